/** One proposed change of a CV: what stands there, what could, why, and the patch that does it. */
import type { CvPatch } from '../record/cv-patch.ts';

/** In the order in which they are shown. */
export const SUGGESTION_RULES = [
  'order',
  'date',
  'action',
  'verb',
  'figure',
  'split',
  'repeat',
  'summary',
  'spelling',
] as const;
export type SuggestionRule = (typeof SUGGESTION_RULES)[number];

export type SuggestionReason =
  | 'newestFirst'
  | 'dateForm'
  | 'sayWhatYouDid'
  | 'withoutPronoun'
  | 'oneVerb'
  | 'strongerVerb'
  | 'howMuch'
  | 'twoIdeas'
  | 'saidTwice'
  | 'fromYourFacts'
  | 'canadianSpelling';

export interface Suggestion {
  /** The same for the same change at the same place, whatever else is edited. */
  id: string;
  rule: SuggestionRule;
  reason: SuggestionReason;
  /** The field to go to. */
  path: string;
  before: string;
  /** '' when it goes; line breaks cut it into several lines. */
  after: string;
  patch: CvPatch;
}

export const suggestion = (
  rule: SuggestionRule,
  reason: SuggestionReason,
  path: string,
  { before, after, patch }: Pick<Suggestion, 'before' | 'after' | 'patch'>,
): Suggestion => ({ id: `${rule} ${path} ${before}`, rule, reason, path, before, after, patch });

/** What a rule makes of one line; undefined where it is not sure. */
export type Rewrite = (line: string) => string | undefined;
