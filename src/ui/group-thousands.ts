const NO_BREAK_SPACE = '\u00A0';

/** A whole number with its thousands set apart by no-break spaces, as in « 3 000 ». */
export const groupThousands = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
