import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, runTo, source } from '../synthetic-page.ts';

const TITLE = 'Weaving of wool and of hemp for the houses of the hills and of';
const look = { bold: true, font: 'Bold', size: 12 };

const cellsOf = (title: string, rest: string): string[][] =>
  sourceToLines(
    source(
      page([
        run('2017 – 2018', 60, 100, { size: 8 }),
        { ...run(title, 150, 100, look), width: title.length * 6 },
        run(rest, 150, 112, look),
        runTo('House of the Lake', 530, 112, { italic: true, font: 'Italic' }),
        run(
          'Drew looms for seven mills, wrote their rules and told of them in the towns',
          150,
          124,
        ),
        run('of the north.', 150, 136),
      ]),
    ),
  ).lines.map(({ cells }) => cells);

test('a title that fills its line goes on below, before what stands at the right edge', () => {
  expect(cellsOf(TITLE, 'linen')[0]).toEqual([
    '2017 – 2018',
    `${TITLE} linen`,
    'House of the Lake',
  ]);
  expect(cellsOf(`${TITLE.slice(0, -7)} mate-`, 'rials')[0]?.[1]).toMatch(/materials$/u);
});

test('a name of its own below a title, or below one that had room, begins a line', () => {
  expect(cellsOf(TITLE, 'Linen')[0]).toEqual(['2017 – 2018', TITLE]);
  expect(cellsOf('Weaving', 'linen')[0]).toEqual(['2017 – 2018', 'Weaving']);
});
