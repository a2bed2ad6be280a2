import { expect, test } from 'vitest';
import { ANSWER_LIMITS } from './answer-limits.ts';
import { readAnswer } from './clauses.ts';

const took = (text: string): number => {
  const start = performance.now();
  readAnswer(text, 'fr');
  return performance.now() - start;
};

test('thousands of dots cost no more than the words they stand for, many times over', () => {
  const length = ANSWER_LIMITS.characters - 1;
  took('Une phrase. ');
  expect(took(`${'.'.repeat(length)}x`)).toBeLessThan(
    10 * took('Je tenais les comptes. '.repeat(length / 23)),
  );
});
