/** The months in French and English: the one table, for what is printed and for what is read. */
import { foldWord } from './fold.ts';

interface Month {
  /** Full name, then the short form documents print beside a year. */
  fr: readonly [full: string, short: string];
  en: readonly [full: string, short: string];
  /** Further ones that people write, folded and without a dot: those of their first language stay in dates. */
  others?: readonly string[];
}

/**
 * French: lower case, abbreviations of the OQLF (Vitrine linguistique, 21241).
 * English: three letters, the form most résumé parsers read.
 */
const MONTHS: readonly Month[] = [
  { fr: ['janvier', 'janv.'], en: ['January', 'Jan'], others: ['enero', 'ene'] },
  { fr: ['février', 'févr.'], en: ['February', 'Feb'], others: ['fev', 'febr'] },
  { fr: ['mars', 'mars'], en: ['March', 'Mar'], others: ['marzo', 'marz', 'mrz'] },
  { fr: ['avril', 'avr.'], en: ['April', 'Apr'], others: ['abril', 'abr'] },
  { fr: ['mai', 'mai'], en: ['May', 'May'] },
  { fr: ['juin', 'juin'], en: ['June', 'Jun'] },
  { fr: ['juillet', 'juill.'], en: ['July', 'Jul'], others: ['juil'] },
  { fr: ['août', 'août'], en: ['August', 'Aug'], others: ['aou', 'agosto'] },
  { fr: ['septembre', 'sept.'], en: ['September', 'Sep'], others: ['septiembre'] },
  { fr: ['octobre', 'oct.'], en: ['October', 'Oct'], others: ['octubre', 'oktober', 'okt'] },
  { fr: ['novembre', 'nov.'], en: ['November', 'Nov'], others: ['noviembre'] },
  {
    fr: ['décembre', 'déc.'],
    en: ['December', 'Dec'],
    others: ['diciembre', 'dic', 'dezember', 'dez'],
  },
];

const LENGTHS = { full: 0, short: 1 } as const;

/** `month` from 1 to 12; '' outside. */
export const monthName = (
  month: number,
  language: 'fr' | 'en',
  length: keyof typeof LENGTHS,
): string => MONTHS[month - 1]?.[language][LENGTHS[length]] ?? '';

const withoutDot = (name: string): string => foldWord(name).replace(/\.$/, '');

const monthBySpelling = new Map(
  MONTHS.flatMap(({ fr, en, others = [] }, index) =>
    [...fr, ...en, ...others].map((name) => [withoutDot(name), index + 1] as const),
  ),
);

/** 1–12, or undefined. Accents, case and a final dot don't matter. */
export const monthNumber = (name: string): number | undefined =>
  monthBySpelling.get(withoutDot(name));

/** Every folded spelling as the source of a regular expression, longest first. */
export const MONTH_WORDS = [...monthBySpelling.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|');
