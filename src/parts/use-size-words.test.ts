import { expect, test } from 'vitest';
import { sizeWords } from './use-size-words.ts';

const plain = (words: string): string => words.replaceAll(/\s/g, ' ');

test.each([
  [0, '0 ko', '0 kB'],
  [12, '1 ko', '1 kB'],
  [340_400, '340 ko', '340 kB'],
  [999_600, '1 Mo', '1 MB'],
  [2_460_000, '2,5 Mo', '2.5 MB'],
  [3_100_000_000, '3,1 Go', '3.1 GB'],
])('%d bytes are %s in French and %s in English', (bytes, fr, en) => {
  expect(plain(sizeWords(bytes, 'fr'))).toBe(fr);
  expect(plain(sizeWords(bytes, 'en'))).toBe(en);
});
