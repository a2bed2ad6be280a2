/**
 * Texts made comparable: lower case, no accents, plain apostrophes. Accents are folded here and nowhere else.
 * The server runs this too: its JavaScript has no `\p{M}`, so the marks are listed.
 */

/** Combining marks of the Latin, Greek, Cyrillic, Hebrew, Arabic and Japanese scripts. */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u064B-\u0655\u0670\u3099\u309A]/g;
const APOSTROPHES = /[’ʼ‘`´]/g;

/** All but the characters that `toLowerCase` alone folds. */
const FOLDED_APART = /[^ -_a-~]/g;

const foldedChars = new Map<string, string>();

/** Same length as the text: what is found at an index of one stands at that index of the other. */
export const fold = (text: string): string => text.replace(FOLDED_APART, plainOf).toLowerCase();

const plainOf = (char: string): string => {
  let plain = foldedChars.get(char);
  if (plain === undefined) foldedChars.set(char, (plain = foldChar(char)));
  return plain;
};

/** For whole words and names: letters may become several (`ﬁ` → `fi`), and accents typed apart go too. */
export const foldWord = (text: string): string =>
  withoutAccents(text.replace(APOSTROPHES, "'")).toLowerCase();

/** Case stays. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(MARKS, '');

/** Letters that are two when typed without them: `œuvre` → `oeuvre`. */
export const withoutLigatures = (text: string): string =>
  text.replace(/[œæßŒÆ]/g, (letter) => LIGATURES[letter] ?? letter);

const LIGATURES: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  Œ: 'Oe',
  Æ: 'Ae',
};

function foldChar(char: string): string {
  const plain = foldWord(char);
  if (plain.length === 1) return plain;
  const lower = char.toLowerCase();
  return lower.length === 1 ? lower : char;
}
