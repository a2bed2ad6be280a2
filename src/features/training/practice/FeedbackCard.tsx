import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Suspense, useEffect } from 'react';
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

/** Its title takes the focus when it comes. */
const FEEDBACK = 'training-feedback';

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
  const moment = useMomentWords();
  // An answer that was given is read back before it can be shown.
  useEffect(() => document.getElementById(FEEDBACK)?.focus(), []);
  return (
    <Card
      title={
        <span id={FEEDBACK} tabIndex={-1} className={training.landing}>
          <Trans>Rétroaction</Trans>
        </span>
      }
      actions={<span className={training.quiet}>{moment(result.answeredAt)}</span>}
    >
      <Stack gap="px20">
        <Suspense fallback={<Skeleton lines={6} />}>
          <Feedback context={context} asked={{ language, category, text }} result={result} />
        </Suspense>
        {followUp !== '' && (
          <p>
            <Trans>On pourrait ensuite vous demander :</Trans>{' '}
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
  );
}
