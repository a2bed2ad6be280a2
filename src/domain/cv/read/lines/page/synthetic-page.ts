import type { PositionedSource, SourcePage, TextRun } from '#/domain/cv/source.ts';

/** Half an em a letter: near enough to real fonts for geometry to be told by. */
const LETTER_EM = 0.5;

/** A run of text for tests of geometry, 10 points on a Letter page unless said. */
export const run = (text: string, x: number, y: number, look: Partial<TextRun> = {}): TextRun => {
  const size = look.size ?? 10;
  return {
    text,
    x,
    y,
    width: text.length * size * LETTER_EM,
    size,
    font: 'Plain',
    bold: false,
    italic: false,
    ...look,
  };
};

/** The same, ending at `right`. */
export const runTo = (
  text: string,
  right: number,
  y: number,
  look: Partial<TextRun> = {},
): TextRun => {
  const made = run(text, 0, y, look);
  return { ...made, x: right - made.width };
};

/** Lines of one column, 13 points apart. */
export const stack = (
  texts: string[],
  x: number,
  y: number,
  look: Partial<TextRun> = {},
): TextRun[] => texts.map((text, at) => run(text, x, y + at * 13, look));

export const page = (runs: TextRun[], more: Partial<SourcePage> = {}): SourcePage => ({
  width: 612,
  height: 792,
  runs,
  images: [],
  links: [],
  ...more,
});

export const source = (...pages: SourcePage[]): PositionedSource => ({
  kind: 'positioned',
  format: 'pdf',
  pages,
});
