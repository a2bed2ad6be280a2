/** Tells what a person would miss in their CV from what a page or a form prints around it. */
import { fold, withoutLigatures } from '../../text/fold.ts';
import { headingHit } from '../read/sections/headings.ts';
import { isFormFurniture } from '../words/form-furniture.ts';

/** Two words, a number to call or an address; not a heading, a form's label or a legend of levels. */
export function looksLikeContent(text: string): boolean {
  if (/\S@\S/.test(text) || (text.match(/\d/g)?.length ?? 0) >= 7) return true;
  if (headingHit(text)?.full || isFormFurniture(withoutLevels(fold(withoutLigatures(text)))))
    return false;
  return (text.match(/\p{L}{3,}/gu) ?? []).length >= 2;
}

const withoutLevels = (folded: string): string => folded.replace(/\b[abc][12]\b/g, ' ');
