/** Figures in running text, written alike by the pages and by the server. */
const NO_BREAK_SPACE = '\u00A0';

/** A whole number with its thousands set apart by no-break spaces, as in « 3 000 ». */
export const groupThousands = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);

/** Canadian dollars, with cents unless there are none: « 9,99 $ », “$9.99”. */
export const dollars = (amount: number, language: 'fr' | 'en'): string => {
  const figure = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return language === 'fr' ? `${figure.replace('.', ',')}${NO_BREAK_SPACE}$` : `$${figure}`;
};

/** A whole number as a sentence of the language writes it: « 5 000 », “5,000”. */
export const wholeNumber = (value: number, language: 'fr' | 'en'): string =>
  language === 'fr' ? groupThousands(value) : groupThousands(value).replaceAll(NO_BREAK_SPACE, ',');

/** A number and what it counts, never broken: « 30 jours », “1 day”. */
export const counted = (
  value: number,
  [one, other]: readonly [one: string, other: string],
  language: 'fr' | 'en',
): string => {
  const isOne = language === 'fr' ? Math.abs(value) < 2 : value === 1;
  return `${wholeNumber(value, language)}${NO_BREAK_SPACE}${isOne ? one : other}`;
};

export const quantity = (value: number, unit: keyof typeof UNITS, language: 'fr' | 'en'): string =>
  counted(value, UNITS[unit][language], language);

const UNITS = {
  second: { fr: ['seconde', 'secondes'], en: ['second', 'seconds'] },
  minute: { fr: ['minute', 'minutes'], en: ['minute', 'minutes'] },
  night: { fr: ['nuit', 'nuits'], en: ['night', 'nights'] },
  day: { fr: ['jour', 'jours'], en: ['day', 'days'] },
  year: { fr: ['an', 'ans'], en: ['year', 'years'] },
  character: { fr: ['caractère', 'caractères'], en: ['character', 'characters'] },
  megabyte: { fr: ['Mo', 'Mo'], en: ['MB', 'MB'] },
} as const;
