import { expect, test } from 'vitest';
import { isGiftDay, lastGiftDay } from './gift.ts';

const TODAY = '2026-11-23';

test.each([
  [TODAY, true],
  ['2027-01-31', true],
  [lastGiftDay(TODAY), true],
  ['2026-11-22', false],
  ['2027-02-30', false],
  ['2999-01-01', false],
  ['', false],
  [5, false],
  [null, false],
])('Premium until %j may be given: %j', (day, expected) => {
  expect(isGiftDay(day, TODAY)).toBe(expected);
});
