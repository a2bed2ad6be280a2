/**
 * Passwords that are tried first against any account: a list of words in French and English, and the
 * ways people dress them up (capitals, digits for letters, a year or a mark behind), plus rows of
 * keys, repeats and counts. The words are written down from common knowledge, not from a leaked list.
 */
import { COMMON_WORDS } from './common-passwords.data.ts';

const words = new Set(COMMON_WORDS);

export const isCommonPassword = (password: string): boolean => {
  const text = password.trim().toLowerCase();
  return isRepeat(text) || isCount(text) || isDate(text) || isKeyRow(text) || isDressedWord(text);
};

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
    (bare) => words.has(bare) || words.has(withoutAccents(asLetters(bare))),
  );

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
