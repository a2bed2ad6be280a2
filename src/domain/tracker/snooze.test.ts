import { expect, test } from 'vitest';
import type { ProvinceCode } from '../cv/canadian/provinces.ts';
import { snoozedTo } from './snooze.ts';

test.each<[string, number, string, ProvinceCode | undefined, string]>([
  // Late, due today, still to come.
  ['2026-11-20', 1, '2026-11-23', 'QC', '2026-11-24'],
  ['2026-11-23', 3, '2026-11-23', 'QC', '2026-11-26'],
  ['2026-11-30', 1, '2026-11-23', 'QC', '2026-12-01'],
  // Friday to Monday, and over Christmas.
  ['2026-11-20', 1, '2026-11-20', 'QC', '2026-11-23'],
  ['2026-12-24', 1, '2026-12-24', 'ON', '2026-12-28'],
  // 24 June in Québec alone; 29 February; clocks change on 8 March 2026.
  ['2026-06-23', 1, '2026-06-23', 'QC', '2026-06-25'],
  ['2026-06-23', 1, '2026-06-23', 'ON', '2026-06-24'],
  ['2028-02-28', 1, '2028-02-28', undefined, '2028-02-29'],
  ['2026-03-06', 3, '2026-03-06', undefined, '2026-03-09'],
])('%s put off by %i days on %s in %s', (dueOn, days, today, province, expected) => {
  expect(snoozedTo(dueOn, days, today, province)).toBe(expected);
});
