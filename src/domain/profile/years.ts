/** Years as a profile writes them, « 2019 – 2023 », and the two dates that a CV has for them. */
import type { CvDate, CvLanguage } from '../cv/content.ts';
import { PRESENT_WORDS } from '../cv/words/date-words.ts';
import { fold } from '../text/fold.ts';

const PRESENT = { fr: 'présent', en: 'present' } as const;

/** Months are kept, as CVs print them: « 03/2019 – présent ». A date nobody could read stays as it is. */
export const yearsOf = (start: CvDate, end: CvDate, language: CvLanguage): string =>
  [start, end]
    .filter((date) => date !== '')
    .map((date) => (date === 'present' ? PRESENT[language] : printed(date)))
    .join(' – ');

const printed = (date: string): string => {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(date) ?? [];
  return month === undefined ? date : `${month}/${year}`;
};

/** What years say of a start and an end; a single year is the end: of studies, and of a job nobody dated better. */
export const datesOf = (years: string): { start: CvDate; end: CvDate } => {
  const found = [...years.matchAll(/(?:(0[1-9]|1[0-2])\/)?((?:19|20)\d{2})/g)].map(
    ([, month, year]) => (month === undefined ? `${year}` : `${year}-${month}`),
  );
  const isPresent = UNTIL_NOW.test(fold(years));
  const [first = '', second = ''] = found;
  if (isPresent) return { start: first, end: 'present' };
  return second === '' ? { start: '', end: first } : { start: first, end: second };
};

const UNTIL_NOW = new RegExp(`(?<!\\p{L})(?:${PRESENT_WORDS})(?!\\p{L})`, 'u');
