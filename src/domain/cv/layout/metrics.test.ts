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

  it('come from a font without kerning or ligatures, where no two characters share a glyph', () => {
    expect([...tables.keys()]).not.toEqual(expect.arrayContaining(['GPOS']));
    expect([...tables.keys()]).not.toEqual(expect.arrayContaining(['GSUB']));
    expect([...tables.keys()]).not.toEqual(expect.arrayContaining(['kern']));
    const glyphs = [...characterMap(tables).values()];
    expect(new Set(glyphs).size).toBe(glyphs.length);
  });

  it('stay under 45 KB', () => {
    expect(font.length).toBeLessThan(45 * 1024);
  });
});
