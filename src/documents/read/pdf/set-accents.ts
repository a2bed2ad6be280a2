import type { GlyphsOf } from './painted-glyphs.ts';
import type { PlacedText } from './text-runs.ts';

/**
 * Without the blanks that pdf.js sees where old TeX fonts step on to an accent over the next letter ("Tr ´" before
 * "esor"): the letter begins where the word before it ends.
 */
export const closeSetAccents = (texts: PlacedText[], glyphsOf: GlyphsOf): PlacedText[] =>
  texts.map((placed, at) => {
    const next = texts[at + 1];
    if (!next || !ENDS_IN_ACCENT.test(placed.text)) return placed;
    const [, , , em, , y] = placed.matrix;
    if (Math.abs(next.matrix[5] - y) > BASELINE_POINTS) return placed;
    const letter = glyphsOf(placed).findLast(({ text }) => LETTER.test(text));
    const gap = letter ? next.matrix[4] - letter.end : Infinity;
    return gap < BLANK_EM * Math.abs(em)
      ? { ...placed, text: placed.text.replace(ENDS_IN_ACCENT, '$1') }
      : placed;
  });

const ENDS_IN_ACCENT = /(?<=\S)\s([`´ˆ˜˘˙¨˚˝ˇ])$/u;
const LETTER = /[^\s`´ˆ˜˘˙¨˚˝ˇ]/u;
const BASELINE_POINTS = 0.1;
/** A narrower gap is no blank. */
const BLANK_EM = 0.12;
