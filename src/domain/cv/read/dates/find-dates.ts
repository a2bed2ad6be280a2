/**
 * Dates and ranges in a line of a CV, French and English, with their precision kept:
 * a year alone stays a year alone, a season gives its year.
 */
import type { CvDate } from '#/domain/cv/content.ts';
import {
  EXPECTED_END_WORDS,
  RANGE_WORDS,
  SINCE_WORDS,
  SURE_PRESENT_WORDS,
  UNTIL_WORDS,
  YEAR_PARTS,
} from '#/domain/cv/words/date-words.ts';
import { remembered } from '#/domain/memo.ts';
import { fold } from '#/domain/text/fold.ts';
import { type DateAtom, dateAtoms } from '../../dates/forms/found-forms.ts';

export interface DateSpan {
  index: number;
  length: number;
  start: CvDate;
  /** The only date of a span that is no range. */
  end: CvDate;
  range: boolean;
}

const BETWEEN = new RegExp(
  `^\\.?\\s*(?:[-–—−‒‑‐~→➔➜⟶›»>/]|-+>|-{2,3}|\\.{2,3}|…|(?:,? ?(?:${RANGE_WORDS})(?: ?:)?))(?: \\(?(?:le|la|the|l'|${EXPECTED_END_WORDS})\\)?)?\\s*$`,
  'u',
);
const SINCE = new RegExp(`(?:^|(?<=[\\s(|,:;–—-]))(?:${SINCE_WORDS}) (?:le |l'|the )?$`, 'u');
const UNTIL = new RegExp(`(?:^|(?<=[\\s(|,:;–—-]))(?:${UNTIL_WORDS}) (?:le |l')?$`, 'u');
const OPENING =
  /(?:^|(?<=[\s(|,:;–—-]))(?:de|du|d'|from|entre|between|en|in|le|annee|dates?|periode|period|duration|duree|obtenue?|grad\.?|graduated|(?:fin |end )?(?:prevue?|expected)|anticipated|completed|concluded|concluido|issued|delivree?|obtention|graduation|diplomee?|fin|class of|promo(?:tion)?)(?: (?:le|en|in|date|date d'obtention|:))?(?: ?:)? ?$/u;
const DURATION =
  /^[\s,·•|:–—-]*\(?\s*(?:environ |about |approx\.? |plus de |over |more than |[~>+] ?)?\d{1,2}(?:[.,]\d)?\s*(?:y(?= \d)|ans?|annees?|years?|yrs?|mois|months?|mos?|semaines?|weeks?|jours?|days?)\.?(?:\s*(?:et|and|,|&)?\s*\d{1,2}\s*(?:mois|months?|mos?))?\.?(?:\s(?:of |d['’])?exp[ée]rience)?\s*\)?(?![\p{L}\p{N}])/u;

/** More than the lines and cells of a long CV. */
const TEXTS_KEPT = 4000;

/**
 * Spans from left to right. Words that only introduce a date ("de", "from", "depuis") belong to the span. The same lines
 * are asked again and again while they are read.
 */
export const findDates = remembered(datesIn, TEXTS_KEPT);

function datesIn(text: string): readonly DateSpan[] {
  const folded = fold(text);
  const atoms = dateAtoms(folded);
  const spans: DateSpan[] = [];
  const bare = bareLength(folded);
  for (let index = 0; index < atoms.length; index += 1) {
    const atom = atoms[index];
    if (!atom) break;
    const next = atoms[index + 1];
    const months = monthsInBrackets(folded, atom, next, atoms[index + 2]);
    if (months) {
      spans.push(months);
      index += 2;
      continue;
    }
    if (next && isRange(folded, atom, next)) {
      const from = spanStart(folded, atom, OPENING, SINCE);
      spans.push(rangeSpan(from, atom, next));
      index += 1;
      continue;
    }
    const single = shortRange(folded, atom) ?? singleSpan(folded, atom, bare);
    if (single) spans.push(single);
  }
  return spans;
}

const bareLength = (text: string): number => text.replace(/[\s().,:;–—-]+/gu, '').length;

/** The text says when and nothing else, but for a sign behind it. */
export const isDateAlone = (text: string): boolean => {
  const [span] = findDates(text);
  return span?.index === 0 && span.length >= text.trim().length - 1;
};

/** "2018-CurrentWelder": a range too wide for its rail ran into the title; each for itself. */
export function afterRange(text: string): string[] {
  const range = GLUED_RANGE.exec(text)?.[0];
  const span = range ? findDates(range)[0] : undefined;
  return range && span?.range && span.length === range.length
    ? [range, text.slice(range.length)]
    : [text];
}

const GLUED_RANGE = /^(?=.{0,12}\d).{6,30}?(?<=[\p{Ll}\d])(?=\p{Lu}\p{Ll})/u;

/** Longer than any words that introduce a date, with a sign before them. */
const LONGEST_OPENING = 80;

/** A duration such as "(2 ans 3 mois)" at the start of a text: its length, 0 when there is none. */
export const durationLength = (text: string): number => DURATION.exec(fold(text))?.[0].length ?? 0;

/** The text says how long something took and nothing else. */
export const isDuration = (text: string): boolean => durationLength(text) === text.length;

/** "Weaver (19 months)" without its end, beside dates that say it already. */
export const withoutDuration = (text: string): string =>
  text.replace(/(?<=\S)\s*\(([^()]{1,30})\)$/u, (whole, inner: string) =>
    isDuration(inner) ? '' : whole,
  );

function isRange(folded: string, atom: DateAtom, next: DateAtom): boolean {
  const between = folded.slice(atom.index + atom.length, next.index);
  // "Windows Server 2012/2016/2019"
  const isListed =
    /^\/\d{4}/.test(folded.slice(next.index + next.length)) ||
    /\d{4}\/$/.test(folded.slice(Math.max(0, atom.index - 5), atom.index));
  if (between === '/' && isListed) return false;
  if (atom.date === 'present') return /^\d{4}/.test(next.date) && /^\s*[-–—]\s*$/.test(between);
  if (next.date.startsWith('-')) return isLaterMonth(atom, next) && BETWEEN.test(between);
  if (atom.date.startsWith('-') && !/^\d/.test(next.date)) return false;
  if (/^,? ?(?:et|and)$/.test(between.trim())) return !atom.needsCompany && !next.needsCompany;
  if (/^\s*en\s*$/.test(between)) return false;
  if (next.date === 'present' && /^[\s,(:–—-]*$/.test(between) && between.length <= 4) return true;
  return BETWEEN.test(between) || isPairOfMonths(folded, atom, next);
}

/** `09/2013 07/2015 Metro`: two months at an end of the text, the later one right behind the first. */
function isPairOfMonths(folded: string, atom: DateAtom, next: DateAtom): boolean {
  const end = next.index + next.length;
  return (
    MONTH.test(atom.date) &&
    MONTH.test(next.date) &&
    atom.date < next.date &&
    /^\s+$/.test(folded.slice(atom.index + atom.length, next.index)) &&
    (folded.slice(0, atom.index).trim() === '' || folded.slice(end).trim() === '')
  );
}

const MONTH = /^\d{4}-\d\d$/;

/** "2010 (February to August)": the months of the year before them. */
function monthsInBrackets(
  folded: string,
  year: DateAtom,
  from: DateAtom | undefined,
  to: DateAtom | undefined,
): DateSpan | undefined {
  if (!from?.date.startsWith('-') || !to?.date.startsWith('-') || !/^\d{4}$/.test(year.date))
    return undefined;
  const gap = (one: DateAtom, two: DateAtom): string =>
    folded.slice(one.index + one.length, two.index);
  const close = /^\s?\)/.exec(folded.slice(to.index + to.length))?.[0];
  if (close === undefined || !/^\s?\((?:de |du |d'|from )?$/.test(gap(year, from)))
    return undefined;
  if (from.date >= to.date || !BETWEEN.test(gap(from, to))) return undefined;
  return {
    index: year.index,
    length: to.index + to.length + close.length - year.index,
    start: `${year.date}${from.date}`,
    end: `${year.date}${to.date}`,
    range: true,
  };
}

/** "April 2022 until August": of the same year. */
const isLaterMonth = (atom: DateAtom, next: DateAtom): boolean =>
  MONTH.test(atom.date) && next.date > atom.date.slice(4);

function rangeSpan(index: number, atom: DateAtom, next: DateAtom): DateSpan {
  const year = (other: DateAtom): string => other.date.slice(0, 4);
  // "December – January 2021" began in the year before.
  const before = atom.date > next.date.slice(4) && MONTH.test(next.date) ? 1 : 0;
  const start = atom.date.startsWith('-')
    ? `${Number(year(next)) - before}${atom.date}`
    : atom.date;
  const end = next.date.startsWith('-') ? `${year(atom)}${next.date}` : next.date;
  const length = next.index + next.length - index;
  // "Present – 2018", "11/2020 – 02/2019": the last date first.
  return start === 'present' || (start > end && start.length === end.length)
    ? { index, length, start: end, end: start, range: true }
    : { index, length, start, end, range: true };
}

/** `2019-20`, `2019/21`: the second year in two digits. */
function shortRange(folded: string, atom: DateAtom): DateSpan | undefined {
  if (!/^\d{4}$/.test(atom.date)) return undefined;
  const after = /^ ?[-–—/] ?'?(\d{2})(?![\d/.])/.exec(folded.slice(atom.index + atom.length));
  const short = Number(after?.[1]);
  if (!after || short <= Number(atom.date.slice(2)) || short - Number(atom.date.slice(2)) > 15)
    return undefined;
  return {
    index: atom.index,
    length: atom.length + after[0].length,
    start: atom.date,
    end: atom.date.slice(0, 2) + after[1],
    range: true,
  };
}

/** `2018 ...`, `2020-…`, "2018 onwards": it goes on. */
const OPEN_DOTS = /^(?:(?:\s+|\s*[-–—]\s*)(?:\.{3}|…)(?=\s*(?:\)|$))|\s+onwards?(?!\p{L}))/u;

const UNTIL_NOW_LABEL = new RegExp(`^(?:${SURE_PRESENT_WORDS}) ?: `, 'u');

/** "2016 (summer)", "2015 (Term 1 and 2)". */
const YEAR_PART = new RegExp(
  `^ ?\\((?:(?:\\d(?:er|e|st|nd|rd|th)?|${YEAR_PARTS}|and|et|&)[ ,]{0,2}){1,5}\\)`,
  'u',
);

/** `bare` is the length of the text without blanks and marks. */
function singleSpan(folded: string, atom: DateAtom, bare: number): DateSpan | undefined {
  const from = Math.max(0, atom.index - LONGEST_OPENING);
  const before = folded.slice(from, atom.index);
  const written = folded.slice(atom.index, atom.index + atom.length);
  // "Sep '09": the sign says that the number is a year. "2011.9" has a mark inside.
  const alone = bare === (/'|^\d{4}\./.test(written) ? bareLength(written) : atom.length);
  if (atom.date.startsWith('-')) return undefined;
  const dots = OPEN_DOTS.exec(folded.slice(atom.index + atom.length));
  if (dots && atom.date !== 'present') {
    const length = atom.length + dots[0].length;
    return { index: atom.index, length, start: atom.date, end: 'present', range: true };
  }
  const end = atom.index + atom.length;
  // "En cours : Weaver at Nordvik"
  if (atom.date === 'present' && atom.index === 0 && UNTIL_NOW_LABEL.test(folded))
    return { index: 0, length: end, start: '', end: 'present', range: true };
  if (atom.needsCompany && !alone && !SINCE.test(before) && !before.endsWith('(')) return undefined;
  const since = SINCE.exec(before);
  if (since && atom.date !== 'present') {
    return {
      index: from + since.index,
      length: end - from - since.index,
      start: atom.date,
      end: 'present',
      range: true,
    };
  }
  const until = UNTIL.exec(before);
  if (until)
    return {
      index: from + until.index,
      length: end - from - until.index,
      start: '',
      end: atom.date,
      range: true,
    };
  const open = /^\s*[-–—→]\s*(?:\)|$)/.exec(folded.slice(end));
  if (open && atom.date !== 'present') {
    return {
      index: atom.index,
      length: atom.length + open[0].length,
      start: atom.date,
      end: 'present',
      range: true,
    };
  }
  const index = spanStart(folded, atom, OPENING);
  const part = YEAR_PART.exec(folded.slice(end))?.[0].length ?? 0;
  return { index, length: end + part - index, start: '', end: atom.date, range: false };
}

function spanStart(folded: string, atom: DateAtom, ...openings: RegExp[]): number {
  const from = Math.max(0, atom.index - LONGEST_OPENING);
  const before = folded.slice(from, atom.index);
  for (const opening of openings) {
    const match = opening.exec(before);
    if (match) return from + match.index;
  }
  return atom.index;
}
