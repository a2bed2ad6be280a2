/**
 * Passwords that are tried first against any account: the 3,000 that leaks hold most often; further words in French
 * and English and names of all kinds; the ways people dress any of these up (capitals, digits for letters, a year or
 * a mark behind, cut at eight letters); rows of keys, repeats, counts, and few digits alone.
 */
import { COMMON_NAMES } from './common-names.data.ts';
import { COMMON_WORDS } from './common-passwords.data.ts';
import { MOST_COMMON_PASSWORDS } from './most-common-passwords.data.ts';

// Made when it is first asked for, so that a build can leave out a list it has no use for.
let known: ReadonlySet<string> | undefined;
const words = (): ReadonlySet<string> => (known ??= new Set(listed()));

/** Old systems read eight letters and no more, which many passwords still show. */
const CUT_AT = 8;

const listed = (): string[] =>
  `${MOST_COMMON_PASSWORDS} ${COMMON_WORDS} ${COMMON_NAMES}`
    .trim()
    .split(/\s+/)
    .flatMap((word) => (word.length > CUT_AT ? [word, word.slice(0, CUT_AT)] : [word]));

export const isCommonPassword = (password: string): boolean => {
  const text = password.trim().toLowerCase();
  return (
    isRepeat(text) ||
    isCount(text) ||
    isDigits(text) ||
    isDate(text) ||
    isKeyRow(text) ||
    isDressedWord(text)
  );
};

/** Few digits, alone or with a letter before or behind; more of them when they go there and back or along the keypad. */
const isDigits = (text: string): boolean =>
  /^[a-z]?\d{1,6}[a-z]?$/.test(text) ||
  /^\d{7}$/.test(text) ||
  (/^\d+$/.test(text) && (isKeypadWalk(text) || text === [...text].toReversed().join('')));

const isKeypadWalk = (text: string): boolean =>
  /^(147|258|369|741|852|963|123|456|789|321|654|987|159|951|357|753|0)+$/.test(text);

/** `aaaaaa`, `121212`, `abcabc`, `passpass`. */
const isRepeat = (text: string): boolean => /^(.{1,4})\1+$/.test(text);

/** Neighbours all the way, in either direction: `123456`, `987654`, `abcdef`; then once more or with zeros. */
const isCount = (text: string): boolean => {
  const run = text.replace(/(.{3,})\1$/, '$1').replace(/(.{4,}?)[0!]+$/, '$1');
  if (run.length < 3) return false;
  const steps = [...run].slice(1).map((c, at) => c.charCodeAt(0) - run.charCodeAt(at));
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1);
};

/** A day written in digits: `010190`, `25121985`, `19850612`. */
const isDate = (text: string): boolean =>
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(\d\d|(19|20)\d\d)$/.test(text) ||
  /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(\d\d|(19|20)\d\d)$/.test(text) ||
  /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text);

const KEY_ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  '1234567890',
  '1q2w3e4r5t6y7u8i9o0p',
  '1a2z3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'aqwzsxedcrfvtgbyhnujikolpm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'zaq12wsxcde34rfvbgt56yhnmju7',
  'qazxswedcvfrtgbnhyujmkiolp',
  'qwaszxerdfcvtyghbn',
  'qweasdzxcrtyfghvbn',
  'zaqxswcdevfrbgtnhymju',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1s2d3f4g5h6j7k8l9',
  '12qwaszx',
  '1234qwerasdfzxcv',
];

const isKeyRow = (text: string): boolean => {
  const bare = withoutTail(text) || text;
  return [text, bare].some(
    (run) =>
      run.length >= 4 &&
      KEY_ROWS.some((row) => row.includes(run) || [...row].toReversed().join('').includes(run)),
  );
};

/** `Password1!`, `p@ssw0rd`, `123soleil`, `soleil2024`, `marie-75`. */
const isDressedWord = (text: string): boolean =>
  [text, withoutTail(text), withoutHead(text), withoutHead(withoutTail(text))].some(
    (bare) => isWord(bare) || isWord(withoutAccents(asLetters(bare))) || isPair(bare),
  );

const isWord = (text: string): boolean =>
  words().has(text) || (text.endsWith('s') && words().has(text.slice(0, -1)));

/** No longer than this, two words in one are guessed as soon as a longer one. */
const LONGEST_PAIR = 9;
const SMALL_WORDS =
  ' a all be big boy by d de do for go got guy i in is it la le les man me my new no of on one out sex sir so the to u up us we you your ';

const isSmall = (text: string): boolean => SMALL_WORDS.includes(` ${text} `);

/** `bigdog`, `thebest`, `bluemoon`, `letmein`. */
const isPair = (text: string): boolean => {
  if (text.length > LONGEST_PAIR) return false;
  for (let cut = 1; cut < text.length; cut += 1) {
    const [first, second] = [text.slice(0, cut), text.slice(cut)];
    const isFirst = isSmall(first) || (cut > 2 && isWord(first));
    if (isFirst && (isSmall(second) || (second.length > 2 && isWord(second)))) return true;
  }
  return false;
};

/** Up to six digits and marks at the end. */
const withoutTail = (text: string): string => text.replace(/[\d\W_]{1,6}$/, '');
const withoutHead = (text: string): string => text.replace(/^[\d\W_]{1,4}/, '');

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const asLetters = (text: string): string =>
  text.replace(/[0134578@$!]/g, (mark) => LETTERS[mark] ?? mark);

const ACCENTS: Readonly<Record<string, string>> = {
  à: 'a',
  â: 'a',
  ç: 'c',
  é: 'e',
  è: 'e',
  ê: 'e',
  ë: 'e',
  î: 'i',
  ï: 'i',
  ô: 'o',
  û: 'u',
  ù: 'u',
};

const withoutAccents = (text: string): string =>
  text.replace(/[àâçéèêëîïôûù]/g, (letter) => ACCENTS[letter] ?? letter);
