/** One line (or one cell of it) with its personal data taken out and all the rest kept as written. */
import type { RemovedItem } from '../../reading.ts';
import type { Zone } from './zones.ts';
import { addressPart, hasCanadianPostalCode, isSureStreet, splitAddress } from './address.ts';
import { isCountryName } from '../countries.ts';
import { cutAgeInProse } from './age-in-prose.ts';
import { cutGluedAddress, joinHouseNumbers } from './glued-address.ts';
import { joinParts, partsOf, type Part } from './line-parts.ts';
import {
  isBelieved,
  isOtherLabel,
  isWorkAuthorisation,
  itemsFilling,
  labelOf,
  type FoundItem,
} from './recognise.ts';

export interface LineContext {
  zone: Zone;
  /** The job drives: a driving licence is a qualification. */
  drives: boolean;
  /** The line before or after belongs to an address whose street is known. */
  besideAddress: boolean;
  /** The line before or after holds nothing but personal data. */
  besideItems?: boolean;
}

export interface Separated {
  kept: string;
  removed: RemovedItem[];
}

/** What a line is while it is being separated. */
interface Working {
  parts: readonly Part[];
  /** The text of each part that stays; null once it is taken out. */
  kept: (string | null)[];
  found: { at: number; item: RemovedItem }[];
  context: LineContext;
}

export function separateLine(text: string, context: LineContext): Separated {
  const parts = partsOf(text);
  const line: Working = { parts, kept: parts.map((part) => part.text), found: [], context };
  takeLabelled(line);
  takeItems(line);
  takeAddresses(line);
  if (line.found.length === 0) return withoutAgeInProse(text, context);
  const removed = line.found.sort((a, b) => a.at - b.at).map(({ item }) => item);
  return { kept: joinParts(parts, line.kept), removed };
}

function withoutAgeInProse(text: string, { zone }: LineContext): Separated {
  const cut = zone === 'body' || zone === 'misc' ? undefined : cutAgeInProse(text);
  return cut
    ? { kept: cut.kept, removed: [{ kind: 'age', text: cut.age }] }
    : { kept: text, removed: [] };
}

function takeLabelled({ parts, kept, found, context }: Working): void {
  for (let index = 0; index < parts.length; index += 1) {
    const run = labelledRun(parts, index, context.zone);
    if (!run || run.items.some((item) => staysForDriving(item, context))) continue;
    for (let at = index; at < run.last; at += 1) kept[at] = null;
    kept[run.last] = run.rest;
    for (const item of run.items) found.push({ at: index, item });
    index = run.last;
  }
}

function takeItems({ parts, kept, found, context }: Working): void {
  const labelled = found.length;
  const all = parts.map((part, index) =>
    kept[index] === part.text && !isWorkAuthorisation(part.folded)
      ? itemsFilling(part.folded)
      : undefined,
  );
  parts.forEach((part, index) => {
    const items = all[index];
    if (!items || items.some((item) => staysForDriving(item, context))) return;
    const isWholeLine = parts.every((_, other) => kept[other] === null || all[other] !== undefined);
    const isShortList = parts.every((other) => other.text.length <= 60);
    const known = all.flatMap((each) => each ?? []);
    if (!areBelieved(items, { known, labelled, isWholeLine, isShortList, ...context })) return;
    kept[index] = null;
    const next = parts[index + 1];
    const bornInCountry =
      items.at(-1)?.kind === 'birthDate' && next && !next.hard && isCountryName(next.folded.trim());
    items.forEach(({ kind, from, to }) => {
      const country = bornInCountry && to === items.at(-1)?.to ? next.before + next.text : '';
      found.push({ at: index, item: { kind, text: part.text.slice(from, to).trim() + country } });
    });
    if (bornInCountry) kept[index + 1] = null;
  });
}

const staysForDriving = (item: { kind: RemovedItem['kind'] }, context: LineContext): boolean =>
  item.kind === 'drivingLicence' && context.drives;

interface LabelledRun {
  items: RemovedItem[];
  last: number;
  /** What of the last part stays. */
  rest: string | null;
}

/** A label with its value: in the same part, in the next one, and going on over commas where values do. */
function labelledRun(parts: readonly Part[], index: number, zone: Zone): LabelledRun | undefined {
  const part = parts[index];
  const found = part && labelOf(part.folded);
  if (!part || !found) return undefined;
  const { kind } = found.label;
  let { value } = found;
  let last = index;
  if (value === '') {
    const next = parts[index + 1];
    if (!next || isOtherLabel(next.folded) || labelOf(next.folded)?.colon) return undefined;
    value = next.folded.trim();
    last = index + 1;
    if (!found.label.value.test(value)) return undefined;
  }
  const bracket = part.text.indexOf('(');
  if (isWorkAuthorisation(part.folded) || isWorkAuthorisation(value)) {
    if (bracket < 0 || isWorkAuthorisation(part.folded.slice(0, bracket))) return undefined;
    const rest = part.text.slice(bracket + 1).replace(/\)\s*$/, '');
    return { items: [{ kind, text: part.text.slice(0, bracket).trim() }], last, rest };
  }
  if (kind === 'nationalId' && last === index) {
    const run = idRun(part, value, index);
    if (run) return run;
  }
  if (!isBelieved({ ...found, value }, zone)) return undefined;
  const several = last === index ? itemsFilling(value) : undefined;
  if (several && several.length > 1)
    return { items: eachItem(part, value, several, kind), last, rest: null };
  last = absorbed(parts, last, kind, value, /lieu|place/.test(part.folded));
  const text = parts
    .slice(index, last + 1)
    .map((each, offset) => (offset === 0 ? '' : each.before) + each.text)
    .join('');
  return { items: [{ kind, text: text.trim() }], last, rest: null };
}

/** In a text without line ends the number is followed by something else, which stays. */
function idRun(part: Part, value: string, index: number): LabelledRun | undefined {
  const [number = ''] =
    /^(?:n[o.]* ?)?(?:[a-z]{0,3}[ -]?)?\d[\d ./-]*(?:[a-z]{1,2}\b)?/.exec(value) ?? [];
  const isNumber = (number.match(/\d/g)?.length ?? 0) >= 4;
  if (!isNumber || !/^ *[a-z]{3,}/.test(value.slice(number.length))) return undefined;
  const end = part.folded.lastIndexOf(value) + number.length;
  const item: RemovedItem = { kind: 'nationalId', text: part.text.slice(0, end).trim() };
  return { items: [item], last: index, rest: part.text.slice(end).trim() };
}

/** "Marital status: married, two children": the label stays with the first item. */
function eachItem(
  part: Part,
  value: string,
  items: readonly FoundItem[],
  kind: RemovedItem['kind'],
): RemovedItem[] {
  const offset = part.folded.lastIndexOf(value);
  return items.map((item, index) => ({
    kind: index === 0 ? kind : item.kind,
    text: part.text.slice(index === 0 ? 0 : offset + item.from, offset + item.to).trim(),
  }));
}

function absorbed(
  parts: readonly Part[],
  last: number,
  kind: RemovedItem['kind'],
  value: string,
  placeWanted: boolean,
): number {
  let end = last;
  for (let at = last + 1; at < parts.length; at += 1) {
    const next = parts[at];
    if (!next || next.hard || isOtherLabel(next.folded) || labelOf(next.folded)?.colon) break;
    const words = next.folded.trim();
    const goesOn =
      kind === 'birthDate'
        ? isCountryName(words) ||
          /^(?:le |on )?\d{1,2}\b.*\d{4}$/.test(words) ||
          (placeWanted &&
            /\d{4}/.test(value) &&
            at === last + 1 &&
            /^[a-z' -]+$/.test(words) &&
            !itemsFilling(words))
        : kind === 'nationality'
          ? itemsFilling(words)?.every((item) => item.kind === 'nationality') === true
          : kind === 'children'
            ? /\d+ ?(?:ans|years|yrs|mois)/.test(words)
            : kind === 'salary'
              ? /^[$€£₹]? ?\d[\d., ]*k? ?(?:[$€£₹]|cad|usd|eur)?(?: .{0,20})?$/.test(words)
              : kind === 'drivingLicence' &&
                /^(?:[a-e][12]?e?|[1-6])(?: (?:et|and|&) (?:[a-e][12]?e?|[1-6]))*$/.test(words);
    if (!goesOn) break;
    end = at;
  }
  return end;
}

interface ItemEvidence {
  /** All items in their own words on the line, these among them. */
  known: readonly FoundItem[];
  /** How many labelled items the line had. */
  labelled: number;
  isWholeLine: boolean;
  isShortList: boolean;
  zone: Zone;
  besideItems?: boolean;
}

/** Items in their own words need evidence: the contact zone, company, or a line of their own. */
function areBelieved(items: readonly FoundItem[], evidence: ItemEvidence): boolean {
  const { known, labelled, isWholeLine, zone } = evidence;
  const isSure = items.some((item) => item.strength === 'sure');
  if (isSure && items.some((item) => item.kind === 'drivingLicence')) return evidence.isShortList;
  const isLikely = items.some((item) => item.strength === 'likely');
  const firm = known.filter((item) => item.strength !== 'company').length + labelled;
  const hasCompany =
    (firm > 0 && known.length + labelled > 1) || (isWholeLine && evidence.besideItems === true);
  switch (zone) {
    case 'head':
      return isSure || isLikely || hasCompany;
    case 'personal':
      return isSure || isLikely || hasCompany || (isWholeLine && items[0]?.kind === 'gender');
    case 'misc':
      return isSure || (isWholeLine && (isLikely || hasCompany));
    case 'summary':
      return isSure || (hasCompany && (isLikely || firm > 1));
    default:
      return isWholeLine && (isSure || (hasCompany && differentKinds(known)));
  }
}

const differentKinds = (items: readonly FoundItem[]): boolean =>
  new Set(items.map((item) => item.kind)).size > 1;

/** Runs of parts that are neither contacts nor taken out already, when they hold a street. */
function takeAddresses(line: Working): void {
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
  const kinds = texts.map(addressPart);
  const isExpected = isLabelled || context.besideAddress;
  const isAddress =
    texts.some(isSureStreet) ||
    texts.some(hasCanadianPostalCode) ||
    (kinds.includes('street') &&
      (isExpected || kinds.includes('postal') || severalStreets(kinds))) ||
    (kinds.includes('postal') && isExpected) ||
    (kinds.includes('street') && startsWithNumber(texts));
  if (!isAddress) return;
  const { kept: places, removed: streets } = splitAddress(texts);
  if (streets.length === 0) return;
  found.push({ at: first, item: { kind: 'streetAddress', text: prefix + streets.join(', ') } });
  for (const index of run) kept[index] = null;
  kept[first] = places.join(', ');
}

/** "12 Nguyen Hue, Quan 1", "Lot IVG 12 bis, Antananarivo, Madagascar" */
const startsWithNumber = (texts: readonly string[]): boolean =>
  (texts.some((text) => /\d/.test(text) && addressPart(text) === 'street') &&
    /^\d{1,4}[a-z]?(?:\/\d+)? \p{L}/iu.test(texts[0]?.trim() ?? '')) ||
  (/\d/.test(texts[0] ?? '') &&
    addressPart(texts[0] ?? '') === 'street' &&
    isCountryName(texts.at(-1) ?? ''));

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
