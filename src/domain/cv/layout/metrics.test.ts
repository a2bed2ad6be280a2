import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { advances, characterMap, readTables, verticals } from '../../../../scripts/fonts/sfnt.ts';
import { FONT_KEYS } from './laid-out.ts';
import { cvMetrics } from './metrics.ts';

const fontFile = (key: string): Buffer =>
  readFileSync(new URL(`../../../documents/fonts/${key}.ttf`, import.meta.url));

describe.each(FONT_KEYS)('metrics of %s', (key) => {
  const font = fontFile(key);
  const tables = readTables(font);

  it('equal the committed font file', () => {
    const widths = advances(tables);
    const map = characterMap(tables);
    const metrics = cvMetrics()[key];
    expect([...metrics.widths.keys()].filter((code) => code !== 0xa0).length).toBe(map.size);
    for (const [code, glyph] of map) expect(metrics.widths.get(code)).toBe(widths[glyph]);
    expect(metrics.ascent).toBe(verticals(tables).ascent / 1000);
  });

  it('cover French, English and typographic signs', () => {
    const { widths } = cvMetrics()[key];
    const wanted = [...'AÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸaàâæçéèêëîïôœùûüÿ’‘“”«»…–—•€$%&@#+/|()0123456789'];
    expect(wanted.filter((character) => !widths.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('come from a font that moves no letter by itself, where no two characters share a glyph', () => {
    expect([...tables.keys()]).not.toEqual(expect.arrayContaining(['GPOS']));
    expect([...tables.keys()]).not.toEqual(expect.arrayContaining(['GSUB']));
    expect([...tables.keys()]).not.toEqual(expect.arrayContaining(['kern']));
    const glyphs = [...characterMap(tables).values()];
    expect(new Set(glyphs).size).toBe(glyphs.length);
  });

  it('stay small: under 45 KB in the offline kit, under 125 for a font that few names need', () => {
    expect(font.length).toBeLessThan((key.startsWith('wide') ? 125 : 45) * 1024);
  });
});

describe('the wide fonts', () => {
  const wide = FONT_KEYS.filter((key) => key.startsWith('wide'));
  /** Every letter of Latin, Greek and Cyrillic names, with the marks and signs of their transliterations. */
  const letters =
    'ʿʾʼʻʹʺ ḥṣṭẓẖḍḏṯġḫḳṛṇṃḷ əƙƴơưɓɗŋɛɔƁƊƘƳ ŵŷẅ ǎǐǒǔǧǩ ıİşğ łńśźż čďěňřťů őű ăîșțâ ẹọṣ ΆΈΉΊΌΎΏάέήίόύώϊΰς ЁЂЄІЇЉЊЋЎЏёђєіїљњћўџҐґҚқӘәҒғҢңӨөҰұҮүҺһ';

  it.each(wide)('%s has the letters of names, and places for marks on them', (key) => {
    const { widths, marks } = cvMetrics()[key];
    const lacking = [...letters].filter((letter) => !widths.has(letter.codePointAt(0) ?? 0));
    expect(lacking).toEqual([]);
    for (const [base, mark] of ['ẹ\u0301', 'ọ\u0300', 'ɔ\u0303', 'а\u0301', 'ụ\u0300'])
      expect(
        marks?.bases.get(base ?? '')?.get(marks.marks.get(mark ?? '')?.kind ?? ''),
      ).toBeDefined();
  });
});

describe('kerning', () => {
  it('brings together what leaves a hole', () => {
    for (const key of FONT_KEYS) {
      const { kern } = cvMetrics()[key];
      expect(kern('T', 'o')).toBeLessThan(-30);
      expect(kern('n', 'n')).toBe(0);
    }
  });
});
