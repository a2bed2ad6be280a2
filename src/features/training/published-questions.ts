/** Where the questions are published, and what the server's answer means. */
import * as v from 'valibot';
import { questionsAddress, type QuestionSet } from '#/domain/training/bank/question-sets.ts';
import {
  CATEGORIES,
  DIFFICULTIES,
  INDUSTRIES,
  LEVELS,
  type Question,
} from '#/domain/training/question.ts';
import type { Content } from '#/sync/content.ts';

const QUESTION = v.object({
  key: v.string(),
  language: v.picklist(['fr', 'en']),
  text: v.string(),
  category: v.picklist(CATEGORIES),
  difficulty: v.picklist(DIFFICULTIES),
  industry: v.picklist(INDUSTRIES),
  level: v.picklist(LEVELS),
  tips: v.array(v.string()),
  intent: v.string(),
  followUp: v.string(),
  isBasic: v.boolean(),
});

const ANSWER = v.object({ questions: v.array(QUESTION) });

const contentOf = (set: QuestionSet, language: Question['language']): Content<Question[]> => ({
  path: questionsAddress(set, language),
  keep: 'for-good',
  asPerson: set === 'all',
  parse: (body) => {
    const result = v.safeParse(ANSWER, body);
    return result.success ? result.output.questions : undefined;
  },
});

const CONTENTS = {
  basic: { fr: contentOf('basic', 'fr'), en: contentOf('basic', 'en') },
  all: { fr: contentOf('all', 'fr'), en: contentOf('all', 'en') },
} as const;

/** Always the same object for the same questions, so that a drawing tells whether it is still about them. */
export const publishedQuestions = (
  set: QuestionSet,
  language: Question['language'],
): Content<Question[]> => CONTENTS[set][language];
