/** Texts made comparable: lower case, no accents. */

const foldedChars = new Map<string, string>();

/** Same length as the text, so that places found in one hold in the other. */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    let plain = foldedChars.get(char);
    if (plain === undefined) {
      plain = foldChar(char);
      foldedChars.set(char, plain);
    }
    folded += plain;
  }
  return folded;
}

/** Folded words: runs of letters and digits. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Folded words where `c++`, `d'une` and `aide-soignant` stay whole. */
export const tokensOf = (text: string): string[] =>
  fold(text).match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];

/** Off both ends: blanks, separators, empty or unpaired brackets. */
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
    trimmed = trimmed.replace(/^\[\s*([^[\]]*?)\s*\]$/, '$1').trim();
  }
  return trimmed;
}

/** Each takes one unpaired bracket off, and nobody writes as many. */
const MOST_ROUNDS = 20;

export const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

const count = (text: string, char: string): number => text.split(char).length - 1;

function foldChar(char: string): string {
  if (/[’ʼ‘`´]/.test(char)) return "'";
  const plain = char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length === 1) return plain;
  const lower = char.toLowerCase();
  return lower.length === 1 ? lower : char;
}
