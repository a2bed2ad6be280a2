/** The words of a text, and a text without the separators at its ends. */
import { fold } from '#/domain/text/fold.ts';

/** Folded words: runs of letters and digits. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Folded words where `c++`, `d'une` and `aide-soignant` stay whole. */
export const tokensOf = (text: string): string[] =>
  fold(text).match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];

/** Removes blanks, separators and empty or unpaired brackets from both ends. */
export function trimEdges(text: string): string {
  let trimmed = text.replace(/\(\s*\)|\[\s*\]/g, ' ').replace(/\s+/g, ' ');
  let before = '';
  for (let round = 0; before !== trimmed && round < MOST_ROUNDS; round += 1) {
    before = trimmed;
    trimmed = trimmed.replace(/^[\s,;:|/•·–—−‒~>*-]+/u, '').replace(/[\s,;:|/•·–—−‒~<*-]+$/u, '');
    if (count(trimmed, '(') < count(trimmed, ')')) trimmed = trimmed.replace(/\)$|^\)/, '');
    if (count(trimmed, '(') > count(trimmed, ')')) trimmed = trimmed.replace(/^\(|\($/, '');
    if (count(trimmed, '[') !== count(trimmed, ']'))
      trimmed = trimmed.replace(/^[[\]]|[[\]]$/g, '');
    trimmed = trimmed.replace(/^\[([^[\]]*)\]$/, '$1').trim();
  }
  return trimmed;
}

/** Each takes one unpaired bracket off, and nobody writes as many. */
const MOST_ROUNDS = 20;

/** A name without the quotation marks around all of it. */
export const unquoted = (text: string): string =>
  /^[“”"«„]\s?([^“”"«»„]+?)\s?[“”"»]$/u.exec(text)?.[1] ?? text;

export const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

const count = (text: string, char: string): number => text.split(char).length - 1;
