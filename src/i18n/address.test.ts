import { expect, test } from 'vitest';
import { localeOfPath, pathInLocale, pathWithoutLocale } from './address.ts';

test.each([
  ['/', '/en'],
  ['/about', '/en/about'],
  ['/blog/premiers-pas', '/en/blog/premiers-pas'],
  // Begins like the prefix, and is a word of its own.
  ['/enquete', '/en/enquete'],
])('%s in French is %s in English, and back', (french, english) => {
  expect([localeOfPath(french), localeOfPath(english)]).toEqual(['fr', 'en']);
  for (const address of [french, english]) {
    expect(pathInLocale(address, 'fr')).toBe(french);
    expect(pathInLocale(address, 'en')).toBe(english);
    expect(pathWithoutLocale(address)).toBe(french);
  }
});
