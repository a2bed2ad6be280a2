import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, runTo, source } from '../synthetic-page.ts';

const look = { bold: true, font: 'Bold' };

/** Two lines at the left, and a place at half their height at the right edge. */
const cellsOf = (first: string, second: string, place: string): string[][] =>
  sourceToLines(
    source(
      page([
        run(first, 40, 100, look),
        runTo(place, 540, 106.2, { size: 9 }),
        run(second, 40, 112.4, look),
        run('Drew looms for seven mills, wrote their rules and told of them in the towns', 40, 126),
      ]),
    ),
  ).lines.map(({ cells }) => cells);

const LONG = 'Head weaver – House of cloth for the hills and towns of the north and of five lakes';

test('a title of two lines is one beside what stands at half their height', () => {
  expect(cellsOf(LONG, 'Nordvik-Velka', 'Velka')[0]).toEqual([`${LONG} Nordvik-Velka`, 'Velka']);
  expect(cellsOf('Weaver of wool and', 'linen', 'Velka')[0]).toEqual([
    'Weaver of wool and linen',
    'Velka',
  ]);
});

test('two names below each other stay two where the second had room beside the first', () => {
  expect(cellsOf('Weaver', 'House of the Lake', 'Velka')[0]).toEqual(['Weaver']);
});
