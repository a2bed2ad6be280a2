/** What the rubric says of an answer: keys and places in the answer; the words shown to people live in the screens. */
import type { Category } from '../question.ts';

/** Grows whenever the same answer could be given another score. */
export const RUBRIC = 2;

export type AnswerLanguage = 'fr' | 'en';

/** Indexes into the answer's text, the end not included. */
export interface Span {
  start: number;
  end: number;
}

export const STAR_PARTS = ['s', 't', 'a', 'r'] as const;
export type StarPart = (typeof STAR_PARTS)[number];

/** Why there is no score: no number is given where none would be honest. */
export type Unjudged = 'empty' | 'tooShort' | 'otherLanguage' | 'notWords';

export const RULES = {
  relevance: { part: 'content', of: 24 },
  evidence: { part: 'content', of: 14 },
  numbers: { part: 'content', of: 12 },
  agency: { part: 'content', of: 16 },
  needs: { part: 'content', of: 14 },
  detail: { part: 'content', of: 14 },
  situation: { part: 'structure', of: 8 },
  task: { part: 'structure', of: 7 },
  action: { part: 'structure', of: 12 },
  result: { part: 'structure', of: 13 },
  opening: { part: 'structure', of: 8 },
  steps: { part: 'structure', of: 14 },
  reasons: { part: 'structure', of: 8 },
  example: { part: 'structure', of: 6 },
  links: { part: 'structure', of: 6 },
  length: { part: 'structure', of: 8 },
  sentences: { part: 'delivery', of: 8 },
  repetition: { part: 'delivery', of: 6 },
  fillers: { part: 'delivery', of: 6 },
} as const satisfies Record<string, { part: 'content' | 'structure' | 'delivery'; of: number }>;

export type Rule = keyof typeof RULES;

export interface Point {
  rule: Rule;
  part: 'content' | 'structure' | 'delivery';
  /** From 0 to `of`. */
  given: number;
  of: number;
  /** The words of the answer that the points were given, or taken away, for. */
  evidence: Span[];
}

export interface ScoredAnswer {
  rubric: number;
  language: AnswerLanguage;
  category: Category;
  unjudged: Unjudged | null;
  /** Each 0 to 100; null when it is not judged. */
  global: number | null;
  content: number | null;
  structure: number | null;
  delivery: number | null;
  star: Record<StarPart, { found: boolean; sentences: number[] }>;
  /** What `star` counts by; without punctuation, the clauses of the answer. */
  sentences: Span[];
  words: number;
  /** What one always does or would do, where a thing that happened was asked for. */
  isPseudoStory: boolean;
  offTopic: boolean;
  /** How many, how much, how long: not years and clock times. */
  quantified: Span[];
  fillers: Span[];
  /** The answer is longer than what is looked at. */
  isCut: boolean;
  points: Point[];
  /** Best first, and what would gain most first. */
  strengths: Rule[];
  improvements: Rule[];
}
