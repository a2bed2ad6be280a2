import { describe, expect, it } from 'vitest';
import { spellLooseCodes, spellTexCodes } from './tex-codes.ts';

describe('spellTexCodes', () => {
  it.each([
    ['2016\u00152019', '2016–2019'],
    ['June 2016 \u0015 May 2019', 'June 2016 – May 2019'],
    ['certi\u001ced in \u001crst aid', 'certified in first aid'],
    ['o\u001ece, o\u000bset, di\u000ecult', 'office, offset, difficult'],
    ['\u0013\u00a0Le Fournil\u00a0\u0014', '«\u00a0Le Fournil\u00a0»'],
    ['main-d’÷uvre, c÷ur, ×uvres', 'main-d’œuvre, cœur, Œuvres'],
  ])('reads %j', (codes, text) => {
    expect(spellTexCodes(codes)).toBe(text);
  });

  it('takes a glyph that stands alone for a sign between two texts', () => {
    expect(spellTexCodes('\u0005')).toBe('•');
    expect(spellTexCodes('Alma \u0005 418 555-0114')).toBe('Alma • 418 555-0114');
    expect(spellLooseCodes('\u0088')).toBe('•');
    expect(spellLooseCodes('2019 \u0096 2021')).toBe('2019 \u0096 2021');
  });

  it('leaves arithmetic and plain text as they are', () => {
    expect(spellTexCodes('12 ÷ 3, 4×4, tab\tbed')).toBe('12 ÷ 3, 4×4, tab\tbed');
  });
});

it('leaves codes within a text alone in a font that names its glyphs', () => {
  expect(spellLooseCodes('2013\u00152016')).toBe('2013\u00152016');
});

it('spells a string of thousands of tabs as fast as another', { timeout: 5000 }, () => {
  const tabs = '\t'.repeat(100_000);
  expect(spellTexCodes(`${tabs}\u0015x`)).toBe(`${tabs}–x`);
});
