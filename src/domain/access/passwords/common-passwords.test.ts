import { describe, expect, test } from 'vitest';
import { COMMON_NAMES } from './common-names.data.ts';
import { COMMON_WORDS } from './common-passwords.data.ts';
import { isCommonPassword } from './common-passwords.ts';
import { MOST_COMMON_PASSWORDS } from './most-common-passwords.data.ts';

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

test('the 3,000 most common passwords of six characters or more are refused, however they are written', () => {
  const most = new Set(wordsOf(MOST_COMMON_PASSWORDS).filter(({ length }) => length >= 6));
  expect(most.size).toBe(3000);
  const ways = [...most].flatMap((word) => [word, word.toUpperCase(), ` ${word} `]);
  expect(ways.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('so is every other word that is listed', () => {
  const words = wordsOf(`${COMMON_WORDS} ${COMMON_NAMES}`);
  expect(words.filter((word) => !isCommonPassword(word))).toEqual([]);
});

describe('what people make of words is refused too', () => {
  test.each([
    ['cut at eight letters', 'metallic'],
    ['in the plural', 'dragons'],
    ['two short ones in one', 'bluefox'],
    ['a small one before', 'thewolf'],
    ['a number behind', 'charlotte7'],
    ['a walk over the keypad', '147258369'],
    ['there and back', '12344321'],
    ['few digits', '804215'],
    ['a letter and a few digits', 'k10203'],
    ['a zigzag over the keys', 'qazxsw'],
  ])('%s: %s', (_, password) => expect(isCommonPassword(password)).toBe(true));
});

test.each(['boussole-en-mars', 'un quai, deux chats', 'tilleul8verre', '48209173', 'Xk2pLw8v'])(
  'what is one’s own is not: %s',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
