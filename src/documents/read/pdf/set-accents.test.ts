import { expect, test } from 'vitest';
import { closeSetAccents } from './set-accents.ts';
import type { PlacedText } from './text-runs.ts';

const SIZE = 10;
const WIDTH = 5;

const placedAt = (text: string, x: number): PlacedText => ({
  text,
  matrix: [SIZE, 0, 0, SIZE, x, 100],
  width: text.length * WIDTH,
  font: 'Serif',
  bold: true,
  italic: false,
});

/** The first of two texts, the second of which begins so far behind the first's last letter. */
const before = (text: string, gap: number): string | undefined => {
  const letters = text.slice(0, text.lastIndexOf(' '));
  const end = 50 + letters.length * WIDTH;
  const glyphs = [...letters].map((glyph, at) => ({
    text: glyph,
    x: 50 + at * WIDTH,
    end: 50 + (at + 1) * WIDTH,
  }));
  return closeSetAccents([placedAt(text, 50), placedAt('ecorce', end + gap)], () => glyphs)[0]
    ?.text;
};

test('an accent set apart over the letter that follows its word leaves no blank', () => {
  expect(before('Tr ´', 0)).toBe('Tr´');
  expect(before('chêne li ´', 0.4)).toBe('chêne li´');
  expect(before('l’ ´', 0)).toBe('l’´');
});

test('before a word of its own the blank stays', () => {
  expect(before('une ´', 2.8)).toBe('une ´');
});

test('with no text behind it, or one on another line, it is left alone', () => {
  const alone = placedAt('Tr ´', 50);
  const below: PlacedText = { ...placedAt('ecorce', 60), matrix: [SIZE, 0, 0, SIZE, 60, 112] };
  const glyphs = [{ text: 'r', x: 55, end: 60 }];
  expect(closeSetAccents([alone], () => glyphs)).toEqual([alone]);
  expect(closeSetAccents([alone, below], () => glyphs)).toEqual([alone, below]);
});
