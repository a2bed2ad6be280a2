import { expect, test } from 'vitest';
import type { SourcePage } from '#/domain/cv/source.ts';
import { positionedToLines } from '../positioned-lines.ts';
import { page, run, source, stack } from '../synthetic-page.ts';

type Box = NonNullable<SourcePage['rules']>[number];

const ROWS = [100, 128, 156, 170, 184];
const COLUMNS = [50, 140, 230, 400, 460];

/** Borders as strokes: each row's and each column's from end to end. */
const BORDERS: Box[] = [
  ...ROWS.map((y) => ({ x: 50, y, width: 410, height: 0 })),
  ...COLUMNS.map((x) => ({ x, y: 100, width: 0, height: 84 })),
];

/** The same, drawn around each cell as thin areas. */
const CELL_BORDERS: Box[] = ROWS.slice(0, -1).flatMap((top, row) =>
  COLUMNS.slice(0, -1).flatMap((left, column) => {
    const [right = 0, bottom = 0] = [COLUMNS[column + 1], ROWS[row + 1]];
    return [
      { x: left, y: top, width: right - left, height: 0.7 },
      { x: left, y: bottom, width: right - left, height: 0.7 },
      { x: left, y: top, width: 0.7, height: bottom - top },
      { x: right, y: top, width: 0.7, height: bottom - top },
    ];
  }),
);

const cell = (text: string, column: number, y: number, bold = false) =>
  run(text, (COLUMNS[column] ?? 0) + 4, y, { bold });

/** Cells of two lines stand as close to each other as to the rows above and below. */
const TABLE = [
  cell('Exam Title', 0, 110, true),
  cell('Concentration/', 1, 110, true),
  cell('Major', 1, 123, true),
  cell('Institute', 2, 110, true),
  cell('Year', 3, 110, true),
  cell('Master of', 0, 138),
  cell('Weaving', 0, 151),
  cell('Carpets', 1, 138),
  cell('College of the Loom and', 2, 138),
  cell('of the Wheel', 2, 151),
  cell('2020', 3, 138),
  cell('HSC', 0, 166),
  cell('Science', 1, 166),
  cell('School of the Cape', 2, 166),
  cell('2014', 3, 166),
  cell('SSC', 0, 180),
  cell('Science', 1, 180),
  cell('School of the Lake', 2, 180),
  cell('2012', 3, 180),
];

const cellsOf = (made: SourcePage): string[] =>
  positionedToLines(source(made)).lines.map(({ cells }) => cells.join(' ¦ '));

test.each([
  ['drawn across and down', BORDERS],
  ['drawn around each cell', CELL_BORDERS],
])('borders %s say what stands in a row', (_, rules) => {
  expect(cellsOf(page([...TABLE, run('After the table', 50, 220)], { rules }))).toEqual([
    'Exam Title ¦ Concentration/ Major ¦ Institute ¦ Year',
    'Master of Weaving ¦ Carpets ¦ College of the Loom and of the Wheel ¦ 2020',
    'HSC ¦ Science ¦ School of the Cape ¦ 2014',
    'SSC ¦ Science ¦ School of the Lake ¦ 2012',
    'After the table',
  ]);
});

test('the frame of two columns of a page is no table', () => {
  const rules = [
    ...[40, 90, 500].map((y) => ({ x: 40, y, width: 500, height: 0 })),
    ...[40, 200, 540].map((x) => ({ x, y: 40, width: 0, height: 460 })),
  ];
  const left = stack(['Skills', ...Array.from({ length: 6 }, (_, at) => `Weaving ${at}`)], 50, 110);
  const right = stack(
    ['Experience', ...Array.from({ length: 6 }, (_, at) => `Wove carpets of wool ${at}`)],
    210,
    110,
  );
  const lines = cellsOf(
    page([run('Ada Okoro', 50, 60, { size: 20 }), ...left, ...right], { rules }),
  );
  expect(lines).toContain('Weaving 5');
  expect(lines).toContain('Wove carpets of wool 5');
});

test('a page of thousands of lines is a drawing, and its text is read as it stands', () => {
  const rules = Array.from({ length: 2000 }, (_, at) => ({
    x: 50 + (at % 40) * 10,
    y: 100 + Math.floor(at / 40),
    width: at % 2 ? 10 : 0.5,
    height: at % 2 ? 0.5 : 10,
  }));
  expect(cellsOf(page([run('A line of text', 60, 120)], { rules }))).toEqual(['A line of text']);
});
