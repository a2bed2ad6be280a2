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
    '2017.02 – 2020.01 ¦ Dyer, Velka, Lomé',
    'Dyed wool for the looms',
    'Avril 2014 – Juin 2016 ¦ Spinner, Nordvik',
    'Spun wool',
    '2013 ¦ Helper, Nordvik',
  ]);
});

test('a word may lead the end', () => {
  expect(
    cells(
      'Mars 2013 ¦ Weaver, Lomé',
      'à Aujourd’hui ¦ Wove two hundred carpets',
      'Avril 2012 ¦ Dyer, Velka',
      'à Octobre 2012 ¦ Dyed wool',
      'Mars 2011 ¦ Spinner, Velka',
      'À Lomé en 2012 ¦ A rug',
    ),
  ).toEqual([
    'Mars 2013 – Aujourd’hui ¦ Weaver, Lomé',
    'Wove two hundred carpets',
    'Avril 2012 – Octobre 2012 ¦ Dyer, Velka',
    'Dyed wool',
    'Mars 2011 ¦ Spinner, Velka',
    'À Lomé en 2012 ¦ A rug',
  ]);
});

test('the end may stand alone below the beginning', () => {
  expect(cells('Aug 2016 - ¦ Bank of Velka', 'Sep 2016', 'Counted coins')).toEqual([
    'Aug 2016 – Sep 2016 ¦ Bank of Velka',
    'Counted coins',
  ]);
});

test('a date below a finished range stays where it is', () => {
  const rows = ['2019 — 2021 ¦ Dyer, Velka', '2018 ¦ Spinner, Nordvik'];
  expect(cells(...rows)).toEqual(rows);
});

test('the ends and the dash between them may stand on lines of their own', () => {
  expect(cells('2017', '-', '2018', 'Weaver')).toEqual(['2017 – 2018', 'Weaver']);
  expect(cells('2017', '2015', 'Weaver')).toEqual(['2017', '2015', 'Weaver']);
});

const cellsAt = (...texts: readonly string[]): string[] =>
  withRailRanges(
    texts.map((text) => line(text.trim(), text.startsWith(' ') ? { x: 120 } : {})),
  ).map((one) => one.cells.join(' ¦ '));

test('the parts of a range under each other are put together, whatever stands beside them', () => {
  expect(
    cellsAt(
      'Mars 2019 ¦ Weaver, Nordvik, Lomé',
      'à Aujourd’hui ¦ Wove nine carpets',
      'November 2015 ¦ Dyer',
      ' House of Velka',
      'to ¦ Lomé',
      'June',
      '2017 ¦ Dyed wool',
      'Helped',
    ),
  ).toEqual([
    'Mars 2019 – Aujourd’hui ¦ Weaver, Nordvik, Lomé',
    'Wove nine carpets',
    'November 2015 – June 2017 ¦ Dyer',
    'House of Velka',
    'Lomé',
    'Dyed wool',
    'Helped',
  ]);
});

test('the later date may stand above, with a bar between them', () => {
  expect(cellsAt('May 2024 ¦ Weaver', '| ¦ Nordvik ¦ Lomé', 'August', '2023 ¦ Wove')).toEqual([
    'August 2023 – May 2024 ¦ Weaver',
    'Nordvik ¦ Lomé',
    'Wove',
  ]);
  expect(cellsAt('Present ¦ Weaver', '|', '2023 ¦ Wove')).toEqual([
    '2023 – Present ¦ Weaver',
    'Wove',
  ]);
});

test('a date under another is no part of it', () => {
  const rows = ['May 2024 ¦ Weaver', 'August 2023 ¦ Dyer', 'to ¦ be told'];
  expect(cellsAt(...rows)).toEqual(rows);
});

test('a month and its year in two cells are one date', () => {
  expect(
    cells('Janvier ¦ 2019 : Weaver, Lomé', 'Mars ¦ 2016 : ¦ Dyer, Velka', 'May ¦ Weaver ¦ 2019'),
  ).toEqual(['Janvier 2019 : Weaver, Lomé', 'Mars 2016 : ¦ Dyer, Velka', 'May ¦ Weaver ¦ 2019']);
});
