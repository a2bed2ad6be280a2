/**
 * How legible a CV is for software that files CVs: 100 points over eight groups, each rule told with its points, what
 * it saw and where to mend it. It is no employer's score: no such score is public, and each system reads in its own way.
 * Rules that do not apply leave the sum they are measured against, so that a student or a CV without file is not
 * punished for what it cannot have.
 */
import { achievementRules } from './rules/achievements.ts';
import { contactRules } from './rules/contact.ts';
import { educationRules } from './rules/education.ts';
import { experienceRules } from './rules/experience.ts';
import { formatRules } from './rules/canadian-format.ts';
import { readabilityRules } from './rules/readability.ts';
import { skillRules } from './rules/skills-languages.ts';
import { summaryRules } from './rules/summary.ts';
import type { AtsRule, AtsRuleId, Finding } from './rule.ts';
import type { RatedCv } from './rated-cv.ts';

/** Changes with every change of a rule, its points or its thresholds: two scores compare only under one version. */
const RUBRIC_VERSION = '1.0';

export const ATS_GROUPS = [
  'readability',
  'contact',
  'experience',
  'achievements',
  'skills_languages',
  'summary',
  'canadian_format',
  'education',
] as const;
export type AtsGroupId = (typeof ATS_GROUPS)[number];

/** From best to worst, each from its score on. */
export const ATS_BANDS = { excellent: 85, good: 70, needs_improvement: 0 } as const;
export type AtsBand = keyof typeof ATS_BANDS;

/** Whatever else it says, a CV without a way to reach the person is worth no more. */
const MOST_WITHOUT_REACH = 60;
const EVIDENCE_SHOWN = 5;
const EVIDENCE_CHARACTERS = 160;

export interface AtsRuleResult {
  id: AtsRuleId;
  group: AtsGroupId;
  points: number;
  /** 0 when the rule does not apply. */
  of: number;
  /** What costs points, else what earned them. */
  evidence: Finding[];
  /** How many more there are than shown. */
  more: number;
  /** What to do, by its key; null when nothing is lost. */
  fix: string | null;
  /** The field to go to; null when there is nothing to mend. */
  path: string | null;
}

export interface AtsGroupResult {
  id: AtsGroupId;
  points: number;
  of: number;
  rules: AtsRuleResult[];
}

export interface AtsAnalysis {
  rubric: string;
  /** 0–100, whole. */
  score: number;
  band: AtsBand;
  /** The most it can be, and why, when something essential is missing. */
  cap: { at: number; fix: 'addReach' } | null;
  groups: AtsGroupResult[];
}

export const rateCv = (cv: RatedCv): AtsAnalysis => {
  const isEmpty = !holdsAnything(cv);
  const groups = ATS_GROUPS.map((id): AtsGroupResult => {
    const rules = RULES[id].map((rule) => applied(id, rule, cv, isEmpty));
    return { id, points: sum(rules, 'points'), of: sum(rules, 'of'), rules };
  });
  const of = sum(groups, 'of');
  const share = of === 0 ? 0 : sum(groups, 'points') / of;
  const { email, phone } = cv.personal;
  const cap =
    email.trim() === '' && phone.trim() === ''
      ? ({ at: MOST_WITHOUT_REACH, fix: 'addReach' } as const)
      : null;
  // Rounded down: 100 says that nothing is lost.
  const score = Math.min(Math.floor(share * 100 + 1e-6), cap?.at ?? 100);
  return { rubric: RUBRIC_VERSION, score, band: bandOf(score), cap, groups };
};

export const bandOf = (score: number): AtsBand =>
  (Object.keys(ATS_BANDS) as AtsBand[]).find((band) => score >= ATS_BANDS[band]) ??
  'needs_improvement';

const RULES: Readonly<Record<AtsGroupId, readonly AtsRule[]>> = {
  readability: readabilityRules,
  contact: contactRules,
  experience: experienceRules,
  achievements: achievementRules,
  skills_languages: skillRules,
  summary: summaryRules,
  canadian_format: formatRules,
  education: educationRules,
};

const applied = (
  group: AtsGroupId,
  { id, of, fix, judge }: AtsRule,
  cv: RatedCv,
  isEmpty: boolean,
): AtsRuleResult => {
  // A page with nothing on it is neither legible nor of the right length.
  const isOnPaper = group === 'readability' || group === 'canadian_format';
  const judged = isEmpty && isOnPaper ? null : judge(cv);
  if (!judged) return { id, group, points: 0, of: 0, evidence: [], more: 0, fix: null, path: null };
  const { share, lacking, found = [] } = judged;
  const isFull = share >= 1;
  const shown = isFull ? found : lacking;
  return {
    id,
    group,
    points: rounded(Math.min(1, Math.max(0, share)) * of),
    of,
    evidence: shown.slice(0, EVIDENCE_SHOWN).map(({ path, text }) => ({ path, text: short(text) })),
    more: Math.max(0, shown.length - EVIDENCE_SHOWN),
    fix: isFull ? null : fix,
    path: isFull ? null : (lacking[0]?.path ?? null),
  };
};

const holdsAnything = ({ personal, experience, education, skills, other }: RatedCv): boolean =>
  [experience, education, skills, other].some((list) => list.length > 0) ||
  personal.summary.trim() !== '';

const short = (text: string): string =>
  text.length > EVIDENCE_CHARACTERS ? `${text.slice(0, EVIDENCE_CHARACTERS - 1).trimEnd()}…` : text;

const sum = <K extends string>(parts: readonly Record<K, number>[], key: K): number =>
  rounded(parts.reduce((total, part) => total + part[key], 0));

const rounded = (points: number): number => Math.round(points * 10) / 10;
