/**
 * The one gate between a CV's text and a PDF.
 * jsPDF ends a string at an unknown character below U+0100 and skips unknown ones above, both without a word,
 * so every code point is checked here against the fonts before anything is measured or drawn.
 */

/** Spaces other than U+0020, and line or page breaks, all printed as a space. */
const SPACES = /[\t\n\v\f\r\u0085\u1680\u2000-\u200A\u2028\u2029\u205F\u3000]/gu;
/** Controls, and what Unicode says to ignore: soft hyphen, zero widths, joiners, direction marks, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Pictures in a text, and what colours or joins them. Where no font draws one it is left out: it says nothing. */
const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3]/u;

/** Same look, one printed form: the pairs share a glyph, and a PDF maps a glyph to one character. */
const TWINS: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2043': '-',
  '\u202F': '\u00A0',
  '\u2007': '\u00A0',
};

const MISSING_MARK = '□';

export interface Printable {
  text: string;
  /** Characters that `covers` refuses, each once. They stand as `□` in `text`. */
  missing: string[];
}

/** NFC text of printable characters. U+00A0 stays, for line breaking; draw it with {@link drawn}. */
export function toPrintable(text: string, covers: (codePoint: number) => boolean): Printable {
  const clean = text
    .replace(/\u202F|\u2007|\u2010|\u2011|\u2043/gu, twin)
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC');
  const missing = new Set<string>();
  let printed = '';
  for (const character of clean) {
    const code = character.codePointAt(0) ?? 0;
    if (code === 0xa0 || covers(code)) printed += character;
    else if (!EMOJI.test(character)) {
      missing.add(character);
      printed += MISSING_MARK;
    }
  }
  return { text: printed, missing: [...missing] };
}

/** Once lines are broken, a no-break space is drawn as a plain one: they share a glyph. */
export const drawn = (text: string): string => text.replaceAll('\u00A0', ' ');

/**
 * For Word, plain text and JSON, which take any script: NFC, controls and line breaks as spaces,
 * none of the code points that XML refuses; half a surrogate pair becomes U+FFFD.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\u00AD\uFFFE\uFFFF]/gu, '');

const twin = (character: string): string => TWINS[character] ?? character;
