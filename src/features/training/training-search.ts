import {
  CATEGORIES,
  DIFFICULTIES,
  INDUSTRIES,
  LEVELS,
  type Category,
  type Difficulty,
  type Industry,
  type Level,
} from '#/domain/training/question.ts';
import { isOneOf, textUnder } from '#/parts/read-address.ts';

/** The tabs after « practice », which is the one left out of an address. */
const TABS = ['simulation', 'custom', 'stories', 'rights', 'analytics', 'settings'] as const;
export type TrainingTab = (typeof TABS)[number];

/** What is shown of the questions. It stays while one of them is open. */
export interface HomeSearch {
  tab?: TrainingTab;
  category?: Category;
  difficulty?: Difficulty;
  industry?: Industry;
  level?: Level;
  q?: string;
}

/** What is open in place of the tabs; nothing when both are left out. */
export interface OpenSearch {
  /** Key of the question that is practised. */
  question?: string;
  /** Id of the interview that is held, or read. */
  session?: string;
}

export type TrainingSearch = HomeSearch & OpenSearch;

/** What to open or change; `undefined` takes it out of the address. */
export type TrainingTarget = { [Key in keyof TrainingSearch]?: TrainingSearch[Key] | undefined };

/** What an address says of the training; anything else in it is let go. Without a schema: it is in the first view. */
export const toTrainingSearch = (search: Record<string, unknown>): TrainingSearch => ({
  ...toHomeSearch(search),
  ...textUnder('question', search),
  ...textUnder('session', search),
});

const toHomeSearch = (search: Record<string, unknown> | TrainingSearch): HomeSearch => {
  const { tab, category, difficulty, industry, level } = search;
  return {
    ...(isOneOf(TABS, tab) && { tab }),
    ...(isOneOf(CATEGORIES, category) && { category }),
    ...(isOneOf(DIFFICULTIES, difficulty) && { difficulty }),
    ...(isOneOf(INDUSTRIES, industry) && { industry }),
    ...(isOneOf(LEVELS, level) && { level }),
    ...textUnder('q', search),
  };
};

/**
 * The address that opens something: what is named is set, what was open before is closed, and the filters stay as they
 * are. With nothing named, the tabs alone.
 */
export const openFrom = (current: TrainingSearch, next: TrainingTarget): TrainingSearch =>
  toTrainingSearch({ ...toHomeSearch(current), ...next });

export const openIn = ({ question, session }: OpenSearch): string | undefined =>
  question ?? session;
