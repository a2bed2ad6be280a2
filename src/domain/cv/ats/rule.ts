/** One rule of the rubric: how many points it is worth, how it judges, and what mends it. */
import type { RatedCv } from './rated-cv.ts';

export interface Finding {
  path: string;
  /** The CV's words; '' where they are missing. */
  text: string;
}

export interface Judgement {
  /** 0 to 1 of the rule's points. */
  share: number;
  /** What costs points, in the order of the CV; the first one is where to go. */
  lacking: Finding[];
  /** What earned them, shown when none are lost. */
  found?: Finding[];
}

export interface AtsRule {
  id: AtsRuleId;
  of: number;
  fix: AtsFix;
  /** Null when the rule does not apply to this CV. */
  judge: (cv: RatedCv) => Judgement | null;
}

export const ATS_FIXES = {
  'readability.headings': 'useUsualHeading',
  'readability.characters': 'replaceCharacters',
  'readability.placed': 'placeLines',
  'readability.sure': 'checkFields',
  'readability.reach': 'moveContact',
  'contact.name': 'addName',
  'contact.email': 'addEmail',
  'contact.phone': 'addPhone',
  'contact.location': 'addCityAndProvince',
  'contact.linkedin': 'addLinkedin',
  'experience.titles': 'addTitles',
  'experience.companies': 'addCompanies',
  'experience.dates': 'completeDates',
  'experience.order': 'newestFirst',
  'experience.periods': 'checkPeriods',
  'achievements.figures': 'addFigures',
  'achievements.verbs': 'beginWithVerb',
  'achievements.length': 'oneIdeaALine',
  'skills.count': 'eightToTwelveSkills',
  'skills.repeats': 'removeRepeats',
  'languages.levels': 'addLevels',
  'summary.length': 'threeToFiveSentences',
  'summary.role': 'nameTheRole',
  'format.pages': 'twoPages',
  'format.personal': 'removePersonal',
  'format.language': 'oneLanguage',
  'format.dates': 'oneDateForm',
  'education.degree': 'addDegrees',
  'education.institution': 'addInstitutions',
  'education.date': 'addGraduation',
} as const;
export type AtsRuleId = keyof typeof ATS_FIXES;
type AtsFix = (typeof ATS_FIXES)[AtsRuleId];

export const rule = (id: AtsRuleId, of: number, judge: AtsRule['judge']): AtsRule => ({
  id,
  of,
  fix: ATS_FIXES[id],
  judge,
});

/** All or nothing. */
export const yesOrNo = (isRight: boolean, finding: Finding): Judgement =>
  isRight ? { share: 1, lacking: [], found: [finding] } : { share: 0, lacking: [finding] };

/** The share of those that are right, 1 from `enough` of them on; null when there are none. */
export const shareOf = <T>(
  items: readonly T[],
  worth: (item: T) => number,
  findingOf: (item: T) => Finding,
  enough = 1,
): Judgement | null => {
  if (items.length === 0) return null;
  const lacking: Finding[] = [];
  const found: Finding[] = [];
  let sum = 0;
  for (const item of items) {
    const part = worth(item);
    sum += part;
    (part >= 1 ? found : lacking).push(findingOf(item));
  }
  return { share: Math.min(1, sum / items.length / enough), lacking, found };
};

export const isFilled = (text: string): boolean => text.trim() !== '';
