/** Month names in French and English: what people type, and what documents print. */
import type { CvLanguage } from '../content.ts';

/**
 * Printed with the year. French: lower case, abbreviations of the OQLF (Vitrine linguistique, 21241).
 * English: three letters, the form most résumé parsers read.
 */
export const PRINTED_MONTHS: Record<CvLanguage, readonly string[]> = {
  fr: [
    'janv.',
    'févr.',
    'mars',
    'avr.',
    'mai',
    'juin',
    'juill.',
    'août',
    'sept.',
    'oct.',
    'nov.',
    'déc.',
  ],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/** Folded stems (no accents, lower case, no dot) by month, longest form first. */
const TYPED_MONTHS: readonly (readonly string[])[] = [
  ['janvier', 'january', 'janv', 'jan'],
  ['fevrier', 'february', 'fevr', 'fev', 'febr', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'april', 'avr', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'july', 'juil', 'juill', 'jul'],
  ['aout', 'august', 'aug', 'aou'],
  ['septembre', 'september', 'sept', 'sep'],
  ['octobre', 'october', 'oct'],
  ['novembre', 'november', 'nov'],
  ['decembre', 'december', 'dec'],
];

const monthByName = new Map(
  TYPED_MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/** 1–12, or undefined. Accents, case and a final dot don't matter. */
export function monthNumber(name: string): number | undefined {
  return monthByName.get(foldWord(name).replace(/\.$/, ''));
}

/** Lower case without accents; `aujourd’hui` and `aujourd'hui` become one. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼ‘`´]/g, "'")
    .toLowerCase();
