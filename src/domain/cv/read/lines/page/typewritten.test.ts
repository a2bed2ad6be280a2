import { expect, test } from 'vitest';
import type { TextRun } from '#/domain/cv/source.ts';
import { positionedToLines } from './positioned-lines.ts';
import { page, run, source } from './synthetic-page.ts';

/** Each word drawn by itself, a character apart. */
const typed = (text: string, x: number, y: number): TextRun[] => {
  const runs: TextRun[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g))
    runs.push(run(word, x + index * 5, y, { font: 'Typewriter-Mono' }));
  return runs;
};

test('blanks of a typewriter part no names, wherever other lines begin', () => {
  const { lines } = positionedToLines(
    source(
      page([
        ...typed('Loom Settings   Dyeing   Spinning of Wool', 60, 100),
        ...typed('Wove carpets for nine houses of the lake and its three', 60, 140),
        ...typed('ports, with looms of her own', 60, 153),
        ...typed('Indented', 85, 180),
        ...typed('Indented', 85, 193),
        ...typed('Indented', 85, 206),
      ]),
    ),
  );
  expect(lines.slice(0, 3).map(({ cells }) => cells)).toEqual([
    ['Loom Settings', 'Dyeing', 'Spinning of Wool'],
    ['Wove carpets for nine houses of the lake and its three'],
    ['ports, with looms of her own'],
  ]);
  expect(lines[0]?.pieces).toBeUndefined();
});
