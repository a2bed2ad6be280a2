import { countBefore } from './count-before.ts';
import type { PaintedGlyph, PaintedText } from './page-paint.ts';
import type { PlacedText } from './text-runs.ts';

/** The painted glyphs of a text of the page, left to right: what pdf.js read it from. */
export type GlyphsOf = (placed: PlacedText) => PaintedGlyph[];

/** Indexed once for a page, when first asked: few pages need it. Texts and glyphs meet by their places. */
export const glyphFinder = (texts: PlacedText[], painted: PaintedText[]): GlyphsOf => {
  let index: ReturnType<typeof indexPage> | undefined;
  return ({ matrix, width }) => {
    index ??= indexPage(texts, painted);
    const { starts, lines } = index;
    const [, , , , x, y] = matrix;
    const near = [-1, 0, 1].map((step) => Math.round(y) + step);
    const next = near.reduce((least, row) => {
      const places = starts.get(row) ?? [];
      return Math.min(least, places[countBefore(places, (start) => start <= x)] ?? Infinity);
    }, Infinity);
    const end = Math.min(next, x + width + Math.abs(matrix[3])) - 0.01;
    return near
      .flatMap((row) => {
        const line = lines.get(row) ?? [];
        return line.slice(
          countBefore(line, (glyph) => glyph.x < x - 0.5),
          countBefore(line, (glyph) => glyph.x < end),
        );
      })
      .toSorted((a, b) => a.x - b.x);
  };
};

/** Glyphs and the starts of texts by the row of their baseline, from left to right. */
const indexPage = (
  texts: PlacedText[],
  painted: PaintedText[],
): { lines: Map<number, PaintedGlyph[]>; starts: Map<number, number[]> } => {
  const lines = new Map<number, PaintedGlyph[]>();
  for (const { y, glyphs, invisible } of painted) {
    if (invisible) continue;
    const line = lines.get(Math.round(y)) ?? [];
    for (const glyph of glyphs) line.push(glyph);
    lines.set(Math.round(y), line);
  }
  const starts = new Map<number, number[]>();
  for (const { matrix } of texts) {
    const row = starts.get(Math.round(matrix[5])) ?? [];
    row.push(matrix[4]);
    starts.set(Math.round(matrix[5]), row);
  }
  for (const line of lines.values()) line.sort((a, b) => a.x - b.x);
  for (const row of starts.values()) row.sort((a, b) => a - b);
  return { lines, starts };
};
