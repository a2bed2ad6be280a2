/** Whether an answer can be judged at all: enough words, of the language it is judged in. */
import { LEAST_WORDS } from './answer-limits.ts';
import type { AnswerText } from './clauses.ts';
import type { Unjudged } from './scored-answer.ts';
import { COMMON_WORDS, FOREIGN_WORDS } from './words/answer-signs.data.ts';

/** Of a hundred words of a text, about forty are such; of a learner's keywords, still a few. */
const LEAST_COMMON = 0.08;

export function reasonNotToJudge({ text, words, language }: AnswerText): Unjudged | null {
  if (text.trim() === '') return 'empty';
  const latin = words.filter(({ norm }) => /^[a-zœæ]/.test(norm)).length;
  if (words.length === 0) return 'notWords';
  if (latin < words.length / 2) return 'otherLanguage';
  const letters = words.reduce((sum, { start, end }) => sum + end - start, 0);
  if (letters < text.replace(/\s/g, '').length * 0.3) return 'notWords';
  const different = new Set(words.map(({ norm }) => norm)).size;
  const shares = { fr: 0, en: 0, foreign: 0 };
  for (const { norm } of words) {
    if (COMMON_WORDS.fr.has(norm)) shares.fr += 1 / words.length;
    if (COMMON_WORDS.en.has(norm)) shares.en += 1 / words.length;
    if (FOREIGN_WORDS.has(norm) && !COMMON_WORDS[language].has(norm))
      shares.foreign += 1 / words.length;
  }
  const other = language === 'fr' ? shares.en : shares.fr;
  if (words.length >= LEAST_WORDS / 2 && other > 0.2 && other > 1.5 * shares[language])
    return 'otherLanguage';
  if (words.length < LEAST_WORDS) return 'tooShort';
  if (different < LEAST_WORDS / 2) return 'notWords';
  const isForeign = shares.foreign > 0.15 && shares.foreign > 0.8 * shares[language];
  return shares[language] < LEAST_COMMON || isForeign ? 'otherLanguage' : null;
}
