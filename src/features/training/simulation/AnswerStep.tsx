import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import type { DataContext } from '#/data/context.ts';
import type { InterviewSession, SessionQuestion } from '#/domain/training/interview-session.ts';
import { useFoundDraft } from '../answer/use-answer-draft.ts';
import { useTrainingSettings } from '../use-training-settings.ts';
import { StepForm } from './StepForm.tsx';
import { useKeptClock } from './use-answer-clock.ts';

/** A question with what was begun of its answer, and the time that was left. */
export function AnswerStep(step: {
  context: DataContext;
  session: InterviewSession;
  question: SessionQuestion;
  /** « Question 3 sur 8 » */
  words: string;
  isLast: boolean;
}) {
  const { context, session, question } = step;
  const place = { question: question.question, session: session.id };
  const found = useFoundDraft(context, place);
  const clock = useKeptClock(context, session, question.question);
  const settings = useTrainingSettings(context);
  if (found === undefined || clock === undefined || !settings) return <Skeleton lines={4} />;
  return (
    <StepForm
      {...step}
      place={place}
      found={found}
      clock={clock}
      keeps={settings.keepsRecordings}
    />
  );
}
