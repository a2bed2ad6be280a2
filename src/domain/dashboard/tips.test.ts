import { describe, expect, test } from 'vitest';
import { DEFAULT_SITE } from '../content/site/site.ts';
import { A_CV, factsWith } from './dashboard-facts-fixture.ts';
import { NO_FACTS } from './facts.ts';
import { performanceOf } from './performance.ts';
import { recommendTools } from './recommend-tools.ts';
import { tipsOf } from './tips.ts';
import type { DatedEvent } from './tracker-facts.ts';

const TODAY = '2026-11-20';
const { open } = DEFAULT_SITE.settings;
const interviewOn = (on: string): DatedEvent => ({
  kind: 'interview',
  on,
  time: '10:30',
  application: { id: 'a1', title: 'Ingénieure', company: 'Conseil Laurentia' },
});
const kindsOf = (changes: Parameters<typeof factsWith>[0]) =>
  tipsOf(factsWith(changes), TODAY).map(({ kind }) => kind);

describe('tips follow from what is there', () => {
  test('somebody new is led to a CV, then to a first question', () => {
    expect(tipsOf(NO_FACTS, TODAY).map(({ kind }) => kind)).toEqual(['firstCv', 'firstAnswer']);
  });

  test('a near interview asks for practice, until there was some today', () => {
    const tracker = { nextInterview: interviewOn('2026-11-24') };
    expect(tipsOf(factsWith({ tracker }), TODAY)[0]).toMatchObject({
      kind: 'prepareInterview',
      days: 4,
    });
    expect(kindsOf({ tracker, training: { lastAnswerOn: TODAY, questions: 1 } })).not.toContain(
      'prepareInterview',
    );
    expect(kindsOf({ tracker: { nextInterview: interviewOn('2026-12-20') } })).not.toContain(
      'prepareInterview',
    );
  });

  test('each application under way without a date counts', () => {
    const counts = { applied: 3, interview: 1, offer: 0, rejected: 5, closed: 1 };
    expect(tipsOf(factsWith({ tracker: { counts, dated: 1 } }), TODAY)).toContainEqual({
      kind: 'undatedApplications',
      count: 3,
    });
  });

  test('a profile is filled from a CV only while it is empty', () => {
    const cvs = { count: 1, latest: A_CV, results: 1 };
    expect(kindsOf({ cvs })).toContain('fillProfile');
    expect(kindsOf({ cvs, profile: { isEmpty: false } })).not.toContain('fillProfile');
    expect(tipsOf(factsWith({ cvs }), TODAY)).toContainEqual({
      kind: 'addResults',
      cv: 'cv1',
      lacking: 2,
    });
  });
});

describe('tools', () => {
  test('an interview soon brings training to the front, once', () => {
    const tracker = { nextInterview: interviewOn('2026-11-24') };
    expect(recommendTools(factsWith({ tracker }), open, TODAY)).toEqual([
      { tool: 'training', reason: 'interviewNear' },
      { tool: 'cvConverter', reason: 'noCv' },
    ]);
  });

  test('a tool that is not open is never recommended', () => {
    const closed = { ...open, cvConverter: false, linkedinBooster: false, training: false };
    expect(recommendTools(NO_FACTS, closed, TODAY).map(({ tool }) => tool)).toEqual(['jobTracker']);
  });
});

describe('how it goes', () => {
  test('nothing is said of what is not there', () => {
    expect(performanceOf(NO_FACTS)).toEqual({
      cv: undefined,
      linkedin: undefined,
      applications: undefined,
      interviews: undefined,
      overall: undefined,
    });
  });

  test('all of it is the mean of what is known', () => {
    const counts = { applied: 3, interview: 1, offer: 0, rejected: 5, closed: 1 };
    const facts = factsWith({
      cvs: { count: 1, missing: ['skills'] },
      linkedin: { score: 40, done: 3, of: 10 },
      tracker: { counts, dated: 3 },
    });
    expect(performanceOf(facts)).toEqual({
      cv: { percent: 80, reached: 4, of: 5 },
      linkedin: { percent: 40, reached: 3, of: 10 },
      applications: { percent: 75, reached: 3, of: 4 },
      interviews: undefined,
      overall: 65,
    });
  });
});
