/** The forms of dates that people type in a field → `CvDate`. */
import type { CvDate } from '../../content.ts';
import type { Result } from '../../../result.ts';
import { compareDates, fullYear } from '../cv-date.ts';
import { foldWord } from '#/domain/text/fold.ts';
import { monthNumber } from '#/domain/text/months.ts';
import { PRESENT_WORDS } from '../../words/date-words.ts';

export type DateProblem =
  /** No month and year could be seen. */
  | 'shape'
  /** A month outside 1–12. */
  | 'month'
  /** A year outside 1900–2100. */
  | 'year'
  /** `03/04/2021`: day and month can't be told apart. */
  | 'ambiguous'
  /** After `latest`. */
  | 'future'
  /** "Present" where a date is wanted (a start, a graduation). */
  | 'present';

export interface TypedDateOptions {
  /** True for the end of an experience. */
  presentAllowed?: boolean;
  /** `YYYY-MM`: later dates are refused as `future`. Leave out where the future is fine (graduation). */
  latest?: CvDate;
}

const PRESENT = new RegExp(`^(?:${PRESENT_WORDS})$`);

/**
 * `03/2021`, `3-2021`, `2021-03`, `032021`, `mars 2021`, `Mar. 2021`, `15 mars 2021`, `2021`, `présent` …
 * Full-width digits, odd spaces and any of `/ . - –` are accepted; a year alone stays a year alone.
 * Empty text gives `''`.
 */
export function parseTypedDate(
  text: string,
  options: TypedDateOptions = {},
): Result<CvDate, { kind: DateProblem }> {
  const typed = foldWord(text).replace(/\s+/g, ' ').trim();
  if (typed === '') return { ok: true, value: '' };
  if (PRESENT.test(typed.replace(/[.()]/g, '').trim())) {
    return options.presentAllowed ? { ok: true, value: 'present' } : problem('present');
  }
  const parsed = fromNumbers(typed) ?? fromWords(typed);
  if (!parsed) return problem('shape');
  if (typeof parsed === 'string') return problem(parsed);
  const { year, month } = parsed;
  if (month < 0 || month > 12) return problem('month');
  if (year < 1900 || year > 2100) return problem('year');
  const value = month === 0 ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
  if (options.latest && compareDates(value, options.latest) > 0) return problem('future');
  return { ok: true, value };
}

/** Month 0 means a year alone, -1 a month that can't exist. */
type Parsed = { year: number; month: number } | 'ambiguous' | undefined;

function fromNumbers(typed: string): Parsed {
  const text = typed.replace(/\s*[/.\-–—_,]\s*/g, '/');
  if (/^\d{4}$/.test(text)) return { year: Number(text), month: 0 };
  if (/^\d{6}$/.test(text)) return sixDigits(text);
  const monthFirst = /^(\d{1,2})[/ ](\d{4})$/.exec(text);
  if (monthFirst) return { month: monthOf(monthFirst[1]), year: Number(monthFirst[2]) };
  const yearFirst = /^(\d{4})[/ ](\d{1,2})$/.exec(text);
  if (yearFirst) return { month: monthOf(yearFirst[2]), year: Number(yearFirst[1]) };
  const shortYear = /^(\d{1,2})\/'?(\d{2})$/.exec(text);
  if (shortYear) return { month: monthOf(shortYear[1]), year: fullYear(Number(shortYear[2])) };
  const isoDay = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(text);
  if (isoDay) return { month: monthOf(isoDay[2]), year: Number(isoDay[1]) };
  const day = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return day ? dayFirstOrMonthFirst(Number(day[1]), Number(day[2]), Number(day[3])) : undefined;
}

function fromWords(typed: string): Parsed {
  const words = typed
    .replace(/[,/()–—-]/g, ' ')
    .replace(/\b(\d{1,2})(?:er|st|nd|rd|th)\b/g, '$1')
    .split(/\s+/);
  const named = words.map(monthNumber).filter((month) => month !== undefined);
  const years = words.filter((word) => /^(?:\d{4}|'\d{2})$/.test(word));
  const others = words.filter(
    (word) =>
      monthNumber(word) === undefined && !/^(?:\d{1,4}|'\d{2}|de|of|le|the|en|in)$/.test(word),
  );
  const [month] = named;
  const [year] = years;
  if (month === undefined || year === undefined || named.length > 1 || years.length > 1)
    return undefined;
  if (others.some((word) => word !== '')) return undefined;
  return { month, year: year.startsWith("'") ? fullYear(Number(year.slice(1))) : Number(year) };
}

/** `032021` or `202103`: whichever has a possible month. */
function sixDigits(text: string): Parsed {
  const first = Number(text.slice(0, 2));
  if (first >= 1 && first <= 12) return { month: first, year: Number(text.slice(2)) };
  const last = Number(text.slice(4));
  if (/^(?:19|20)/.test(text))
    return { month: monthOf(String(last)), year: Number(text.slice(0, 4)) };
  return { month: -1, year: Number(text.slice(2)) };
}

function dayFirstOrMonthFirst(first: number, second: number, year: number): Parsed {
  if (first > 12 && second >= 1 && second <= 12) return { month: second, year };
  if (second > 12 && first >= 1 && first <= 12) return { month: first, year };
  return first === second && first >= 1 && first <= 12 ? { month: first, year } : 'ambiguous';
}

const monthOf = (digits: string | undefined): number => Number(digits) || -1;

const problem = (kind: DateProblem): { ok: false; error: { kind: DateProblem } } => ({
  ok: false,
  error: { kind },
});
