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
