/** Where somebody speaks. */
import { dropEchoes, isEchoing } from './echoes.ts';
import { bandPass, highPass } from './filters.ts';
import { framePowers, HEARD_DB, inDb, quantile, SILENT_DB } from './levels.ts';
import { runsOf } from './runs.ts';
import { BAND_HOP, BAND_RATE, HOP, VOICE_RATE } from './voice-limits.ts';

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
const LEAST_QUIET = 15;
/** What is shorter is a click, frames. */
const SHORTEST_SOUND = 4;
/** Hiss reaches no further from the voice than this, frames. */
const HISS_REACH = 25;
/** The lips or the tongue close for a consonant, frames. */
const LONGEST_STOP = 9;

/** `low`: the samples at the band's rate. */
export const vowelBand = (low: Float32Array): Float32Array => bandPass(low, BAND_RATE, VOWELS);

/** `vowels`: the samples' own vowel band. */
export const speechActivity = (samples: Float32Array, vowels: Float32Array): SpeechActivity => {
  const levels = inDb(framePowers(vowels, BAND_HOP, WINDOW * BAND_HOP));
  const speaks = over(levels, RANGE_DB);
  dropShort(speaks, SHORTEST_SOUND);
  const hiss = inDb(framePowers(highPass(samples, VOICE_RATE, HISS_FROM), HOP, WINDOW * HOP));
  addHiss(speaks, over(hiss, HISS_RANGE_DB));
  if (isEchoing(speaks, levels)) dropEchoes(speaks, levels);
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

/** A hissing frame is speech where it runs on from speech, or from what stops the breath before it: “clients”. */
const addHiss = (speaks: Uint8Array, hisses: Uint8Array): void => {
  const voiced = Uint8Array.from(speaks);
  for (const step of [1, -1]) {
    let since = HISS_REACH + 1;
    let stopped = 0;
    for (let n = 0; n < speaks.length; n += 1) {
      const frame = step > 0 ? n : speaks.length - 1 - n;
      if (voiced[frame]) since = stopped = 0;
      else if (since < HISS_REACH) {
        since += 1;
        if (!hisses[frame]) stopped += 1;
        else {
          for (let back = 0; back <= stopped; back += 1) speaks[frame - step * back] = 1;
          stopped = 0;
        }
        if (stopped > LONGEST_STOP) since = HISS_REACH;
      }
    }
  }
};

const dropShort = (marks: Uint8Array, shortest: number): void => {
  for (const [start, end] of runsOf(marks, 1))
    if (end - start < shortest) marks.fill(0, start, end);
};
