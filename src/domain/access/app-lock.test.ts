import { expect, test } from 'vitest';
import {
  FORGOTTEN_HOURS,
  FREE_TRIES,
  PASSPHRASE_LENGTH,
  passphraseProblem,
  spelled,
  waitBeforeTry,
  waitToErase,
} from './app-lock.ts';
import { HOUR_MS } from '../duration.ts';

const AT = 1_700_000_000_000;

test('the first tries cost no wait, later ones longer and longer, up to an hour', () => {
  expect(waitBeforeTry(FREE_TRIES - 1, AT, AT)).toBe(0);
  const waits = [0, 1, 2, 3, 4, 5, 90].map((more) => waitBeforeTry(FREE_TRIES + more, AT, AT));
  expect(waits.every((wait, index) => index === 0 || wait >= (waits[index - 1] ?? 0))).toBe(true);
  expect(waits[0]).toBe(30_000);
  expect(waits.at(-1)).toBe(HOUR_MS);
});

test('a wait passes, and a clock that was set back makes it no longer', () => {
  expect(waitBeforeTry(FREE_TRIES, AT, AT + 30_000)).toBe(0);
  expect(waitBeforeTry(FREE_TRIES, AT, AT - 90 * HOUR_MS)).toBe(30_000);
  expect(waitToErase(AT, AT)).toBe(FORGOTTEN_HOURS * HOUR_MS);
  expect(waitToErase(AT, AT + FORGOTTEN_HOURS * HOUR_MS)).toBe(0);
  expect(waitToErase(AT, AT - HOUR_MS)).toBe(FORGOTTEN_HOURS * HOUR_MS);
});

test('a passphrase has its length and is typed twice', () => {
  expect(passphraseProblem('  court  ', 'court')).toBe('too_short');
  expect(passphraseProblem('x'.repeat(PASSPHRASE_LENGTH.max + 1), '')).toBe('too_long');
  expect(passphraseProblem('neige en avril', 'neige en mai')).toBe('different');
  expect(passphraseProblem('neige en avril', 'neige en avril ')).toBeUndefined();
});

test('an accent is the same however the keyboard writes it', () => {
  expect(spelled('étés légers')).toBe(spelled('e\u0301te\u0301s le\u0301gers'));
});
