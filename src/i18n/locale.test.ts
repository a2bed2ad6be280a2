import { expect, test } from 'vitest';
import { chooseLocale, dayFormat } from './locale.ts';

test('a stored choice wins over the browser', () => {
  expect(chooseLocale('en', ['fr-CA'])).toBe('en');
  expect(chooseLocale('fr', ['en-US'])).toBe('fr');
});

test('without a choice, the first browser language that we speak is used', () => {
  expect(chooseLocale(undefined, ['ar', 'en-GB', 'fr'])).toBe('en');
  expect(chooseLocale(null, ['pt-BR', 'FR-ca'])).toBe('fr');
});

test('French is the default when nothing says otherwise', () => {
  expect(chooseLocale(undefined, ['ar', 'tl'])).toBe('fr');
  expect(chooseLocale(undefined, [])).toBe('fr');
  expect(chooseLocale('de', [])).toBe('fr');
});

const at = (day: number, hour = 12): Date => new Date(2026, 11, day, hour, 30);

test.each([
  ['fr-CA', at(1), '1er décembre 2026'],
  ['fr-CA', at(11), '11 décembre 2026'],
  ['fr-CA', at(21), '21 décembre 2026'],
  ['en-CA', at(1), 'December 1, 2026'],
])('a day in %s: %s', (tag, day, expected) => {
  expect(dayFormat(tag, { dateStyle: 'long' })(day)).toBe(expected);
});

test('an hour is not a day', () => {
  const options = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  expect(dayFormat('fr-CA', options)(at(2, 1))).not.toMatch(/1er/);
  expect(dayFormat('fr-CA', options)(at(1, 1))).toMatch(/^1er décembre\D+0?1 h 30$/);
});
