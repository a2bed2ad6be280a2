/** A question of an interview: what is put to a person, and what helps them answer it. */
export const CATEGORIES = ['behavioral', 'technical', 'situational', 'general'] as const;
export type Category = (typeof CATEGORIES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const LEVELS = ['beginner', 'intermediate', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Years of work of the level between. */
export const INTERMEDIATE_YEARS = { from: 2, to: 5 } as const;

export const INDUSTRIES = [
  'general',
  'tech',
  'finance',
  'healthcare',
  'education',
  'marketing',
  'sales',
  'consulting',
  'manufacturing',
  'retail',
  'hospitality',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

export interface Question {
  /** Stays the same when the words change: answers and drafts refer to it. */
  key: string;
  language: 'fr' | 'en';
  text: string;
  category: Category;
  difficulty: Difficulty;
  industry: Industry;
  level: Level;
  /** Two or three. */
  tips: string[];
  /** What the interviewer wants to learn. */
  intent: string;
  followUp: string;
  /** Part of the set that everybody has, paying or not. */
  isBasic: boolean;
}
