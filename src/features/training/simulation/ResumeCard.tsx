import { Trans } from '@lingui/react/macro';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { discardSession } from '#/data/records/training/interviews.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Pole } from '#/ui/figures/Pole.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { ConfirmDialog } from '#/ui/messages/ConfirmDialog.tsx';
import { training } from '../training.css.ts';
import { useMomentWords } from '../use-moment-words.ts';
import { useProgressWords } from './use-progress-words.ts';
import type { Interview } from './use-interviews.ts';
import { useSessionName } from './use-session-name.ts';

/** An interview that was begun waits where it was left. */
export function ResumeCard({
  context,
  interview: { session, course },
  onGo,
}: {
  context: DataContext;
  interview: Interview;
  onGo: (session: string) => void;
}) {
  const nameOf = useSessionName();
  const moment = useMomentWords();
  const progress = useProgressWords();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();
  const total = course.questions.length;
  const at = Math.min(course.done + 1, total);
  const words = progress(at, total);
  const discard = async () => {
    const gone = await discardSession(context, session.id);
    if (!gone.ok) setFailure(gone.error);
  };
  return (
    <Card title={nameOf(session)} actions={<span className={training.quiet}>{words}</span>}>
      <Stack>
        <Pole label={words} value={at} bands={total} valueText={words} />
        <p>
          <Trans>
            Commencée {moment(session.startedAt)}. Elle vous attend à la question où vous étiez,
            avec le temps qu’il restait.
          </Trans>
        </p>
        {failure && <StorageNote failure={failure} />}
        <Row gap="px8">
          <Button variant="primary" icon={Play} onClick={() => onGo(session.id)}>
            <Trans>Reprendre</Trans>
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <Trans>Effacer et recommencer</Trans>
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void discard()}
        title={<Trans>Effacer cette entrevue commencée?</Trans>}
        confirmLabel={<Trans>Effacer l’entrevue</Trans>}
        danger
      >
        <Trans>Les réponses déjà données sont supprimées définitivement avec elle.</Trans>
      </ConfirmDialog>
    </Card>
  );
}
