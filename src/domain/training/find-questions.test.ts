import { expect, test } from 'vitest';
import { countsOf, findQuestions, inPracticeOrder } from './find-questions.ts';
import type { Question } from './question.ts';

const question = (key: string, fields: Partial<Question>): Question => ({
  key,
  language: 'fr',
  text: 'Parlez-moi de vous.',
  category: 'general',
  difficulty: 'easy',
  industry: 'general',
  level: 'beginner',
  tips: [],
  intent: '',
  followUp: '',
  isBasic: true,
  ...fields,
});
const QUESTIONS = [
  question('a', { category: 'behavioral', industry: 'healthcare', text: 'Un désaccord d’équipe?' }),
  question('b', { category: 'behavioral', industry: 'tech', tips: ['Nommez l’équipe.'] }),
  question('c', { category: 'technical', industry: 'tech', difficulty: 'hard' }),
];
const keys = (found: readonly Question[]): string[] => found.map(({ key }) => key);

test('all filters hold at once, and words are found without accents, in the tips too', () => {
  expect(keys(findQuestions(QUESTIONS, { category: 'behavioral', words: 'EQUIPE' }))).toEqual([
    'a',
    'b',
  ]);
  expect(keys(findQuestions(QUESTIONS, { industry: 'tech', difficulty: 'hard' }))).toEqual(['c']);
  expect(findQuestions(QUESTIONS, { words: 'équipe introuvable' })).toEqual([]);
});

test('each choice says how many it would leave, the others staying as they are', () => {
  const counts = countsOf(QUESTIONS, { category: 'behavioral' });
  expect(counts.category).toEqual({ behavioral: 2, technical: 1 });
  expect(counts.industry).toEqual({ healthcare: 1, tech: 1 });
  for (const [industry, count] of Object.entries(counts.industry))
    expect(
      findQuestions(QUESTIONS, {
        category: 'behavioral',
        industry: industry as Question['industry'],
      }),
    ).toHaveLength(count ?? 0);
});

test('what everybody is asked comes first, the easy ones before the hard ones', () => {
  const general = question('d', { difficulty: 'hard' });
  const easy = question('e', {});
  expect(keys(inPracticeOrder([...QUESTIONS, general, easy]))).toEqual(['e', 'd', 'b', 'c', 'a']);
});
