/** A spreadsheet runs a cell that begins like a formula: an apostrophe before it makes it text (OWASP, CSV injection). */

export const toSafeCell = (value: string): string => (RISKY.test(value) ? `'${value}` : value);

/** What `toSafeCell` was given, for any text. */
export const fromSafeCell = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell.slice(1)) ? cell.slice(1) : cell;

/** With its apostrophes, so that taking one off is sure to give back what was there; `＝` runs in some too. */
const RISKY = /^'*\s*[=+\-@\t\r|%＝＋－＠]/;
