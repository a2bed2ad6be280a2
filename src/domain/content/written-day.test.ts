import { expect, test } from 'vitest';
import { dayIn } from './written-day.ts';

test('a day is written as each language writes it', () => {
  expect(['2026-11-21', '2027-01-01'].map((day) => dayIn(day, 'fr'))).toEqual([
    '21 novembre 2026',
    '1er janvier 2027',
  ]);
  expect(dayIn('2027-01-01', 'en')).toBe('January 1, 2027');
});

test('what is no day stays as it is', () => {
  expect(['', 'demain', '2026-13-01'].map((day) => dayIn(day, 'fr'))).toEqual([
    '',
    'demain',
    '2026-13-01',
  ]);
});
