/** The forms of dates found in a CV: month and year, year alone, season, "present". */
import { MONTH_WORDS, monthNumber } from '#/domain/text/months.ts';
import type { CvDate } from '../../content.ts';
import { PRESENT_WORDS, SEASON_WORDS } from '../../words/date-words.ts';
import { fullYear } from '../cv-date.ts';

export interface DateAtom {
  index: number;
  length: number;
  /** `YYYY-MM`, `YYYY`, `present`, '' where a template waits for one, or `-MM` for a month whose year follows in the same range. */
  date: CvDate;
  /** True for shapes that are dates only beside another date: `03/21`, `2011.9`, `'19`, a month name, "present". */
  needsCompany: boolean;
}

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
/** Of the lives of others: a sample of a template tells of a philosopher or a pioneer. */
const OLD_YEAR = '(?:18\\d\\d|19[0-3]\\d)';
/** Alone in a text, a range of any years: the samples of templates live in all times. */
const DASH = ' ?[-–—−‐] ?';
const MONTH = '(?:0[1-9]|1[0-2])';
/** Left as the template has it: "June 20XX", "Month Year", "MM/YYYY", "Start Date – End Date". */
const UNFILLED = `(?:(?:${MONTH_WORDS}|month|mon|mois|mmm?)\\.?,?[ /.-] ?)?(?:[12]\\dxx|yyyy|aaaa)|(?:month|mois),? (?:year|annee)(?= ?(?:[-–—)]|$))|(?:start date|year start)(?=${DASH})|(?<=${DASH})(?:end date|year (?:end|finish))`;
const START = "(?<![\\p{L}\\p{N}$€£#/.,'])";
const END = '(?![\\p{L}\\p{N}%€$])';

const ATOM = new RegExp(
  [
    `${START}(?<unfilled>${UNFILLED})${END}`,
    `(?:${START}|(?<=${YEAR}[-.]\\d\\d/))(?<isoYear>${YEAR})(?:[-/.]| / )(?<isoMonth>0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?(?:(?=[-/.]${YEAR}[-/.]\\d)|(?![-/.]?\\d))`,
    `${START}(?<yearFirst>${YEAR})(?:[ /-]|, (?=[\\p{L}.]{3,12}(?:${DASH}|$)))(?<monthAfter>${MONTH_WORDS})(?:\\.|(?![\\p{L}\\p{N}]))(?!,? ?(?:\\d|'))`,
    // "06–09 2016", "06-09/2016": two months of one year.
    `${START}(?<yearsMonth>${MONTH})(?=${DASH}${MONTH}[ /.]${YEAR}${END})`,
    `(?<=(?<!\\d)${MONTH}${DASH})(?<laterMonth>${MONTH})[ /.](?<laterYear>${YEAR})${END}`,
    `${START}(?<dottedYear>${YEAR})\\.(?<dottedMonth>[1-9])(?![\\p{L}\\p{N}%€$]|\\.\\d)`,
    `${START}(?<day>\\d{1,2})[/.-](?<dayMonth>\\d{1,2})[/.-](?<dayYear>${YEAR})${END}`,
    `${START}(?:(?<numMonth>0?[1-9]|1[0-2]) ?[/.-] ?(?<numYear>${YEAR})|(?<paddedMonth>0[1-9]|1[0-2])(?:,|(?<=(?:^|\\d{4}${DASH})\\d\\d)) (?<paddedYear>${YEAR}))${END}`,
    `(?<![\\p{L}\\p{N}])(?:(?:\\d{1,2}(?:(?:er|st|nd|rd|th)?\\.? |[-/.]))?(?:de |of )?(?<word>${MONTH_WORDS})(?:\\.|(?![\\p{L}\\p{N}])),?(?: ?\\d{1,2}(?:st|nd|rd|th)?,)? ?(?:de |of )?(?:[-/' ]|[–—](?= ?${YEAR}))?,? ?(?:(?<wordYear>${YEAR}|${OLD_YEAR})|(?<=[-/' ])(?<wordShort>\\d{2}))${END}(?!, ?${YEAR}))`,
    `(?<![\\p{L}\\p{N}])(?:${SEASON_WORDS})(?: de|,| [-–])? (?<seasonYear>${YEAR})${END}`,
    `(?<![\\p{L}\\p{N}])(?<yearBefore>${YEAR}) (?:${SEASON_WORDS})(?![\\p{L}\\p{N}])`,
    `${START}\\d{1,2}[/.](?<nextMonth>0?[1-9]|1[0-2])(?= ?(?:[-–—]|au?|to) ?\\d{1,2}[/.]\\d{1,2}[/.]${YEAR})`,
    `${START}(?<shortDay>\\d{1,2})/(?<shortDayMonth>\\d{1,2})/(?<shortDayYear>\\d{2})(?![\\d/.])`,
    `${START}(?<shortMonth>0[1-9]|1[0-2])[/.](?<shortYear>\\d{2})(?![\\d/.])`,
    `(?<![\\p{L}\\p{N}])'(?<quoted>\\d{2})${END}`,
    `(?:${START}|(?<=${YEAR}/))(?<year>${YEAR})(?![\\p{L}\\p{N}%€$]|,\\d|\\.\\d)`,
    `(?:${START}|(?<=${OLD_YEAR}/))(?<oldYear>${OLD_YEAR})(?![\\p{L}\\p{N}%€$]|,\\d|\\.\\d)`,
    `(?<=^(?:[12]\\d{3}${DASH})?)(?<farYear>1[4-7]\\d\\d|(?<=.)[12]\\d{3}|[12]\\d{3}(?=${DASH}))(?=(?:${DASH}(?:[12]\\d{3}|${PRESENT_WORDS}))?$)`,
    `(?<![\\p{L}\\p{N}])(?:\\d{1,2}(?:er|st|nd|rd|th)? )?(?<bare>${MONTH_WORDS})(?:\\.|(?![\\p{L}\\p{N}]))`,
    `(?<![\\p{L}\\p{N}'])(?<present>${PRESENT_WORDS})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'gu',
);

/** Every date of a folded text (see `fold`), from left to right. */
export function dateAtoms(folded: string): DateAtom[] {
  const monthFirst = MONTH_FIRST.test(folded);
  return [...folded.matchAll(ATOM)].flatMap((match) => {
    const read = readGroups(match.groups ?? {}, monthFirst);
    return read ? [{ index: match.index, length: match[0].length, ...read }] : [];
  });
}

function readGroups(
  groups: Record<string, string | undefined>,
  monthFirst: boolean,
): { date: CvDate; needsCompany: boolean } | undefined {
  const sure = (date: CvDate) => ({ date, needsCompany: false });
  const unsure = (date: CvDate) => ({ date, needsCompany: true });
  if (groups['unfilled']) return sure('');
  if (groups['isoYear']) return sure(`${groups['isoYear']}-${groups['isoMonth']}`);
  if (groups['yearFirst'])
    return sure(monthYear(groups['yearFirst'], monthNumber(groups['monthAfter'] ?? '') ?? 0));
  if (groups['yearsMonth']) return unsure(`-${groups['yearsMonth']}`);
  if (groups['laterYear']) return sure(`${groups['laterYear']}-${groups['laterMonth']}`);
  if (groups['dottedYear'])
    return unsure(monthYear(groups['dottedYear'], Number(groups['dottedMonth'])));
  if (groups['dayYear'])
    return sure(withDay(groups['day'], groups['dayMonth'], groups['dayYear'], monthFirst));
  if (groups['shortDayYear'])
    return unsure(
      withDay(
        groups['shortDay'],
        groups['shortDayMonth'],
        longYear(groups['shortDayYear']),
        monthFirst,
      ),
    );
  if (groups['paddedYear'])
    return sure(monthYear(groups['paddedYear'], Number(groups['paddedMonth'])));
  if (groups['numYear']) return sure(monthYear(groups['numYear'], Number(groups['numMonth'])));
  if (groups['word']) {
    const year = groups['wordYear'] ?? longYear(groups['wordShort'] ?? '');
    const date = monthYear(year, monthNumber(groups['word']) ?? 0);
    return groups['wordYear'] ? sure(date) : unsure(date);
  }
  const year = groups['seasonYear'] ?? groups['yearBefore'] ?? groups['year'];
  if (year) return sure(year);
  if (groups['shortYear'])
    return unsure(monthYear(longYear(groups['shortYear']), Number(groups['shortMonth'])));
  const past = groups['oldYear'] ?? groups['farYear'];
  if (past) return unsure(past);
  if (groups['quoted']) return unsure(longYear(groups['quoted']));
  if (groups['bare']) return unsure(`-${pad(monthNumber(groups['bare']) ?? 0)}`);
  if (groups['nextMonth']) return unsure(`-${pad(Number(groups['nextMonth']))}`);
  return groups['present'] ? unsure('present') : undefined;
}

/** "12/31/2023" */
const MONTH_FIRST = new RegExp(`(?<!\\d)(?:0?[1-9]|1[0-2])[/.-](?:1[3-9]|2\\d|3[01])[/.-]${YEAR}`);

/**
 * Day first, as in most countries the CVs come from, unless a date beside it is written in the other order
 * or only that one makes it the first of a month, when jobs begin.
 */
function withDay(day = '', month = '', year: string, monthFirst: boolean): CvDate {
  const [first, second] = [Number(day), Number(month)];
  if (first > 12 && second <= 12) return monthYear(year, second);
  if (second > 12 && first <= 12) return monthYear(year, first);
  if (first <= 12 && (monthFirst || (second === 1 && first > 1))) return monthYear(year, first);
  return first === second ? monthYear(year, first) : monthYear(year, second <= 12 ? second : 0);
}

const monthYear = (year: string, month: number): CvDate =>
  month >= 1 && month <= 12 ? `${year}-${pad(month)}` : year;

const pad = (month: number): string => String(month).padStart(2, '0');

const longYear = (short: string): string => String(fullYear(Number(short)));
