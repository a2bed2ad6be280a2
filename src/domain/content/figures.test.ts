import { expect, test } from 'vitest';
import { dollars, groupThousands, quantity } from './figures.ts';

test('thousands stand apart by a space that never breaks a line', () => {
  expect(groupThousands(3000)).toBe('3\u00A0000');
  expect(groupThousands(1_234_567)).toBe('1\u00A0234\u00A0567');
});

test('small numbers stay as they are, and what lies between two is rounded', () => {
  expect([0, 27, 999].map(groupThousands)).toEqual(['0', '27', '999']);
  expect(groupThousands(999.5)).toBe('1\u00A0000');
  expect(groupThousands(-1600)).toBe('-1\u00A0600');
});

test('dollars are written as each language writes them, with cents only when there are some', () => {
  expect([9.99, 7.5, 0].map((amount) => dollars(amount, 'fr'))).toEqual([
    '9,99\u00A0$',
    '7,50\u00A0$',
    '0\u00A0$',
  ]);
  expect([9.99, 7.5, 12].map((amount) => dollars(amount, 'en'))).toEqual(['$9.99', '$7.50', '$12']);
});

test('quantities agree with their number and never break', () => {
  expect([0, 1, 2, 5000].map((count) => quantity(count, 'day', 'fr'))).toEqual([
    '0\u00A0jour',
    '1\u00A0jour',
    '2\u00A0jours',
    '5\u00A0000\u00A0jours',
  ]);
  expect([0, 1, 2, 5000].map((count) => quantity(count, 'day', 'en'))).toEqual([
    '0\u00A0days',
    '1\u00A0day',
    '2\u00A0days',
    '5,000\u00A0days',
  ]);
});
