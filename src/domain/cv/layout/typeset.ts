/** Texts to measured boxes, in the template's fonts with companions for what they lack. */
import { Memo } from '../../memo.ts';
import type { Line } from './break-lines.ts';
import { breakLines } from './break-lines.ts';
import type { FontKey, StructureRole, TextBox } from './laid-out.ts';
import type { CvMetrics } from './metrics.ts';
import { MIN_BODY, type Preset } from './presets.ts';
import { drawn, toPrintable, type Printable } from './printable.ts';
import { setWord } from './set-word.ts';
import { STRONG_END, STRONG_START, strongParts } from './strong.ts';
import { LINK_EDGE, textLinks, withEdges } from './text-links.ts';
import type { TextStyle } from './template-style.ts';

/** What stands in where a face lacks a character, the nearest of its kind first; the wide ones have every letter. */
const COMPANIONS: Record<FontKey, readonly FontKey[]> = {
  'sans-400': ['wide-sans-400'],
  'sans-600': ['wide-sans-600'],
  'sans-700': ['wide-sans-700'],
  'serif-400': ['wide-serif-400', 'sans-400'],
  'serif-600': ['wide-serif-600', 'sans-600'],
  'display-700': ['sans-700', 'wide-sans-700'],
  'round-400': ['sans-400', 'wide-sans-400'],
  'round-600': ['sans-600', 'wide-sans-600'],
  'wide-sans-400': ['sans-400'],
  'wide-sans-600': ['sans-600'],
  'wide-sans-700': ['sans-700'],
  'wide-serif-400': ['sans-400'],
  'wide-serif-600': ['sans-600'],
};

/** What a companion's size is of the size asked for, so that its letters stand as tall as those beside them. */
const FITS: Readonly<Record<string, number>> = {
  'sans wide-sans': 0.91,
  'serif wide-serif': 0.88,
  'serif sans': 0.93,
  'round sans': 1.02,
  'round wide-sans': 0.93,
  'display sans': 1.02,
  'display wide-sans': 0.95,
};

const fitOf = (font: FontKey, companion: FontKey): number =>
  FITS[`${font} ${companion}`.replace(/-\d+/g, '')] ?? 1;

/** No smaller than what a CV may be set in, where the size asked for is not. */
const fitted = (size: number, fit: number): number =>
  Math.max(size * fit, Math.min(size, MIN_BODY));

const chainOf = (font: FontKey): readonly FontKey[] => [font, ...COMPANIONS[font]];

/** Whether any face that a template may use has the character. */
export const isPrintable = (code: number, font: FontKey, metrics: CvMetrics): boolean =>
  chainOf(font).some((each) => metrics[each].widths.has(code));

/** Where a box belongs: see {@link TextBox}. */
export interface StructureTag {
  role: StructureRole;
  block: number;
  list: number;
  link?: string;
}

/** Part of a word in one face. */
interface Piece {
  text: string;
  font: FontKey;
  /** Of the size asked for. */
  fit: number;
  /** Thousandths of its own em. */
  width: number;
  characters: number;
}

interface Linked {
  edged: string;
  targets: readonly string[];
}

/** So many texts of each kind are kept: some ten pages of a CV at each rung of the ladder. */
const MOST_KEPT = 10_000;

/**
 * Words, texts and lines by face. They are kept from one layout to the next: of a document that somebody types in, a
 * keystroke changes one paragraph.
 */
export class SetWords {
  static readonly #ofMetrics = new WeakMap<CvMetrics, SetWords>();
  readonly metrics: CvMetrics;
  readonly #pieces = new Memo<Piece[]>(MOST_KEPT);
  readonly #runs = new Memo<readonly Piece[]>(MOST_KEPT);
  readonly #printable = new Memo<Printable>(MOST_KEPT);
  readonly #linked = new Memo<Linked>(MOST_KEPT);
  readonly #lines = new Memo<readonly Line[]>(MOST_KEPT);

  private constructor(metrics: CvMetrics) {
    this.metrics = metrics;
  }

  static of(metrics: CvMetrics): SetWords {
    let words = this.#ofMetrics.get(metrics);
    if (!words) this.#ofMetrics.set(metrics, (words = new SetWords(metrics)));
    return words;
  }

  printable(text: string, font: FontKey): Printable {
    return this.#printable.get(`${font} ${text}`, () =>
      toPrintable(text, (code) => isPrintable(code, font, this.metrics)),
    );
  }

  /** A text with its links marked, and where they lead. */
  linked(text: string): Linked {
    return this.#linked.get(text, () => {
      const links = textLinks(text);
      return { edged: withEdges(text, links), targets: links.map(({ target }) => target) };
    });
  }

  /** `setting`: all that decides how a text is broken, beside the text. */
  lines(text: string, setting: string, breakIt: () => Line[]): readonly Line[] {
    return this.#lines.get(`${setting} ${text}`, breakIt);
  }

  /** A text's words and the spaces between them, joined where one face goes on. */
  runs(text: string, font: FontKey, strong: FontKey): readonly Piece[] {
    return this.#runs.get(`${font} ${strong} ${text}`, () => {
      const runs: Piece[] = [];
      for (const piece of this.#piecesOf(text, font, strong)) {
        const last = runs.at(-1);
        if (last?.font === piece.font) {
          last.text += piece.text;
          last.width += piece.width;
          last.characters += piece.characters;
        } else runs.push({ ...piece });
      }
      return runs;
    });
  }

  /** Spaces are the style's own: lines add up from words and spaces. */
  *#piecesOf(text: string, own: FontKey, strong: FontKey): Generator<Piece> {
    let font = own;
    if (!PARTED.test(text)) return yield* this.#piecesOfWord(text, own);
    for (const [part] of text.matchAll(PARTS))
      if (part === STRONG_START) font = strong;
      else if (part === STRONG_END) font = own;
      else if (part !== LINK_EDGE)
        yield* this.#piecesOfWord(part, part === ' ' || part === '\u00A0' ? own : font);
  }

  /** A word in the first face that has all of it, so that no name is set in two; a sign alone may borrow another's. */
  #piecesOfWord = (word: string, font: FontKey): Piece[] =>
    this.#pieces.get(`${font} ${word}`, () => this.#set(word, font));

  #set(word: string, font: FontKey): Piece[] {
    const characters = [...word];
    const face = faceFor(characters, font, this.metrics);
    if (face) return [this.#piece(word, face, font)];
    const runs: { text: string; font: FontKey }[] = [];
    for (const character of characters) {
      const own = faceFor([character], font, this.metrics) ?? font;
      const last = runs.at(-1);
      if (last?.font === own) last.text += character;
      else runs.push({ text: character, font: own });
    }
    return runs.map((run) => this.#piece(run.text, run.font, font));
  }

  #piece(text: string, font: FontKey, asked: FontKey): Piece {
    const { width } = setWord(text, this.metrics[font]);
    return { text, font, fit: fitOf(asked, font), width, characters: [...text].length };
  }
}

/** The first of a face and its companions that has all the characters. */
const faceFor = (
  characters: readonly string[],
  font: FontKey,
  metrics: CvMetrics,
): FontKey | undefined =>
  chainOf(font).find((each) =>
    characters.every((character) => metrics[each].widths.has(character.codePointAt(0) ?? 0)),
  );

export class Typesetter {
  /** Character → a text that holds it. */
  readonly missing = new Map<string, string>();
  readonly #words: SetWords;
  readonly #preset: Preset;
  readonly #faces: ReadonlyMap<TextStyle, FontKey>;

  /** `faces`: of styles that are set in another face than their own. */
  constructor(words: SetWords, preset: Preset, faces: ReadonlyMap<TextStyle, FontKey>) {
    this.#words = words;
    this.#preset = preset;
    this.#faces = faces;
  }

  size = (style: TextStyle): number => style.size * this.#preset.body;

  lineHeight = (style: TextStyle): number =>
    this.size(style) * (style.leading ?? this.#preset.leading);

  /** From the top of a line to its baseline, the line's spare space shared above and below. */
  baseline(style: TextStyle): number {
    const { ascent, descent } = this.#words.metrics[this.#font(style)];
    const size = this.size(style);
    return (this.lineHeight(style) - (ascent + descent) * size) / 2 + ascent * size;
  }

  printable(text: string, style: TextStyle): string {
    const result = this.#words.printable(text, this.#font(style));
    for (const character of result.missing) this.missing.set(character, text);
    return result.text;
  }

  width(text: string, style: TextStyle): number {
    const size = this.size(style);
    const tracking = this.#tracking(style);
    let sum = 0;
    for (const { fit, width, characters } of this.#runs(text, style))
      sum += (width * fitted(size, fit)) / 1000 + characters * tracking;
    return sum;
  }

  /** `strong`: beginnings of the text, or parts of it in order, that stand out as titles do. */
  lines(
    text: string,
    style: TextStyle,
    width: number,
    strong: readonly string[] = [],
  ): readonly Line[] {
    return this.#broken(this.printable(text, style), style, width, strong);
  }

  /** Lines of running text, {@link LINK_EDGE} before and after each link, and where the links lead. */
  linkedLines(
    text: string,
    style: TextStyle,
    width: number,
    strong: readonly string[] = [],
  ): { lines: readonly Line[]; targets: readonly string[] } {
    const { edged, targets } = this.#words.linked(this.printable(text, style));
    return { lines: this.#broken(edged, style, width, strong), targets };
  }

  #broken(
    printed: string,
    style: TextStyle,
    width: number,
    strong: readonly string[],
  ): readonly Line[] {
    const marked = strongParts(
      printed,
      strong.map((part) => this.printable(part, style)),
    );
    const font = this.#font(style);
    const setting = [font, style.strong, this.size(style), style.tracking, width].join(' ');
    return this.#words.lines(marked, setting, () =>
      breakLines(marked, (part) => this.width(part, style), width),
    );
  }

  /** Boxes of one printable line from `x`, baseline at `y`: one unless another face steps in. */
  boxes(text: string, style: TextStyle, x: number, y: number, tag: StructureTag): TextBox[] {
    let at = x;
    const size = this.size(style);
    const tracking = this.#tracking(style);
    const { ink } = style;
    return this.#runs(text, style).map(({ text: part, font, fit, width, characters }) => {
      const own = fitted(size, fit);
      const wide = (width * own) / 1000 + characters * tracking;
      const look = { width: wide, size: own, font, ink, tracking };
      const box = { text: drawn(part), x: at, y, ...look, ...tag };
      at += wide;
      return box;
    });
  }

  #font = (style: TextStyle): FontKey => this.#faces.get(style) ?? style.font;

  #tracking = (style: TextStyle): number => (style.tracking ?? 0) * this.size(style);

  #runs(text: string, style: TextStyle): readonly Piece[] {
    const own = this.#font(style);
    return this.#words.runs(text, own, style.strong ?? own);
  }
}

const PARTING = ` \u00A0${STRONG_START}${STRONG_END}${LINK_EDGE}`;
const PARTED = new RegExp(`[${PARTING}]`, 'u');
const PARTS = new RegExp(`[${PARTING}]|[^${PARTING}]+`, 'gu');

/** A name is set in one face, whichever of its words needs a companion. */
export const facesFor = (
  name: string,
  style: TextStyle,
  metrics: CvMetrics,
): Map<TextStyle, FontKey> => {
  const letters = name.normalize('NFC').match(/[\p{L}\p{M}]/gu) ?? [];
  const face = faceFor(letters, style.font, metrics);
  return face && face !== style.font ? new Map([[style, face]]) : new Map();
};
