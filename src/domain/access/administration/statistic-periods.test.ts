import { expect, test } from 'vitest';
import { countByPeriod, periodStarts } from './statistic-periods.ts';

test('twelve weeks begin on Mondays, across a year', () => {
  const weeks = periodStarts('week', '2027-01-02');
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-3)).toEqual(['2026-12-14', '2026-12-21', '2026-12-28']);
});

test('twelve months begin on the first, across a year', () => {
  const months = periodStarts('month', '2026-03-31');
  expect([months[0], months[9], months.at(-1)]).toEqual(['2025-04-01', '2026-01-01', '2026-03-01']);
});

test('each day counts in its period, the last one until today', () => {
  const days = [
    { day: '2026-11-01', count: 1 },
    { day: '2026-11-08', count: 2 },
    { day: '2026-11-09', count: 4 },
    { day: '2026-11-23', count: 8 },
  ];
  expect(countByPeriod(['2026-11-02', '2026-11-09', '2026-11-16'], days)).toEqual([2, 4, 8]);
});
