import { joinAccents } from '#/domain/text/loose-accents.ts';

/** Symbol and Wingdings code points that producers use as list markers, through the private use area. */
const PRIVATE_BULLETS = new Set([
  0xf0b7, 0xf0a7, 0xf0d8, 0xf0fc, 0xf076, 0xf0a8, 0xf0b0, 0xf06e, 0xf071, 0xf075, 0xf09f, 0xf02d,
  0xf0e0, 0xf0de, 0xf0f0, 0xf077, 0xf07b,
]);

const LIGATURES: Record<string, string> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
};

/**
 * Ligatures of Calibri and its like that programs write under the codes of other letters: "InformaƟon", "aƩached",
 * "soŌware". Seen so in documents all over the web, also in the last of Unicode's planes.
 */
const MISCODED: Record<string, string> = {
  '\u014c': 'ft',
  '\u019e': 'tf',
  '\u019f': 'ti',
  '\u01a9': 'tt',
  '\u01ab': 'tti',
  '\u03d0': 'f',
};
/** Behind a small letter no name has one of these, nor does a word of Latin letters have Greek ones. */
const MISCODED_LETTERS =
  /(?<=[\p{Ll}\u014c\u019e\u019f\u01a9\u01ab])[\u014c\u019e\u019f\u01a9\u01ab]|(?<![\p{L}\p{N}])\u019f(?=[a-z]{2})|\u03d0(?=\p{Script=Latin})|(?<=\p{Script=Latin})\u03d0/gu;
/** Between names it parts them as a bullet does; several are a mark on a scale. */
const LONE_DIAMOND =
  /(?<=^|\s)[\u25c6\u25ca\u2666\u2726\u2756](?=\s|$)(?!\s[\u25c6\u25c7\u2662\u2666])/gu;
/** A small square too, where a name stands on either side. */
const LONE_SQUARE = /(?<=[\p{L}\p{N}.)]\s)\u25aa(?=\s[\p{L}\p{N}(])/gu;
const MISCODED_PLANE = /[\u{10014c}\u{10019e}\u{10019f}\u{1001a9}\u{1001ab}]/gu;
const LOW_BITS = 0xffff;

/** Soft hyphen, zero-width space and joiners that only steer wrapping, marks of direction, byte order mark. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * NFC, ligatures spelled out, invisible characters gone, every kind of blank a plain space, every dot at half height `·`,
 * every hyphen a plain one, the tilde of formulas too,
 * accents in words of capitals as capitals, figures of the old style and small capitals plain, private-use bullets as `•`, other private-use glyphs (icons) and codes that name no character as a space.
 */
export const cleanText = (text: string): string =>
  joinAccents(text.replace(INVISIBLE, ''))
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(LONE_DIAMOND, '\u2022')
    .replace(LONE_SQUARE, '\u2022')
    .replace(MISCODED_PLANE, (sign) => MISCODED[codeOf(sign)] ?? sign)
    .replace(MISCODED_LETTERS, (letter) => MISCODED[letter] ?? letter)
    .replace(EXPERT_GLYPHS, (glyph) =>
      String.fromCharCode(glyph.charCodeAt(0) - EXPERT_SHIFT).toUpperCase(),
    )
    .replace(/[\ue000-\uf8ff\ufffe\uffff]/g, (glyph) =>
      PRIVATE_BULLETS.has(glyph.charCodeAt(0)) ? '\u2022' : ' ',
    )
    .replace(/[\u2010\u2011]/g, '-')
    .replaceAll('\u223c', '~')
    .replace(/[\u0387\u2027\u2219\u22c5\u2e31]/g, '\u00b7')
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g, ' ')
    // oxlint-disable-next-line no-control-regex -- control characters of broken encodings are what is removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
    .normalize('NFC')
    .replace(CAPITALS, (word) => (SMALL_ACCENT.test(word) ? word.toUpperCase() : word))
    .replace(WITH_SMALL_I, (word) => (isSmallCapitals(word) ? word.toUpperCase() : word));

/** Figures of the old style and small capitals, where Adobe's list of glyph names has them: above the plain ones. */
const EXPERT_GLYPHS = /[\uf730-\uf739\uf761-\uf77a]/g;
const EXPERT_SHIFT = 0xf700;

const codeOf = (sign: string): string =>
  String.fromCodePoint((sign.codePointAt(0) ?? 0) & LOW_BITS);

/** Words of capitals, two of them at least without an accent, and accented letters: "LYCéE", where small capitals have no accents. */
const CAPITALS =
  /(?<!\p{L})(?=[À-ÖØ-Þà-öø-ÿœŒ]{0,9}[A-Z][À-ÖØ-Þà-öø-ÿœŒ]{0,9}[A-Z])[A-ZÀ-ÖØ-Þà-öø-ÿœŒ]{3,40}(?!\p{L})/gu;
const SMALL_ACCENT = /[à-öø-ÿœ]/u;

/** "TECHNOLOGiES": of some small capitals the i alone has no other name. */
const WITH_SMALL_I = /(?<!\p{L})[A-ZÀ-ÖØ-ÞŒi]{5,40}(?!\p{L})/gu;
const isSmallCapitals = (word: string): boolean => {
  const small = word.split('i').length - 1;
  return small > 0 && word.length - small >= Math.max(LEAST_CAPITALS, small + 2);
};

/** Of a word: fewer may be a brand's ("WiFi"). */
const LEAST_CAPITALS = 4;

/** How much of a text no reader could make sense of: replacement, private-use and control characters. */
export const countUndecodable = (text: string): number => {
  let count = 0;
  for (const char of text.replace(EXPERT_GLYPHS, '')) {
    const code = char.codePointAt(0) ?? 0;
    if (code === 0xfffd || code < 0x09 || (code > 0x0d && code < 0x20)) count += 1;
    else if (code >= 0xe000 && code <= 0xf8ff && !PRIVATE_BULLETS.has(code)) count += 1;
    else if (code >= 0xf0000 && MISCODED[codeOf(char)] === undefined) count += 1;
  }
  return count;
};
