/**
 * The ladder from airy to dense. The first rung on which a CV fits two pages is taken.
 * Body text never goes under 10 points: Canadian advice is 10 to 12.
 */
import type { DensityName } from '../templates.ts';

export interface Preset {
  /** Points. */
  body: number;
  /** Of the body size. */
  leading: number;
  /** Space above a section, points. */
  gap: number;
  /** Points. */
  margin: number;
  /** Points, in place of the template's own share of the margin. */
  side?: number;
}

/** Points. */
export const MIN_BODY = 10;

const millimetres = (value: number): number => (value * 72) / 25.4;

export const PRESETS: readonly Preset[] = [
  { body: 11, leading: 1.33, gap: 12, margin: millimetres(19) },
  { body: 11, leading: 1.27, gap: 10.5, margin: millimetres(17.5) },
  { body: 11, leading: 1.21, gap: 8.5, margin: millimetres(15.5) },
  { body: 10.75, leading: 1.21, gap: 8, margin: millimetres(15) },
  { body: 10.5, leading: 1.2, gap: 8, margin: millimetres(15) },
  { body: 10.25, leading: 1.19, gap: 7.5, margin: millimetres(14.5) },
  { body: 10, leading: 1.18, gap: 7, margin: millimetres(14) },
  { body: 10, leading: 1.15, gap: 6, margin: millimetres(13) },
];

/** A word processor sets wider faces: where even the densest rung has too many pages there, margins give way. */
export const WORD_PRESETS: readonly Preset[] = [
  ...PRESETS,
  { body: MIN_BODY, leading: 1.12, gap: 5, margin: millimetres(11.5) },
];

/**
 * The ladder of a letter. Running text is read in lines of some 85 signs at most, with air between them; only a long letter takes
 * the rungs of a CV.
 */
export const LETTER_PRESETS: readonly Preset[] = [
  { body: 11, leading: 1.42, gap: 13, margin: millimetres(19), side: millimetres(25.4) },
  { body: 11, leading: 1.36, gap: 12, margin: millimetres(19), side: millimetres(22) },
  ...PRESETS,
];

/**
 * Where the ladder begins. A CV that needs two pages begins on lines as close as a page of print, in body text as large
 * as on the airy ones, so that its first page shows as much of a career as it can.
 */
export const FIRST_PRESET: Record<DensityName, number> = { airy: 0, balanced: 2, dense: 6 };
