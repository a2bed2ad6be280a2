/** How long a person has worked, months in which two posts overlap counted once. */
import type { Experience } from '../content.ts';

const monthsOf = (date: string, isEnd: boolean): number | undefined => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date) ?? [];
  if (year === undefined) return undefined;
  // A year alone is counted from its start to its start: nothing is added.
  return Number(year) * 12 + (month === undefined ? 0 : Number(month) - (isEnd ? 0 : 1));
};

/** `now` as `YYYY-MM`. Posts without a start are not counted. */
export const heldMonths = (posts: readonly Experience[], now: string): number => {
  const spans = posts
    .flatMap(({ startDate, endDate }) => {
      const start = monthsOf(startDate, false);
      const end = monthsOf(endDate === 'present' ? now : endDate, true) ?? start;
      return start === undefined || end === undefined || end <= start ? [] : [{ start, end }];
    })
    .sort((one, other) => one.start - other.start);
  let months = 0;
  let until = 0;
  for (const { start, end } of spans) {
    months += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return months;
};
