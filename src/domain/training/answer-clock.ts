/**
 * The time left for an answer. It runs from `since` on, or stands still where that is null: while it is paused, nothing
 * but the rest is kept, so that a closed tab takes no time away.
 */
import { SECOND_MS } from '../duration.ts';

export interface AnswerClock {
  /** Milliseconds at `since`, or now where it stands still. */
  leftMs: number;
  /** Milliseconds since 1970. */
  since: number | null;
}

export const clockOf = (seconds: number): AnswerClock => ({
  leftMs: seconds * SECOND_MS,
  since: null,
});

/** Never below 0. */
export const leftAt = ({ leftMs, since }: AnswerClock, now: number): number =>
  // A device's clock that is put back gives no time.
  since === null ? leftMs : Math.max(0, leftMs - Math.max(0, now - since));

export const startClock = (clock: AnswerClock, now: number): AnswerClock => ({
  leftMs: leftAt(clock, now),
  since: now,
});

export const stopClock = (clock: AnswerClock, now: number): AnswerClock => ({
  leftMs: leftAt(clock, now),
  since: null,
});

/** As a clock shows them: the last one is over when it reads 0. */
export const secondsLeft = (leftMs: number): number => Math.ceil(leftMs / SECOND_MS);
