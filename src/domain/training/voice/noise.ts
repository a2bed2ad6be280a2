/** How far speech stands out from what is behind it. */
import { HEARD_DB, mean, quantile, toDb } from './levels.ts';
import { runsOf } from './runs.ts';
import type { SpeechActivity } from './speech-activity.ts';
import { HOP_SECONDS } from './voice-limits.ts';

const LEAST_QUIET = 15;
/** Frames next to speech hold its echo. */
const ECHO = Math.round(0.08 / HOP_SECONDS);
/** A programme that speaks writes zeros between its words: what is left of the quiet is then the words' ends. */
export const MOST_ZEROS = 1 / 3;
/** Over the middle of the quiet, what is louder is a breath or a door. */
const OUTLIER = 4;
/** Frames on either side. */
const SWING = 5;
/** Of the quiet, from its low tenth to its middle: wider, it is the echo of the words. */
export const MOST_SPREAD_DB = 8;
const LEAST_FALL_DB = 3;
const MOST_SNR_DB = 60;
const LEAST_SNR_SAID_DB = -20;

/**
 * Mean power of the speech, pauses within it included, over the mean power of what is heard between; of the whole
 * band that was recorded, decibels. `powers`: of the sound as it came, a frame each.
 */
export const signalToNoise = (
  powers: Float32Array,
  { speaks, first, end }: SpeechActivity,
): { snrDb: number | null; noiseDb: number } => {
  const noise = noisePower(powers, speaks);
  const noiseDb = toDb(noise);
  if (end <= first) return { snrDb: null, noiseDb };
  const all = mean(powers.subarray(first, end));
  const db = toDb(Math.max(0, all - noise)) - noiseDb;
  return { snrDb: Math.min(MOST_SNR_DB, Math.max(LEAST_SNR_SAID_DB, db)), noiseDb };
};

const noisePower = (powers: Float32Array, speaks: Uint8Array): number => {
  const stretches = runsOf(speaks, 0).map(([start, end]) =>
    smoothed(powers.subarray(start === 0 ? 0 : start + ECHO, Math.max(0, end - 3))),
  );
  const quiet = stretches.flatMap((stretch) => [...stretch]);
  const heard = quiet.filter(isHeard);
  if (heard.length < quiet.length * (1 - MOST_ZEROS))
    return floorBesideZeros(powers.filter(isHeard));
  if (heard.length < LEAST_QUIET) return quantile(powers.filter(isHeard), 0.04) ?? 0;
  const [low = 0, middle = 0] = [0.1, 0.5].map((share) => quantile(heard, share));
  // What falls through all levels is the words' echo: the noise is under it.
  if (toDb(middle) - toDb(low) > MOST_SPREAD_DB && fallIn(stretches) > LEAST_FALL_DB) return low;
  return mean(heard.filter((power) => power <= OUTLIER * middle));
};

/** Traffic and wind swing from frame to frame: their mean is asked for, not their middle. */
const smoothed = (powers: Float32Array): Float32Array =>
  powers.map((_, frame) => mean(powers.subarray(Math.max(0, frame - SWING), frame + SWING + 1)));

/** From the first third of a silence to its last, in the middle of all: an echo falls, a noise as often rises. */
const fallIn = (stretches: readonly Float32Array[]): number => {
  const falls = stretches
    .filter(({ length }) => length >= LEAST_QUIET)
    .map((powers) => {
      const third = Math.floor(powers.length / 3);
      return toDb(mean(powers.subarray(0, third))) - toDb(mean(powers.subarray(-third)));
    });
  return quantile(falls, 0.5) ?? Infinity;
};

/** Noise lies in the frames it has for itself at one level; the quiet ends of clean words lie at all levels. */
const floorBesideZeros = (heard: Float32Array): number => {
  const floor = quantile(heard, 0.04) ?? 0;
  const near = heard.filter((power) => power > floor / 2 && power < floor * 2);
  return near.length > 0.12 * heard.length ? floor : 0;
};

const isHeard = (power: number): boolean => toDb(power) > HEARD_DB;
