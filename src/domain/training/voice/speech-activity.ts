/** Where somebody speaks, and how far that stands out from what is behind it. */
import { bandPass, highPass } from './filters.ts';
import { framePowers, inDb, mean, quantile, SILENT_DB, toDb } from './levels.ts';
import { BAND_HOP, BAND_RATE, HOP, HOP_SECONDS, VOICE_RATE } from './voice-limits.ts';

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
/** Of the levels, hops. */
const WINDOW = 3;

/** Under the loudest speech nothing counts as speech, decibels. */
const RANGE_DB = 28;
const HISS_RANGE_DB = 34;
const OVER_NOISE_DB = { least: 2, most: 6, spread: 2 };
/** Speech this far under full scale is no speech to a microphone. */
const LEAST_LEVEL_DB = -85;
/** Under this a file has zeros. */
const HEARD_DB = SILENT_DB + 15;
const LEAST_QUIET = 15;
/** What is shorter is a click, frames. */
const SHORTEST_SOUND = 4;
/** Hiss reaches no further from the voice than this, frames. */
const HISS_REACH = 25;

/** `low`: the samples at the band's rate. */
export const vowelBand = (low: Float32Array): Float32Array => bandPass(low, BAND_RATE, VOWELS);

/** `vowels`: the samples' own vowel band. */
export const speechActivity = (samples: Float32Array, vowels: Float32Array): SpeechActivity => {
  const speaks = over(inDb(framePowers(vowels, BAND_HOP, WINDOW * BAND_HOP)), RANGE_DB);
  dropShort(speaks, SHORTEST_SOUND);
  const hiss = inDb(framePowers(highPass(samples, VOICE_RATE, HISS_FROM), HOP, WINDOW * HOP));
  addHiss(speaks, over(hiss, HISS_RANGE_DB));
  const first = speaks.indexOf(1);
  return first < 0
    ? { speaks, first: 0, end: 0 }
    : { speaks, first, end: speaks.lastIndexOf(1) + 1 };
};

/** Frames louder than the noise and not too far under the loudest. */
const over = (levels: Float32Array, rangeDb: number): Uint8Array => {
  const least = Math.max((quantile(levels, 0.98) ?? SILENT_DB) - rangeDb, LEAST_LEVEL_DB);
  const heard = levels.filter((level) => level > HEARD_DB);
  const first = Math.max(least, (quantile(heard, 0.04) ?? SILENT_DB) + OVER_NOISE_DB.most);
  const quiet = heard.filter((level) => level < first);
  const limit = quiet.length < LEAST_QUIET ? first : Math.max(least, overNoise(quiet));
  return Uint8Array.from(levels, (level) => (level > limit ? 1 : 0));
};

/** Nearer to a noise that keeps its level than to one that comes and goes. */
const overNoise = (quiet: Float32Array): number => {
  const [low = SILENT_DB, middle = SILENT_DB] = [0.25, 0.5].map((share) => quantile(quiet, share));
  const { least, most, spread } = OVER_NOISE_DB;
  return middle + Math.min(most, least + spread * (middle - low));
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
): { snrDb: number | null; noiseDb: number } => {
  const noise = noisePower(powers, speaks);
  const noiseDb = toDb(noise);
  if (end <= first) return { snrDb: null, noiseDb };
  const all = mean(powers.subarray(first, end));
  const db = toDb(Math.max(0, all - noise)) - noiseDb;
  return { snrDb: Math.min(MOST_SNR_DB, Math.max(LEAST_SNR_SAID_DB, db)), noiseDb };
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

const isHeard = (power: number): boolean => toDb(power) > HEARD_DB;
