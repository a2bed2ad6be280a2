/** Beginnings of words, by which those of one family are known: améliorer, amélioration. */
import type { AnswerLanguage } from './scored-answer.ts';
import { STEM } from './stem-length.ts';
import { isWord, tokensOf, type Token } from './tokens.ts';
import { FUNCTION_WORDS_OF_ANSWERS } from './words/function-words.data.ts';
import { WHOLE_WORDS } from './words/topics.data.ts';

const LEAST_STEM = 4;

/** Whether the stem begins with a word of the list, four letters or more, or is one. */
export function begins(stem: string, list: ReadonlySet<string>): boolean {
  if (list.has(stem)) return true;
  for (let length = stem.length - 1; length >= LEAST_STEM; length -= 1)
    if (list.has(stem.slice(0, length)) && !WHOLE_WORDS.has(stem.slice(0, length))) return true;
  return false;
}

export function stemsOf(text: string, language: AnswerLanguage): Set<string> {
  const stems = tokensOf(text, { start: 0, end: text.length }, language)
    .filter(isWord)
    .map(({ norm }) => stemOf(norm));
  return new Set(stems.filter((stem) => stem !== null));
}

/** The beginning of a word that carries meaning, null for others. */
export function stemOf(norm: string): string | null {
  const word = norm.replace(/'$/, '');
  if (word.length < 3 || FUNCTION_WORDS_OF_ANSWERS.has(word) || !/^[a-zœæ]/.test(word)) return null;
  const single = word.length > 4 ? word.replace(/(?:s|x)$/, '') : word;
  return single.slice(0, STEM);
}

export const countOf = (said: ReadonlyMap<string, Token>, words: ReadonlySet<string>): number =>
  [...said.keys()].filter((stem) => begins(stem, words)).length;

export const strongestOf = (
  lists: readonly ReadonlySet<string>[],
  said: ReadonlyMap<string, Token>,
): number => Math.max(0, ...lists.map((words) => countOf(said, words)));
