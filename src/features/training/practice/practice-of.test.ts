import { expect, test } from 'vitest';
import { newResult } from '#/domain/training/interview-answer.ts';
import { practiceOf } from './practice-of.ts';

const result = (id: string, question: string, answer: string, global?: number) =>
  newResult(id, 1, {
    question,
    session: '',
    answer,
    scores: global === undefined ? {} : { global },
  });

test('how often a question was answered, and its best score; what was passed over is no answer', () => {
  const practised = practiceOf([
    result('1', 'a', 'Une réponse.', 40),
    result('2', 'a', 'Une autre.', 70),
    result('3', 'a', 'Sans note.'),
    result('4', 'b', ''),
  ]);
  expect(practised.get('a')).toEqual({ answers: 3, best: 70 });
  expect(practised.get('b')).toBeUndefined();
});
