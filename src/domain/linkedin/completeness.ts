/**
 * How complete a profile is, by a published rubric: each step has its points, and says by what it is known. The person
 * may always say otherwise: LinkedIn itself is never read.
 */
import type { LinkedinFacts } from './archive/linkedin-facts.ts';
import { lengthOf } from './limits.ts';
import type { LinkedinProfileFields } from './linkedin-profile.ts';
import type { TextKind } from './linkedin-text.ts';

export const RUBRIC_VERSION = '2026-11';

/** Points over 100. */
export const RUBRIC = {
  photo: 10,
  headline: 15,
  about: 20,
  experience: 15,
  education: 10,
  skills: 10,
  languages: 5,
  location: 5,
  address: 5,
  post: 5,
} as const;

export type Step = keyof typeof RUBRIC;
const STEPS = Object.keys(RUBRIC) as Step[];

/** What is enough. Units of UTF-16, and a number of skills. */
export const ENOUGH = { headline: 60, about: 600, skills: 5 } as const;

export interface StepState {
  step: Step;
  points: number;
  isDone: boolean;
  /** The person says so, or what was read and kept does; nothing is known otherwise. */
  by: 'person' | 'archive' | 'texts' | undefined;
}

export interface Completeness {
  score: number;
  steps: StepState[];
}

type Kept = Readonly<Partial<Record<TextKind, readonly string[]>>>;

/** `kept`: the texts that were kept, by kind. */
export const completenessOf = (
  { checks, archive }: Pick<LinkedinProfileFields, 'checks' | 'archive'>,
  kept: Kept,
): Completeness => {
  const steps = STEPS.map((step): StepState => {
    const said = checks[step];
    const points = RUBRIC[step];
    if (said !== undefined) return { step, points, isDone: said, by: 'person' };
    if (archive.facts && inArchive(step, archive.facts))
      return { step, points, isDone: true, by: 'archive' };
    if (inTexts(step, kept)) return { step, points, isDone: true, by: 'texts' };
    return { step, points, isDone: false, by: undefined };
  });
  const score = steps.reduce((sum, { points, isDone }) => sum + (isDone ? points : 0), 0);
  // The steps make a hundred at present; another may be added.
  const most = STEPS.reduce((sum, step) => sum + RUBRIC[step], 0);
  return { score: Math.round((score * 100) / most), steps };
};

const inArchive = (step: Step, facts: LinkedinFacts): boolean => {
  switch (step) {
    case 'headline':
      return lengthOf(facts.headline) >= ENOUGH.headline;
    case 'about':
      return lengthOf(facts.about) >= ENOUGH.about;
    case 'experience':
      return facts.positions.some(({ description }) => description !== '');
    case 'education':
      return facts.education.length > 0;
    case 'skills':
      return facts.skills.length >= ENOUGH.skills;
    case 'languages':
      return facts.languages.length > 0;
    case 'location':
      return facts.location !== '';
    default:
      return false;
  }
};

const inTexts = (step: Step, kept: Kept): boolean => {
  const has = (kind: TextKind, least: number): boolean =>
    (kept[kind] ?? []).some((text) => lengthOf(text) >= least);
  if (step === 'headline') return has('headline', ENOUGH.headline);
  if (step === 'about') return has('summary', ENOUGH.about);
  return step === 'post' && has('post', 1);
};
