/** Pay as people write it in a cell, in cents. */
import type { ApplicationFields } from '../application.ts';

export type Pay = Pick<ApplicationFields, 'salaryMin' | 'salaryMax' | 'salaryPeriod'>;

/** `62 000 $`, `$62,000.00`, `25,50`, `60k`: in cents; undefined for what is no amount. */
export const readAmount = (cell: string): number | undefined => {
  const whole = WHOLE_AMOUNT.exec(cell.trim());
  return whole ? centsOf(whole[1] ?? '', whole[2]) : undefined;
};

/** One amount or two, and what they are paid for; the period is told, or no other is possible. */
export const readPay = (cell: string): Pay | undefined => {
  if (cell.length > LONGEST) return undefined;
  const found = [...cell.matchAll(AMOUNTS)].map(([, digits = '', thousands]) => ({
    digits,
    thousands,
  }));
  const [first, second, third] = found;
  if (!first || third) return undefined;
  // `60–75k`: the sign stands once for both.
  const thousands = (digits: string, own: string | undefined) =>
    own ?? (Number(digits) < 1000 ? second?.thousands : undefined);
  const min = centsOf(first.digits, thousands(first.digits, first.thousands));
  const max = second ? centsOf(second.digits, second.thousands) : min;
  if (min === undefined || max === undefined || min > max) return undefined;
  return { salaryMin: min, salaryMax: second ? max : 0, salaryPeriod: periodOf(cell, min) };
};

const periodOf = (cell: string, cents: number): Pay['salaryPeriod'] => {
  if (/\b(?:h|hr|hrs|hours?|hourly|heures?|horaire)\b/i.test(cell)) return 'hour';
  if (/\b(?:weeks?|weekly|wk|semaines?|hebdo\w*)\b/i.test(cell)) return 'week';
  if (/\b(?:years?|yearly|yr|annum|annual\w*|annuel\w*|ans?|ann[ée]es?)(?![\p{L}])/iu.test(cell))
    return 'year';
  if (cents >= LEAST_YEAR) return 'year';
  return cents <= MOST_HOUR ? 'hour' : '';
};

const DIGITS = String.raw`\d{1,3}(?:[ \u00A0\u202F']\d{3})+(?:[.,]\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?`;
const SIGN = String.raw`(?:CA?D?\$|\$|CAD|CDN)?[ \u00A0\u202F]?`;
const WHOLE_AMOUNT = new RegExp(
  String.raw`^${SIGN}(${DIGITS})[ \u00A0\u202F]?([kK])?[ \u00A0\u202F]?(?:\$|CAD|CDN)?$`,
);
const AMOUNTS = new RegExp(
  String.raw`(?<![\d.,])(${DIGITS})(?![\d])[ \u00A0\u202F]?([kK](?![\p{L}]))?`,
  'gu',
);

const centsOf = (digits: string, thousands: string | undefined): number | undefined => {
  const plain = digits
    .replace(/[ \u00A0\u202F']/g, '')
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  const cents = Math.round(Number(plain) * (thousands ? 1000 : 1) * 100);
  return Number.isSafeInteger(cents) && cents < MOST_CENTS ? cents : undefined;
};

const LONGEST = 120;
const MOST_CENTS = 100_000_000_000;
/** In cents: nobody earns so little in a year, nor so much in an hour. */
const LEAST_YEAR = 1_500_000;
const MOST_HOUR = 20_000;
