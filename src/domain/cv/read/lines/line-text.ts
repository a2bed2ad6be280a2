import { SURE_PRESENT_WORDS } from '#/domain/cv/words/date-words.ts';
import { fold } from '#/domain/text/fold.ts';
import { LETTER_SPACED_SHARE } from './thresholds.ts';

const SIGNS = '•◦∘∗▪▫‣●○■□◆◇❖➢➤►▶▸✓✔✦✱✴✶★☆⋆⭑⋄⬥⬩◾◼◽◻⚫⬤⚬▹▻▷❯🔹🔸⁃∙·❑❒⦿◉→➔➜➝⇒➙»›␣';
/** Marks that open a list item. A lone `o` counts only before a blank, a hyphen also right before a capital. */
const BULLET = new RegExp(
  `^(?:[${SIGNS}]\\s*|[-=]>\\s*|[-–—*+>]\\s+|-(?=\\p{Lu})|o\\s+(?=[\\p{Lu}\\d]))`,
  'u',
);

/** True for the second half of a wrapped date range: its dash is not a list marker. */
export const isRangeEnd = (text: string): boolean => RANGE_END.test(fold(text));

const RANGE_END = new RegExp(
  `^[-–—]\\s*(?:(?:(?!from|de|du|since|depuis)\\p{L}+\\.?\\s)?(?:19|20)\\d\\d(?!\\s*[-–—:]\\s*[\\p{L}\\d])|(?:${SURE_PRESENT_WORDS})\\s*(?:$|[|,;:()·–—-]))`,
  'u',
);

/** Takes a list marker off the start of a text. */
export const stripBullet = (text: string): { text: string; bullet: boolean } => {
  if (isRangeEnd(text)) return { text, bullet: false };
  const match = BULLET.exec(text);
  // A marker alone is an item whose text follows in the next cell.
  if (!match || match[0].length === text.length) return { text, bullet: false };
  return { text: text.slice(match[0].length).trimStart(), bullet: true };
};

/** "2) Weaver", "1/ Weaver", "3.Company": an item without its number in the list. */
export const unnumbered = (text: string): string => text.replace(ITEM_NUMBER, '');
const ITEM_NUMBER = /^\(?\d{1,2}[.)/°](?=\s|\p{L}|$)\s*/u;

export const isBulletAlone = (text: string): boolean => BULLET_ALONE.test(text.trim());
const BULLET_ALONE = new RegExp(`^[${SIGNS}\\-–—*>o]$`, 'u');

/** `E X P E R I E N C E`: mostly single letters between blanks. */
export const isLetterSpaced = (text: string): boolean => {
  const tokens = text.trim().split(/\s+/);
  if (tokens.length < 3) return false;
  const single = tokens.filter((token) => [...token].length === 1);
  const letters = single.filter((token) => /\p{L}/u.test(token));
  return (
    single.length >= tokens.length * LETTER_SPACED_SHARE.single &&
    letters.length >= tokens.length * LETTER_SPACED_SHARE.letters
  );
};

/** Closes up letter-spaced text; two or more blanks stay a word break. */
export const closeLetters = (text: string): string =>
  text
    .trim()
    .split(/\s{2,}/)
    .map((word) =>
      isLetterSpaced(word) || /^\p{L} \p{L}$/u.test(word) ? word.replaceAll(' ', '') : word,
    )
    .join(' ');

export const isAllCaps = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= 2 && text === text.toUpperCase() && text !== text.toLowerCase();
};
