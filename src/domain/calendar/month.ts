/** Months as `YYYY-MM`, and their days in whole weeks. */
import { addDays, weekdayOf } from './day.ts';

export const monthOf = (day: string): string => day.slice(0, 7);

export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  const two = String((months % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${two}`;
};

/** Weeks from Sunday, as calendars are printed in Canada, with the neighbours' days that fill them. */
export const weeksOf = (month: string): string[][] => {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks: string[][] = [];
  for (let week = start; week < `${addMonths(month, 1)}-01`; week = addDays(week, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(week, at)));
  return weeks;
};

/** The same date of another month, or its last day when it has no such date. */
export const sameDateIn = (day: string, month: string): string => {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}${day.slice(7)}`;
  return wanted > last ? last : wanted;
};
