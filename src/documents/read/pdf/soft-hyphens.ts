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

/**
 * Some programs give the hyphens they set at line ends no name where a font holds no other: a sign without a name
 * after a small letter at the end, as wide as a hyphen.
 */
export const nameLineEnds = (texts: PlacedText[], glyphsOf: GlyphsOf): PlacedText[] =>
  texts.map((placed) => {
    if (!ENDS_NAMELESS.test(placed.text)) return placed;
    const last = glyphsOf(placed).findLast(({ text }) => text.trim() !== '');
    const em = Math.abs(placed.matrix[3]);
    const width = last && last.text < ' ' ? last.end - last.x : 0;
    return width > HYPHEN_EM.least * em && width < HYPHEN_EM.most * em
      ? { ...placed, text: placed.text.replace(ENDS_NAMELESS, '-') }
      : placed;
  });

// oxlint-disable-next-line no-control-regex -- pdf.js gives the code of a glyph that it can't name
const ENDS_NAMELESS = /(?<=\p{Ll})[\u0001-\u0008\u000e-\u001f]$/u;
/** Narrower than a ligature. */
const HYPHEN_EM = { least: 0.2, most: 0.46 };

const restoreIn = (placed: PlacedText, glyphs: readonly PaintedGlyph[]): PlacedText => {
  if (!glyphs.some((glyph) => glyph.text === SOFT_HYPHEN)) return placed;
  // pdf.js takes a soft hyphen that has a text of its own for a blank.
  const letters = placed.text.trim() === '' ? [] : [...placed.text];
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
