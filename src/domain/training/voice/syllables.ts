/**
 * Syllables, each by its nucleus: a top of loudness where vowels are, with a dip on both sides, and voiced. The idea is
 * de Jong and Wempe's (2009, doi 10.3758/BRM.41.2.385); the band, the window that follows the pace and the local
 * range are our own, chosen on voices apart from those of the measurement.
 */
import { framePowers, inDb, quantile, SILENT_DB } from './levels.ts';
import { BAND_HOP, BAND_RATE, HOP_SECONDS } from './voice-limits.ts';

/** The band that tells vowels best from what is between them, nasals included, in hertz. */
export const NUCLEUS_BAND = { low: 400, high: 2200 };

/** Between two nuclei, decibels. */
const DIP_DB = 1;
/** Under the loudest of the moments around, and of the whole. */
const RANGE_DB = 15.5;
const WHOLE_RANGE_DB = 26;
const AROUND = Math.round(1.5 / HOP_SECONDS);
const VOICED = 0.4;

/** Seconds. Fast speech blurs in a long window, slow speech ripples in a short one. */
const WINDOW = { first: 0.05, shortest: 0.03, longest: 0.065, ofSyllable: 0.24 };

export interface Nucleus {
  frame: number;
  /** Decibels under full scale. */
  level: number;
}

/** `band`: the samples' nucleus band; `likeness`: how voiced each frame is; `speaks`: where speech is. */
export const syllableNuclei = (
  band: Float32Array,
  likeness: Float32Array,
  speaks: Uint8Array,
): Nucleus[] => {
  const first = nucleiWith(WINDOW.first, band, likeness, speaks);
  const seconds = speaks.reduce((sum, one) => sum + one, 0) * HOP_SECONDS;
  const wanted = (WINDOW.ofSyllable * seconds) / Math.max(1, first.length);
  const window = Math.min(WINDOW.longest, Math.max(WINDOW.shortest, wanted));
  return nucleiWith(window, band, likeness, speaks);
};

const nucleiWith = (
  window: number,
  band: Float32Array,
  likeness: Float32Array,
  speaks: Uint8Array,
): Nucleus[] => {
  const levels = inDb(framePowers(band, BAND_HOP, window * BAND_RATE));
  const least = (quantile(levels, 0.99) ?? SILENT_DB) - WHOLE_RANGE_DB;
  const around = loudestAround(levels);
  return tops(levels)
    .filter((frame) => {
      const level = levels[frame] ?? SILENT_DB;
      const isLoud = level > least && level > (around[frame] ?? 0) - RANGE_DB;
      return isLoud && speaks[frame] === 1 && isVoiced(likeness, frame);
    })
    .map((frame) => ({ frame, level: levels[frame] ?? SILENT_DB }));
};

/** For each frame, a quarter of a second at a time: a speaker who drops or comes nearer stays in range. */
const loudestAround = (levels: Float32Array): Float32Array => {
  const loudest = new Float32Array(levels.length);
  const step = Math.round(0.25 / HOP_SECONDS);
  for (let frame = 0; frame < levels.length; frame += step) {
    const near = levels.subarray(Math.max(0, frame - AROUND), frame + AROUND);
    loudest.fill(quantile(near, 0.96) ?? SILENT_DB, frame, frame + step);
  }
  return loudest;
};

/** Tops that rise over the dips on both of their sides. */
const tops = (levels: Float32Array): number[] => {
  const found: number[] = [];
  const at = (frame: number): number => levels[frame] ?? SILENT_DB;
  let isRising = true;
  let top = 0;
  let low = SILENT_DB;
  for (let frame = 1; frame < levels.length; frame += 1) {
    const level = at(frame);
    if (isRising && level > at(top)) top = frame;
    else if (isRising && level < at(top) - DIP_DB) {
      found.push(top);
      isRising = false;
      low = level;
    } else if (!isRising && level < low) low = level;
    else if (!isRising && level > low + DIP_DB) {
      isRising = true;
      top = frame;
    }
  }
  if (isRising && at(top) > low + DIP_DB) found.push(top);
  return found;
};

const isVoiced = (likeness: Float32Array, frame: number): boolean => {
  for (let near = frame - 2; near <= frame + 2; near += 1)
    if ((likeness[near] ?? 0) > VOICED) return true;
  return false;
};
