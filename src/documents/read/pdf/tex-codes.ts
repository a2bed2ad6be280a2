/**
 * TeX's bitmap fonts carry neither names nor Unicode for their glyphs, and pdf.js then gives their codes.
 * Codes of the T1 (Cork) and OT1 encodings that no other encoding uses for letters or dashes.
 */
const DASHES_AND_QUOTES: Readonly<Record<string, string>> = {
  '\u0010': '“',
  '\u0011': '”',
  '\u0012': '„',
  '\u0013': '«',
  '\u0014': '»',
  '\u0015': '–',
  '\u0016': '—',
};

const LIGATURES: Readonly<Record<string, string>> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000d': 'fl',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
};

/* oxlint-disable no-control-regex -- the codes are control characters */
const PUNCTUATION = /[\u0010-\u0016]/g;
const LIGATURE = /(?<=\p{L})[\u000b-\u000f\u001b-\u001f]|[\u000b-\u000f\u001b-\u001f](?=\p{L})/gu;
/**
 * A glyph without a name that stands alone, such as the diamond of TeX's symbol font or the bullet of its companion
 * fonts: it parts what is beside it. Two of the upper codes are dashes where text was taken for Latin 1.
 */
const NAMELESS_SIGN = /(?<!\S)[\u0001-\u0008\u000e-\u001f\u0080-\u0095\u0098-\u009f](?!\S)/gu;
const ALONE = /^[\u0001-\u001f]?$/;
/* oxlint-enable no-control-regex */

/** T1 has œ and Œ where Latin 1 has the signs of division and multiplication. */
const OE = /(?<=\p{L})[÷×](?=\p{L})|(?<![^\s'’])[÷×](?=\p{Ll}{2})/gu;

/** A string in a font whose glyphs have names: only its signs are nameless. */
export const spellLooseCodes = (text: string): string => text.replace(NAMELESS_SIGN, '\u2022');

/** A string of a page with the letters, dashes and quotes that its codes stand for. */
export const spellTexCodes = (text: string): string =>
  (ALONE.test(text.trim())
    ? text
    : text
        .replace(LIGATURE, (code) => LIGATURES[code] ?? code)
        .replace(PUNCTUATION, (code) => DASHES_AND_QUOTES[code] ?? code)
  )
    .replace(NAMELESS_SIGN, '\u2022')
    .replace(OE, (sign) => (sign === '÷' ? 'œ' : 'Œ'));
