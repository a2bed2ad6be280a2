import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { withRailRanges } from './rail-ranges.ts';

const cells = (...texts: readonly string[]): string[] =>
  withRailRanges(texts.map((text) => line(text))).map((one) => one.cells.join(' ¦ '));

test('the end of a range beside the second line of its entry goes to its beginning', () => {
  expect(
    cells(
      '2020.04 — ¦ Weaver, Lomé',
      '2017.02 — ¦ Dyer, Velka, Lomé',
      '2020.01 ¦ Dyed wool for the looms',
      'Avril 2014 - ¦ Spinner, Nordvik',
      'Juin 2016 ¦ Spun wool',
      '2013 ¦ Helper, Nordvik',
    ),
  ).toEqual([
    '2020.04 — ¦ Weaver, Lomé',
    '2017.02 — 2020.01 ¦ Dyer, Velka, Lomé',
    'Dyed wool for the looms',
    'Avril 2014 - Juin 2016 ¦ Spinner, Nordvik',
    'Spun wool',
    '2013 ¦ Helper, Nordvik',
  ]);
});

test('the end may stand alone below the beginning', () => {
  expect(cells('Aug 2016 - ¦ Bank of Velka', 'Sep 2016', 'Counted coins')).toEqual([
    'Aug 2016 - Sep 2016 ¦ Bank of Velka',
    'Counted coins',
  ]);
});

test('a date below a finished range stays where it is', () => {
  const rows = ['2019 — 2021 ¦ Dyer, Velka', '2018 ¦ Spinner, Nordvik'];
  expect(cells(...rows)).toEqual(rows);
});

test('the ends and the dash between them may stand on lines of their own', () => {
  expect(cells('2017', '-', '2018', 'Weaver')).toEqual(['2017 - 2018', 'Weaver']);
  expect(cells('2017', '2015', 'Weaver')).toEqual(['2017', '2015', 'Weaver']);
});
