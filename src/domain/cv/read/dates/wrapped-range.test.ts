import { describe, expect, it } from 'vitest';
import { linesOf } from '../lines/source-lines-fixture.ts';
import { isPartOfRange, isUnfinishedRange, withClosedRanges } from './wrapped-range.ts';

describe('date ranges broken over lines', () => {
  it.each([
    ['septembre', '2013 – juillet'],
    ['septembre 2013 – juillet', '2023'],
    ['octobre 2019', '— aujourd’hui'],
    ['D’octobre 2016 à mars', '2020'],
    ['Jan 2019', 'to now'],
    ['2014 –', '2019'],
    ['depuis', '09/2023'],
    ['Since', 'May 2021'],
    ['Present -', '09/2020'],
  ])('%s goes on with %s', (above, below) => {
    expect(isUnfinishedRange(above, below)).toBe(true);
    expect(isPartOfRange(below)).toBe(true);
  });

  it.each([
    ['2015', '2012'],
    ['2018 – 2020', '2015'],
    ['mars 2018 – mai 2020', 'juin 2016'],
    ['Analyste', '2016'],
    ['2019', 'Lyon'],
    ['depuis', 'Lyon'],
  ])('%s does not go on with %s', (above, below) => {
    expect(isUnfinishedRange(above, below)).toBe(false);
  });
});

it('takes the year that closes a range from the line below', () => {
  const texts = (text: string): string[] =>
    withClosedRanges(linesOf(text)).map((line) => line.text);
  expect(texts('Weaver, Velku June 2019 – July\n2020\nWove')).toEqual([
    'Weaver, Velku June 2019 – July 2020',
    'Wove',
  ]);
  expect(texts('Centre du fil | Mars 2025 - Avril\n2025 (1 mois)')).toEqual([
    'Centre du fil | Mars 2025 - Avril 2025 (1 mois)',
  ]);
  expect(texts('Weaver in July\n2020\n* 2019 – July\n* 2020')).toHaveLength(4);
});
