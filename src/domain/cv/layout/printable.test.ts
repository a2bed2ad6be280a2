import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, toPrintable } from './printable.ts';

const latin = (code: number): boolean => code >= 0x20 && code < 0x250 && code !== 0x7f;

describe('the gate before a PDF', () => {
  it('composes accents', () => {
    expect(toPrintable('e\u0301', latin).text).toBe('é');
  });

  it('prints tabs, line breaks and typographic spaces as plain spaces, the narrow no-break one as no-break', () => {
    expect(toPrintable('a\tb\u2009c\u2028d\u202F%', latin).text).toBe('a b c d\u00A0%');
  });

  it('removes what says nothing: soft hyphens, zero widths, direction marks', () => {
    expect(toPrintable('infor\u00ADma\u200Btique\u200E', latin).text).toBe('informatique');
  });

  it('prints one form of characters that share a glyph', () => {
    expect(toPrintable('\u2011\u2010', latin).text).toBe('--');
  });

  it('names each character no font has, and marks its place', () => {
    expect(toPrintable('王 and 王 and 伟', latin)).toEqual({
      text: '□ and □ and □',
      missing: ['王', '伟'],
    });
  });

  it('leaves out pictures, whatever they are made of', () => {
    expect(toPrintable('🚀 vente 👩🏽‍💻 1️⃣ 🇨🇦✔️', latin)).toEqual({ text: ' vente  1 ', missing: [] });
    expect(toPrintable('© ®', latin).text).toBe('© ®');
  });

  it('takes characters beyond the basic plane as one, and half a pair as missing', () => {
    expect(toPrintable('𝒜', latin)).toEqual({ text: '□', missing: ['𝒜'] });
    expect(toPrintable('\uD83D', latin).missing).toEqual(['\uD83D']);
  });

  it('loses no visible character: each is printed or named', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { text: printed, missing } = toPrintable(text, latin);
        const visible = [...text.normalize('NFC')].filter(
          (character) =>
            !/[\p{Cc}\p{Default_Ignorable_Code_Point}\s\u0085]/u.test(character) &&
            (latin(character.codePointAt(0) ?? 0) ||
              !/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3]/u.test(
                character,
              )),
        );
        const shown = [...printed].filter((character) => !/\s/u.test(character));
        expect(shown).toHaveLength(visible.length);
        const marked = visible.filter((_, index) => shown[index] === '□');
        expect(missing).toEqual([...new Set(marked)]);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('text for Word and plain text', () => {
  it('keeps every script and the joiners they need', () => {
    expect(plainText('محمد 王伟 नमस्ते می\u200Cخواهم')).toBe('محمد 王伟 नमस्ते می\u200Cخواهم');
  });

  it('drops what XML refuses', () => {
    expect(plainText('a\u0000b\u0008c\tdé\uFFFF\uD800')).toBe('abc dé\uFFFD');
  });
});
