/**
 * The ladder from airy to dense. The first rung on which a CV fits two pages is taken.
 * Body text never goes under 10 points: Canadian advice is 10 to 12.
 */

export interface Preset {
  /** Points. */
  body: number;
  /** Of the body size. */
  leading: number;
  /** Space above a section, points. */
  gap: number;
  /** Points. */
  margin: number;
}

/** Points. */
export const MIN_BODY = 10;

const millimetres = (value: number): number => (value * 72) / 25.4;

export const PRESETS: readonly Preset[] = [
  { body: 11, leading: 1.35, gap: 12, margin: millimetres(20) },
  { body: 11, leading: 1.32, gap: 11, margin: millimetres(19) },
  { body: 10.75, leading: 1.3, gap: 10.5, margin: millimetres(18) },
  { body: 10.5, leading: 1.27, gap: 9.5, margin: millimetres(17) },
  { body: 10.5, leading: 1.24, gap: 8.5, margin: millimetres(16) },
  { body: 10.25, leading: 1.21, gap: 7.5, margin: millimetres(15) },
  { body: 10, leading: 1.18, gap: 7, margin: millimetres(14) },
  { body: 10, leading: 1.15, gap: 6, margin: millimetres(13) },
];
