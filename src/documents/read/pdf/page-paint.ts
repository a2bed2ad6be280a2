import { isDot } from './drawn-bullets.ts';
import type { Box, Matrix } from './matrix.ts';
import { asMatrix, boxThrough, IDENTITY, multiply } from './matrix.ts';

/** How one string was painted: enough to give the text found at the same place its colour and visibility. */
export interface PaintedText {
  x: number;
  y: number;
  color: string;
  /** Text rendering mode 3 or 7: placed but not painted (ISO 32000-1, table 106). */
  invisible: boolean;
  glyphs: PaintedGlyph[];
}

export interface PaintedGlyph {
  text: string;
  x: number;
  end: number;
}

export interface PagePaint {
  texts: PaintedText[];
  images: Box[];
  /** Filled areas that are not white. */
  backdrops: Box[];
  /** Filled areas of the size of a list marker. */
  dots: Box[];
  /** Number of painted paths. */
  paths: number;
}

interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

interface TextState {
  color: string;
  mode: number;
  size: number;
  leading: number;
  rise: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
}

/**
 * Follows a page's operators for colours, picture boxes and what lies behind the text.
 * Coordinates come out in the space of `view` (points, y down). `ops` is pdf.js's table of operator numbers.
 */
export const followPaint = (
  { fnArray, argsArray }: OperatorList,
  ops: Readonly<Record<string, number>>,
  view: Matrix,
): PagePaint => {
  const paint: PagePaint = { texts: [], images: [], backdrops: [], dots: [], paths: 0 };
  const names = new Map(Object.entries(ops).map(([name, number]) => [number, name]));
  const stack: { matrix: Matrix; state: TextState }[] = [];
  let matrix = view;
  let state: TextState = { ...START };
  let textMatrix = IDENTITY;
  let lineMatrix = IDENTITY;

  const moveLine = (x: number, y: number): void => {
    lineMatrix = multiply(lineMatrix, [1, 0, 0, 1, x, y]);
    textMatrix = lineMatrix;
  };
  const save = (): void => {
    stack.push({ matrix, state: { ...state } });
  };
  const restore = (): void => {
    const saved = stack.pop();
    if (saved) ({ matrix, state } = saved);
  };

  for (const [index, fn] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as unknown[];
    const number = (at: number): number => (typeof args[at] === 'number' ? args[at] : 0);
    switch (names.get(fn)) {
      case 'save':
      case 'beginGroup':
        save();
        break;
      case 'restore':
      case 'endGroup':
      case 'paintFormXObjectEnd':
        restore();
        break;
      case 'transform':
        matrix = multiply(matrix, asMatrix(args) ?? IDENTITY);
        break;
      case 'paintFormXObjectBegin':
        save();
        matrix = multiply(matrix, asMatrix(args[0]) ?? IDENTITY);
        break;
      case 'setFillRGBColor':
        state.color = typeof args[0] === 'string' ? args[0] : '';
        break;
      case 'setFillColorN':
      case 'setFillTransparent':
        state.color = '';
        break;
      case 'setTextRenderingMode':
        state.mode = number(0);
        break;
      case 'setFont':
        state.size = number(1);
        break;
      case 'setLeading':
        state.leading = -number(0);
        break;
      case 'setTextRise':
        state.rise = number(0);
        break;
      case 'setCharSpacing':
        state.charSpacing = number(0);
        break;
      case 'setWordSpacing':
        state.wordSpacing = number(0);
        break;
      case 'setHScale':
        state.scale = number(0) / 100;
        break;
      case 'beginText':
        lineMatrix = IDENTITY;
        textMatrix = IDENTITY;
        break;
      case 'setTextMatrix':
        lineMatrix = asMatrix(args[0]) ?? asMatrix(args) ?? IDENTITY;
        textMatrix = lineMatrix;
        break;
      case 'moveText':
        moveLine(number(0), number(1));
        break;
      case 'setLeadingMoveText':
        state.leading = number(1);
        moveLine(number(0), number(1));
        break;
      case 'nextLine':
        moveLine(0, state.leading);
        break;
      case 'showText': {
        const place = multiply(matrix, multiply(textMatrix, [1, 0, 0, 1, 0, state.rise]));
        const string = layGlyphs(args[0], state);
        paint.texts.push({
          x: place[4],
          y: place[5],
          color: state.color,
          invisible: state.mode === 3 || state.mode === 7,
          glyphs: string.glyphs.map(({ text, x, end }) => ({
            text,
            x: place[4] + place[0] * x,
            end: place[4] + place[0] * end,
          })),
        });
        textMatrix = multiply(textMatrix, [1, 0, 0, 1, string.width, 0]);
        break;
      }
      case 'constructPath': {
        paint.paths += 1;
        const filled = FILLS.has(names.get(number(0)) ?? '');
        if (!filled || !args[2] || isNearWhite(state.color)) break;
        const box = boxThrough(matrix, Array.from(args[2] as ArrayLike<number>));
        if (isDot(box) && paint.dots.length < MOST_BOXES) paint.dots.push(box);
        if (state.color !== '' && paint.backdrops.length < MOST_BOXES) paint.backdrops.push(box);
        break;
      }
      case 'paintImageXObject':
      case 'paintInlineImageXObject':
      case 'paintImageXObjectRepeat':
      case 'paintImageMaskXObject':
        if (paint.images.length < MOST_BOXES) paint.images.push(boxThrough(matrix, [0, 0, 1, 1]));
        break;
      default:
        break;
    }
  }
  return paint;
};

/** Nearly the colour of paper. */
export const isNearWhite = (color: string): boolean =>
  /^#f[a-f0-9]f[a-f0-9]f[a-f0-9]$/i.test(color);

const MOST_BOXES = 2000;

const START: TextState = {
  color: '#000000',
  mode: 0,
  size: 0,
  leading: 0,
  rise: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
};

const FILLS = new Set([
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
]);

/** Glyph widths and kerning are thousandths of the font size; places are from the string's start. */
const layGlyphs = (codes: unknown, state: TextState): { width: number; glyphs: PaintedGlyph[] } => {
  const glyphs: PaintedGlyph[] = [];
  let at = 0;
  for (const code of Array.isArray(codes) ? (codes as (number | RawGlyph | null)[]) : []) {
    if (code === null) continue;
    if (typeof code === 'number') {
      at -= (code / 1000) * state.size * state.scale;
      continue;
    }
    const width = ((code.width ?? 0) / 1000) * state.size * state.scale;
    glyphs.push({ text: code.unicode ?? '', x: at, end: at + width });
    const space = code.isSpace === true ? state.wordSpacing : 0;
    at += width + (state.charSpacing + space) * state.scale;
  }
  return { width: at, glyphs };
};

interface RawGlyph {
  width?: number;
  unicode?: string;
  isSpace?: boolean;
}
