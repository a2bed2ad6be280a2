/** The street addresses of a line, taken out of what other data left. */
import { MONTH_WORDS } from '#/domain/text/months.ts';
import { fold } from '#/domain/text/fold.ts';
import { isCountryName } from '#/domain/cv/canadian/countries.ts';
import {
  addressPart,
  hasCanadianPostalCode,
  isNamedStreet,
  isSureStreet,
  splitAddress,
  type AddressPart,
} from './address.ts';
import { cutGluedAddress, joinHouseNumbers } from './glued-address.ts';
import type { Part } from '../line-parts.ts';
import { isOtherLabel, labelOf } from '../recognise.ts';
import type { Working } from '../working-line.ts';

/** Runs of parts that are neither contacts nor taken out already, when they hold a street. */
export function takeAddresses(line: Working): void {
  const { parts, kept, context } = line;
  if (context.zone !== 'head' && context.zone !== 'personal') return;
  let run: number[] = [];
  const close = (): void => {
    if (run.length > 0) takeAddress(run, line);
    run = [];
  };
  parts.forEach((part, index) => {
    const isFree = kept[index] === part.text && !isContact(part);
    const isLabelled = labelOf(part.folded)?.label.kind === 'streetAddress';
    if (part.hard || !isFree || isLabelled) close();
    if (isFree) run.push(index);
  });
  close();
}

function takeAddress(run: readonly number[], { parts, kept, found, context }: Working): void {
  const [first = 0] = run;
  const start = parts[first];
  if (!start) return;
  const label = labelOf(start.folded);
  const isLabelled =
    label?.label.kind === 'streetAddress' && (label.colon || isSureStreet(label.value));
  const prefix = isLabelled
    ? start.text.slice(0, start.text.length - originalValue(start, label.value).length)
    : '';
  const texts = joinHouseNumbers(
    run.map((index) => (parts[index]?.text ?? '').slice(index === first ? prefix.length : 0)),
  ).flatMap(cutGluedAddress);
  if (texts.some((text, at) => isDate(text, texts[at + 1] ?? ''))) return;
  const kinds = texts.map(addressPart);
  const isExpected = isLabelled || context.besideAddress;
  const isAddress =
    texts.some(isSureStreet) ||
    texts.some(hasCanadianPostalCode) ||
    (texts.length > 1 && isNamedStreet(texts[0] ?? '')) ||
    hasNumberBeforeCity(texts, kinds) ||
    (kinds.includes('street') &&
      (isExpected || kinds.includes('postal') || severalStreets(kinds))) ||
    (kinds.includes('postal') && isExpected) ||
    (kinds.includes('street') && startsWithNumber(texts));
  if (!isAddress) return;
  const { kept: locations, removed: streets } = splitAddress(texts);
  if (streets.length === 0) return;
  found.push({ at: first, item: { kind: 'streetAddress', text: prefix + streets.join(', ') } });
  for (const index of run) kept[index] = null;
  kept[first] = locations.join(', ');
}

/** "February 10", "2026 Jane Park": a dated foot of the page, whatever the name ends in. */
const isDate = (text: string, next: string): boolean =>
  MONTH_AND_DAY.test(fold(text)) && /^\s*(?:19|20)\d\d\b/.test(next);

const MONTH_AND_DAY = new RegExp(
  `(?:^|[^\\p{L}])(?:${MONTH_WORDS})\\.? \\d{1,2}(?:st|nd|rd|th)?$`,
  'u',
);

/** "12 Nguyen Hue, Quan 1", "Lot IVG 12 bis, Antananarivo, Madagascar" */
const startsWithNumber = (texts: readonly string[]): boolean =>
  (texts.some((text) => /\d/.test(text) && addressPart(text) === 'street') &&
    /^\d{1,4}[a-z]?(?:\/\d+)? \p{L}/iu.test(texts[0]?.trim() ?? '')) ||
  (/\d/.test(texts[0] ?? '') &&
    addressPart(texts[0] ?? '') === 'street' &&
    isCountryName(texts.at(-1) ?? ''));

/** "Am Markt 5, 10115 Berlin": a short part with a number stands right before a code with its city. */
const hasNumberBeforeCity = (texts: readonly string[], kinds: readonly AddressPart[]): boolean =>
  texts.some(
    (text, at) =>
      kinds[at + 1] === 'postal' &&
      /^(?:\d{4,6}|\d{3} \d\d) \p{L}/u.test(texts[at + 1]?.trim() ?? '') &&
      /^\p{L}[^@]{2,40} \d{1,4} ?[a-z]?$/iu.test(text.trim()) &&
      !/\b(?:19|20)\d\d\b/.test(text),
  );

const severalStreets = (kinds: readonly string[]): boolean =>
  kinds.filter((kind) => kind === 'street').length > 1;

const originalValue = (part: Part, value: string): string =>
  value === '' ? '' : part.text.slice(part.folded.lastIndexOf(value));

/** A phone, an address on the web, or a sentence: no part of a street address. */
function isContact(part: Part): boolean {
  if (part.text.length > 80 || /@|https?:|www\.|linkedin|github/.test(part.folded)) return true;
  if (isOtherLabel(part.folded) && part.folded.includes(':')) return true;
  return /^[+(]?[\d\s().-]{8,}$/.test(part.folded.trim());
}
