import { Trans } from '@lingui/react/macro';
import Play from 'lucide-react/icons/play';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { clockAt } from '#/data/records/training/interviews.ts';
import { secondsLeft } from '#/domain/training/answer-clock.ts';
import type { InterviewSession } from '#/domain/training/interview-session.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { TrainingButtonLink } from '../TrainingLink.tsx';
import { useDurationWords } from '../use-duration-words.ts';

/** The clock stands still, and the question is out of sight. */
export function PausedCard({
  context,
  session: { id, kind },
  words,
  isBegun,
  onGoOn,
}: {
  context: DataContext;
  session: InterviewSession;
  words: string;
  isBegun: boolean;
  onGoOn: () => void;
}) {
  const duration = useDurationWords();
  const rest = useLiveQuery(() => clockAt(context, id), [context, id]);
  return (
    <Card title={<Trans>En pause</Trans>}>
      <Stack>
        <p role="status">
          <strong>{words}</strong>
          {rest && (
            <>
              {', '}
              <Trans>il reste {duration(secondsLeft(rest.leftMs))} pour cette réponse.</Trans>
            </>
          )}
        </p>
        <p>
          <Trans>
            Ce que vous avez écrit est gardé. Vous pouvez fermer cette page et revenir plus tard.
          </Trans>
        </p>
        <Row gap="px8">
          <Button variant="primary" icon={Play} onClick={onGoOn}>
            {isBegun || rest ? <Trans>Continuer</Trans> : <Trans>Commencer</Trans>}
          </Button>
          <TrainingButtonLink open={{ tab: kind === 'custom' ? 'custom' : 'simulation' }}>
            <Trans>Quitter</Trans>
          </TrainingButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}
