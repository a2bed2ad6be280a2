/**
 * Text for jsPDF with kerning and marks in their places, which its own call cannot set: each character's glyph in
 * one `TJ` operator, with the shifts that the layout measured (ISO 32000-1 §9.4.3).
 */
import type { jsPDF } from 'jspdf';
import { FACES, INKS, type TextBox } from '#/domain/cv/layout/laid-out.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import { setWord } from '#/domain/cv/layout/set-word.ts';

/** The parts of jsPDF used here; its type declarations leave them out. */
interface TextSteps {
  pdfEscape16(text: string, font: object): string;
  internal: { getFont(): { id: string }; write(...parts: (string | number)[]): void };
}

export class PdfText {
  readonly #doc: jsPDF;
  readonly #steps: TextSteps;
  readonly #pageHeight: number;
  readonly #opened = new Set<string>();

  constructor(doc: jsPDF, pageHeight: number) {
    this.#doc = doc;
    this.#steps = doc as unknown as TextSteps;
    this.#pageHeight = pageHeight;
  }

  /** Throws on a character that skipped the gate: jsPDF would cut the text there without a word. */
  draw({ text, x, y, size, font, ink, tracking }: TextBox): void {
    const metrics = cvMetrics()[font];
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      if (!metrics.widths.has(code))
        throw new Error(`No glyph for U+${code.toString(16)} in ${font}.`);
    }
    this.#doc.setFont(FACES[font].name, 'normal');
    // Only a font that jsPDF has drawn with goes into the file.
    if (!this.#opened.has(font)) this.#doc.text([''], 0, 0);
    this.#opened.add(font);
    const { id, ...face } = this.#steps.internal.getFont();
    const glyphs = (part: string): string => `<${this.#steps.pdfEscape16(part, { id, ...face })}>`;
    this.#steps.internal.write(
      `BT /${id} ${fixed(size)} Tf ${fixed(tracking)} Tc ${colour(INKS[ink])} rg`,
      `${fixed(x)} ${fixed(this.#pageHeight - y)} Td`,
      shown(text, setWord(text, metrics).shifts, size, glyphs),
      'ET',
    );
  }
}

/** `[<glyphs> shift <glyphs>] TJ`, cut where a mark rises and where it ends; shifts count leftwards. */
function shown(
  text: string,
  shifts: ReturnType<typeof setWord>['shifts'],
  size: number,
  glyphs: (part: string) => string,
): string {
  if (!shifts) return `${glyphs(text)} Tj`;
  const parts: string[] = [];
  let array: string[] = [];
  let run = '';
  let rise = 0;
  const endRun = (): void => {
    if (run !== '') array.push(glyphs(run));
    run = '';
  };
  const endArray = (): void => {
    endRun();
    if (array.length > 0) parts.push(`[${array.join(' ')}] TJ`);
    array = [];
  };
  for (const [index, character] of [...text].entries()) {
    const shift = shifts[index] ?? { before: 0, rise: 0 };
    if (shift.rise !== rise) {
      endArray();
      rise = shift.rise;
      parts.push(`${fixed((rise * size) / 1000)} Ts`);
    }
    if (shift.before !== 0) {
      endRun();
      array.push(String(-shift.before));
    }
    run += character;
  }
  endArray();
  if (rise !== 0) parts.push('0 Ts');
  return parts.join(' ');
}

const fixed = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Red, green and blue from 0 to 1. */
const colour = (hex: string): string =>
  [1, 3, 5].map((at) => fixed(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
