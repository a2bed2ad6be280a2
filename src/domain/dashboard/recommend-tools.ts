/** Which tool helps most now, and why: out of what a person has done so far. */
import type { Opening } from '../content/site/site.ts';
import { daysBetween } from '../calendar/day.ts';
import type { DashboardFacts } from './facts.ts';
import { MIN_RESULTS, NEAR_DAYS, SOME_ANSWERS } from './thresholds.ts';
import { applicationCount } from './tracker-facts.ts';

export type ToolReason =
  | { tool: 'cvConverter'; reason: 'noCv' | 'cvIncomplete' | 'cvWithoutResults' | 'tailorCv' }
  | { tool: 'jobTracker'; reason: 'nothingTracked' | 'keepTracking' }
  | { tool: 'training'; reason: 'interviewNear' | 'neverPractised' | 'practiseMore' }
  | { tool: 'linkedinBooster'; reason: 'bySummary' };

const TOOLS_RECOMMENDED = 2;

/** The most useful first; only tools that are open. */
export const recommendTools = (
  facts: DashboardFacts,
  open: Readonly<Record<Opening, boolean>>,
  today: string,
): ToolReason[] =>
  RULES.flatMap((rule) => rule(facts, today) ?? [])
    .filter(({ tool }) => open[tool])
    // The first reason of a tool is the strongest.
    .filter(({ tool }, at, all) => all.findIndex((one) => one.tool === tool) === at)
    .slice(0, TOOLS_RECOMMENDED);

const RULES: readonly ((facts: DashboardFacts, today: string) => ToolReason | undefined)[] = [
  ({ tracker: { nextInterview } }, today) =>
    nextInterview && daysBetween(today, nextInterview.on) <= NEAR_DAYS
      ? { tool: 'training', reason: 'interviewNear' }
      : undefined,
  ({ cvs }) => (cvs.count === 0 ? { tool: 'cvConverter', reason: 'noCv' } : undefined),
  ({ cvs }) =>
    cvs.missing.length > 0 ? { tool: 'cvConverter', reason: 'cvIncomplete' } : undefined,
  ({ tracker }) =>
    applicationCount(tracker) === 0 ? { tool: 'jobTracker', reason: 'nothingTracked' } : undefined,
  ({ training }) =>
    training.questions === 0 ? { tool: 'training', reason: 'neverPractised' } : undefined,
  ({ cvs }) =>
    cvs.results < MIN_RESULTS ? { tool: 'cvConverter', reason: 'cvWithoutResults' } : undefined,
  ({ cvs }) => (cvs.hasLinkedin ? undefined : { tool: 'linkedinBooster', reason: 'bySummary' }),
  ({ training }) =>
    training.questions < SOME_ANSWERS ? { tool: 'training', reason: 'practiseMore' } : undefined,
  () => ({ tool: 'jobTracker', reason: 'keepTracking' }),
  () => ({ tool: 'cvConverter', reason: 'tailorCv' }),
];
