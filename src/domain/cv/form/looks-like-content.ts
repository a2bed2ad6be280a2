/** Tells what a person would miss in their CV from what a page or a form prints around it. */
import { fold, withoutLigatures } from '../../text/fold.ts';
import { headingHit } from '../read/sections/headings.ts';
import { isFormFurniture } from '../words/form-furniture.ts';

/**
 * Two words, a number to call or an address; not a heading, a form's label, a legend of levels, a date, or the
 * person's own name once more.
 */
export function looksLikeContent(text: string, ownName = ''): boolean {
  const undated = text.replace(/\d{1,4}([/.-])\d{1,2}\1\d{1,4}/g, ' ');
  if (/\S@\S/.test(undated) || (undated.match(/\d/g)?.length ?? 0) >= 7) return true;
  const folded = fold(withoutLigatures(undated));
  if (headingHit(undated)?.full || isFormFurniture(withoutLevels(folded))) return false;
  const own = new Set(wordsIn(fold(withoutLigatures(ownName))));
  return wordsIn(folded).filter((word) => !own.has(word)).length >= 2;
}

const wordsIn = (folded: string): string[] => folded.match(/\p{L}{3,}/gu) ?? [];

const withoutLevels = (folded: string): string => folded.replace(/\b[abc][12]\b/g, ' ');
