/** Where somebody speaks, and how far that stands out from what is behind it. */
import { highPass, lowPass } from './filters.ts';
import { framePowers, inDb, mean, quantile, SILENT_DB, toDb } from './levels.ts';
import { HOP, HOP_SECONDS, VOICE_RATE } from './voice-limits.ts';

export interface SpeechActivity {
  /** 1 for each frame in which somebody speaks. */
  speaks: Uint8Array;
  /** First and one past the last frame of speech; equal where there is none. */
  first: number;
  end: number;
}

/** The band of vowels, which a telephone passes too, in hertz. */
const VOWELS = { low: 300, high: 2500 };
/** Hissing sounds lie above; they belong to the word, not to the pause behind it. */
const HISS_FROM = 3000;
const WINDOW = Math.round(0.03 * VOICE_RATE);

/** Under the loudest speech nothing counts as speech, decibels. */
const RANGE_DB = 28;
const HISS_RANGE_DB = 34;
/** Over the noise. */
const OVER_NOISE_DB = 6;
const OVER_HISS_DB = 9;
/** What is shorter is a click, frames. */
const SHORTEST_SOUND = 4;
/** Hiss reaches no further from the voice than this, frames. */
const HISS_REACH = 25;

export const vowelBand = (samples: Float32Array): Float32Array =>
  lowPass(highPass(samples, VOICE_RATE, VOWELS.low), VOICE_RATE, VOWELS.high);

/** `vowels`: the samples' own vowel band. */
export const speechActivity = (samples: Float32Array, vowels: Float32Array): SpeechActivity => {
  const speaks = over(inDb(framePowers(vowels, HOP, WINDOW)), RANGE_DB, OVER_NOISE_DB);
  dropShort(speaks, SHORTEST_SOUND);
  const hiss = inDb(framePowers(highPass(samples, VOICE_RATE, HISS_FROM), HOP, WINDOW));
  addHiss(speaks, over(hiss, HISS_RANGE_DB, OVER_HISS_DB));
  const first = speaks.indexOf(1);
  return first < 0
    ? { speaks, first: 0, end: 0 }
    : { speaks, first, end: speaks.lastIndexOf(1) + 1 };
};

/** Frames louder than the noise and not too far under the loudest. */
const over = (levels: Float32Array, rangeDb: number, overNoiseDb: number): Uint8Array => {
  const top = quantile(levels, 0.98) ?? SILENT_DB;
  const limit = (noise: number): number => Math.max(top - rangeDb, noise + overNoiseDb, -85);
  const sounding = levels.filter((level) => level > SILENT_DB + 15);
  const first = limit(quantile(sounding, 0.04) ?? SILENT_DB);
  const quiet = sounding.filter((level) => level < first);
  const second = limit(Math.min(mean(quiet), first));
  return Uint8Array.from(levels, (level) => (level > (quiet.length < 15 ? first : second) ? 1 : 0));
};

/** A hissing frame is speech where it runs on from speech, without a gap. */
const addHiss = (speaks: Uint8Array, hisses: Uint8Array): void => {
  const voiced = Uint8Array.from(speaks);
  for (const step of [1, -1]) {
    let since = HISS_REACH + 1;
    for (let n = 0; n < speaks.length; n += 1) {
      const frame = step > 0 ? n : speaks.length - 1 - n;
      if (voiced[frame]) since = 0;
      else if (hisses[frame] && since < HISS_REACH) {
        since += 1;
        speaks[frame] = 1;
      } else since = HISS_REACH + 1;
    }
  }
};

const dropShort = (marks: Uint8Array, shortest: number): void => {
  for (const [start, end] of runsOf(marks, 1))
    if (end - start < shortest) marks.fill(0, start, end);
};

/** Start and end of each stretch of frames that have the value. */
export const runsOf = (marks: Uint8Array, value: 0 | 1): [start: number, end: number][] => {
  const runs: [number, number][] = [];
  let start = -1;
  for (let frame = 0; frame <= marks.length; frame += 1) {
    const is = frame < marks.length && marks[frame] === value;
    if (is && start < 0) start = frame;
    if (!is && start >= 0) {
      runs.push([start, frame]);
      start = -1;
    }
  }
  return runs;
};

/** Frames next to speech hold its echo. */
const ECHO = Math.round(0.08 / HOP_SECONDS);
const LEAST_QUIET = 15;
/** A programme that speaks writes zeros between its words: what is left of the quiet is then the words' ends. */
const MOST_ZEROS = 1 / 3;
/** Over the middle of the quiet, what is louder is a breath or a door. */
const OUTLIER = 4;
const MOST_SNR_DB = 60;
const LEAST_SNR_SAID_DB = -20;

/**
 * Mean power of the speech, pauses within it included, over the mean power of what is heard between; of the whole
 * band that was recorded, decibels. `powers`: of the sound as it came, a frame each.
 */
export const signalToNoise = (
  powers: Float32Array,
  { speaks, first, end }: SpeechActivity,
): number | null => {
  if (end <= first) return null;
  const noise = noisePower(powers, speaks);
  const all = mean(powers.subarray(first, end));
  const db = toDb(Math.max(0, all - noise)) - toDb(noise);
  return Math.min(MOST_SNR_DB, Math.max(LEAST_SNR_SAID_DB, db));
};

const noisePower = (powers: Float32Array, speaks: Uint8Array): number => {
  const quiet: number[] = [];
  for (const [start, end] of runsOf(speaks, 0))
    for (let frame = start === 0 ? 0 : start + ECHO; frame < end - 3; frame += 1)
      quiet.push(powers[frame] ?? 0);
  const heard = quiet.filter(isHeard);
  if (heard.length < quiet.length * (1 - MOST_ZEROS))
    return floorBesideZeros(powers.filter(isHeard));
  if (heard.length < LEAST_QUIET) return quantile(powers.filter(isHeard), 0.04) ?? 0;
  const most = OUTLIER * (quantile(heard, 0.5) ?? 0);
  return mean(heard.filter((power) => power <= most));
};

/** Noise lies in the frames it has for itself at one level; the quiet ends of clean words lie at all levels. */
const floorBesideZeros = (heard: Float32Array): number => {
  const floor = quantile(heard, 0.04) ?? 0;
  const near = heard.filter((power) => power > floor / 2 && power < floor * 2);
  return near.length > 0.12 * heard.length ? floor : 0;
};

const isHeard = (power: number): boolean => toDb(power) > SILENT_DB + 15;
