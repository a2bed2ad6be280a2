/** Dates as documents and fields show them: stored once, printed per language and form. */
import type { CvDate, CvLanguage } from '../content.ts';
import { dateParts, isPresent } from './cv-date.ts';
import { type DateStyle, PRINTED_FORMS } from './forms/printed-forms.ts';

/** `03/2021`, `mars 2021`, `Mar 2021`, `2021` when the month is unknown. Unreadable text is printed as typed. */
export function printDate(date: CvDate, language: CvLanguage, style: DateStyle): string {
  const form = PRINTED_FORMS[style];
  if (isPresent(date)) return form.present[language];
  const parts = dateParts(date);
  if (!parts) return date;
  return parts.month === 0 ? String(parts.year) : form.monthAndYear(parts, language);
}

/** `03/2021 – Présent`; one date alone when the other is missing or the same; '' when both are. */
export function printDateRange(
  start: CvDate,
  end: CvDate,
  language: CvLanguage,
  style: DateStyle,
): string {
  const printed = [start, end].map((date) => printDate(date, language, style)).filter(Boolean);
  return printed[0] === printed[1] ? (printed[0] ?? '') : printed.join(' – ');
}

/**
 * What the form's field holds: strictly `MM/YYYY`, `YYYY` while the month is unknown,
 * the language's word for "present" (English where none is given), else the text as typed.
 */
export const formDate = (date: CvDate, language: CvLanguage = 'en'): string =>
  printDate(date, language, 'numeric');
