/** Whether the lines under each job say what was done, and how much. */
import type { CvLanguage } from '../../content.ts';
import { languageSigns } from '../../read/language-signs.ts';
import { holdsFigure } from '../../wording/figures.ts';
import { openingOf } from '../../wording/opening.ts';
import {
  rule,
  shareOf,
  type AtsRule,
  type AtsRuleId,
  type Finding,
  type Judgement,
} from '../rule.ts';
import type { RatedCv } from '../rated-cv.ts';

/** Three lines in five with a figure are plenty: not all work is counted. */
const ENOUGH_FIGURES = 0.6;
const ENOUGH_VERBS = 0.9;
const ENOUGH_RIGHT_LENGTHS = 0.8;
const LINE_WORDS = { least: 8, most: 30 } as const;

const lineRule = (
  id: AtsRuleId,
  of: number,
  worth: (text: string, language: CvLanguage) => number,
  enough: number,
): AtsRule =>
  rule(id, of, (cv): Judgement | null => {
    if (cv.experience.length === 0) return null;
    const lines = linesOf(cv);
    if (lines.length === 0)
      return { share: 0, lacking: [{ path: `${cv.experience[0]?.path}.achievements`, text: '' }] };
    const language = languageOf(lines, cv.language);
    return shareOf(
      lines,
      ({ text }) => worth(text, language),
      (line) => line,
      enough,
    );
  });

export const achievementRules: readonly AtsRule[] = [
  lineRule(
    'achievements.figures',
    8,
    (text, language) => (holdsFigure(text, language) ? 1 : 0),
    ENOUGH_FIGURES,
  ),
  lineRule(
    'achievements.verbs',
    8,
    (text, language) => WORTH[openingOf(text, language)],
    ENOUGH_VERBS,
  ),
  lineRule('achievements.length', 4, worthOfLength, ENOUGH_RIGHT_LENGTHS),
];

const WORTH = { verb: 1, noun: 0.5, other: 0, charge: 0 } as const;

function worthOfLength(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (words >= LINE_WORDS.least && words <= LINE_WORDS.most) return 1;
  // A little short or long is half right.
  return words >= LINE_WORDS.least / 2 && words <= LINE_WORDS.most * 1.5 ? 0.5 : 0;
}

const linesOf = ({ experience }: RatedCv): Finding[] =>
  experience.flatMap(({ path, achievements }) =>
    achievements.map((text) => ({ path: `${path}.achievements`, text })),
  );

/** The lines' own language: a CV whose language is set wrong is not told that it has no verbs. */
const languageOf = (lines: readonly Finding[], told: CvLanguage): CvLanguage => {
  const { fr, en } = languageSigns(lines.map(({ text }) => text).join('\n'));
  if (fr > en * CLEARLY) return 'fr';
  return en > fr * CLEARLY ? 'en' : told;
};
const CLEARLY = 2;
