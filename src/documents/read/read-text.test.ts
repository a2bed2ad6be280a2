import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textsOf = (bytes: Uint8Array): string[] => readText(bytes).blocks.map((block) => block.text);

describe('plain text', () => {
  it('is read as UTF-8 with or without a mark', () => {
    expect(textsOf(bytesOf('Aïcha\nœuvre'))).toEqual(['Aïcha', 'œuvre']);
    expect(textsOf(bytesOf('\ufeffAïcha'))).toEqual(['Aïcha']);
  });

  it('is read as UTF-16 by its mark, in both byte orders', () => {
    const little = new Uint8Array([0xff, 0xfe, 0x41, 0, 0xef, 0]);
    const big = new Uint8Array([0xfe, 0xff, 0, 0x41, 0, 0xef]);
    expect(textsOf(little)).toEqual(['Aï']);
    expect(textsOf(big)).toEqual(['Aï']);
  });

  it('is read as Windows-1252 when it is no UTF-8', () => {
    expect(textsOf(new Uint8Array([0x41, 0xef, 0x20, 0x96, 0x20, 0x9c]))).toEqual(['Aï – œ']);
  });

  it('keeps blank lines, indents and wide gaps as evidence', () => {
    const { blocks } = readText(bytesOf('Jane Roe\r\n\r\n  Welder     2019\tDakar\r\n'));
    expect(blocks).toMatchObject([
      { text: 'Jane Roe', spaceBefore: false },
      {
        text: 'Welder 2019 Dakar',
        spaceBefore: true,
        indent: 2,
        tabs: ['Welder', '2019', 'Dakar'],
      },
    ]);
  });

  it('takes two blanks for a gap beside a date alone', () => {
    const { blocks } = readText(
      bytesOf('2019 - 2020  Northern Mill  Whitehorse\nGround corn.  Kept the mill in 2019.'),
    );
    expect(blocks.map(({ tabs }) => tabs)).toEqual([
      ['2019 - 2020', 'Northern Mill', 'Whitehorse'],
      undefined,
    ]);
  });

  it('composes letters and drops invisible characters', () => {
    expect(textsOf(bytesOf('Eloi\u0308se\u200b o\ufb03ce'))).toEqual(['Eloïse office']);
  });
});
