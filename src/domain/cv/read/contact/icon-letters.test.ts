import { expect, it } from 'vitest';
import { linesOf } from '../lines/source-lines-fixture.ts';
import { withoutIconLetters } from './icon-letters.ts';

const texts = (text: string): string[] =>
  withoutIconLetters(linesOf(text)).map((line) => line.cells.join(' ¦ '));

it('takes off letters that stand for signs, before each detail or in cells of their own', () => {
  expect(
    texts(
      '> Oumar Sylla\ni 4 mai 1991\nB Kindia\nT +224 620 55 01 42\n@ oumar.sylla@example.org\nÀ propos',
    ),
  ).toEqual([
    'Oumar Sylla',
    '4 mai 1991',
    'Kindia',
    '+224 620 55 01 42',
    'oumar.sylla@example.org',
    'À propos',
  ]);
  expect(texts('H ¦ +224 620 55 01 42 ¦ B ¦ oumar@example.org ¦ m example.org/oumar')).toEqual([
    '+224 620 55 01 42 ¦ oumar@example.org ¦ example.org/oumar',
  ]);
});

it('leaves bullets, initials and small words', () => {
  const bullets = 'o Kindia\no +224 620 55 01 42\no oumar.sylla@example.org';
  expect(texts(bullets)).toEqual(bullets.split('\n'));
  const words = 'À Kindia depuis 2019\nY compris l’accueil\nA tenu la caisse';
  expect(texts(words)).toEqual(words.split('\n'));
});
