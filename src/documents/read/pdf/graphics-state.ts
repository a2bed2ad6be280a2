import type { Matrix } from './matrix.ts';
import { asMatrix, IDENTITY, multiply } from './matrix.ts';

/** What the operators of a page have set, at one place among them (ISO 32000-1, 8.4 and 9.3). */
export class GraphicsState {
  matrix: Matrix;
  text: TextState = {
    color: '#000000',
    patterned: false,
    alpha: 1,
    mode: 0,
    size: 0,
    leading: 0,
    rise: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
  };
  #textMatrix = IDENTITY;
  #lineMatrix = IDENTITY;
  readonly #saved: { matrix: Matrix; text: TextState }[] = [];

  constructor(view: Matrix) {
    this.matrix = view;
  }

  save(): void {
    this.#saved.push({ matrix: this.matrix, text: { ...this.text } });
  }

  restore(): void {
    const saved = this.#saved.pop();
    if (saved) ({ matrix: this.matrix, text: this.text } = saved);
  }

  transform(matrix: unknown): void {
    this.matrix = multiply(this.matrix, asMatrix(matrix) ?? IDENTITY);
  }

  placeText(matrix: Matrix): void {
    this.#lineMatrix = matrix;
    this.#textMatrix = matrix;
  }

  moveLine(x: number, y: number): void {
    this.placeText(multiply(this.#lineMatrix, [1, 0, 0, 1, x, y]));
  }

  /** Where the next glyph is painted. */
  get textPlace(): Matrix {
    const raised = multiply(this.#textMatrix, [1, 0, 0, 1, 0, this.text.rise]);
    return multiply(this.matrix, raised);
  }

  advance(width: number): void {
    this.#textMatrix = multiply(this.#textMatrix, [1, 0, 0, 1, width, 0]);
  }
}

export interface TextState {
  /** '' where it is none that can be named. */
  color: string;
  /** Fills show a gradient or another pattern. */
  patterned: boolean;
  /** Of fills, 0–1. */
  alpha: number;
  mode: number;
  size: number;
  leading: number;
  rise: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
}

/** The operators that set something and paint nothing, by pdf.js's names for them. */
export const STATE_OPERATORS: ReadonlyMap<
  string,
  (state: GraphicsState, args: readonly unknown[]) => void
> = new Map<string, (state: GraphicsState, args: readonly unknown[]) => void>([
  ['save', (state) => state.save()],
  ['beginGroup', (state) => state.save()],
  ['restore', (state) => state.restore()],
  ['endGroup', (state) => state.restore()],
  ['paintFormXObjectEnd', (state) => state.restore()],
  ['transform', (state, args) => state.transform(args)],
  [
    'paintFormXObjectBegin',
    (state, [matrix]) => {
      state.save();
      state.transform(matrix);
    },
  ],
  [
    'setFillRGBColor',
    ({ text }, [color]) => {
      text.color = typeof color === 'string' ? color : '';
      text.patterned = false;
    },
  ],
  ['setFillColorN', ({ text }) => void Object.assign(text, { color: '', patterned: true })],
  ['setFillTransparent', ({ text }) => void Object.assign(text, { color: '', patterned: false })],
  ['setGState', ({ text }, [entries]) => void (text.alpha = alphaOf(entries) ?? text.alpha)],
  ['setTextRenderingMode', ({ text }, [mode]) => void (text.mode = numberOf(mode))],
  ['setFont', ({ text }, [, size]) => void (text.size = numberOf(size))],
  ['setLeading', ({ text }, [leading]) => void (text.leading = -numberOf(leading))],
  ['setTextRise', ({ text }, [rise]) => void (text.rise = numberOf(rise))],
  ['setCharSpacing', ({ text }, [spacing]) => void (text.charSpacing = numberOf(spacing))],
  ['setWordSpacing', ({ text }, [spacing]) => void (text.wordSpacing = numberOf(spacing))],
  ['setHScale', ({ text }, [percent]) => void (text.scale = numberOf(percent) / 100)],
  ['beginText', (state) => state.placeText(IDENTITY)],
  [
    'setTextMatrix',
    (state, args) => state.placeText(asMatrix(args[0]) ?? asMatrix(args) ?? IDENTITY),
  ],
  ['moveText', (state, [x, y]) => state.moveLine(numberOf(x), numberOf(y))],
  [
    'setLeadingMoveText',
    (state, [x, y]) => {
      state.text.leading = numberOf(y);
      state.moveLine(numberOf(x), numberOf(y));
    },
  ],
  ['nextLine', (state) => state.moveLine(0, state.text.leading)],
]);

/** `ca` among the entries of a graphics state dictionary (ISO 32000-1, table 58). */
const alphaOf = (entries: unknown): number | undefined => {
  const pairs = Array.isArray(entries) ? (entries as unknown[]) : [];
  const found = pairs.find((pair) => Array.isArray(pair) && pair[0] === 'ca') as unknown[];
  return typeof found?.[1] === 'number' ? found[1] : undefined;
};

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
