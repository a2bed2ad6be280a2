/** Texts to measured boxes, in the template's fonts with a fallback for what they lack. */
import type { Line } from './break-lines.ts';
import { breakLines } from './break-lines.ts';
import type { FontKey, StructureRole, TextBox } from './laid-out.ts';
import type { CvMetrics } from './metrics.ts';
import type { Preset } from './presets.ts';
import { drawn, toPrintable } from './printable.ts';
import type { TemplateStyle, TextStyle } from './template-style.ts';

/** The widest coverage is Source Sans: it stands in where a template's own face lacks a character. */
const FALLBACK: Record<FontKey, FontKey> = {
  'sans-400': 'sans-400',
  'sans-600': 'sans-600',
  'sans-700': 'sans-700',
  'serif-400': 'sans-400',
  'serif-600': 'sans-600',
  'display-700': 'sans-700',
  'round-400': 'sans-400',
  'round-600': 'sans-600',
};

/** Where a box belongs: see {@link TextBox}. */
export interface StructureTag {
  role: StructureRole;
  block: number;
  list: number;
  link?: string;
}

export class Typesetter {
  /** Character → a text that holds it. */
  readonly missing = new Map<string, string>();
  readonly #metrics: CvMetrics;
  readonly #preset: Preset;
  readonly #swaps: ReadonlyMap<FontKey, FontKey>;

  constructor(metrics: CvMetrics, preset: Preset, swaps: ReadonlyMap<FontKey, FontKey>) {
    this.#metrics = metrics;
    this.#preset = preset;
    this.#swaps = swaps;
  }

  size = (style: TextStyle): number => style.size * this.#preset.body;

  lineHeight = (style: TextStyle): number =>
    this.size(style) * (style.leading ?? this.#preset.leading);

  /** From the top of a line to its baseline, the line's spare space shared above and below. */
  baseline(style: TextStyle): number {
    const { ascent, descent } = this.#metrics[this.#font(style)];
    const size = this.size(style);
    return (this.lineHeight(style) - (ascent + descent) * size) / 2 + ascent * size;
  }

  printable(text: string, style: TextStyle): string {
    const font = this.#font(style);
    const result = toPrintable(
      text,
      (code) =>
        this.#metrics[font].widths.has(code) || this.#metrics[FALLBACK[font]].widths.has(code),
    );
    for (const character of result.missing) this.missing.set(character, text);
    return result.text;
  }

  width(text: string, style: TextStyle): number {
    const own = this.#font(style);
    const { widths } = this.#metrics[own];
    const fallback = this.#metrics[FALLBACK[own]].widths;
    const size = this.size(style);
    const tracking = this.#tracking(style);
    let sum = 0;
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      sum += ((widths.get(code) ?? fallback.get(code) ?? 0) * size) / 1000 + tracking;
    }
    return sum;
  }

  lines(text: string, style: TextStyle, width: number): Line[] {
    const measure = (part: string) => this.width(part, style);
    return breakLines(this.printable(text, style), measure, width);
  }

  /** Boxes of one printable line from `x`, baseline at `y`. One box unless a fallback font steps in. */
  boxes(text: string, style: TextStyle, x: number, y: number, tag: StructureTag): TextBox[] {
    let at = x;
    const size = this.size(style);
    const tracking = this.#tracking(style);
    const boxes: TextBox[] = [];
    for (const { text: part, font, width } of this.#runs(text, style)) {
      const printed = drawn(part);
      boxes.push({
        text: printed,
        x: at,
        y,
        width,
        size,
        font,
        ink: style.ink,
        tracking,
        ...tag,
      });
      at += width;
    }
    return boxes;
  }

  #font = (style: TextStyle): FontKey => this.#swaps.get(style.font) ?? style.font;

  #tracking = (style: TextStyle): number => (style.tracking ?? 0) * this.size(style);

  #runs(text: string, style: TextStyle): { text: string; font: FontKey; width: number }[] {
    const own = this.#font(style);
    const size = this.size(style);
    const tracking = this.#tracking(style);
    const runs: { text: string; font: FontKey; width: number }[] = [];
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const font = this.#metrics[own].widths.has(code) ? own : FALLBACK[own];
      const width = ((this.#metrics[font].widths.get(code) ?? 0) * size) / 1000 + tracking;
      const last = runs.at(-1);
      if (last?.font === font) {
        last.text += character;
        last.width += width;
      } else runs.push({ text: character, font, width });
    }
    return runs;
  }
}

/**
 * Faces to replace for the whole document: those that lack a letter which the fallback has,
 * so that a Vietnamese or Yoruba name is not set in two faces.
 */
export function swappedFonts(
  texts: string[],
  style: TemplateStyle,
  metrics: CvMetrics,
): Map<FontKey, FontKey> {
  const letters = new Set(
    texts
      .join(' ')
      .normalize('NFC')
      .match(/[\p{L}\p{M}]/gu),
  );
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  const used = new Set(
    [
      style.name,
      style.headline,
      style.contact,
      style.heading,
      style.title,
      style.organisation,
      style.body,
    ].map(({ font }) => font),
  );
  const swaps = new Map<FontKey, FontKey>();
  for (const font of used) {
    const lacking = codes.some(
      (code) => !metrics[font].widths.has(code) && metrics[FALLBACK[font]].widths.has(code),
    );
    if (lacking) swaps.set(font, FALLBACK[font]);
  }
  return swaps;
}
