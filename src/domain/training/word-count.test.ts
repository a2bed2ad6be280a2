import { expect, test } from 'vitest';
import { wordCount } from './word-count.ts';

test.each([
  ['', 0],
  ['— … !', 0],
  ['J’ai parlé à l’équipe.', 6],
  ['Peut-être demain, aujourd’hui non', 5],
  ["I don't think we've met", 5],
  ['Le délai est passé de 3,5 à 2 jours (14:30)', 10],
  ['été   \n  hiver', 2],
])('%s', (text, words) => {
  expect(wordCount(text)).toBe(words);
});
