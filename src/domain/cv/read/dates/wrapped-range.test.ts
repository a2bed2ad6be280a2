import { describe, expect, it } from 'vitest';
import { isPartOfRange, isUnfinishedRange } from './wrapped-range.ts';

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
