import { expect, test } from 'vitest';
import { toldCount, toldPart } from './cohort.ts';

test('small numbers are hidden, and nobody is nobody', () => {
  expect([0, 1, 4, 5, 12].map(toldCount)).toEqual([0, null, null, 5, 12]);
});

test.each([
  [3, 20, null],
  [18, 20, null],
  [20, 20, 20],
  [0, 20, 0],
  [8, 20, 8],
  [0, 4, null],
])('%i of %i is told as %j', (part, whole, told) => {
  expect(toldPart(part, whole)).toBe(told);
});
