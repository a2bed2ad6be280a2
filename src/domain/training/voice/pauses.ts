import { runsOf } from './runs.ts';
import type { SpeechActivity } from './speech-activity.ts';
import { HOP_SECONDS } from './voice-limits.ts';

/** Seconds from the beginning of the sound. */
export interface Stretch {
  start: number;
  duration: number;
}

/** What is shorter closes a consonant. Silences fall in groups around this (Campione and Véronis, 2002). */
const LEAST_PAUSE_SECONDS = 0.25;
/** A pause to think; what is shorter is never held against anyone. */
export const LONG_PAUSE_SECONDS = 3;

/** Silences between the first and the last word. */
export const pausesIn = ({ speaks, first, end }: SpeechActivity): Stretch[] =>
  runsOf(speaks.subarray(first, end), 0)
    .map(([from, to]) => stretch(first + from, first + to))
    .filter(({ duration }) => duration >= LEAST_PAUSE_SECONDS);

export const stretch = (from: number, to: number): Stretch => ({
  start: toHundredths(from * HOP_SECONDS),
  duration: toHundredths((to - from) * HOP_SECONDS),
});

const toHundredths = (seconds: number): number => Math.round(seconds * 100) / 100;
