import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { withStackedParts } from './stacked-parts.ts';

const cells = (...texts: readonly string[]): string[] =>
  withStackedParts(
    texts.map((text) => line(text.trim(), text.startsWith(' ') ? { x: 120 } : {})),
  ).map((one) => one.cells.join(' ¦ '));

test('the parts of a range under each other are put together, whatever stands beside them', () => {
  expect(
    cells(
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
  expect(cells('May 2024 ¦ Weaver', '| ¦ Nordvik ¦ Lomé', 'August', '2023 ¦ Wove')).toEqual([
    'August 2023 – May 2024 ¦ Weaver',
    'Nordvik ¦ Lomé',
    'Wove',
  ]);
  expect(cells('Present ¦ Weaver', '|', '2023 ¦ Wove')).toEqual([
    '2023 – Present ¦ Weaver',
    'Wove',
  ]);
});

test('a date under another is no part of it', () => {
  const rows = ['May 2024 ¦ Weaver', 'August 2023 ¦ Dyer', 'to ¦ be told'];
  expect(cells(...rows)).toEqual(rows);
});
