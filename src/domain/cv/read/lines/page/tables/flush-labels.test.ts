import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, runTo, source } from '../synthetic-page.ts';

const ROWS = [
  ['Workshop', 'Welding, brazing, bending'],
  ['Drawing boards', 'Plans, sections'],
  ['Care', 'First aid'],
] as const;

const cells = (runs: Parameters<typeof page>[0]) =>
  sourceToLines(source(page(runs))).lines.map((line) => line.cells);

test('labels flush to one edge are cells, little though it is that parts them from their texts', () => {
  const rows = ROWS.flatMap(([label, text], at) => [
    runTo(label, 160, 100 + at * 13),
    run(text, 168, 100 + at * 13),
  ]);
  expect(cells(rows)).toEqual(ROWS);
});

test('an edge halfway between two points is one edge', () => {
  const rows = ROWS.flatMap(([label, text], at) => [
    runTo(label, 160.49 + at / 100, 100 + at * 13),
    run(text, 168.49 + at / 100, 100 + at * 13),
  ]);
  expect(cells(rows)).toEqual(ROWS);
});

test('words that a blank parts by chance at one place are none', () => {
  const rows = ROWS.flatMap(([label, text], at) => [
    run(label, 40, 100 + at * 13, { width: 100 }),
    run(text, 148, 100 + at * 13),
  ]);
  expect(cells(rows)).toEqual(ROWS.map(([label, text]) => [`${label} ${text}`]));
});
