import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, source } from '../synthetic-page.ts';

const cellsOf = (first: string, last: string) =>
  sourceToLines(
    source(
      page([
        run(first, 40, 100),
        run('Guard of the Lake', 90, 100),
        run('|', 47.5, 109),
        run('City of the North', 90, 109),
        run(last, 40, 118),
        run('•', 92, 125),
        run('Led six people by night', 102, 125),
      ]),
    ),
  ).lines.map(({ cells }) => cells.join(' ¦ '));

test('two dates with a bar between them in a narrow column are one range', () => {
  expect(cellsOf('2018', '2020')).toEqual([
    '2018 – 2020 ¦ Guard of the Lake',
    'City of the North',
    'Led six people by night',
  ]);
});

test('dates that run backwards are no range', () => {
  expect(cellsOf('2020', '2018').join()).not.toContain('–');
});
