import type { CvLanguage } from '../content.ts';
import type { PairField } from './compare-pair.ts';
import { isSentence, otherLanguage } from './pair-fields.ts';

/** What this side does not say in its own language yet, in the other's words; `at`: its line, from 0. */
export interface SentenceToTranslate {
  at: number;
  text: string;
}

/**
 * The first one that is missing here or still stands in the other language; a paragraph that the other side has changed
 * since counts too. Lines that were changed are the person's to find: which one became which is a guess.
 */
export const nextSentence = (
  { kind, values, standing, side }: PairField,
  language: CvLanguage,
): SentenceToTranslate | undefined => {
  if (!isSentence(kind)) return undefined;
  const own = values[language];
  const theirs = values[otherLanguage(language)];
  const at = theirs.findIndex((text, line) => (own[line] ?? text) === text);
  const isOld = kind === 'text' && standing === 'older' && side === language;
  const line = at === -1 && isOld ? 0 : at;
  const text = theirs[line];
  return text === undefined ? undefined : { at: line, text };
};

/** This side's own texts with the translation in its place. */
export const withTranslation = (
  own: readonly string[],
  { at }: SentenceToTranslate,
  translation: string,
): string[] => {
  const lines = [...own];
  lines[Math.min(at, lines.length)] = translation;
  return lines;
};
