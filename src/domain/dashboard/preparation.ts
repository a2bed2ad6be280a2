/**
 * How far a person is on the eight weeks' path: milestones that their own records show, never what they say. Those of a
 * tool that is not open yet are left out, so that the whole path can always be walked; an address is put on a CV.
 */
import { JOB_PATH, type PathStage } from '../content/job-path.ts';
import type { Opening } from '../content/site/site.ts';
import { MIN_RESULTS, SOME_ANSWERS, SOME_APPLICATIONS } from './thresholds.ts';
import type { DashboardFacts } from './facts.ts';
import { applicationCount, openCount } from './tracker-facts.ts';

export const MILESTONES = {
  cv: ['cvMade', 'cvComplete', 'cvResults'],
  linkedin: ['linkedinOnCv', 'linkedinHeadline', 'linkedinAbout'],
  applications: ['firstApplication', 'severalApplications', 'allDated'],
  interviews: ['firstAnswer', 'severalAnswers', 'interviewHeld'],
} as const satisfies Readonly<Record<PathStage, readonly string[]>>;

export type Milestone = (typeof MILESTONES)[PathStage][number];

/** From the share of milestones reached, in hundredths, on which each begins. */
const LEVELS = { beginner: 0, intermediate: 30, advanced: 60, completed: 100 } as const;
export type Level = keyof typeof LEVELS;

interface StageProgress {
  stage: PathStage;
  from: number;
  to: number;
  milestones: readonly { milestone: Milestone; reached: boolean }[];
}

export interface Preparation {
  stages: readonly StageProgress[];
  reached: number;
  of: number;
  /** 0–100, whole. */
  percent: number;
  level: Level;
  /** The first that is not reached, in the order of the path. */
  next: Milestone | undefined;
}

export const preparationOf = (
  facts: DashboardFacts,
  open: Readonly<Record<Opening, boolean>>,
): Preparation => {
  const stages = JOB_PATH.map(({ stage, from, to, tool }): StageProgress => ({
    stage,
    from,
    to,
    milestones: MILESTONES[stage]
      .filter((milestone) => open[tool] || milestone === 'linkedinOnCv')
      .map((milestone) => ({ milestone, reached: IS_REACHED[milestone](facts) })),
  })).filter(({ milestones }) => milestones.length > 0);
  const all = stages.flatMap(({ milestones }) => milestones);
  const reached = all.filter((one) => one.reached).length;
  const percent = all.length === 0 ? 0 : Math.floor((reached / all.length) * 100);
  return {
    stages,
    reached,
    of: all.length,
    percent,
    level: levelOf(percent),
    next: all.find((one) => !one.reached)?.milestone,
  };
};

export const levelOf = (percent: number): Level => {
  const levels = Object.keys(LEVELS) as Level[];
  return levels.findLast((level) => percent >= LEVELS[level]) ?? 'beginner';
};

const IS_REACHED: Readonly<Record<Milestone, (facts: DashboardFacts) => boolean>> = {
  cvMade: ({ cvs }) => cvs.count > 0,
  cvComplete: ({ cvs }) => cvs.count > 0 && cvs.missing.length === 0,
  cvResults: ({ cvs }) => cvs.results >= MIN_RESULTS,
  linkedinOnCv: ({ cvs }) => cvs.hasLinkedin,
  linkedinHeadline: ({ linkedin }) => linkedin.hasHeadline,
  linkedinAbout: ({ linkedin }) => linkedin.hasAbout,
  firstApplication: ({ tracker }) => applicationCount(tracker) > 0,
  severalApplications: ({ tracker }) => applicationCount(tracker) >= SOME_APPLICATIONS,
  allDated: ({ tracker }) => openCount(tracker) > 0 && tracker.dated === openCount(tracker),
  firstAnswer: ({ training }) => training.questions > 0,
  severalAnswers: ({ training }) => training.questions >= SOME_ANSWERS,
  interviewHeld: ({ training }) => training.interviews > 0,
};
