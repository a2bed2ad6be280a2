import type { TextRun } from '#/domain/cv/source.ts';
import { cleanText } from '../clean-text.ts';
import { countBefore } from './count-before.ts';
import type { FontStyle } from './font-style.ts';
import { type Box, isInside, type Matrix } from './matrix.ts';
import type { PagePaint, PaintedText } from './page-paint.ts';
import { isNearWhite } from './page-paint.ts';
import { glyphFinder } from './painted-glyphs.ts';
import { closeSetAccents } from './set-accents.ts';
import { nameLineEnds, restoreHyphens } from './soft-hyphens.ts';
import type { TagPlace } from './tag-tree.ts';
import { spellLooseCodes, spellTexCodes } from './tex-codes.ts';
import { closeTracking } from './tracked-text.ts';

/** A string of the page in points, y down, before cleaning. */
export interface PlacedText extends FontStyle {
  text: string;
  matrix: Matrix;
  width: number;
  tag?: TagPlace;
}

/** Smaller than this nobody reads it: keyword stuffing, or the ghost text of an editor. */
const SMALLEST_POINTS = 1.5;
const SCAN_SHARE = 0.5;
/** Their glyphs are pictures; some decode to the picture's name, which nobody sees. */
const ICON_FONT =
  /awesome|fontello|icomoon|material.?(?:icons|symbols)|glyphicon|academicons|bootstrap-icons|ionicons/i;
/** A font of signs with letters for codes: a telephone is an H. One of its circles is TeX's sign for lists. */
const SIGN_FONT = /marvosym/i;
const SIGN_OF_LISTS = /^\{$/;
/** Its glyphs are drawings, which TeX gives no name. */
const BITMAP_FONT = /^type3/i;
const EM_OF_BLANK = 0.25;

/**
 * The runs a person sees: unpainted, white-on-white and microscopic text is left out, except over
 * a scan, where the unpainted layer is the recognised text.
 */
export const textsToRuns = (texts: PlacedText[], paint: PagePaint, area: number): TextRun[] => {
  const paintedAt = indexPaint(paint.texts);
  const overScan = paint.images.some(({ width, height }) => width * height > area * SCAN_SHARE);
  const glyphsOf = glyphFinder(texts, paint.texts);
  const restored = closeTracking(
    closeSetAccents(nameLineEnds(restoreHyphens(texts, paint.texts, glyphsOf), glyphsOf), glyphsOf),
    glyphsOf,
  );
  return uprightTexts(restored).flatMap((placed): TextRun[] => {
    const painted = paintOf(placed, paintedAt);
    const size = Math.hypot(placed.matrix[2], placed.matrix[3]);
    if (!isOnSomePage(placed, size)) return [];
    if (size < SMALLEST_POINTS || ICON_FONT.test(placed.font)) return [];
    if (painted?.invisible === true && !overScan) return [];
    if (painted && isNearWhite(painted.color) && !isBacked(placed, size, paint)) return [];
    return toRun(placed, size, painted);
  });
};

/** How a text was painted, by its end where its beginning is white: a white initial may open a coloured title. */
const paintOf = (
  { matrix, width }: PlacedText,
  paintedAt: (x: number, y: number) => PaintedText | undefined,
): PaintedText | undefined => {
  const [x, y] = [matrix[4], matrix[5]];
  const first = paintedAt(x, y);
  if (!first || !isNearWhite(first.color)) return first;
  const last = paintedAt(x + width, y);
  return last && last.x > x && !isNearWhite(last.color) ? last : first;
};

/** The largest page that PDF allows, in points: what lies beyond is on none (ISO 32000-1, annex C.2). */
const LARGEST_PAGE = 14_400;

const isOnSomePage = ({ matrix, width }: PlacedText, size: number): boolean =>
  [matrix[4], matrix[5], width, size].every((length) => Math.abs(length) <= LARGEST_PAGE);

const toRun = (
  { text, matrix, width, font, bold, italic, tag }: PlacedText,
  size: number,
  painted: PaintedText | undefined,
): TextRun[] => {
  if (SIGN_FONT.test(font)) {
    if (!SIGN_OF_LISTS.test(text.trim())) return [];
    text = '\u2022';
  }
  const clean = cleanText(BITMAP_FONT.test(font) ? spellTexCodes(text) : spellLooseCodes(text));
  const trimmed = clean.trim();
  if (trimmed === '') return [];
  const blank = size * EM_OF_BLANK;
  const before = clean.length - clean.trimStart().length;
  const after = clean.length - clean.trimEnd().length;
  const run: TextRun = {
    text: trimmed,
    x: matrix[4] + before * blank,
    y: matrix[5],
    width: Math.max(width - (before + after) * blank, width / 4),
    size,
    font,
    bold: bold || painted?.outlined === true,
    italic,
  };
  if (tag) run.tagOrder = tag.order;
  if (tag && tag.role !== '') run.tag = tag.role;
  if (painted && painted.color !== '') run.color = painted.color.toLowerCase();
  return [run];
};

/**
 * Pages drawn sideways are turned upright. Single sideways texts (a name up the margin) on an
 * upright page keep their place and become one run as wide as they are thick.
 */
const uprightTexts = (texts: PlacedText[]): PlacedText[] => {
  const weight = { 0: 0, 90: 0, 180: 0, 270: 0 };
  for (const { text, matrix } of texts) weight[quarterTurn(matrix)] += text.length;
  const total = Object.values(weight).reduce((sum, count) => sum + count, 0);
  const turn = ([90, 180, 270] as const).find((angle) => weight[angle] > total * 0.6);
  if (turn === undefined)
    return texts.map((placed) => {
      const angle = quarterTurn(placed.matrix);
      if (angle === 0) return placed;
      const size = Math.hypot(placed.matrix[2], placed.matrix[3]);
      const top = angle === 270 ? placed.matrix[5] - placed.width : placed.matrix[5];
      return {
        ...placed,
        width: size,
        matrix: [size, 0, 0, size, placed.matrix[4], top + size],
      };
    });
  const xs = texts.map(({ matrix }) => matrix[4]);
  const ys = texts.map(({ matrix }) => matrix[5]);
  const far = { x: Math.max(...xs), y: Math.max(...ys) };
  return texts.map((placed) => {
    const [a, b, c, d, e, f] = placed.matrix;
    const size = Math.hypot(c, d);
    const along = Math.hypot(a, b);
    const [x, y] =
      turn === 90 ? [f, far.x - e] : turn === 270 ? [far.y - f, e] : [far.x - e, far.y - f];
    return { ...placed, matrix: [along, 0, 0, size, x + size, y + size] };
  });
};

const quarterTurn = ([a, b]: Matrix): 0 | 90 | 180 | 270 => {
  const turns = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  return turns === 0 ? 0 : turns === 1 ? 90 : turns === -1 ? 270 : 180;
};

/** White text is visible on a coloured area or a picture. */
const isBacked = ({ matrix, width }: PlacedText, size: number, paint: PagePaint): boolean => {
  const x = matrix[4] + width / 2;
  const y = matrix[5] - size / 3;
  const covers = (box: Box): boolean => isInside(box, x, y);
  return paint.backdrops.some(covers) || paint.images.some(covers);
};

/** Finds how the text that starts at a point was painted: the last string on its baseline at or before it. */
const indexPaint = (texts: PaintedText[]): ((x: number, y: number) => PaintedText | undefined) => {
  const rows = new Map<number, PaintedText[]>();
  for (const text of texts) {
    const row = rows.get(Math.round(text.y)) ?? [];
    row.push(text);
    rows.set(Math.round(text.y), row);
  }
  for (const row of rows.values()) row.sort((a, b) => a.x - b.x);
  return (x, y) => {
    let best: PaintedText | undefined;
    for (const at of [Math.round(y) - 1, Math.round(y), Math.round(y) + 1]) {
      const row = rows.get(at) ?? [];
      const before = countBefore(row, (text) => text.x <= x + 0.75);
      for (let index = before - 1; index >= 0; index -= 1) {
        const text = row[index];
        if (!text || (best && text.x < best.x)) break;
        if (Math.abs(text.y - y) >= 1) continue;
        best = text;
        break;
      }
    }
    return best;
  };
};
