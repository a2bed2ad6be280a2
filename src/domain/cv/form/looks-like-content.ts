/** Tells what a person would miss in their CV from what a page or a form prints around it. */
import { fold, withoutLigatures } from '../../text/fold.ts';

/**
 * Two words, a number to call or an address; not a few words in capitals, which only name something, nor a date, a
 * legend of levels, or the person's own name once more. The reader has put forms' labels aside already.
 */
export function looksLikeContent(text: string, ownName = ''): boolean {
  const undated = text.replace(/\d{1,4}([/.-])\d{1,2}\1\d{1,4}/g, ' ');
  if (/\S@\S/.test(undated) || (undated.match(/\d/g)?.length ?? 0) >= 7) return true;
  if (isTitle(undated) || isLegend(undated)) return false;
  const own = new Set(wordsIn(ownName));
  return wordsIn(undated).filter((word) => !own.has(word)).length >= 2;
}

const isTitle = (text: string): boolean =>
  text === text.toUpperCase() && text.split(/\s+/).length <= 4;

/** "Levels: A1 and A2: Basic user, B1 and B2 …" */
const isLegend = (text: string): boolean => (text.match(/\b[ABC][12]\b/g) ?? []).length >= 4;

const wordsIn = (text: string): string[] => fold(withoutLigatures(text)).match(/\p{L}{3,}/gu) ?? [];
