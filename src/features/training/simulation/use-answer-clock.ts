import { useEffect, useEffectEvent, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { clockAt, keepClock } from '#/data/records/interviews.ts';
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
    void clockAt(context, id).then((rest) => {
      if (isGone) return;
      const kept = rest?.question === question ? { leftMs: rest.leftMs, since: null } : undefined;
      setClock(kept ?? clockOf(answerSeconds));
    });
    return () => {
      isGone = true;
    };
  }, [context, id, answerSeconds, question]);
  return clock;
};

/** Runs while it is on the screen, and is kept on the device; `onEnd` once there is no time left. */
export const useAnswerClock = (
  context: DataContext,
  session: string,
  question: string,
  first: AnswerClock | null,
  onEnd: () => void,
): { secondsLeft: number | undefined; usedSeconds: (limit: number) => number; stop: () => void } => {
  const [running] = useState(() => ({
    clock: first && startClock(first, now()),
    isOver: false,
  }));
  const [leftMs, setLeftMs] = useState(first?.leftMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const { clock } = running;
    if (!clock) return;
    let keptAt = clock.leftMs;
    const keep = (): void => {
      if (running.isOver) return;
      keptAt = leftAt(clock, now());
      void keepClock(context, session, { question, leftMs: keptAt });
    };
    const tick = (): void => {
      if (running.isOver) return;
      const left = leftAt(clock, now());
      setLeftMs(left);
      if (left === 0) {
        running.isOver = true;
        end();
      } else if (keptAt - left >= KEPT_EVERY_MS) keep();
    };
    const timer = setInterval(tick, SECOND_MS / 4);
    const stopLooking = onPageLeaving(keep);
    return () => {
      clearInterval(timer);
      stopLooking();
      keep();
    };
  }, [context, session, question, running]);
  return {
    secondsLeft: leftMs === undefined ? undefined : secondsLeft(leftMs),
    usedSeconds: (limit) =>
      running.clock ? Math.max(1, limit - secondsLeft(leftAt(running.clock, now()))) : 0,
    /** The answer is given: what is left of its time is nobody's any more. */
    stop: () => {
      running.isOver = true;
    },
  };
};
