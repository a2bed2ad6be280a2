import { expect, test } from 'vitest';
import { HOUR_MS } from '#/domain/duration.ts';
import { whenWords } from './when-words.ts';

const now = new Date(2026, 10, 20, 9, 30).getTime();

test('yesterday evening is yesterday, although it is less than a day ago', () => {
  const then = new Date(2026, 10, 19, 18, 40).getTime();
  expect(whenWords(then, now, 'fr-CA')).toEqual({ day: 'hier', time: '18 h 40' });
  expect(whenWords(then, now, 'en-CA').day).toBe('yesterday');
});

test('after a week the date is said', () => {
  const then = new Date(2026, 2, 3, 8, 5).getTime();
  expect(whenWords(then, now, 'fr-CA').day).toBe('le 3 mars');
  expect(whenWords(then, now, 'en-CA').day).toBe('on March 3');
});

test('a clock that was set back does not say tomorrow', () => {
  expect(whenWords(now + 20 * HOUR_MS, now, 'fr-CA').day).toBe('aujourd’hui');
});
