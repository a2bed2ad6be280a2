/** All that the dashboard is drawn from. */
import type { TrainingAnalytics } from '../training/analytics.ts';
import type { CvFacts } from './cv-facts.ts';
import type { TrackerFacts } from './tracker-facts.ts';

export interface TrainingFacts extends Pick<
  TrainingAnalytics,
  'questions' | 'averageScore' | 'improvement' | 'weeks'
> {
  /** Simulations and custom interviews that were finished. */
  interviews: number;
  /** Days on which an answer was given, the last one; '' without any. */
  lastAnswerOn: string;
  /** Id of the interview that was begun and neither finished nor left. */
  running: string | undefined;
  stories: number;
}

export interface ProfileFacts {
  /** '' where nobody wrote one. */
  name: string;
  /** Nothing has been filled in. */
  isEmpty: boolean;
}

/** By the rubric of the LinkedIn tool. */
export interface LinkedinFacts {
  score: number;
  done: number;
  of: number;
  hasHeadline: boolean;
  hasAbout: boolean;
}

export interface DashboardFacts {
  tracker: TrackerFacts;
  cvs: CvFacts;
  linkedin: LinkedinFacts;
  training: TrainingFacts;
  profile: ProfileFacts;
}

/** As it is for somebody who has just come. */
export const NO_FACTS: DashboardFacts = {
  tracker: {
    counts: { applied: 0, interview: 0, offer: 0, rejected: 0, closed: 0 },
    dated: 0,
    due: [],
    dueCount: 0,
    coming: [],
    nextInterview: undefined,
    sent: [],
  },
  cvs: { count: 0, latest: undefined, missing: [], results: 0, hasLinkedin: false },
  linkedin: { score: 0, done: 0, of: 0, hasHeadline: false, hasAbout: false },
  training: {
    questions: 0,
    averageScore: undefined,
    improvement: undefined,
    weeks: [],
    interviews: 0,
    lastAnswerOn: '',
    running: undefined,
    stories: 0,
  },
  profile: { name: '', isEmpty: true },
};
