import { expect, test } from 'vitest';
import type { PaintedGlyph } from './page-paint.ts';
import type { PlacedText } from './text-runs.ts';
import { closeTracking } from './tracked-text.ts';

const SIZE = 10;

/** Glyphs half an em wide with a gap after each; blanks are painted or only a wider gap. */
function painted(words: string, tracking: number, paintsBlanks: boolean): PaintedGlyph[] {
  const glyphs: PaintedGlyph[] = [];
  let x = 50;
  for (const text of words) {
    if (text !== ' ' || paintsBlanks) glyphs.push({ text, x, end: x + SIZE / 2 });
    x += SIZE / 2 + tracking;
  }
  return glyphs;
}

const placed = (text: string): PlacedText => ({
  text,
  matrix: [SIZE, 0, 0, SIZE, 50, 100],
  width: 200,
  font: 'Sans',
  bold: false,
  italic: false,
});

const closed = (read: string, words: string, tracking: number, paintsBlanks = true): string =>
  closeTracking([placed(read)], () => painted(words, tracking, paintsBlanks))[0]?.text ?? '';

test('the words of a tracked line come apart again where blanks were painted', () => {
  expect(closed('P r o j e c t m a n a g e r', 'Project manager', 1.5)).toBe('Project manager');
});

test('a wider gap parts words where no blank was painted', () => {
  expect(closed('0 3 / 2 0 1 9 – 0 4 / 2 0 2 1', '03/2019 – 04/2021', 1.5, false)).toBe(
    '03/2019 – 04/2021',
  );
});

test('a word takes the tracking after it into its width', () => {
  const [word] = closeTracking([placed('S K I L L S')], () => painted('SKILLS', 4, true));
  expect(word).toMatchObject({ text: 'SKILLS' });
  expect(word?.width).toBeGreaterThan(200);
});

test('what was painted otherwise, or typed with blanks, stays as it was', () => {
  expect(closed('A c c r a', 'Kumasi', 1.5)).toBe('A c c r a');
  expect(closed('S K I L L S', 'S K I L L S', 0)).toBe('S K I L L S');
  expect(closed('Plain text', 'Plain text', 0)).toBe('Plain text');
});

test('letters that kerning brought back together belong to the word', () => {
  const glyphs = painted('TOVRNAY', 1.5, true);
  // The pair in the middle closes up, and what follows moves with it.
  const kerned = glyphs.map((glyph, at) =>
    at > 2 ? { ...glyph, x: glyph.x - 1, end: glyph.end - 1 } : glyph,
  );
  expect(closeTracking([placed('T O VR N A Y')], () => kerned)[0]?.text).toBe('TOVRNAY');
  expect(closeTracking([placed('T O VRNA Y')], () => kerned)[0]?.text).toBe('TOVRNAY');
});

test('a word of one letter between others is no tracked word', () => {
  // Old TeX fonts have no blanks: only the gaps tell.
  const glyphs = painted('Ona´', 3, true);
  const close = glyphs.map((glyph, at) => (at === 0 ? { ...glyph, end: glyph.end + 3 } : glyph));
  expect(closeTracking([placed('On a ´')], () => close)[0]?.text).toBe('On a ´');
});
