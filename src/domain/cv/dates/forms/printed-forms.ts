/**
 * The forms in which a document prints its dates. To add one, name it here and say how it prints: the choice on
 * screen, the stored setting and the command line follow. Forms that people type in a field stand in
 * `typed-forms.ts`, those found in the CVs they bring in `found-forms.ts`.
 */
import { monthName } from '#/domain/text/months.ts';
import type { CvLanguage } from '../../content.ts';
import type { DateParts } from '../cv-date.ts';

/** Stored with each CV. */
export const DATE_STYLES = ['numeric', 'words'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

interface PrintedForm {
  /** A year alone is printed as such in every form. */
  monthAndYear: (parts: DateParts, language: CvLanguage) => string;
  present: Record<CvLanguage, string>;
}

/**
 * `numeric` (MM/YYYY) is the product's rule for both languages; the OQLF rejects month-first numerals in French
 * (Vitrine linguistique, 21640), which is why `words` is offered as a choice.
 */
export const PRINTED_FORMS: Record<DateStyle, PrintedForm> = {
  /** `03/2021` */
  numeric: {
    monthAndYear: ({ year, month }) => `${String(month).padStart(2, '0')}/${year}`,
    present: { fr: 'Présent', en: 'Present' },
  },
  /** `mars 2021`, `Mar 2021` */
  words: {
    monthAndYear: ({ year, month }, language) => `${monthName(month, language, 'short')} ${year}`,
    present: { fr: "aujourd'hui", en: 'Present' },
  },
};
