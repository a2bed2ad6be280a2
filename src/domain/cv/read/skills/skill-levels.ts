/** Levels said of skills: "avancé", "expert level". */
import { LEVEL_PATTERNS } from '#/domain/cv/words/spoken-languages.ts';
import { fold } from '#/domain/text/fold.ts';
import { wordsOf } from '../text-pieces.ts';

const LEVELS = [
  ...LEVEL_PATTERNS.map(([, pattern]) => pattern),
  /^(?:master|comfortable|familiar)$/u,
];

const LEVEL_FILLERS =
  /^(?:niveau|level|tres|very|en|in|et|and|connaissances?|knowledge|user|utilisateur|utilisatrice|usage|skills?|maitrise)$/;

export function isLevelAlone(text: string): boolean {
  const words = wordsOf(text);
  // Of a language they say how well, of a skill they are its name.
  if (
    words.length === 1 &&
    /^(?:functional|fonctionnel(?:le)?|business|conversation)$/.test(words[0] ?? '')
  )
    return false;
  if (words.length === 0 || words.length > 4) return false;
  const folded = fold(text);
  if (!LEVELS.some((pattern) => pattern.test(folded))) return false;
  let left = folded;
  for (const pattern of LEVELS) left = left.replace(pattern, ' ');
  return wordsOf(left).every((word) => LEVEL_FILLERS.test(word));
}
