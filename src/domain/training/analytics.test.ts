import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../duration.ts';
import { analyticsOf, percentileOf, scoresBy } from './analytics.ts';
import { newResult, type InterviewResult } from './interview-answer.ts';
import { newSession, type InterviewSession } from './interview-session.ts';

const START = Date.UTC(2026, 10, 2, 15);
const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const TODAY = '2026-11-22';

let ids = 0;
const answered = (
  days: number,
  {
    global,
    answer = 'Un deux trois.',
    seconds = 0,
    session = '',
    question = 'q',
  }: {
    global?: number;
    answer?: string;
    seconds?: number;
    session?: string;
    question?: string;
  } = {},
): InterviewResult =>
  newResult(`r${(ids += 1)}`, START + days * DAY_MS, {
    question,
    session,
    answer,
    seconds,
    scores: global === undefined ? {} : { global },
  });
const finished = (days: number): InterviewSession => ({
  ...newSession('s', START, { kind: 'simulation', language: 'fr', questions: {} }),
  state: 'finished',
  finishedAt: START + days * DAY_MS,
});
const of = (results: readonly InterviewResult[], sessions: readonly InterviewSession[] = []) =>
  analyticsOf(results, sessions, TODAY, dayAt);

describe('counts', () => {
  test('nothing yet: no figure is made up', () => {
    const { sessions, questions, averageScore, improvement, responseSeconds, weeks } = of([]);
    expect([sessions, questions]).toEqual([0, 0]);
    expect([averageScore, improvement, responseSeconds]).toEqual([undefined, undefined, undefined]);
    expect(weeks).toEqual([]);
  });

  test('a day of practice and a finished interview are a session each, an interview left is none', () => {
    const left = { ...finished(1), state: 'left' as const };
    const results = [answered(0), answered(0), answered(1), answered(1, { session: 's' })];
    expect(of(results, [finished(3), left]).sessions).toBe(3);
  });

  test('what was passed over is no answer', () => {
    const { questions, wordCount } = of([answered(0), answered(0, { answer: '  ' })]);
    expect(questions).toBe(1);
    expect(wordCount).toBe(3);
  });

  test('means are of what is known', () => {
    const results = [
      answered(0, { global: 60, seconds: 40 }),
      answered(1, { global: 70 }),
      answered(2, { seconds: 81 }),
    ];
    const { averageScore, responseSeconds } = of(results);
    expect(averageScore).toBe(65);
    expect(responseSeconds).toBe(61);
  });

  test('the pace of speech is of spoken answers that could be judged', () => {
    const spoken = (wordsPerMinute: number, notJudged: 'too-noisy' | null = null) => ({
      ...answered(0),
      voice: { wordsPerMinute, notJudged },
    });
    expect(of([answered(0)]).wordsPerMinute).toBeUndefined();
    expect(of([answered(0), spoken(150), spoken(160), spoken(900, 'too-noisy')])).toMatchObject({
      wordsPerMinute: 155,
    });
  });

  test('a week runs from Monday to Sunday', () => {
    const weeks = of([
      answered(-1, { global: 50 }),
      answered(0, { global: 60 }),
      answered(6, { global: 80 }),
      answered(7),
    ]).weeks;
    const told = weeks.map(({ monday, questions, averageScore }) => [
      monday,
      questions,
      averageScore,
    ]);
    expect(told).toEqual([
      ['2026-10-26', 1, 50],
      ['2026-11-02', 2, 70],
      ['2026-11-09', 1, undefined],
      ['2026-11-16', 0, undefined],
    ]);
  });
});

test('eight weeks at the most, the last of them this one', () => {
  const { weeks } = of([answered(-90), answered(0)]);
  expect(weeks.map(({ monday }) => monday)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  expect(of([answered(-26)]).weeks).toHaveLength(7);
});

describe('improvement', () => {
  const scored = (...scores: number[]) =>
    of(scores.map((global, at) => answered(at / 10, { global })));

  test('is said once there are three scores on each side', () => {
    expect(scored(10, 20, 30, 40, 50).improvement).toBeUndefined();
    expect(scored(10, 20, 30, 40, 50, 60).improvement).toBe(30);
  });

  test('compares the newest five with the oldest five, and may be a loss', () => {
    expect(scored(80, 80, 80, 80, 80, 5, 70, 70, 70, 70, 70).improvement).toBe(-10);
  });
});

describe('a place among one’s own scores', () => {
  test('half of the equal ones count', () => {
    expect(percentileOf(70, [50, 60, 70, 80, 90])).toEqual({ ok: true, value: 50 });
    expect(percentileOf(100, [50, 60, 70, 80, 90])).toEqual({ ok: true, value: 100 });
  });

  test('too few others say nothing', () => {
    expect(percentileOf(70, [1, 2, 3, 4])).toEqual({ ok: true, value: undefined });
  });

  test.each([Number.NaN, -1, 101, Number.POSITIVE_INFINITY, '80' as unknown as number])(
    '%s is no score',
    (score) => {
      expect(percentileOf(score, [1, 2, 3, 4, 5])).toEqual({ ok: false, error: 'invalid-score' });
    },
  );

  test('an impossible score that was stored is in no mean, and is the last one told', () => {
    const { averageScore, lastScore } = of([
      answered(0, { global: 60 }),
      answered(1, { global: 400 }),
    ]);
    expect(averageScore).toBe(60);
    expect(lastScore).toBe(400);
  });
});

test('scores of older rules stay, and are not compared with those of today', () => {
  const scored = (days: number, global: number, rubric: number) => ({
    ...answered(days),
    scores: { global, rubric },
  });
  const { averageScore, questions } = of([scored(0, 10, 1), scored(1, 60, 2), scored(2, 80, 2)]);
  expect(questions).toBe(3);
  expect(averageScore).toBe(70);
});

test('scores by what a question is, those of no known question left out', () => {
  const { scores } = of([
    answered(0, { global: 60, question: 'a' }),
    answered(1, { global: 80, question: 'b' }),
    answered(1, { global: 90, question: 'c' }),
    answered(2, { global: 10, question: 'gone' }),
  ]);
  const kinds: Record<string, string> = { a: 'technical', b: 'technical', c: 'general' };
  expect(scoresBy(scores, (question) => kinds[question])).toEqual([
    { key: 'technical', count: 2, average: 70 },
    { key: 'general', count: 1, average: 90 },
  ]);
});
