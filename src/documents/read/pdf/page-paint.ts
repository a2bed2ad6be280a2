import { READ_LIMITS } from '#/domain/cv/source.ts';
import { PDF_LIMITS } from '../limits.ts';
import { Refused } from '../reading-guard.ts';
import { isDot } from './drawn-bullets.ts';
import type { TextState } from './graphics-state.ts';
import { GraphicsState, STATE_OPERATORS } from './graphics-state.ts';
import type { Box, Matrix } from './matrix.ts';
import { boxThrough, isInside } from './matrix.ts';

/** How one string was painted: enough to give the text found at the same place its colour and visibility. */
export interface PaintedText {
  x: number;
  y: number;
  color: string;
  /** Text rendering mode 3 or 7: placed but not painted (ISO 32000-1, table 106). Or without any colour, on nothing that could show it. */
  invisible: boolean;
  /** Painted as outlines, with the letters unseen on top: how browsers make a weight bold that the font lacks. */
  outlined: boolean;
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
  /** Filled areas that are not white: of a colour, a gradient or a pattern. */
  backdrops: Box[];
  /** Filled areas of the size of a list marker. */
  dots: Box[];
  /** Lines drawn straight across or down, filled or stroked: borders of tables among them. */
  rules: Box[];
  /** Number of painted paths. */
  paths: number;
}

interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
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
  if (fnArray.length > PDF_LIMITS.operators) throw new Refused('too_large');
  const names = new Map(Object.entries(ops).map(([name, number]) => [number, name]));
  const state = new GraphicsState(view);
  const painted = new Painted((operator) => names.get(operator) ?? '');
  let isPlaced = false;
  for (const [index, fn] of fnArray.entries()) {
    const name = names.get(fn) ?? '';
    const args = (argsArray[index] ?? []) as unknown[];
    const set = STATE_OPERATORS.get(name);
    // What was placed and did not follow: pdf.js leaves out the pictures that it is told not to decode.
    if (isPlaced && ENDS.has(name)) painted.image(state);
    isPlaced = name === 'transform' || (isPlaced && BETWEEN.test(name));
    if (set) set(state, args);
    else if (name === 'showText') painted.text(state, args[0]);
    else if (name === 'constructPath') painted.path(state, args);
    else if (name === 'shadingFill') painted.shading();
    else if (IMAGES.has(name)) painted.image(state);
  }
  return painted.paint;
};

class Painted {
  readonly paint: PagePaint = {
    texts: [],
    images: [],
    backdrops: [],
    dots: [],
    rules: [],
    paths: 0,
  };
  readonly #isFill: (operator: number) => boolean;
  readonly #isStroke: (operator: number) => boolean;
  #glyphs = 0;
  #colorless = 0;
  #lastFill: { box: Box; color: string } | undefined;
  #lastPath: Box | undefined;

  constructor(nameOf: (operator: number) => string) {
    this.#isFill = (operator) => FILLS.has(nameOf(operator));
    this.#isStroke = (operator) => STROKES.has(nameOf(operator));
  }

  text(state: GraphicsState, codes: unknown): void {
    const [a, , c, d, x, y] = state.textPlace;
    const { mode } = state.text;
    const size = Math.hypot(c, d) * state.text.size;
    const outlines = state.text.alpha === 0 ? this.#outlinesAt(x, y, size) : undefined;
    const { width, glyphs } = layGlyphs(codes, state.text);
    this.#glyphs += glyphs.length;
    if (this.#glyphs > READ_LIMITS.characters) throw new Refused('too_large');
    this.paint.texts.push({
      x,
      y,
      color: outlines?.color ?? state.text.color,
      invisible:
        mode === 3 ||
        mode === 7 ||
        (state.text.alpha === 0 && !outlines && !this.#isOver(x + size / 4, y - size / 4)),
      outlined: outlines !== undefined,
      glyphs: glyphs.map((glyph) => ({
        text: glyph.text,
        x: x + a * glyph.x,
        end: x + a * glyph.end,
      })),
    });
    state.advance(width);
  }

  /** What was filled last, when it is as high as a line of type and stands on this line. */
  #outlinesAt(x: number, y: number, size: number): { color: string } | undefined {
    const { box, color } = this.#lastFill ?? {};
    const isHere =
      box !== undefined &&
      box.height < OUTLINES_EM * size &&
      box.y > y - OUTLINES_EM * size &&
      box.y < y + size / 2 &&
      x > box.x - size &&
      x < box.x + box.width + size;
    return isHere && color !== undefined ? { color } : undefined;
  }

  /**
   * On an area or a picture: of such letters browsers paint the shadow, or a gradient cut out by them. Looked for under
   * so many strings only, so that a page of them stays cheap.
   */
  #isOver(x: number, y: number): boolean {
    const { backdrops, images } = this.paint;
    this.#colorless += 1;
    if (this.#colorless > PDF_LIMITS.boxes) return true;
    return [backdrops, images].some((boxes) => boxes.some((box) => isInside(box, x, y)));
  }

  path({ matrix, text }: GraphicsState, [operator, , corners]: readonly unknown[]): void {
    const { dots } = this.paint;
    this.paint.paths += 1;
    if (!corners) return;
    const box = boxThrough(matrix, Array.from(corners as ArrayLike<number>));
    this.#lastPath = box;
    if (typeof operator !== 'number') return;
    const isFilled = this.#isFill(operator);
    if (isRule(box) && (isFilled ? !isNearWhite(text.color) : this.#isStroke(operator)))
      this.#rule(box);
    if (!isFilled) return;
    this.#lastFill = { box, color: text.color };
    if (isNearWhite(text.color)) return;
    if (isDot(box) && dots.length < PDF_LIMITS.boxes) dots.push(box);
    if (text.color !== '' || text.patterned) this.#back(box);
  }

  /** A gradient fills what was clipped last. */
  shading(): void {
    if (this.#lastPath) this.#back(this.#lastPath);
  }

  #back(box: Box): void {
    const { backdrops } = this.paint;
    if (backdrops.length < PDF_LIMITS.boxes) backdrops.push(box);
  }

  #rule(box: Box): void {
    const { rules } = this.paint;
    if (rules.length < PDF_LIMITS.boxes) rules.push(box);
  }

  image({ matrix }: GraphicsState): void {
    const { images } = this.paint;
    if (images.length < PDF_LIMITS.boxes) images.push(boxThrough(matrix, [0, 0, 1, 1]));
  }
}

/** Letters, with what stands over and under them, are no higher. */
const OUTLINES_EM = 1.5;

/** Nearly the colour of paper. */
export const isNearWhite = (color: string): boolean =>
  /^#f[a-f0-9]f[a-f0-9]f[a-f0-9]$/i.test(color);

/** Between the place of a picture and the end of its group: what sets and marks, and paints nothing. */
const BETWEEN = /^set|^dependency$|MarkedContent/;

const ENDS = new Set(['restore', 'paintFormXObjectEnd']);

const IMAGES = new Set([
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintImageXObjectRepeat',
  'paintImageMaskXObject',
]);

const STROKES = new Set(['stroke', 'closeStroke']);

/** Thin and long, in points. */
const isRule = ({ width, height }: Box): boolean =>
  Math.min(width, height) <= RULE.thickest && Math.max(width, height) >= RULE.shortest;

const RULE = { thickest: 2, shortest: 6 };

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
