/**
 * Days as `YYYY-MM-DD`, counted in the calendar and never in hours: no change of clocks and no time zone can move them.
 */
import { DAY_MS } from '../duration.ts';

/** Days since 1970; undefined for what is no day, such as 30 February. */
export const dayNumber = (day: string): number | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return dayFromNumber(at / DAY_MS) === day ? at / DAY_MS : undefined;
};

/** The day that is so many days after the first of 1970. */
export const dayFromNumber = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 10);

export const isDay = (day: string): boolean => dayNumber(day) !== undefined;

/** `month` and `date` from 1; undefined when the month has no such day. */
export const dayFrom = (year: number, month: number, date: number): string | undefined => {
  const day = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
  return isDay(day) ? day : undefined;
};

/** What is no day stays as it is. */
export const addDays = (day: string, days: number): string => {
  const number = dayNumber(day);
  return number === undefined ? day : dayFromNumber(number + days);
};

/** Whole days from one to the other; 0 where one of them is no day. */
export const daysBetween = (from: string, to: string): number =>
  (dayNumber(to) ?? 0) - (dayNumber(from) ?? dayNumber(to) ?? 0);

/** 0 is Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: string): number => (((dayNumber(day) ?? 0) % 7) + 11) % 7;

/** The Monday of its week. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

const pad = (number: number, length: number): string => String(number).padStart(length, '0');
