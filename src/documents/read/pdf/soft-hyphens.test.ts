import { expect, test } from 'vitest';
import type { PlacedText } from './text-runs.ts';
import { nameLineEnds, restoreHyphens } from './soft-hyphens.ts';

const SIZE = 10;

/** The text after its line's end was named, its last glyph being so wide, in ems. */
const named = (text: string, lastEm: number): string | undefined => {
  const placed: PlacedText = {
    text,
    matrix: [SIZE, 0, 0, SIZE, 50, 100],
    width: 200,
    font: 'Sans',
    bold: true,
    italic: false,
  };
  const glyphs = [...text].map((glyph, at) => ({
    text: glyph,
    x: 50 + at * 5,
    end: 50 + at * 5 + (at === text.length - 1 ? lastEm * SIZE : 5),
  }));
  return nameLineEnds([placed], () => glyphs)[0]?.text;
};

test('a sign without a name is the hyphen at a line end when it is as wide as one', () => {
  expect(named('land sur\u000f', 0.33)).toBe('land sur-');
  expect(named('beekeeping en\u000f', 0.33)).toBe('beekeeping en-');
  expect(named('beekeeping en\u001f', 0.33)).toBe('beekeeping en-');
});

test('a wider one is a letter that nobody can name', () => {
  expect(named('land sta\u000f', 0.6)).toBe('land sta\u000f');
});

test('a soft hyphen that is a text of its own leaves no blank beside it', () => {
  const placed: PlacedText = {
    text: ' ',
    matrix: [SIZE, 0, 0, SIZE, 50, 100],
    width: 3.3,
    font: 'Sans',
    bold: false,
    italic: false,
  };
  const glyphs = [{ text: '\u00ad', x: 50, end: 53.3 }];
  const painted = [{ x: 50, y: 100, color: '', invisible: false, outlined: false, glyphs }];
  expect(restoreHyphens([placed], painted, () => glyphs)[0]?.text).toBe('-');
});
