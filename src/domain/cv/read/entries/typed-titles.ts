/** Names of jobs typed in small letters. */
import { TITLE } from '../experience/scores.ts';
import { titleScore } from '../experience/title-or-company.ts';

/** Begins as no name does: not "eBay", "nordvik.example Inc." or "chez Nordvik", nor "tutor • works of indigo". */
export const beginsSmall = (text: string): boolean =>
  SMALL.test(text) && !isTypedTitle(text.split(/ [|•] /u, 1).join(''));

const SMALL = /^(?!(?:à|at|chez) \p{Lu})\p{Ll}+(?!\p{L}|\.\p{L}+ )/u;

const TYPED_TITLE_WORDS = 4;

/** "forklift driver", as a phone's notes have it: a trade of few words. */
const isTypedTitle = (text: string): boolean =>
  /^[\p{L}'’/ -]+$/u.test(text) &&
  text.split(' ').length <= TYPED_TITLE_WORDS &&
  titleScore(text) >= TITLE.likely;
