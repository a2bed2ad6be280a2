import { useEffect, useRef, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { clockAt, keepClock } from '#/data/records/training/interviews.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import {
  clockOf,
  leftAt,
  secondsLeft,
  startClock,
  type AnswerClock,
} from '#/domain/training/answer-clock.ts';
import type { InterviewSession } from '#/domain/training/interview-session.ts';
import { now } from '#/platform/clock.ts';
import { onPageLeaving } from '#/platform/page-leaving.ts';

/** A tab that is killed gives back this much at the most. */
const KEPT_EVERY_MS = 2 * SECOND_MS;

/** The time that is left for an answer, as it was when its tab was closed; null without a limit, undefined until it is read. */
export const useKeptClock = (
  context: DataContext,
  { id, answerSeconds }: InterviewSession,
  question: string,
): AnswerClock | null | undefined => {
  const [clock, setClock] = useState<AnswerClock | null | undefined>(
    answerSeconds > 0 ? undefined : null,
  );
  useEffect(() => {
    if (answerSeconds === 0) return;
    let isGone = false;
    const read = async (): Promise<void> => {
      const rest = await clockAt(context, id);
      const kept = rest?.question === question ? { leftMs: rest.leftMs, since: null } : undefined;
      if (!isGone) setClock(kept ?? clockOf(answerSeconds));
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [context, id, answerSeconds, question]);
  return clock;
};

export interface RunningClock {
  secondsLeft: number | undefined;
  /** There is no time left. */
  isOver: boolean;
  usedSeconds: (limit: number) => number;
  /** The answer is given: what is left of its time is nobody's any more. */
  stop: () => void;
}

/** Runs while it is on the screen, and is kept on the device. */
export const useAnswerClock = (
  context: DataContext,
  session: string,
  question: string,
  first: AnswerClock | null,
): RunningClock => {
  const [clock] = useState(() => first && startClock(first, now()));
  const [leftMs, setLeftMs] = useState(first?.leftMs);
  const isStopped = useRef(false);
  useEffect(() => {
    if (!clock) return;
    let keptAt = clock.leftMs;
    const keep = (): void => {
      if (isStopped.current) return;
      keptAt = leftAt(clock, now());
      void keepClock(context, session, { question, leftMs: keptAt });
    };
    // A tab that is closed at once has a clock to come back to.
    keep();
    const timer = setInterval(() => {
      if (isStopped.current) return;
      const left = leftAt(clock, now());
      setLeftMs(left);
      if (keptAt - left >= KEPT_EVERY_MS) keep();
    }, SECOND_MS / 4);
    const stopLooking = onPageLeaving(keep);
    return () => {
      clearInterval(timer);
      stopLooking();
      keep();
    };
  }, [context, session, question, clock]);
  return {
    secondsLeft: leftMs === undefined ? undefined : secondsLeft(leftMs),
    isOver: leftMs === 0,
    usedSeconds: (limit) => (clock ? Math.max(1, limit - secondsLeft(leftAt(clock, now()))) : 0),
    stop: () => {
      isStopped.current = true;
    },
  };
};
