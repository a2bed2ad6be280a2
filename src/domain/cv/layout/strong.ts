/**
 * Words that stand out inside a paragraph, marked in its text while lines are broken. The marks are of Unicode's
 * private area: what a person types there is never printed.
 */
export const STRONG_START = '\uE000';
export const STRONG_END = '\uE001';

/** The text with marks around each of the parts, in order; a part holds together on a line. */
export function strongParts(text: string, parts: readonly string[]): string {
  let marked = '';
  let rest = text;
  for (const part of parts) {
    const at = part === '' ? -1 : rest.indexOf(part);
    if (at < 0) continue;
    const held = part.replaceAll(' ', '\u00A0');
    marked += rest.slice(0, at) + STRONG_START + held + STRONG_END;
    rest = rest.slice(at + part.length);
  }
  return marked + rest;
}
