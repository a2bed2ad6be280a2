import { describe, expect, it } from 'vitest';
import { breakLines, unbreakable } from './break-lines.ts';

const columns = (text: string): number => text.length;
const lines = (text: string, width: number): string[] =>
  breakLines(text, columns, width).map((line) => line.text);

describe('breaking a paragraph into lines', () => {
  it('fills each line and breaks at spaces', () => {
    expect(lines('aa bb cc dd', 5)).toEqual(['aa bb', 'cc dd']);
  });

  it('keeps French punctuation, percentages, amounts and digit groups with their word', () => {
    expect(unbreakable('Langues : de 31 % à 5 000 $, « bon début » !')).toEqual([
      'Langues :',
      'de',
      '31 %',
      'à',
      '5 000 $,',
      '« bon',
      'début » !',
    ]);
  });

  it('does not glue ordinary numbers that follow each other', () => {
    expect(unbreakable('de 2019 300 pages')).toEqual(['de', '2019', '300', 'pages']);
  });

  it('never breaks at a no-break space', () => {
    expect(lines('depuis 03/2021\u00A0–\u00A0Présent', 12)[0]).toBe('depuis');
  });

  it('breaks after a hyphen only in a word wider than the line: readers would take it for hyphenation', () => {
    expect(lines('des sous-traitants', 8)).toEqual(['des', 'sous-', 'traitant', 's']);
    expect(lines('des sous-traitants', 15)).toEqual(['des', 'sous-traitants']);
  });

  it('cuts a word wider than the line, after a slash when one is near', () => {
    expect(lines('https://example.org/a/very/long/path', 14)).toEqual([
      'https://',
      'example.org/a/',
      'very/long/path',
    ]);
    expect(lines('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  });

  it('does not leave a short word alone on the last line', () => {
    expect(lines('one two three four five six seven ok', 33)).toEqual([
      'one two three four five six',
      'seven ok',
    ]);
  });

  it('keeps an accent typed on its own with its letter when cutting', () => {
    expect(lines('a\u0301a\u0301a\u0301', 2)).toEqual(['a\u0301', 'a\u0301', 'a\u0301']);
  });
});

it('a word of many thousand characters is cut as fast as the lines it takes', () => {
  let measured = 0;
  const cut = breakLines(
    'x'.repeat(20_000),
    (text) => {
      measured += text.length;
      return text.length;
    },
    80,
  );
  expect(cut).toHaveLength(250);
  expect(cut.every(({ text, width }) => text.length === 80 && width === 80)).toBe(true);
  expect(measured).toBeLessThan(20_000 * 3);
});
