import { expect, test } from 'vitest';
import { EARLY_FEATURES, hasEarlyAccess } from './early-features.ts';

test.each([
  ['premium', true, true],
  ['premium', false, false],
  ['user', true, false],
  ['admin', true, true],
] as const)('%s who wishes it (%s): %s', (role, wishes, expected) => {
  expect(hasEarlyAccess(role, wishes)).toBe(expected);
});

test('each is named in both languages, once', () => {
  const words = EARLY_FEATURES.flatMap(({ name, place }) => [name, place]);
  expect(words.every(({ fr, en }) => fr !== '' && en !== '' && fr !== en)).toBe(true);
  expect(new Set(EARLY_FEATURES.map(({ id }) => id)).size).toBe(EARLY_FEATURES.length);
});
