import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOB_PATH, weeksOfStage } from '../content/job-path.ts';
import { DEFAULT_SITE } from '../content/site/site.ts';
import { A_CV, factsWith } from './dashboard-facts-fixture.ts';
import { NO_FACTS } from './facts.ts';
import { levelOf, MILESTONES, preparationOf } from './preparation.ts';

const { open } = DEFAULT_SITE.settings;
const counts = { applied: 4, interview: 1, offer: 0, rejected: 2, closed: 0 };
const walked = factsWith({
  cvs: { count: 1, latest: A_CV, missing: [], results: 3, hasLinkedin: true },
  linkedin: { score: 90, hasHeadline: true, hasAbout: true },
  tracker: { counts, dated: 5 },
  training: { questions: 10, interviews: 1 },
});

describe('the way that lies behind a person', () => {
  test('somebody new begins with a CV', () => {
    expect(preparationOf(NO_FACTS, open)).toMatchObject({
      reached: 0,
      of: 12,
      percent: 0,
      level: 'beginner',
      next: 'cvMade',
    });
  });

  test('it can be walked to its end, and says so', () => {
    expect(preparationOf(walked, open)).toMatchObject({
      percent: 100,
      level: 'completed',
      next: undefined,
    });
  });

  test('one application without a date holds it back', () => {
    const facts = { ...walked, tracker: { ...walked.tracker, dated: 4 } };
    expect(preparationOf(facts, open)).toMatchObject({
      reached: 11,
      level: 'advanced',
      next: 'allDated',
    });
  });

  test('what is not open yet is nobody’s to reach', () => {
    const { stages, of } = preparationOf(NO_FACTS, { ...open, training: false });
    expect(stages.map(({ stage }) => stage)).toEqual(['cv', 'linkedin', 'applications']);
    expect(of).toBe(12 - MILESTONES.interviews.length);
  });

  test('levels follow each other, and only the whole way is completed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (percent) => {
        expect(levelOf(percent)).not.toBe('completed');
      }),
    );
    expect([0, 29, 30, 59, 60, 99, 100].map(levelOf)).toEqual([
      'beginner',
      'beginner',
      'intermediate',
      'intermediate',
      'advanced',
      'advanced',
      'completed',
    ]);
  });
});

describe('the weeks', () => {
  test('follow each other from the first to the eighth', () => {
    const weeks = JOB_PATH.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    );
    expect(weeks).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('are written as both languages write them', () => {
    expect(JOB_PATH.map((stage) => weeksOfStage(stage, 'fr'))).toEqual([
      'Semaine 1',
      'Semaines 2 et 3',
      'Semaines 4 et 5',
      'Semaines 6 à 8',
    ]);
    expect(JOB_PATH.map((stage) => weeksOfStage(stage, 'en'))).toEqual([
      'Week 1',
      'Weeks 2–3',
      'Weeks 4–5',
      'Weeks 6–8',
    ]);
  });
});
