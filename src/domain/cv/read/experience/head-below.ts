/** Title lines that stand under an entry's date. */
import { wholeLocation } from '../locations/find-location.ts';
import { streetAddress } from '../locations/street-address.ts';
import { endsInAbbreviation, isPlain, styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import { isMissingSchool, namesBetter, namesIn } from './names-below.ts';
import { labelledText } from '../entries/field-labels.ts';
import { WEB_ADDRESS } from './bracketed.ts';
import { type HeadParts, headParts } from './head-units.ts';
import { isHeadLike } from '../entries/head-like.ts';
import { type RawEntry } from '../entries/split-entries.ts';
import { NO_SLOTS, type Slots } from './slots.ts';
import { companyScore, titleScore } from './title-or-company.ts';
import { BLOCK_GAP, ITEM_INDENT_POINTS, SAME_INDENT_POINTS } from '../lines/thresholds.ts';
import { looksLikeCity } from '../locations/city-name.ts';
import { CONFIDENCE } from '../confidence.ts';
import { BALANCE, EMPLOYER, TITLE } from './scores.ts';

/** What most entries of a section have under their date. */
export interface HabitsBelow {
  /** How many lines belong to the title, judged by their words. */
  lines: number;
  /** A short line in a look of its own stands right under the date of each: a name, whatever it is. */
  areNamed: boolean;
  /** A short line with a place at its end stands right under the date of each. */
  arePlaced: boolean;
  /** The looks of those lines, where no line of the texts below has them. */
  looks: ReadonlySet<string>;
  /** How many title lines stand above the place of those jobs whose place has a line of its own and is known. */
  placesAfter: ReadonlySet<number>;
  /** The same for two names that no list knows, "Zorbia, North Ede". */
  pairsAfter: ReadonlySet<number>;
  /** The looks of the texts below titles, where more lines have them than stand among titles. */
  textLooks: ReadonlySet<string>;
}

const NO_HABITS: HabitsBelow = {
  lines: 0,
  areNamed: false,
  arePlaced: false,
  looks: new Set(),
  placesAfter: new Set(),
  pairsAfter: new Set(),
  textLooks: new Set(),
};

export function habitsBelow(entries: readonly RawEntry[]): HabitsBelow {
  if (entries.length < 2) return NO_HABITS;
  const judged = entries.map((raw) => {
    const { body } = withHeadBelow(raw, NO_HABITS);
    return { taken: raw.body.slice(0, raw.body.length - body.length), body };
  });
  const counts = judged.map(({ taken }) => taken.length).toSorted((a, b) => a - b);
  const looks = new Set(judged.flatMap(({ taken }) => taken.map(lookOf)));
  // Where no title line was recognised, the first line may still be one.
  const texts = judged.flatMap(({ taken, body }) => body.slice(taken.length > 0 ? 0 : 1));
  for (const text of texts) looks.delete(lookOf(text));
  return {
    lines: counts[Math.floor((counts.length - 1) / 2)] ?? 0,
    areNamed:
      entries.every(isOverTasks) ||
      (entries.length >= LEAST_NAMED &&
        (entries.every(isNamedBelow) ||
          haveOwnLook(
            entries,
            entries.map(({ body }) => body[0]),
          ))),
    arePlaced: entries.every(({ body: [first] }) => isName(first) && headParts([first]).location),
    looks,
    placesAfter: new Set(judged.flatMap(({ taken }) => placeAfter(taken))),
    pairsAfter: new Set(pairsAfter(entries, judged)),
    textLooks: textLooks(entries, judged),
  };
}

const placeAfter = (taken: readonly Block[]): number[] => {
  const at = taken.findIndex(
    ({ text, cells }) => cells.length === 1 && wholeLocation(text) !== undefined,
  );
  return at < 0 ? [] : [at];
};

/** Where each job has such names in one look below its own names, and no other text that look. */
function pairsAfter(
  entries: readonly RawEntry[],
  judged: readonly { taken: Block[]; body: Block[] }[],
): number[] {
  const places = judged.map(({ body }) => body[0]);
  const [look] = places.map((place) => place && lookOf(place));
  const isOwnLook =
    entries.length >= LEAST_NAMED &&
    places.every((place) => isPair(place) && lookOf(place) === look) &&
    judged.every(
      ({ taken, body }, at) =>
        headParts([...(entries[at]?.head ?? []), ...taken]).units.length > 1 &&
        body.filter((text) => lookOf(text) === look).length === 1,
    );
  return isOwnLook ? judged.map(({ taken }) => taken.length) : [];
}

const isPair = (block: Block | undefined): block is Block =>
  isName(block) &&
  block.cells.length === 1 &&
  /^\p{Lu}[^,]+, \p{Lu}[^,]+$/u.test(block.text) &&
  titleScore(block.text) < TITLE.hinted;

const LEAST_NAMED = 3;

/** One title line, a short one set apart under it, then longer text or items. */
const isNamedBelow = ({ head, body: [name, text] }: RawEntry): boolean =>
  head.length === 1 &&
  head[0] !== undefined &&
  headParts(head).units.length === 1 &&
  isName(name) &&
  !isPlain({ ...name.line, tinted: name.line.tinted || name.line.italic }) &&
  styleSignature(name.line) !== styleSignature(head[0].line) &&
  (text === undefined || text.bullet > 0 || text.prose);

/** One line between a title that says what one was and the list of tasks: for whom, whatever its words. */
const isOverTasks = ({ head, body: [name, task], underSharedHead }: RawEntry): boolean => {
  const [title, ...others] = headParts(head).units;
  return (
    !underSharedHead &&
    title !== undefined &&
    others.length === 0 &&
    titleScore(title.text) >= TITLE.likely &&
    isName(name) &&
    (task?.bullet ?? 0) > 0
  );
};

/** Under one title line each, and set as no text below them is. */
function haveOwnLook(entries: readonly RawEntry[], names: readonly (Block | undefined)[]): boolean {
  const looks = new Set(names.map((name) => name && lookOf(name)));
  return (
    names.every(isName) &&
    entries.every(
      ({ head, body: [, ...texts] }) =>
        headParts(head).units.length === 1 &&
        texts.length > 0 &&
        texts.every((text) => !looks.has(lookOf(text))),
    )
  );
}

const isName = (block: Block | undefined): block is Block =>
  block !== undefined &&
  isHeadLike(block) &&
  block.text.split(' ').length <= LONGEST_NAME &&
  !block.dated;

/** Words of an employer's name. */
const LONGEST_NAME = 8;

function textLooks(
  entries: readonly RawEntry[],
  judged: readonly { taken: Block[]; body: Block[] }[],
): Set<string> {
  const heads = new Set(entries.flatMap(({ head }) => head.map(lookOf)));
  const taken = judged.flatMap((entry) => entry.taken.map(lookOf));
  const texts = judged.flatMap((entry) => entry.body.map(lookOf));
  return new Set(
    texts.filter(
      (look) =>
        !heads.has(look) &&
        texts.filter((other) => other === look).length >
          TEXTS_PER_TITLE * taken.filter((other) => other === look).length,
    ),
  );
}

/** A look that so many more texts than titles have is the look of texts. */
const TEXTS_PER_TITLE = 2;

const lookOf = ({ line, bullet }: Block): string => `${styleSignature(line)} ${bullet}`;

/** Moves title lines that stand under the date from the body to the head. */
export function withHeadBelow(
  raw: RawEntry,
  habits: HabitsBelow,
  slots: Slots = NO_SLOTS,
): { raw: RawEntry; parts: HeadParts; body: Block[] } {
  const head = [...raw.head];
  const body = [...raw.body];
  let parts = headParts(head, slots);
  let city: Block | undefined;
  while (body.length > 0 && raw.body.length - body.length < 3) {
    const taken = raw.body.length - body.length;
    const [first] = body;
    const named = isNamedByLabel(first, parts, raw);
    const isPlace = isCityUnderDate(first, body[1], raw) || isUsualPlace(first, taken, habits);
    if (!city && !parts.location && isPlace) {
      city = body.shift();
      continue;
    }
    const isNamed = (habits.areNamed || habits.arePlaced) && taken === 0 && isName(first);
    const isText =
      !isNamed &&
      !isAddressed(body) &&
      first !== undefined &&
      habits.textLooks.has(lookOf(first)) &&
      parts.units.length > 0;
    if (
      !named &&
      !isNamed &&
      (isText ||
        (!(taken < habits.lines && isExpected(first, habits)) && !wantsLine(parts, body, raw)))
    )
      break;
    const next = body.shift();
    if (!next) break;
    head.push(next);
    parts = headParts(head, slots);
  }
  if (!city && !parts.location) {
    const at = body.slice(0, RAIL_LINES).findIndex((block) => isRailPlace(block, body, raw));
    if (at >= 0) [city] = body.splice(at, 1);
  }
  if (!city) return { raw: { ...raw, head }, parts, body };
  const location = { text: city.text, line: city.line, confidence: CONFIDENCE.unknownCity };
  return {
    raw: { ...raw, head: [...head, city] },
    parts: parts.location ? parts : { ...parts, location },
    body,
  };
}

/** "Position: Welder". "Role: joining plates." below a row of two names says what was done. */
function isNamedByLabel(
  block: Block | undefined,
  { units }: HeadParts,
  { dated }: RawEntry,
): boolean {
  const labelled = labelledText(block?.text ?? '');
  const isTask =
    labelled?.role === 'title' &&
    dated?.cells.length === 2 &&
    units.filter(({ line }) => line === dated.line).length === 2 &&
    titleScore(labelled.text) < TITLE.likely;
  return labelled !== undefined && !isTask;
}

/** A city that no list knows, under the date and set like it: in the date's rail, or in its look and no other line's. */
function isCityUnderDate(
  block: Block | undefined,
  after: Block | undefined,
  { dated }: RawEntry,
): boolean {
  if (!block || !dated || block.bullet > 0 || block.dated || block.cells.length > 1) return false;
  if (!looksLikeCity(block.text) || wholeLocation(block.text)) return false;
  if (block.text.split(' ').length > LONGEST_CITY || block.line.gap >= BLOCK_GAP) return false;
  const isOnRail =
    Math.abs(block.line.x - dated.line.x) < SAME_INDENT_POINTS &&
    after !== undefined &&
    after.line.x - block.line.x > ITEM_INDENT_POINTS.most;
  const isAlike =
    dated.dated?.rests.length === 0 &&
    !isPlain({ ...block.line, tinted: block.line.tinted || block.line.italic }) &&
    styleSignature(block.line) === styleSignature(dated.line) &&
    (after === undefined || styleSignature(after.line) !== styleSignature(block.line));
  return isOnRail || isAlike;
}

/** A place in the rail under the dates, whose row falls among those of the first tasks. */
const isRailPlace = (block: Block, body: readonly Block[], { dated }: RawEntry): boolean =>
  dated !== undefined &&
  block.bullet === 0 &&
  !block.dated &&
  block.cells.length === 1 &&
  Math.abs(block.line.x - dated.line.x) < SAME_INDENT_POINTS &&
  block.text.split(' ').length <= LONGEST_CITY &&
  (looksLikeCity(block.text) || wholeLocation(block.text) !== undefined) &&
  body.every((other) => other === block || other.line.x - block.line.x > ITEM_INDENT_POINTS.most);

/** Tasks that may stand above such a place. */
const RAIL_LINES = 3;

/** Words of a city's name. */
const LONGEST_CITY = 4;

/** A city that no list knows, in a line where the other entries have theirs. */
const isUsualPlace = (
  block: Block | undefined,
  taken: number,
  { placesAfter, pairsAfter }: HabitsBelow,
): boolean =>
  block !== undefined &&
  block.bullet === 0 &&
  block.cells.length === 1 &&
  !block.dated &&
  block.text.split(' ').length <= LONGEST_CITY &&
  ((placesAfter.has(taken) && looksLikeCity(block.text)) ||
    (pairsAfter.has(taken) && isPair(block)));

/** The other entries have a title line here: this one too, unless it looks like a task. */
const isExpected = (block: Block | undefined, { looks }: HabitsBelow): boolean =>
  isHeadLike(block) &&
  block !== undefined &&
  (block.text.split(' ').length <= 10 || looks.has(lookOf(block))) &&
  !closes(block.text);

/** Ends like a sentence or an item, not like "House of Cloth Inc.". */
const closes = (text: string): boolean => /[.;]$/.test(text) && !endsInAbbreviation(text);

function wantsLine(parts: HeadParts, body: readonly Block[], raw: RawEntry): boolean {
  const next = body[0];
  if (next && isLinked(next)) return true;
  if (!next || !isHeadLike(next) || next.dated?.span.range) return false;
  // The place in a cell of its own makes no name longer, nor do dashes inside it.
  const [name = next.text] = next.cells;
  const [lead = name] = name.split(' | ');
  const words = lead.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const location = wholeLocation(next.text) ?? bareAddress(next);
  if (parts.units.length === 1 && isAddressed(body)) return true;
  if (parts.units.length >= 2) {
    if (location) return !parts.location;
    if (isMissingTitle(parts, next, body[1]) || isMissingSchool(parts, next)) return true;
    return (
      words <= 8 &&
      !parts.location &&
      isSetApart(next, body[1]) &&
      next.text.includes(',') &&
      companyScore(next.text) > BALANCE.tells &&
      raw.head.length < 3
    );
  }
  if (location) return true;
  if (closes(next.text)) return false;
  const [only] = parts.units;
  // All on one line: "Chef de partie | Hôtel du Parc | Viña del Mar, Chili".
  if (!only) return words <= (/\s[|–—·]\s/u.test(next.text) ? 16 : 10);
  if (words > 10) return false;
  // One line names the job, the next the employer, or the other way round.
  // "Staff Nurse, Hemodialysis Unit" over "Western Visayas Specialty Hospital, Iloilo City".
  // "Nordvik (external project)"
  const bare = next.text.replace(/ \([^()]+\)$/u, '');
  const other = titleScore(bare) - companyScore(bare);
  const both = namesIn(only.text);
  if (both) return namesBetter(both, next, other);
  const balance = titleScore(only.text) - companyScore(only.text);
  if (raw.underSharedHead && balance > BALANCE.tells && other > BALANCE.clearlyEmployer)
    return false;
  // "Rowan Capital Advisors" over "Investment analyst": the trade in an employer's name is the weaker one.
  if (balance > BALANCE.tells)
    return (
      other < BALANCE.clearlyTitle ||
      (other - balance > BALANCE.clearlyTitle && companyScore(only.text) >= EMPLOYER.hinted)
    );
  return balance < -BALANCE.tells
    ? other > BALANCE.surelyEmployer
    : Math.abs(other) > BALANCE.says || body[1]?.bullet !== 0;
}

/** An address on the web, alone or beside the place. */
const isLinked = ({ cells, bullet }: Block): boolean =>
  bullet === 0 &&
  cells.some((cell) => WEB_ADDRESS.test(cell)) &&
  cells.every((cell) => WEB_ADDRESS.test(cell) || wholeLocation(cell));

/** Two names of which none is a trade, over a line in a type of its own that surely names one. */
const isMissingTitle = ({ units }: HeadParts, next: Block, after: Block | undefined): boolean =>
  units.every(({ text }) => titleScore(text) < TITLE.hinted) &&
  next.text.split(' ').length <= LONGEST_NAME &&
  titleScore(next.text) - companyScore(next.text) > BALANCE.clearlyTitle &&
  (after === undefined || lookOf(after) !== lookOf(next));

const bareAddress = (block: Block | undefined) => {
  const address = block && streetAddress(block.text);
  return address?.name === '' ? address : undefined;
};

/** A street address, or the name that stands over one: an employer with its address, in any look. */
const isAddressed = ([first, second]: readonly Block[]): boolean =>
  bareAddress(first) !== undefined ||
  (isHeadLike(first) && !first?.dated && bareAddress(second) !== undefined);

const isSetApart = (block: Block, after: Block | undefined): boolean =>
  !isPlain(block.line) &&
  block.line.gap < BLOCK_GAP &&
  after !== undefined &&
  styleSignature(after.line) !== styleSignature(block.line);
