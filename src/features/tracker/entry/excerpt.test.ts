import { expect, test } from 'vitest';
import { excerptAround } from './excerpt.ts';

test('a short line is shown whole', () => {
  expect(excerptAround('Salaire : 28 $', '28')).toBe('Salaire : 28 $');
});

test('of a long line, the words around the value are shown, cut at blanks', () => {
  const line = `${'avant '.repeat(60)}à Gatineau ${'après '.repeat(60)}`.trim();
  const excerpt = excerptAround(line, 'Gatineau');
  expect(excerpt).toMatch(/^… avant .*à Gatineau après.* après …$/);
  expect(excerpt.length).toBeLessThanOrEqual(164);
});

test('a line without blanks and a value that is not in it are cut all the same', () => {
  expect(excerptAround('x'.repeat(600), 'y').length).toBeLessThanOrEqual(164);
});
