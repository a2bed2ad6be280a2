/** What employers in Canada expect of any CV: two pages, nothing private, one language, one form of dates. */
import { MAX_PAGES } from '../../layout/layout-cv.ts';
import { accentSigns, languageSigns } from '../../read/language-signs.ts';
import { rule, yesOrNo, type AtsRule, type Finding } from '../rule.ts';
import type { RatedCv } from '../rated-cv.ts';
import { personalDataIn } from './personal-data-in.ts';

export const formatRules: readonly AtsRule[] = [
  rule('format.pages', 3, ({ pages }) =>
    pages === undefined
      ? null
      : yesOrNo(pages <= MAX_PAGES, { path: 'length', text: String(pages) }),
  ),
  rule('format.personal', 3, (cv) => {
    const shown = [
      ...cv.personalData.map(({ text }) => ({ path: 'removed', text })),
      ...personalDataIn(cv),
    ];
    return { share: shown.length === 0 ? 1 : 0, lacking: shown };
  }),
  rule('format.language', 2, (cv) => {
    const prose = proseOf(cv);
    const foreign = prose.filter(({ text }) => isInOther(text, cv.language));
    const words = (findings: readonly Finding[]) =>
      findings.reduce((sum, { text }) => sum + text.length, 0);
    const part = words(foreign) / Math.max(1, words(prose));
    return { share: part <= QUOTED ? 1 : 0, lacking: foreign };
  }),
  rule('format.dates', 2, (cv) => {
    const usual =
      cv.typedDates.find(({ form }) => form === 'numeric')?.form ?? cv.typedDates[0]?.form;
    const lacking = [
      ...cv.typedDates.filter(({ form }) => form !== usual),
      ...proseOf(cv).filter(({ text }) => DAY_DATE.test(text)),
    ];
    return { share: lacking.length === 0 ? 1 : 0, lacking };
  }),
];

/** A CV in one language quotes the other: a few lines are no second language. */
const QUOTED = 0.2;
const ENOUGH_SIGNS = 3;
/** `12/03/2021`, `12.03.21`: which is the day is anybody's guess. */
const DAY_DATE = /(?:^|[^\d/.-])\d{1,2}([/.-])\d{1,2}\1(?:\d{2}|\d{4})(?![\d/.-])/;

const isInOther = (text: string, language: RatedCv['language']): boolean => {
  const signs = languageSigns(text);
  const other = language === 'fr' ? signs.en : signs.fr - accentSigns(text);
  return other >= ENOUGH_SIGNS && other > signs[language] * 2;
};

const proseOf = ({ personal, experience, other }: RatedCv): Finding[] => [
  ...(personal.summary.trim() === '' ? [] : [{ path: 'personal.summary', text: personal.summary }]),
  ...experience.flatMap(({ path, achievements }) =>
    achievements.map((text) => ({ path: `${path}.achievements`, text })),
  ),
  ...other.flatMap(({ path, entries }) =>
    entries.map((text) => ({ path: `${path}.entries`, text })),
  ),
];
