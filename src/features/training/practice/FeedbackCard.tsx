import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Suspense } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { InterviewResult } from '#/domain/training/interview-answer.ts';
import type { Question } from '#/domain/training/question.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import { Feedback } from '../answer/parts.tsx';
import { training } from '../training.css.ts';
import { useMomentWords } from '../use-moment-words.ts';

/** Takes the focus when it comes. */
export const FEEDBACK = 'training-feedback';

/** What is thought of one answer, and the way to another. */
export function FeedbackCard({
  context,
  question: { language, category, text, followUp },
  result,
  onTryAgain,
}: {
  context: DataContext;
  question: Question;
  result: InterviewResult;
  /** With the words to begin with. */
  onTryAgain: (start: string) => void;
}) {
  const { t } = useLingui();
  const moment = useMomentWords();
  return (
    <section id={FEEDBACK} tabIndex={-1} aria-label={t`Rétroaction`} className={training.plain}>
      <Card
        title={<Trans>Rétroaction</Trans>}
        actions={<span className={training.quiet}>{moment(result.answeredAt)}</span>}
      >
        <Stack gap="px20">
          <Suspense fallback={<Skeleton lines={6} />}>
            <Feedback context={context} asked={{ language, category, text }} result={result} />
          </Suspense>
          {followUp !== '' && (
            <p>
              <Trans>On pourrait ensuite vous demander :</Trans>{' '}
              <strong lang={LANGUAGE_TAGS[language]}>{followUp}</strong>
            </p>
          )}
          <Row gap="px8">
            <Button variant="primary" icon={Pencil} onClick={() => onTryAgain(result.answer)}>
              <Trans>Améliorer cette réponse</Trans>
            </Button>
            <Button icon={RotateCcw} onClick={() => onTryAgain('')}>
              <Trans>Recommencer</Trans>
            </Button>
          </Row>
        </Stack>
      </Card>
    </section>
  );
}
