/** Where the questions of a language are had from the server, and for whom. */
import { allows, type Role } from '../../access/roles.ts';
import type { Question } from '../question.ts';

/** What one answer holds at the most: an operator may add as many again as are shipped. */
export const MOST_QUESTIONS = 600;

export const QUESTION_PATHS = {
  /** Everybody has these. */
  basic: '/api/jalon/questions',
  /** Asked for as a signed-in person whose role allows `ALL_QUESTIONS_NEED`. */
  all: '/api/jalon/questions/all',
} as const;
export type QuestionSet = keyof typeof QUESTION_PATHS;

export const ALL_QUESTIONS_NEED = 'premium' satisfies Role;

export const questionSetOf = (role: Role): QuestionSet =>
  allows(role, ALL_QUESTIONS_NEED) ? 'all' : 'basic';

export const questionsAddress = (set: QuestionSet, language: Question['language']): string =>
  `${QUESTION_PATHS[set]}?language=${language}`;
