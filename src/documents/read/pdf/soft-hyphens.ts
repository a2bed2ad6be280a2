import type { PaintedGlyph, PaintedText } from './page-paint.ts';
import type { GlyphsOf } from './painted-glyphs.ts';
import type { PlacedText } from './text-runs.ts';

const SOFT_HYPHEN = '\u00ad';

/**
 * Puts back hyphens that were painted but are encoded as soft hyphens (XeTeX and others share one
 * glyph for both): pdf.js leaves them out of the text, and with them the dash of date ranges.
 */
export const restoreHyphens = (
  texts: PlacedText[],
  painted: PaintedText[],
  glyphsOf: GlyphsOf,
): PlacedText[] => {
  const found = painted.some(
    ({ glyphs, invisible }) => !invisible && glyphs.some(({ text }) => text === SOFT_HYPHEN),
  );
  return found ? texts.map((placed) => restoreIn(placed, glyphsOf(placed))) : texts;
};

const restoreIn = (placed: PlacedText, glyphs: readonly PaintedGlyph[]): PlacedText => {
  if (!glyphs.some((glyph) => glyph.text === SOFT_HYPHEN)) return placed;
  const letters = [...placed.text];
  let text = '';
  let at = 0;
  const takeTo = (end: number): void => {
    text += letters.slice(at, end).join('');
    at = end;
  };
  let before: PaintedGlyph | undefined;
  for (const glyph of glyphs) {
    if (glyph.text === SOFT_HYPHEN) {
      const isApart =
        before !== undefined && glyph.x - before.end > 0.15 * Math.abs(placed.matrix[3]);
      text += isApart ? ' -' : '-';
    } else
      for (const letter of glyph.text.trim()) {
        let next = at;
        while (next < letters.length && letters[next] === ' ') next += 1;
        takeTo(letter === ' ' ? next : next + 1);
      }
    before = glyph;
  }
  takeTo(letters.length);
  return { ...placed, text };
};
