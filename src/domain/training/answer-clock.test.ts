import { expect, test } from 'vitest';
import { clockOf, leftAt, secondsLeft, startClock, stopClock } from './answer-clock.ts';

test('a closed tab takes no time away, and what ran before is not given back', () => {
  const running = startClock(clockOf(120), 1000);
  const stopped = stopClock(running, 31_000);
  expect(leftAt(stopped, 9_000_000)).toBe(90_000);
  const again = startClock(stopped, 9_000_000);
  expect(leftAt(again, 9_030_000)).toBe(60_000);
});

test('time ends at 0, also when nobody looked for long', () => {
  expect(leftAt(startClock(clockOf(60), 0), 3_000_000)).toBe(0);
});

test('a clock of the device that is put back gives no time', () => {
  const running = startClock(clockOf(60), 10_000);
  expect(leftAt(running, 5000)).toBe(60_000);
  expect(leftAt(stopClock(running, 30_000), 0)).toBe(40_000);
});

test('shown in whole seconds, 0 only once it is over', () => {
  expect([60_000, 59_001, 1, 0].map(secondsLeft)).toEqual([60, 60, 1, 0]);
});
