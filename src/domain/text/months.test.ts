import { expect, it } from 'vitest';
import { MONTH_WORDS, monthName, monthNumber } from './months.ts';

const ALL = Array.from({ length: 12 }, (_, at) => at + 1);

it('reads back every name it prints, in both languages and lengths', () => {
  for (const language of ['fr', 'en'] as const)
    for (const length of ['full', 'short'] as const)
      expect(ALL.map((month) => monthNumber(monthName(month, language, length)))).toEqual(ALL);
});

it('knows what people write, whatever the case, accents and dot', () => {
  expect(['FÉVR', 'fev.', 'Febr', 'Sept', 'sep.', 'juil', 'AOUT'].map(monthNumber)).toEqual([
    2, 2, 2, 9, 9, 7, 8,
  ]);
  expect(['Ene', 'März', 'abr.', 'Okt', 'dic', 'Dezember'].map(monthNumber)).toEqual([
    1, 3, 4, 10, 12, 12,
  ]);
  expect(monthNumber('marche')).toBeUndefined();
  expect(monthName(13, 'fr', 'full')).toBe('');
});

it('tries the longest spelling first', () => {
  expect(new RegExp(MONTH_WORDS).exec('juillet 2020')?.[0]).toBe('juillet');
  expect(new RegExp(MONTH_WORDS).exec('march 2020')?.[0]).toBe('march');
});
