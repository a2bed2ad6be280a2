import { expect, test } from 'vitest';
import { chooseLocale } from './locale.ts';

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
