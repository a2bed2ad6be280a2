/** Which questions are looked at, and how many each further choice would leave. */
import { fold } from '../text/fold.ts';
import {
  DIFFICULTIES,
  INDUSTRIES,
  type Category,
  type Difficulty,
  type Industry,
  type Level,
  type Question,
} from './question.ts';

export interface QuestionFilters {
  category?: Category | undefined;
  difficulty?: Difficulty | undefined;
  industry?: Industry | undefined;
  level?: Level | undefined;
  /** Each word stands in the question or its tips; capitals and accents don't matter. */
  words?: string | undefined;
}

export const QUESTION_FACETS = ['category', 'industry', 'level', 'difficulty'] as const;
export type QuestionFacet = (typeof QUESTION_FACETS)[number];

export const findQuestions = (
  questions: readonly Question[],
  filters: QuestionFilters,
): Question[] => {
  const words = wordsOf(filters);
  return questions.filter(
    (question) =>
      QUESTION_FACETS.every((facet) => fits(question, filters, facet)) && hasWords(question, words),
  );
};

/** By value: how many would be found with it instead of what is chosen there now. */
export const countsOf = (
  questions: readonly Question[],
  filters: QuestionFilters,
): Record<QuestionFacet, Partial<Record<string, number>>> => {
  const words = wordsOf(filters);
  const counts: Record<QuestionFacet, Partial<Record<string, number>>> = {
    category: {},
    industry: {},
    level: {},
    difficulty: {},
  };
  for (const question of questions) {
    const missed = QUESTION_FACETS.filter((facet) => !fits(question, filters, facet));
    if (missed.length > 1 || !hasWords(question, words)) continue;
    for (const facet of missed.length === 1 ? missed : QUESTION_FACETS) {
      const value = question[facet];
      counts[facet][value] = (counts[facet][value] ?? 0) + 1;
    }
  }
  return counts;
};

/** Those that everybody is asked first, then by industry; in each the easy ones first. */
export const inPracticeOrder = (questions: readonly Question[]): Question[] =>
  questions.toSorted(
    (a, b) =>
      INDUSTRIES.indexOf(a.industry) - INDUSTRIES.indexOf(b.industry) ||
      DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty),
  );

const fits = (question: Question, filters: QuestionFilters, facet: QuestionFacet): boolean =>
  filters[facet] === undefined || question[facet] === filters[facet];

const wordsOf = ({ words = '' }: QuestionFilters): string[] =>
  fold(words).split(/\s+/).filter(Boolean);

const hasWords = ({ text, tips }: Question, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const searched = fold(`${text} ${tips.join(' ')}`);
  return words.every((word) => searched.includes(word));
};
