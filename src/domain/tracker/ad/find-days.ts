/** Days as advertisements write them. A year that is not told is the one that the day is nearest to. */
import { addDays, dayFrom, daysBetween, weekdayOf } from '../../calendar/day.ts';
import { fold } from '../../text/fold.ts';
import { MONTH_WORDS, monthNumber } from '../../text/months.ts';

export interface FoundDay {
  day: string;
  index: number;
  end: number;
}

const YEAR = '(?:19|20)\\d{2}';
const WEEKDAYS = ['sun|dim', 'mon|lun', 'tue|mar', 'wed|mer', 'thu|jeu', 'fri|ven', 'sat|sam'].map(
  (names) => new RegExp(`\\b(?:${names})[a-z]{0,7}\\.?,? ?(?:le )?$`),
);

const FORMS = [
  // 2026-12-01, 2026 12 01, 2026/12/01
  `(?<y1>${YEAR})(?:[-/. ])(?<m1>\\d{1,2})(?:[-/. ])(?<d1>\\d{1,2})(?!\\d)`,
  // 12/06/2026, 15-12-2026: read by what follows
  `(?<a2>\\d{1,2})[/.-](?<b2>\\d{1,2})[/.-](?<y2>${YEAR}|\\d{2}(?!\\d))`,
  // 1er décembre 2026, 14-DEC-2026, 4 December
  `(?<d3>\\d{1,2})(?:er|e|st|nd|rd|th)?(?: |-| of | de )(?<m3>${MONTH_WORDS})(?![a-z])\\.?(?:[ ,-]{1,2}(?<y3>${YEAR}))?`,
  // December 1st, 2026
  `(?<m4>${MONTH_WORDS})(?![a-z])\\.? (?<d4>\\d{1,2})(?:st|nd|rd|th|er)?(?!\\d)(?:(?:,? )(?<y4>${YEAR}))?`,
].join('|');
const DAY = new RegExp(`(?<![\\w$])(?:${FORMS})`, 'g');

/** `reference` is a day near which the text was written. */
export const findDays = (
  text: string,
  { reference, language }: { reference: string; language: 'fr' | 'en' },
): FoundDay[] => {
  const folded = fold(text);
  const days: FoundDay[] = [];
  for (const match of folded.matchAll(DAY)) {
    const before = folded.slice(Math.max(0, match.index - 16), match.index);
    const day = dayIn(match.groups ?? {}, before, reference, language);
    if (day) days.push({ day, index: match.index, end: match.index + match[0].length });
  }
  return days;
};

type Groups = Record<string, string | undefined>;

function dayIn(
  groups: Groups,
  before: string,
  reference: string,
  language: 'fr' | 'en',
): string | undefined {
  const { y1, m1, d1, a2, b2, y2 } = groups;
  if (y1) return dayFrom(Number(y1), Number(m1), Number(d1));
  if (y2) return fromNumbers(Number(a2), Number(b2), fullYear(y2), reference, language);
  const month = monthNumber(groups['m3'] ?? groups['m4'] ?? '');
  const date = Number(groups['d3'] ?? groups['d4']);
  if (!month) return undefined;
  const year = groups['y3'] ?? groups['y4'];
  return year ? dayFrom(Number(year), month, date) : nearest(month, date, before, reference);
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

/** Which of the two is the month: the one that can be, then the day that comes soon, then the language's custom. */
function fromNumbers(
  a: number,
  b: number,
  year: number,
  reference: string,
  language: 'fr' | 'en',
): string | undefined {
  const dayFirst = dayFrom(year, b, a);
  const monthFirst = dayFrom(year, a, b);
  if (!dayFirst || !monthFirst) return dayFirst ?? monthFirst;
  const isSoon = (day: string) => {
    const days = daysBetween(reference, day);
    return days >= 0 && days <= SOON;
  };
  if (isSoon(dayFirst) !== isSoon(monthFirst)) return isSoon(dayFirst) ? dayFirst : monthFirst;
  return language === 'fr' ? dayFirst : monthFirst;
}

const SOON = 75;
/** An advertisement that one reads ended so many days ago at the most, or is still open. */
const LONGEST_PAST = 60;

function nearest(
  month: number,
  date: number,
  before: string,
  reference: string,
): string | undefined {
  const year = Number(reference.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((candidate) => dayFrom(candidate, month, date))
    .filter((day) => day !== undefined);
  const weekday = WEEKDAYS.findIndex((names) => names.test(before));
  const named = days.filter((day) => weekday < 0 || weekdayOf(day) === weekday);
  const from = addDays(reference, -LONGEST_PAST);
  return (named.length > 0 ? named : days).find((day) => day >= from);
}
