import type { PaintedGlyph, PaintedText } from './page-paint.ts';
import type { PlacedText } from './text-runs.ts';

const SOFT_HYPHEN = '\u00ad';

/**
 * Puts back hyphens that were painted but are encoded as soft hyphens (XeTeX and others share one
 * glyph for both): pdf.js leaves them out of the text, and with them the dash of date ranges.
 */
export const restoreHyphens = (texts: PlacedText[], painted: PaintedText[]): PlacedText[] => {
  const lines = new Map<number, PaintedGlyph[]>();
  let found = false;
  for (const { y, glyphs, invisible } of painted) {
    if (invisible) continue;
    found ||= glyphs.some((glyph) => glyph.text === SOFT_HYPHEN);
    const line = lines.get(Math.round(y)) ?? [];
    line.push(...glyphs);
    lines.set(Math.round(y), line);
  }
  if (!found) return texts;
  const starts = new Map<number, number[]>();
  for (const { matrix } of texts) {
    const row = starts.get(Math.round(matrix[5])) ?? [];
    row.push(matrix[4]);
    starts.set(Math.round(matrix[5]), row);
  }
  return texts.map((placed) => restoreIn(placed, starts, lines));
};

const restoreIn = (
  placed: PlacedText,
  starts: Map<number, number[]>,
  lines: Map<number, PaintedGlyph[]>,
): PlacedText => {
  const [, , , , x, y] = placed.matrix;
  const near = [-1, 0, 1].map((step) => Math.round(y) + step);
  const next = near
    .flatMap((row) => starts.get(row) ?? [])
    .reduce((least, start) => (start > x && start < least ? start : least), Infinity);
  const end = Math.min(next, x + placed.width + Math.abs(placed.matrix[3])) - 0.01;
  const glyphs = near
    .flatMap((row) => lines.get(row) ?? [])
    .filter((glyph) => glyph.x >= x - 0.5 && glyph.x < end)
    .toSorted((a, b) => a.x - b.x);
  if (!glyphs.some((glyph) => glyph.text === SOFT_HYPHEN)) return placed;
  const letters = [...placed.text];
  let at = 0;
  let before: PaintedGlyph | undefined;
  for (const glyph of glyphs) {
    if (glyph.text === SOFT_HYPHEN) {
      const isApart =
        before !== undefined && glyph.x - before.end > 0.15 * Math.abs(placed.matrix[3]);
      letters.splice(at, 0, isApart ? ' -' : '-');
      at += 1;
    } else
      for (const letter of glyph.text.trim()) {
        while (at < letters.length && letters[at] === ' ') at += 1;
        if (letter !== ' ') at += 1;
      }
    before = glyph;
  }
  return { ...placed, text: letters.join('') };
};
