import { expect, test } from 'vitest';
import { newResult, type InterviewResult } from './interview-answer.ts';
import type { Question } from './question.ts';
import { asPut, courseOf, sessionScore } from './session-course.ts';

const question = (key: string): Question => ({
  key,
  language: 'fr',
  text: `Question ${key}`,
  category: 'general',
  difficulty: 'easy',
  industry: 'general',
  level: 'beginner',
  tips: [],
  intent: '',
  followUp: '',
  isBasic: true,
});
let ids = 0;
const questions = asPut(['q1', 'q2', 'q3'].map(question), () => `id${(ids += 1)}`);
const result = (key: string, at: number, global?: number): InterviewResult =>
  newResult(`${key}-${at}`, at, {
    question: key,
    session: 's',
    answer: global === undefined ? '' : 'Une réponse.',
    scores: global === undefined ? {} : { global },
  });

test('the questions come in the order in which they were put, and the first without an answer is next', () => {
  const course = courseOf({ questions }, [result('q1', 1, 60)]);
  expect(course.questions.map(({ question: key }) => key)).toEqual(['q1', 'q2', 'q3']);
  expect(course.done).toBe(1);
  expect(course.next?.question).toBe('q2');
});

test('a question that was passed over is done, and counts in no mean', () => {
  const course = courseOf({ questions }, [
    result('q1', 1, 60),
    result('q2', 2),
    result('q3', 3, 81),
  ]);
  expect(course.next).toBeUndefined();
  expect(sessionScore(course)).toBe(71);
});

test('of two answers of two devices the later one holds', () => {
  const course = courseOf({ questions }, [result('q1', 1, 20), result('q1', 2, 90)]);
  expect(course.done).toBe(1);
  expect(sessionScore(course)).toBe(90);
});

test('without anything judged there is no score', () => {
  expect(sessionScore(courseOf({ questions }, [result('q1', 1)]))).toBeUndefined();
});
