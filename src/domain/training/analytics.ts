/**
 * What practice has come to: counts, means and the way they went, from answers and sessions alone. A figure that too
 * little stands behind is undefined, never a guess.
 */
import { addDays, daysBetween, mondayOf } from '../calendar/day.ts';
import type { Result } from '../result.ts';
import { wordCount } from './word-count.ts';
import { isGiven, type InterviewResult } from './interview-answer.ts';
import type { InterviewSession } from './interview-session.ts';

export interface TrainingAnalytics {
  /** Interviews that were finished, and days on which questions were practised alone. */
  sessions: number;
  /** Answers that were given; those passed over are not. */
  questions: number;
  /** Mean of the global scores, 0–100. */
  averageScore: number | undefined;
  /** Mean of the newest scores less that of the oldest. */
  improvement: number | undefined;
  /** Mean of those that are known. */
  responseSeconds: number | undefined;
  wordCount: number | undefined;
  /** Of spoken answers; an estimate, see `voice/voice-analysis.ts`. */
  wordsPerMinute: number | undefined;
  /** The newest score that was given, as it is kept. */
  lastScore: number | undefined;
  /** Without a gap from the first in which something was done, at most eight, up to this one. */
  weeks: readonly Week[];
  /** Oldest first. */
  scores: readonly ScorePoint[];
}

export interface Week {
  /** Its Monday. */
  monday: string;
  sessions: number;
  questions: number;
  averageScore: number | undefined;
}

export interface ScorePoint {
  id: string;
  day: string;
  score: number;
  question: string;
}

/** So many scores on each side before one may speak of a change. */
export const ENOUGH_FOR_CHANGE = 3;
const NEWEST = 5;
/** Of the weekly figures. */
export const WEEKS = 8;

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** `results` oldest first. `dayAt`: the day of a moment where the person is. */
export const analyticsOf = (
  results: readonly InterviewResult[],
  sessions: readonly InterviewSession[],
  today: string,
  dayAt: (moment: number) => string,
): TrainingAnalytics => {
  const answers = results.filter(isGiven);
  // Scores of two versions of the rules can't be compared.
  const version = answers.findLast(({ scores: { rubric } }) => rubric !== undefined)?.scores.rubric;
  const scores = answers.flatMap(({ id, question, answeredAt, scores: { global, rubric } }) =>
    isScore(global) && rubric === version
      ? [{ id, question, day: dayAt(answeredAt), score: global }]
      : [],
  );
  const sessionDays = daysOfSessions(answers, sessions, dayAt);
  return {
    sessions: sessionDays.length,
    questions: answers.length,
    averageScore: mean(scores.map(({ score }) => score)),
    improvement: changeOf(scores.map(({ score }) => score)),
    responseSeconds: mean(answers.flatMap(({ seconds }) => (seconds > 0 ? seconds : []))),
    wordCount: mean(answers.flatMap(({ answer }) => wordCount(answer) || [])),
    wordsPerMinute: mean(
      answers.flatMap(({ voice }) =>
        voice.notJudged === null && voice.wordsPerMinute ? voice.wordsPerMinute : [],
      ),
    ),
    lastScore: answers.findLast(({ scores: { global } }) => global !== undefined)?.scores.global,
    weeks: weeksOf(answers, scores, sessionDays, today, dayAt),
    scores,
  };
};

/** The day of each session: of an interview the one on which it ended. */
const daysOfSessions = (
  answers: readonly InterviewResult[],
  sessions: readonly InterviewSession[],
  dayAt: (moment: number) => string,
): string[] => {
  const finished = sessions.flatMap(({ state, finishedAt }) =>
    state === 'finished' && finishedAt !== null ? dayAt(finishedAt) : [],
  );
  const alone = answers.filter(({ session }) => session === '');
  return [...finished, ...new Set(alone.map(({ answeredAt }) => dayAt(answeredAt)))];
};

const weeksOf = (
  answers: readonly InterviewResult[],
  scores: readonly ScorePoint[],
  sessionDays: readonly string[],
  today: string,
  dayAt: (moment: number) => string,
): Week[] => {
  const thisMonday = mondayOf(today);
  const weeks = Array.from({ length: WEEKS }, (_, index): Week => {
    const monday = addDays(thisMonday, -7 * (WEEKS - 1 - index));
    const isWithin = (day: string): boolean => {
      const days = daysBetween(monday, day);
      return days >= 0 && days < 7;
    };
    return {
      monday,
      sessions: sessionDays.filter(isWithin).length,
      questions: answers.filter(({ answeredAt }) => isWithin(dayAt(answeredAt))).length,
      averageScore: mean(scores.filter(({ day }) => isWithin(day)).map(({ score }) => score)),
    };
  });
  const first = weeks.findIndex(({ sessions, questions }) => sessions + questions > 0);
  return first < 0 ? [] : weeks.slice(first);
};

/** The newest five against as many of the oldest, or half and half while there are fewer. */
const changeOf = (scores: readonly number[]): number | undefined => {
  const size = Math.min(NEWEST, Math.floor(scores.length / 2));
  if (size < ENOUGH_FOR_CHANGE) return undefined;
  const before = mean(scores.slice(0, size)) ?? 0;
  const after = mean(scores.slice(-size)) ?? 0;
  return after - before;
};

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0
    ? undefined
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** So many earlier scores before a place among them means anything. */
export const ENOUGH_FOR_PERCENTILE = 5;

/**
 * The share of one's own other scores that this one is above, half of those that are equal counted: 0–100. There is
 * no honest norm of other people to compare a score of this rubric with. undefined: too few to say.
 */
export const percentileOf = (
  score: number,
  others: readonly number[],
): Result<number | undefined, 'invalid-score'> => {
  if (!isScore(score)) return { ok: false, error: 'invalid-score' };
  const valid = others.filter(isScore);
  if (valid.length < ENOUGH_FOR_PERCENTILE) return { ok: true, value: undefined };
  const below = valid.filter((other) => other < score).length;
  const equal = valid.filter((other) => other === score).length;
  return { ok: true, value: Math.round(((below + equal / 2) / valid.length) * 100) };
};

/** Scores by what a question is: its category, its industry. The largest first. */
export const scoresBy = (
  scores: readonly ScorePoint[],
  keyOf: (question: string) => string | undefined,
): { key: string; count: number; average: number }[] => {
  const found = new Map<string, number[]>();
  for (const { question, score } of scores) {
    const key = keyOf(question);
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), score]);
  }
  return [...found]
    .map(([key, all]) => ({ key, count: all.length, average: mean(all) ?? 0 }))
    .toSorted((a, b) => b.count - a.count || b.average - a.average);
};
