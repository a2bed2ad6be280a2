/** The stored form of dates (`CvDate`): `YYYY-MM`, `YYYY`, `present`, '' or a typed text that could not be read. */
import type { CvDate } from '../content.ts';

export interface DateParts {
  year: number;
  /** 1–12; 0 when the source gives a year alone. */
  month: number;
}

/** Year and month of a readable date; undefined for `present`, '' and unreadable text. */
export function dateParts(date: CvDate): DateParts | undefined {
  const match = /^(\d{4})(?:-(\d{2}))?$/.exec(date);
  if (!match) return undefined;
  const month = Number(match[2] ?? 0);
  return month <= 12 && (match[2] === undefined || month > 0)
    ? { year: Number(match[1]), month }
    : undefined;
}

export const isPresent = (date: CvDate): boolean => date === 'present';

export const isReadableDate = (date: CvDate): boolean =>
  date === '' || isPresent(date) || dateParts(date) !== undefined;

/** A year whose month the source doesn't give: asked about once, never guessed. */
export const isYearAlone = (date: CvDate): boolean => dateParts(date)?.month === 0;

/**
 * Older first, for sorting: '' and unreadable dates before all others, `present` after all others,
 * a year alone before the months of that year. Negative, 0 or positive.
 */
export function compareDates(a: CvDate, b: CvDate): number {
  return rank(a) - rank(b);
}

/**
 * True when the end is surely before the start. A year alone covers its twelve months,
 * so `2021` after `2021-03` is not inverted; absent and unreadable dates never are.
 */
export function isDateInverted(start: CvDate, end: CvDate): boolean {
  if (isPresent(start)) return dateParts(end) !== undefined;
  const from = dateParts(start);
  const to = dateParts(end);
  if (!from || !to) return false;
  if (from.year !== to.year) return to.year < from.year;
  return from.month > 0 && to.month > 0 && to.month < from.month;
}

/** Of two digits: 1950–2049, since a working life doesn't reach further. */
export const fullYear = (short: number): number => (short < 50 ? 2000 + short : 1900 + short);

function rank(date: CvDate): number {
  if (isPresent(date)) return Number.MAX_SAFE_INTEGER;
  const parts = dateParts(date);
  return parts ? parts.year * 13 + parts.month : 0;
}
