/**
 * Titles that Canadian employers know for what a person did, from the words of their duties: for wording only. Which
 * group of the classification a post belongs to is judged on all of its duties, and a wrong code in an immigration file
 * may be misrepresentation; so a group is named as a source of words, never as the person's code.
 */
import { fold } from '#/domain/text/fold.ts';
import type { CvLanguage } from '../content.ts';
import type { Source } from '../canadian/source.ts';
import { UNIT_GROUPS } from './unit-groups.data.ts';

export const NOC_SOURCE: Source = {
  url: 'https://noc.esdc.gc.ca/',
  title: {
    fr: 'Classification nationale des professions, CNP 2021, version 1.0 (EDSC)',
    en: 'National Occupational Classification, NOC 2021, version 1.0 (ESDC)',
  },
};

export interface TitleIdea {
  code: string;
  /** In the CV's language; in French the masculine and the feminine form, where they differ. */
  titles: string[];
  group: string;
  /** The person's own words that speak for it. */
  because: string[];
}

/** One word may be chance. */
const LEAST_WORDS = 2;
const MOST = { ideas: 3, words: 4, characters: 20_000 } as const;

/** The best first; none when the duties say too little. */
export const titleIdeas = (duties: readonly string[], language: CvLanguage): TitleIdea[] => {
  const text = ` ${duties.join(' · ').slice(0, MOST.characters)} `;
  const words = comparable(text);
  return unitGroups()
    .map((group) => ({ group, because: wordsFor(group.stems, words, text) }))
    .filter(({ because }) => because.length >= LEAST_WORDS)
    .toSorted((a, b) => b.because.length - a.because.length)
    .slice(0, MOST.ideas)
    .map(({ group, because }) => ({
      code: group.code,
      titles: group.titles[language],
      group: group.name[language],
      because: because.slice(0, MOST.words),
    }));
};

interface UnitGroup {
  industry: string;
  code: string;
  titles: Readonly<Record<CvLanguage, string[]>>;
  name: Readonly<Record<CvLanguage, string>>;
  stems: readonly string[];
}

let known: readonly UnitGroup[] | undefined;

export const unitGroups = (): readonly UnitGroup[] => (known ??= readGroups());

const readGroups = (): UnitGroup[] => {
  let industry = '';
  return UNIT_GROUPS.trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) {
        industry = line.slice(1).trim();
        return [];
      }
      const [code = '', fr = '', en = '', groupFr = '', groupEn = '', stems = ''] = line
        .split('|')
        .map((part) => part.trim());
      const titles = { fr: inBothGenders(fr), en: partsOf(en, /;/) };
      const name = { fr: groupFr, en: groupEn };
      const beginnings = stems.split(',').map((stem) => comparable(stem.replaceAll('_', ' ')));
      return [{ industry, code, titles, name, stems: beginnings }];
    });
};

/** The first title in each of its forms; where it has one for all, the second too: no gender stands alone. */
const inBothGenders = (text: string): string[] => {
  const [first = [], second = []] = text.split(';').map((pair) => partsOf(pair, /=/));
  return first.length > 1 ? first : [...first, ...second];
};

const partsOf = (text: string, sign: RegExp): string[] => [
  ...new Set(text.split(sign).map((part) => part.trim())),
];

/** Same length as the text, so that what is found can be quoted. */
const comparable = (text: string): string => fold(text).replace(/[^\p{L}\p{N}+#]/gu, ' ');

/** The words as written, one for each stem that begins one. */
const wordsFor = (stems: readonly string[], words: string, text: string): string[] =>
  stems.flatMap((stem) => {
    const at = words.indexOf(` ${stem}`) + 1;
    if (at === 0) return [];
    const end = words.indexOf(' ', at + stem.trimEnd().length);
    return [text.slice(at, end)];
  });
