/**
 * What a person could do next, out of their own state alone: the most pressing first, each with something to press. What
 * is due or late is no tip: it stands above them all.
 */
import { daysBetween } from '../calendar/day.ts';
import type { DashboardFacts } from './facts.ts';
import { MIN_RESULTS, NEAR_DAYS, SOME_STORIES } from './thresholds.ts';
import { applicationCount, openCount, type DatedEvent } from './tracker-facts.ts';

export type Tip =
  /** `days` from today, 0 for today; what was practised since is no longer advised. */
  | { kind: 'prepareInterview'; event: DatedEvent; days: number }
  | { kind: 'resumeInterview'; session: string }
  | { kind: 'answerOffer'; count: number }
  | { kind: 'undatedApplications'; count: number }
  | { kind: 'firstCv' }
  | { kind: 'fillProfile'; cv: string }
  | { kind: 'addResults'; cv: string; lacking: number }
  | { kind: 'firstApplication' }
  | { kind: 'firstAnswer' }
  | { kind: 'writeStories'; count: number };

export const TIPS_SHOWN = 3;

/** All that apply; screens show the first ones. */
export const tipsOf = (facts: DashboardFacts, today: string): Tip[] =>
  RULES.flatMap((rule) => rule(facts, today) ?? []);

type Rule = (facts: DashboardFacts, today: string) => Tip | undefined;

const RULES: readonly Rule[] = [
  ({ tracker: { nextInterview: event }, training }, today) => {
    if (!event) return undefined;
    const days = daysBetween(today, event.on);
    const isPractised = training.lastAnswerOn === today;
    return days <= NEAR_DAYS && !isPractised
      ? { kind: 'prepareInterview', event, days }
      : undefined;
  },
  ({ training: { running } }) =>
    running === undefined ? undefined : { kind: 'resumeInterview', session: running },
  ({ tracker: { counts } }) =>
    counts.offer > 0 ? { kind: 'answerOffer', count: counts.offer } : undefined,
  ({ tracker }) => {
    const count = openCount(tracker) - tracker.dated;
    return count > 0 ? { kind: 'undatedApplications', count } : undefined;
  },
  ({ cvs }) => (cvs.count === 0 ? { kind: 'firstCv' } : undefined),
  ({ cvs: { latest }, profile }) =>
    latest && profile.isEmpty ? { kind: 'fillProfile', cv: latest.id } : undefined,
  ({ cvs: { latest, results } }) =>
    latest && results < MIN_RESULTS
      ? { kind: 'addResults', cv: latest.id, lacking: MIN_RESULTS - results }
      : undefined,
  ({ cvs, tracker }) =>
    cvs.count > 0 && applicationCount(tracker) === 0 ? { kind: 'firstApplication' } : undefined,
  ({ training }) => (training.questions === 0 ? { kind: 'firstAnswer' } : undefined),
  ({ training: { questions, stories } }) =>
    questions > 0 && stories < SOME_STORIES ? { kind: 'writeStories', count: stories } : undefined,
];
