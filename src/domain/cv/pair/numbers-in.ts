/** The numbers that a text says, by figures or in words, the same for « 1 200,5 » and “1,200.5”. */
import { fold } from '../../text/fold.ts';
import type { CvLanguage } from '../content.ts';

/** In their order, each as often as it is said. */
export const numbersIn = (text: string, language: CvLanguage): string[] => {
  const figures: { at: number; value: number }[] = [];
  for (const match of text.matchAll(FIGURES[language])) {
    const value = valueOf(match[0], language) * timesOf(text.slice(match.index + match[0].length));
    figures.push({ at: match.index, value });
  }
  for (const match of fold(text).matchAll(WORD)) {
    const value = WORDS[language].get(match[0]);
    if (value !== undefined) figures.push({ at: match.index, value });
  }
  return figures.toSorted((a, b) => a.at - b.at).map(({ value }) => String(value));
};

/** What the first says and the second does not, each as often as it is missing. */
export const withoutThose = (these: readonly string[], those: readonly string[]): string[] => {
  const left = [...those];
  return these.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Groups of three behind a space are French, behind a comma English; a year is no group. */
const FIGURES: Readonly<Record<CvLanguage, RegExp>> = {
  fr: /\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)*/g,
  en: /\d+(?:[.,]\d+)*/g,
};

const valueOf = (figure: string, language: CvLanguage): number => {
  const [group, decimal] = language === 'fr' ? ['.', ','] : [',', '.'];
  const plain = figure.replace(/[ \u00A0\u202F]/g, '');
  const grouped = new RegExp(`\\${group}(?=\\d{3}(?:\\D|$))`, 'g');
  return Number.parseFloat(plain.replace(grouped, '').replace(decimal, '.').replace(group, '.'));
};

/** « 1,2 M$ », “$1.2 million”, « 15 k$ » */
const timesOf = (behind: string): number => {
  const [, sign = '', word = ''] =
    /^[ \u00A0\u202F]?(?:([kKM])(?!\p{L})|(millions?|milliards?|billions?|mille|thousand)(?!\p{L}))/u.exec(
      behind,
    ) ?? [];
  if (sign) return sign === 'M' ? 1e6 : 1e3;
  if (/^milliard|^billion/.test(word)) return 1e9;
  if (word.startsWith('million')) return 1e6;
  return word === '' ? 1 : 1e3;
};

const WORD = /(?<![\p{L}\p{N}-])\p{L}+(?![\p{L}\p{N}-])/gu;

/** « un » and “one” are articles more often than numbers, and « neuf » is new. */
const WORDS: Readonly<Record<CvLanguage, ReadonlyMap<string, number>>> = {
  fr: new Map([
    ...counted('deux trois quatre cinq six sept huit', 2),
    ...counted('dix onze douze treize quatorze quinze seize', 10),
    ['vingt', 20],
    ['trente', 30],
    ['quarante', 40],
    ['cinquante', 50],
    ['soixante', 60],
    ['cent', 100],
    ['mille', 1000],
  ]),
  en: new Map([
    ...counted('two three four five six seven eight', 2),
    ...counted('ten eleven twelve thirteen fourteen fifteen sixteen', 10),
    ['twenty', 20],
    ['thirty', 30],
    ['forty', 40],
    ['fifty', 50],
    ['sixty', 60],
    ['hundred', 100],
    ['thousand', 1000],
  ]),
};

function counted(words: string, from: number): [string, number][] {
  return words.split(' ').map((word, at) => [word, from + at]);
}
