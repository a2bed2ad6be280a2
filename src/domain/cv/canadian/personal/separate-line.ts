/** One line (or one cell of it) with its personal data taken out and all the rest kept as written. */
import type { RemovedItem } from '#/domain/cv/reading.ts';
import type { Zone } from './zones.ts';
import { isCountryName } from '../countries.ts';
import { cutAgeInProse } from './age-in-prose.ts';
import { joinParts, partsOf, type Part } from './line-parts.ts';
import {
  isBelieved,
  isOtherLabel,
  isWorkAuthorisation,
  itemsFilling,
  labelOf,
  type FoundItem,
} from './recognise.ts';
import { takeAddresses } from './address/take-address.ts';
import { FULL_DATE } from './words/item-patterns.ts';
import type { LineContext, Working } from './working-line.ts';

export interface Separated {
  kept: string;
  removed: RemovedItem[];
}

/** A file without line ends is one long line. It is read in slices so that the time stays proportional to its length. */
const LONGEST_SLICE = 2000;

export function separateLine(text: string, context: LineContext): Separated {
  if (text.length > LONGEST_SLICE) return separateSlices(text, context);
  const sentences = text.split(SENTENCE_END);
  const apart =
    sentences.length > 1
      ? sentences.map((sentence) => separateWhole(sentence.replace(/\.$/, ''), context))
      : [];
  // A sentence that says nothing else is told by itself; what stands among other words needs its line.
  if (!apart.some(({ kept }) => kept === '')) return separateWhole(text, context);
  return {
    kept: sentences
      .map((sentence, at) => (apart[at]?.removed.length === 0 ? sentence : apart[at]?.kept))
      .filter(Boolean)
      .join(' '),
    removed: apart.flatMap(({ removed }) => removed),
  };
}

/** Not the dot of an abbreviation. */
const SENTENCE_END = /(?<=\p{L}{3}\.|\d\.)\s+(?=\p{Lu})/u;

function separateWhole(text: string, context: LineContext): Separated {
  const parts = partsOf(text);
  const line: Working = { parts, kept: parts.map((part) => part.text), found: [], context };
  takeLabelled(line);
  takeItems(line);
  takeAddresses(line);
  const removed = line.found.toSorted((a, b) => a.at - b.at).map(({ item }) => item);
  const kept = removed.length === 0 ? text : joinParts(parts, line.kept);
  return withoutAgeInProse({ kept, removed }, context);
}

function separateSlices(text: string, context: LineContext): Separated {
  const slices: Separated[] = [];
  for (let from = 0; from < text.length;) {
    const space = text.lastIndexOf(' ', from + LONGEST_SLICE);
    const to = from + LONGEST_SLICE >= text.length || space <= from ? from + LONGEST_SLICE : space;
    slices.push(separateLine(text.slice(from, to), context));
    from = to;
  }
  const removed = slices.flatMap((slice) => slice.removed);
  const kept = slices
    .map((slice) => slice.kept.trim())
    .join(' ')
    .trim();
  return { kept: removed.length === 0 ? text : kept, removed };
}

function withoutAgeInProse({ kept, removed }: Separated, { zone }: LineContext): Separated {
  const cut = zone === 'body' || zone === 'misc' ? undefined : cutAgeInProse(kept);
  if (!cut) return { kept, removed };
  return { kept: cut.kept, removed: [...removed, { kind: 'age', text: cut.age }] };
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
      items.at(-1)?.kind === 'birthDate' &&
      next &&
      !next.hard &&
      isBirthCountry(next.folded.trim());
    items.forEach(({ kind, from, to }) => {
      const country = bornInCountry && to === items.at(-1)?.to ? next.before + next.text : '';
      found.push({ at: index, item: { kind, text: part.text.slice(from, to).trim() + country } });
    });
    if (bornInCountry) kept[index + 1] = null;
  });
}

/** "Né à Paris, France en 1988": the date may stand behind the country. */
const isBirthCountry = (words: string): boolean => isCountryName(words.replace(DATE_BEHIND, ''));
const DATE_BEHIND = new RegExp(`,? (?:(?:le|en|on|in) )?${FULL_DATE}$`);

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
        ? isBirthCountry(words) ||
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
              : kind === 'gender'
                ? /^\d[\d.,]* ?(?:kgs?|lbs?)$/.test(words)
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

/** Items without a label need evidence: the contact zone, other items beside them, or a line of their own. */
function areBelieved(items: readonly FoundItem[], evidence: ItemEvidence): boolean {
  const { known, labelled, isWholeLine, zone } = evidence;
  const isSure = items.some((item) => item.strength === 'sure');
  if (isSure && items.some((item) => item.kind === 'drivingLicence')) return evidence.isShortList;
  const isLikely = items.some((item) => item.strength === 'likely');
  const firm = known.filter((item) => FIRM.has(item.strength)).length + labelled;
  const hasCompany =
    (firm > 0 && known.length + labelled > 1) || (isWholeLine && evidence.besideItems === true);
  // Two dates are a span of time.
  const bare = known.filter((item) => item.strength === 'bare');
  const isBare = isWholeLine && bare.length === 1 && items.some((item) => bare.includes(item));
  switch (zone) {
    case 'head':
      return isSure || isLikely || hasCompany || isBare;
    case 'personal':
      return (
        isSure || isLikely || hasCompany || isBare || (isWholeLine && items[0]?.kind === 'gender')
      );
    case 'misc':
      return isSure || (isWholeLine && (isLikely || hasCompany));
    case 'summary':
      return isSure || (hasCompany && (isLikely || firm > 1));
    default:
      return isWholeLine && (isSure || (hasCompany && differentKinds(known)));
  }
}

const FIRM: ReadonlySet<string> = new Set<FoundItem['strength']>(['sure', 'likely']);

const differentKinds = (items: readonly FoundItem[]): boolean =>
  new Set(items.map((item) => item.kind)).size > 1;
