import { everyNth, lowPass } from './filters.ts';
import { BAND_RATE, HOP_SECONDS } from './voice-limits.ts';

/** Voices, hertz: low men to children. */
const LOWEST = 65;
const HIGHEST = 420;
/** Every other sample is enough for a pitch, with the peak of the correlation interpolated. */
const EVERY = 2;
const RATE = BAND_RATE / EVERY;
const HOP = RATE * HOP_SECONDS;
const WINDOW = Math.round(RATE * 0.04);
const SHORTEST = Math.floor(RATE / HIGHEST);
const LONGEST = Math.ceil(RATE / LOWEST);
/** A multiple of the period correlates as well as the period: the shortest that comes this near the best is it. */
const NEAR_BEST = 0.9;

export interface PitchTrack {
  /** Hertz for each frame, 0 where it was not looked for. */
  hertz: Float32Array;
  /** How alike two neighbouring periods are, 0 to 1: over about 0.5 the frame is voiced. */
  likeness: Float32Array;
}

/** By normalised cross-correlation of neighbouring stretches, at the band's rate, for the frames that are `wanted`. */
export const pitchTrack = (samples: Float32Array, wanted: Uint8Array): PitchTrack => {
  const low = everyNth(lowPass(samples, BAND_RATE, 900), EVERY);
  const hertz = new Float32Array(wanted.length);
  const likeness = new Float32Array(wanted.length);
  const scores = new Float32Array(LONGEST + 2);
  for (let frame = 0; frame < wanted.length; frame += 1) {
    if (!wanted[frame]) continue;
    const start = Math.round((frame + 0.5) * HOP - (WINDOW + LONGEST) / 2);
    if (start < 0 || start + WINDOW + LONGEST + 1 >= low.length) continue;
    correlate(low, start, scores);
    const lag = bestLag(scores);
    if (lag === 0) continue;
    likeness[frame] = Math.max(0, scores[lag] ?? 0);
    hertz[frame] = RATE / refined(scores, lag);
  }
  return { hertz, likeness };
};

/** Writes the correlation of the window at `start` with the one `lag` later, for each lag. */
const correlate = (low: Float32Array, start: number, scores: Float32Array): void => {
  let still = 1e-9;
  let moved = 1e-9;
  for (let index = start; index < start + WINDOW; index += 1) {
    const sample = low[index] ?? 0;
    const later = low[index + SHORTEST - 1] ?? 0;
    still += sample * sample;
    moved += later * later;
  }
  for (let lag = SHORTEST - 1; lag <= LONGEST + 1; lag += 1) {
    let sum = 0;
    for (let index = start; index < start + WINDOW; index += 1)
      sum += (low[index] as number) * (low[index + lag] as number);
    scores[lag] = sum / Math.sqrt(still * moved);
    const leaves = low[start + lag] ?? 0;
    const enters = low[start + lag + WINDOW] ?? 0;
    moved = Math.max(1e-9, moved + enters * enters - leaves * leaves);
  }
};

const bestLag = (scores: Float32Array): number => {
  let best = 0;
  for (let lag = SHORTEST; lag <= LONGEST; lag += 1)
    if (isPeak(scores, lag) && (scores[lag] ?? 0) > (scores[best] ?? 0)) best = lag;
  if (best === 0) return 0;
  for (let lag = SHORTEST; lag < best; lag += 1)
    if (isPeak(scores, lag) && (scores[lag] ?? 0) > NEAR_BEST * (scores[best] ?? 0)) return lag;
  return best;
};

const isPeak = (scores: Float32Array, lag: number): boolean =>
  (scores[lag] ?? 0) >= (scores[lag - 1] ?? 0) && (scores[lag] ?? 0) > (scores[lag + 1] ?? 0);

/** The top of the parabola through the peak and its neighbours. */
const refined = (scores: Float32Array, lag: number): number => {
  const before = scores[lag - 1] ?? 0;
  const top = scores[lag] ?? 0;
  const after = scores[lag + 1] ?? 0;
  const bend = before - 2 * top + after;
  return bend === 0 ? lag : lag + (0.5 * (before - after)) / bend;
};
