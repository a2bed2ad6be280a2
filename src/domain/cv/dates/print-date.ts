/**
 * Dates as documents and forms show them. Stored once, printed per language and style.
 * `numeric` (MM/YYYY) is the product's rule for both languages; the OQLF rejects month-first numerals in French
 * (Vitrine linguistique, 21640), which is why `words` is offered as a choice.
 */
import type { CvDate, CvLanguage, DateStyle } from '../content.ts';
import { dateParts, isPresent } from './cv-date.ts';
import { PRINTED_MONTHS } from './month-names.ts';

const PRESENT: Record<CvLanguage, Record<DateStyle, string>> = {
  fr: { numeric: 'Présent', words: "aujourd'hui" },
  en: { numeric: 'Present', words: 'Present' },
};

/** `03/2021`, `mars 2021`, `Mar 2021`, `2021` when the month is unknown. Unreadable text is printed as typed. */
export function printDate(date: CvDate, language: CvLanguage, style: DateStyle): string {
  if (isPresent(date)) return PRESENT[language][style];
  const parts = dateParts(date);
  if (!parts) return date;
  if (parts.month === 0) return String(parts.year);
  if (style === 'numeric') return formDate(date);
  return `${PRINTED_MONTHS[language][parts.month - 1]} ${parts.year}`;
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
 * the language's word for "present" when one is given, else the text as typed.
 */
export function formDate(date: CvDate, language?: CvLanguage): string {
  if (isPresent(date)) return language ? PRESENT[language].numeric : 'Present';
  const parts = dateParts(date);
  if (!parts) return date;
  return parts.month === 0
    ? String(parts.year)
    : `${String(parts.month).padStart(2, '0')}/${parts.year}`;
}
