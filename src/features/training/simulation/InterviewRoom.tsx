import { Trans } from '@lingui/react/macro';
import Pause from 'lucide-react/icons/pause';
import { useEffect, useEffectEvent } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { InterviewSession, SessionQuestion } from '#/domain/training/interview-session.ts';
import type { Course } from '#/domain/training/session-course.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Pole } from '#/ui/figures/Pole.tsx';
import { classNames } from '#/ui/class-names.ts';
import { page } from '#/ui/layout/layout.css.ts';
import { AnswerStep } from './AnswerStep.tsx';
import { PausedCard } from './PausedCard.tsx';
import { room } from './simulation.css.ts';
import { useProgressWords } from './use-progress-words.ts';
import { useSessionName } from './use-session-name.ts';

/** One question at a time, and nothing else to look at. */
export function InterviewRoom({
  context,
  session,
  course: { questions, done },
  question,
  isGoing,
  onGoing,
}: {
  context: DataContext;
  session: InterviewSession;
  course: Course;
  question: SessionQuestion;
  isGoing: boolean;
  onGoing: (isGoing: boolean) => void;
}) {
  const nameOf = useSessionName();
  const progress = useProgressWords();
  const total = questions.length;
  const at = Math.min(done + 1, total);
  const words = progress(at, total);
  const pause = useEffectEvent(() => onGoing(false));
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') pause();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return (
    <div className={classNames(page.narrow, page.padding, room.root)}>
      <div className={room.head}>
        <h1 tabIndex={-1} className={room.title}>
          {nameOf(session)}
        </h1>
        {isGoing && (
          <Button size="small" variant="quiet" icon={Pause} onClick={() => onGoing(false)}>
            <Trans>Mettre en pause</Trans>
          </Button>
        )}
      </div>
      <Pole label={words} value={at} bands={total} valueText={words} />
      {isGoing ? (
        <AnswerStep
          key={question.question}
          context={context}
          session={session}
          question={question}
          words={words}
          isLast={at === total}
        />
      ) : (
        <PausedCard
          context={context}
          session={session}
          words={words}
          isBegun={done > 0}
          onGoOn={() => onGoing(true)}
        />
      )}
    </div>
  );
}
