/**
 * What tells who somebody is: names, addresses, numbers to reach them. Taken out on the device before anything is
 * sent, and looked for again on the server, which refuses what still holds some. Runs there, so without `\p{…}`.
 */
import { withoutAccents } from '../text/fold.ts';

/** Stands where something was taken out. */
export const LEFT_OUT = '[…]';

/** `names`: full names of the person, as the CV and the account have them. */
export const withoutPersonal = (text: string, names: readonly string[] = []): string => {
  let rest = text.normalize('NFC');
  for (const pattern of PATTERNS) rest = rest.replace(pattern, LEFT_OUT);
  rest = rest.replace(NUMBER, (found) => (isYears(found) ? found : LEFT_OUT));
  const parts = names.flatMap((name) => name.normalize('NFC').split(/[\s,]+/)).filter(isName);
  for (const part of new Set(parts)) rest = withoutName(rest, part);
  return rest;
};

export const holdsPersonal = (text: string, names: readonly string[] = []): boolean =>
  withoutPersonal(text, names) !== text.normalize('NFC');

const PATTERNS = [
  /[^\s@<>,;()[\]]{1,64}@[^\s@<>,;()[\]]{1,190}/g,
  /\b(?:https?:\/\/|www\.)[^\s]+|\b(?:linkedin|github|gitlab|facebook|instagram|x|twitter)\.com\/[^\s]*/gi,
  // A postal code of Canada.
  /\b[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d\b/gi,
  /\b\d{1,5}(?: ?[A-Z])?,? +(?:(?:rue|av|ave|avenue|boul|boulevard|chemin|ch|place|route|rang|impasse|allée)\.? +[^,;\n.]{2,40}|[A-Z][^,;\n.\d]{1,30} (?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|lane|crescent)\b\.?)/gi,
];

/** Nine digits or more with at most a sign between: a phone number, a social insurance number, a permit. */
const NUMBER = /(?<!\d)\+?\(?\d(?:[ \u00A0\u202F().·/-]{0,2}\d){8,17}(?!\d)/g;

/** `2012-2015 2016-2019` */
const isYears = (found: string): boolean =>
  found
    .split(/\D+/)
    .filter((part) => part !== '')
    .every((part) => /^(?:19|20)\d\d$/.test(part) || /^(?:0?[1-9]|1[0-2])$/.test(part));

/** Not `de`, `el` or an initial: those are everywhere. */
const isName = (part: string): boolean => part.length >= 2 && part[0] !== part[0]?.toLowerCase();

const LETTER = 'A-Za-z0-9À-ÖØ-öø-ɏ';

const withoutName = (text: string, part: string): string => {
  const forms = [part, part.toUpperCase(), withoutAccents(part)];
  const written = [...new Set(forms)].map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.replace(
    new RegExp(`(^|[^${LETTER}])(?:${written.join('|')})(?![${LETTER}])`, 'g'),
    `$1${LEFT_OUT}`,
  );
};
