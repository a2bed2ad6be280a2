import { expect, it } from 'vitest';
import { wholeNumber } from './whole-number.ts';

const LEVEL = { least: 1, most: 6, otherwise: 2 };

it.each([
  ['4', 4],
  ['4.9', 4],
  ['-5', 1],
  ['1e308', 6],
  ['Infinity', 6],
  ['NaN', 2],
  ['', 2],
  ['six', 2],
  [undefined, 2],
])('%s is held between the bounds', (text, number) => {
  expect(wholeNumber(text, LEVEL)).toBe(number);
});
