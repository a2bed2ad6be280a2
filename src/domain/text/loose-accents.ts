/** Accents that old TeX fonts draw before their letter (`G¨ung¨ore`), as the marks that belong after it. */
const MARKS: Record<string, string> = {
  '\u0060': '\u0300',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u02d8': '\u0306',
  '\u02d9': '\u0307',
  '\u00a8': '\u0308',
  '\u02da': '\u030a',
  '\u02dd': '\u030b',
  '\u02c7': '\u030c',
  '\u00b8': '\u0327',
  '\u02db': '\u0328',
};

/** Only where letter and mark make one letter: other signs stay as written. */
const joinAccent = (whole: string, accent: string, letter: string): string => {
  const base = letter === '\u0131' ? 'i' : letter;
  const joined = `${base}${MARKS[accent] ?? ''}`.normalize('NFC');
  return joined.length === 1 ? joined : whole;
};

export const joinAccents = (text: string): string =>
  text
    .replace(/([`´ˆ˜˘˙¨˚˝ˇ¸˛])(\p{L})/gu, joinAccent)
    // The sign below the letter is drawn after it; that of "Fran¸" and "Ar¸" belongs to what follows.
    .replace(/((?![nNrR])\p{L})([¸˛])/gu, (whole, letter: string, accent: string) =>
      joinAccent(whole, accent, letter),
    );

export const isLooseAccent = (text: string): boolean => /^ ?[`´ˆ˜˘˙¨˚˝ˇ] ?$/u.test(text);
