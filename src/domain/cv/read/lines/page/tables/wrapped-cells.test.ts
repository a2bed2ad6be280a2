import { expect, test } from 'vitest';
import { sourceToLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import { page, run, runTo, source, stack } from '../synthetic-page.ts';

const cellsOf = (runs: Parameters<typeof page>[0]): string[][] =>
  sourceToLines(source(page(runs))).lines.map(({ cells }) => cells);

const label = (texts: string[], tagOrder: number) =>
  stack(texts, 40, 100, { bold: true, tagOrder });

const text = (texts: string[], x: number) => stack(texts, x, 100, { tagOrder: 9 });

test.each([
  ['had no room', ['Depot of the', 'Lake'], 105],
  ['names a section with it, close to the text', ['Programming', 'Languages'], 104],
  ['is a remark in brackets', ['2010 – 2014', '(expected)'], 120],
])('a block of its own at the left is one label when its next line %s', (_, words, x) => {
  expect(
    cellsOf([...label(words, 8), ...text(['Sorted thirty pallets a day, and', 'filed'], x)]),
  ).toEqual([[words.join(' '), 'Sorted thirty pallets a day, and'], ['filed']]);
});

test.each([
  ['had room', ['Depot', 'Lake'], 8, 140],
  ['is a block of its own too', ['Depot of the', 'Lake'], undefined, 105],
])('it is none when its next line %s', (_, words, tag, x) => {
  const [first, next] = label(words, 8);
  const below = next ? [{ ...next, tagOrder: tag ?? 7 }] : [];
  const lines = cellsOf([
    ...(first ? [first] : []),
    ...below,
    ...text(['Sorted thirty pallets a day, and', 'filed'], x),
  ]);
  expect(lines.map(([cell]) => cell)).toContain(words[1]);
});

test('a date in a rail goes on below, tagged or not', () => {
  const [first, next] = ['2010 –', '2014'].map((when, at) => run(when, 40, 100 + at * 13));
  expect(
    cellsOf([
      ...(first && next ? [first, next] : []),
      ...stack(['Depot of the Lake, Bantiru', 'Sorted thirty pallets a day'], 120, 100),
    ]),
  ).toEqual([['2010 – 2014', 'Depot of the Lake, Bantiru'], ['Sorted thirty pallets a day']]);
});

test('a range in a rail goes on below word by word, each drawn by itself', () => {
  const words: [string, number, number, number][] = [
    ['D’', 40, 100, 8],
    ['avril', 48, 100, 16],
    ['2018', 38, 111, 18],
    ['à', 60, 111, 4],
    ['décembre', 26, 122, 38],
    ['2020', 46, 133, 18],
  ];
  expect(
    cellsOf([
      ...words.map(([word, x, y, width]) => ({ ...run(word, x, y, { size: 8 }), width })),
      ...stack(['Guard of the Lake', 'City of the North'], 100, 100, { size: 8 }),
      run('Led six people by night', 104, 127, { size: 8 }),
      run('Kept the keys of nine gates', 104, 138, { size: 8 }),
    ])[0],
  ).toEqual(['D’avril 2018 à décembre 2020', 'Guard of the Lake']);
});

test('a year is centred under its months', () => {
  expect(
    cellsOf([
      { ...run('Avril - Juin', 40, 100), width: 50 },
      run('Guard of the Lake', 110, 100),
      { ...run('2018', 54, 111), width: 22 },
      run('City of the North', 110, 111),
    ]),
  ).toEqual([['Avril - Juin 2018', 'Guard of the Lake'], ['City of the North']]);
});

test('a month goes on below with its year, whatever end of the range stands behind', () => {
  expect(
    cellsOf([
      { ...run('Janvier', 60, 100), width: 27 },
      run('Guard of the Lake', 110, 100),
      { ...run('2006-Avril 2013', 42, 111), width: 63 },
      run('City of the North', 110, 111),
    ]),
  ).toEqual([['Janvier 2006-Avril 2013', 'Guard of the Lake'], ['City of the North']]);
});

test('the word that ends a range may be drawn in pieces, around a letter with an accent', () => {
  expect(
    cellsOf([
      run('Guard of the Lake', 60, 100),
      runTo('2018 -', 540, 100),
      run('City of the North', 60, 111),
      { ...run('pr´', 505, 111), width: 14.5 },
      { ...run('esent', 515.5, 111), width: 24.5 },
    ])[0],
  ).toEqual(['Guard of the Lake', '2018 - présent']);
});

test('the last cell of a tagged row goes on below where it was full, in the weight it was', () => {
  const cell = (texts: [string, boolean][]) =>
    texts.map(([words, bold], at) => run(words, 240, 100 + 13 * at, { bold, tagOrder: 7 }));
  const lines = (texts: [string, boolean][]): string[] =>
    cellsOf([
      run('Hemp', 20, 100, { tagOrder: 5 }),
      run('2018 – 2020', 150, 100, { tagOrder: 6 }),
      ...cell(texts),
      run('Carried the wool of nine farms over the lake, and was paid', 240, 200, { tagOrder: 8 }),
    ]).map((cells) => cells.at(-1) ?? '');
  const [full, rest] = ['The House of Cloth, of Hemp and of Wool at the very foot', 'of the hill'];
  expect(
    lines([
      [full, true],
      [rest, true],
      ['Weaver', false],
    ]),
  ).toContain(`${full} ${rest}`);
  expect(
    lines([
      ['House of Cloth', true],
      ['Weaver', true],
    ]),
  ).toContain('House of Cloth');
  expect(
    lines([
      [full, true],
      ['Weaver', false],
    ]),
  ).toContain(full);
});
