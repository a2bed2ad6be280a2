import { expect, test } from 'vitest';
import { isShortOfSeats } from './attention.ts';

test.each([
  [0, 1, true],
  [0, 2, false],
  [1, 2, true],
  [26, 30, false],
  [27, 30, true],
  [40, 30, true],
])('%i of %i seats taken: short of them is %j', (taken, seats, expected) => {
  expect(isShortOfSeats(taken, seats)).toBe(expected);
});
