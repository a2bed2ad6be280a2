/** The periods over which an instance is looked at: weeks or months, the last of them not over yet. */
import { addDays, dayFrom, mondayOf } from '../../calendar/day.ts';

export const STATISTIC_PERIODS = ['week', 'month'] as const;
export type StatisticPeriod = (typeof STATISTIC_PERIODS)[number];

const PERIODS_SHOWN = 12;

/** The first day of each, oldest first. */
export const periodStarts = (period: StatisticPeriod, today: string): string[] =>
  Array.from({ length: PERIODS_SHOWN }, (_, index) => {
    const back = PERIODS_SHOWN - 1 - index;
    return period === 'week' ? addDays(mondayOf(today), -7 * back) : monthStart(today, back);
  });

/** What happened in each period, from what happened on each day. Both lists may be in any order of days. */
export const countByPeriod = (
  starts: readonly string[],
  days: readonly { day: string; count: number }[],
): number[] =>
  starts.map((start, at) => {
    const end = starts[at + 1];
    return days
      .filter(({ day }) => day >= start && (end === undefined || day < end))
      .reduce((sum, { count }) => sum + count, 0);
  });

const monthStart = (today: string, back: number): string => {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - back;
  return dayFrom(Math.floor(months / 12), (months % 12) + 1, 1) ?? today;
};
