/**
 * Splits the blocks of a section into entries. Each dated line belongs to one entry, and the first entry shows how many
 * title lines stand above the date. Without dates, a line that looks like the first line begins an entry.
 */
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { BLOCK_GAP } from '../lines/thresholds.ts';
import { withYearsBehindTitles } from './dated-titles.ts';
import { isPlacedAsRanges, isSpacedTitle } from './placed-dates.ts';
import { withTextsUnderDates } from './texts-over-dates.ts';
import { isDayOf, isHeadLike, isLabelled } from './head-like.ts';
import { undatedList } from './undated-rows.ts';

export interface RawEntry {
  /** Title lines, in order; the dated one among them. */
  head: Block[];
  dated?: Block;
  body: Block[];
  /** True when a date follows another role with no title line above it: both roles share the employer above. */
  underSharedHead: boolean;
}

export interface SplitSection {
  /** What stands before the first entry. */
  intro: Block[];
  entries: RawEntry[];
}

/** `isHead`: which lines may stand among an entry's titles. */
export function splitEntries(
  given: readonly Block[],
  isHead: (block: Block | undefined) => boolean = isHeadLike,
): SplitSection {
  const rows = undatedList(given);
  if (rows) return rows;
  const blocks = withDatesUnderTitles(
    withListedHeads(withoutDateMarks(withYearsBehindTitles(given))),
  );
  const dated = withTextsUnderDates(blocks, anchorsOf(blocks), isHead);
  const anchors = anchorsOf(dated);
  return anchors.length > 0 ? byDates(dated, anchors, isHead) : byLook(dated);
}

/** Dates alone are the only items: the marks before them are pictures of calendars. */
function withoutDateMarks(blocks: readonly Block[]): readonly Block[] {
  const items = blocks.filter(({ bullet }) => bullet > 0);
  return items.every(({ dated }) => dated?.rests.length === 0)
    ? blocks.map((block) => (block.bullet > 0 ? { ...block, bullet: 0 } : block))
    : blocks;
}

/** The employer, place and dates of each entry as the first items of a list below its title: title lines too. */
function withListedHeads(blocks: readonly Block[]): readonly Block[] {
  const anchors = anchorsOf(blocks);
  const listed = new Set<number>();
  for (const anchor of anchors) {
    let at = anchor;
    while ((blocks[at]?.bullet ?? 0) > 0 && anchor - at < MOST_LINES && !blocks[at]?.prose) {
      listed.add(at);
      at -= 1;
    }
    const title = blocks[at];
    if (at === anchor || blocks[anchor]?.dated?.rests.length !== 0) return blocks;
    if (!title || title.bullet > 0 || isPlain(title.line) || !isHeadLike(title)) return blocks;
  }
  return listed.size > anchors.length
    ? blocks.map((block, at) => (listed.has(at) ? { ...block, bullet: 0 } : block))
    : blocks;
}

/** Moves dates that end each entry (as in the last cell of a table's row) up to the entry's title lines. */
function withDatesUnderTitles(blocks: readonly Block[]): readonly Block[] {
  const anchors = anchorsOf(blocks);
  const last = anchors.at(-1);
  const [first = 0] = anchors;
  const isAlone = (at: number): boolean => blocks[at]?.dated?.rests.length === 0;
  const look = ({ line }: Block): string => styleSignature(line);
  const [title] = blocks;
  // Under texts the title of the next entry must be set as the first one is.
  const isTitle = (block: Block | undefined): boolean =>
    block === undefined || (title !== undefined && look(block) === look(title));
  const isSet = title !== undefined && !isPlain(title.line);
  const endsEntry = (at: number): boolean =>
    (blocks[at - 1]?.bullet ?? 0) > 0 ||
    (isSet && blocks[at - 1]?.prose === true && isTitle(blocks[at + 1]));
  if (last !== blocks.length - 1 || !anchors.every((at) => isAlone(at) && endsEntry(at)))
    return blocks;
  return anchors.flatMap((anchor, at) => {
    const entry = blocks.slice(at === 0 ? 0 : (anchors[at - 1] ?? first) + 1, anchor);
    const item = entry.findIndex(({ bullet, prose }) => bullet > 0 || prose);
    return [...entry.slice(0, item), ...blocks.slice(anchor, anchor + 1), ...entry.slice(item)];
  });
}

/** Bulleted dates count only where no other date does. */
function anchorsOf(blocks: readonly Block[]): number[] {
  const dated = blocks.flatMap((block, index) =>
    block.dated && !isStateOfNeighbour(blocks, index) ? [index] : [],
  );
  // The picture of a calendar before a date is no list's marker.
  const free = dated.filter(
    (index) => blocks[index]?.bullet === 0 || blocks[index]?.dated?.rests.length === 0,
  );
  const chosen = withoutRemarks(blocks, free.length > 0 ? free : dated);
  const ranges = chosen.filter((index) => blocks[index]?.dated?.span.range);
  // A lone year under a dated role ("Prix 2019") is no role, unless ranges are the exception here.
  const opens = (index: number): boolean => opensWithDate(blocks[index], free.length === 0);
  const areLed = ranges.length > 0 && ranges.every(opens);
  // "Cook - Inn of the Lake - 2024" over its tasks, before titles with ranges over theirs.
  const areOverTasks = ranges.every((index) => isOverTasks(blocks, index));
  const keep =
    ranges.length * 2 >= chosen.length
      ? chosen.filter(
          (index) =>
            ranges.includes(index) ||
            (index === 0 && areOverTasks && isOverTasks(blocks, index)) ||
            isStrongSingle(blocks[index]) ||
            isPlacedAsRanges(blocks, index, ranges) ||
            (areLed && opens(index)),
        )
      : chosen;
  return keep.filter(
    (index, at) =>
      !isRepeatOf(blocks, keep[at - 1], index) && !isDayOf(blocks[index - 1], blocks[index]),
  );
}

const isOverTasks = (blocks: readonly Block[], at: number): boolean =>
  blocks[at]?.bullet === 0 && (blocks[at + 1]?.bullet ?? 0) > 0;

/** "Master's degree (in progress)" over its school and years: the word says how far it is, the years when. */
function isStateOfNeighbour(blocks: readonly Block[], at: number): boolean {
  const span = blocks[at]?.dated?.span;
  if (!span || span.range || span.end !== 'present') return false;
  return [at - 1, at + 1].some((next) => blocks[next]?.dated?.span.range);
}

/** "Remote since March 2021." and "In charge since May 2020:" below a title date no entry, where the entries have their dates in cells or lines of their own. */
function withoutRemarks(blocks: readonly Block[], dated: readonly number[]): readonly number[] {
  const apart = dated.filter((index) => {
    const { cells, dated: date } = blocks[index] ?? {};
    return (cells?.length ?? 0) > 1 || date?.rests.length === 0;
  });
  if (apart.length < LEAST_APART) return dated;
  const isRemark = (index: number): boolean => {
    const block = blocks[index];
    return (
      block !== undefined &&
      block.cells.length === 1 &&
      block.lines.length === 1 &&
      block.line.boldLead === undefined &&
      ((block.text.includes(`(${block.dated?.raw}) `) && block.line.gap < BLOCK_GAP) ||
        ((block.text.endsWith(':') || (block.text.endsWith('.') && block.line.gap < BLOCK_GAP)) &&
          isPlain(block.line))) &&
      !block.text.startsWith(block.dated?.raw ?? '')
    );
  };
  return dated.filter((index) => !isRemark(index));
}

/** Dates set so that show how a section sets them. */
const LEAST_APART = 2;

/** Where all ranges open their lines, so does a year that dates an entry; `inList`: where the entries are items of a list. */
const opensWithDate = (block: Block | undefined, inList: boolean): boolean =>
  block?.dated !== undefined &&
  (block.bullet === 0 || inList) &&
  block.dated.rests.length > 0 &&
  block.text.startsWith(block.dated.raw);

const isStrongSingle = (block: Block | undefined): boolean =>
  block?.dated !== undefined &&
  (block.cells.length > 1 ||
    block.dated.rests.length === 0 ||
    !isPlain(block.line) ||
    (block.bullet === 0 && block.line.gap >= BLOCK_GAP && block.text.startsWith(block.dated.raw)));

/** The same dates again on the next line say nothing new. */
function isRepeatOf(blocks: readonly Block[], before: number | undefined, index: number): boolean {
  const one = before === index - 1 ? blocks[before]?.dated : undefined;
  const two = blocks[index]?.dated;
  return Boolean(
    one &&
    two &&
    two.rests.length === 0 &&
    one.span.start === two.span.start &&
    one.span.end === two.span.end,
  );
}

function byDates(
  blocks: readonly Block[],
  anchors: readonly number[],
  isHead: (block: Block | undefined) => boolean,
): SplitSection {
  const bulleted = blocks[anchors[0] ?? 0]?.bullet !== 0;
  const starts = entryStarts(blocks, anchors, bulleted, isHead);
  const usual = (anchors[0] ?? 0) - (starts[0] ?? 0);
  const intro = blocks.slice(0, starts[0]);
  const linesBefore = (at: number): number => (anchors[at] ?? 0) - (starts[at] ?? 0);
  const entries = anchors.map((anchor, at): RawEntry => {
    const from = starts[at] ?? anchor;
    const end = starts[at + 1] ?? blocks.length;
    const dated = blocks[anchor];
    return {
      head: blocks.slice(from, anchor + 1),
      ...(dated ? { dated } : {}),
      body: blocks.slice(anchor + 1, end),
      underSharedHead: at > 0 && anchor - from < Math.max(usual, linesBefore(at - 1)),
    };
  });
  return { intro: [...intro], entries };
}

function entryStarts(
  blocks: readonly Block[],
  anchors: readonly number[],
  bulleted: boolean,
  isHead: (block: Block | undefined) => boolean,
): number[] {
  const first = anchors[0] ?? 0;
  const above = headLinesAbove(blocks, first, -1, isHead);
  // A single date below everything dates all of it.
  const most = anchors.length === 1 && above === first ? MOST_LINES : 3;
  const firstStart = first - Math.min(above, most);
  const areNamed = bulleted && linesOver(blocks, first, isHead) > 0;
  const [model, usual] = [blocks[firstStart], first - firstStart];
  return anchors.map((anchor, at) => {
    if (bulleted) return areNamed ? anchor - linesOver(blocks, anchor, isHead) : anchor;
    if (at === 0) return firstStart;
    const isTitle = (block: Block | undefined): boolean =>
      isHead(block) && !(usual === 0 && isLabelled(block));
    const available = headLinesAbove(blocks, anchor, anchors[at - 1] ?? -1, isTitle);
    if (available === 0 || isSpacedTitle(blocks, anchor, available, firstStart, first))
      return anchor;
    return anchor - linesTaken(blocks, anchor, available, usual, model);
  });
}

/** Title lines above the only date. */
const MOST_LINES = 5;

/** The name in a type of its own, without a mark, over an item that dates an entry. */
const linesOver = (
  blocks: readonly Block[],
  anchor: number,
  isHead: (block: Block | undefined) => boolean,
): number => {
  const name = blocks[anchor - 1];
  return name && !name.dated && !isPlain(name.line) && isHead(name) ? 1 : 0;
};

/** How many of the lines right above a date belong to its entry. */
function linesTaken(
  blocks: readonly Block[],
  anchor: number,
  available: number,
  usual: number,
  model: Block | undefined,
): number {
  const afterBody = blocks[anchor - available - 1];
  const clear = afterBody !== undefined && (afterBody.bullet > 0 || afterBody.prose);
  const name = model && nameStyle(model.line);
  if (name && !isPlain(name)) {
    for (let count = Math.min(available, 4); count > 0; count -= 1) {
      const line = blocks[anchor - count]?.line;
      if (line && styleSignature(nameStyle(line)) === styleSignature(name))
        return usual === 0 && !clear ? 0 : count;
    }
  }
  const known = linesInLooks(blocks, anchor, available, usual, blocks.indexOf(model as Block));
  if (known > 0) return known;
  if (isUnderName(blocks, anchor, blocks.indexOf(model as Block) + usual)) return 0;
  const spaced = spacedStart(blocks, anchor, available);
  if (spaced > 0 && (usual > 0 || clear)) return spaced;
  if (usual === 0) return 0;
  return Math.min(available, usual);
}

/** Beside a date or a place in plain type the name alone is bold. */
const nameStyle = (line: SourceLine): SourceLine => ({
  ...line,
  bold: line.bold || line.boldLead === line.cells[0],
});

/** A second degree beside its date, set as the first one is under its school in bold, and right above it a text in the look of the first one's: no title. */
function isUnderName(blocks: readonly Block[], anchor: number, first: number): boolean {
  const [dated, above, own, text] = [anchor, anchor - 1, first, first + 1].map((at) => blocks[at]);
  const name = blocks[first - 1];
  const look = (block: Block | undefined): string => (block ? styleSignature(block.line) : '');
  return (
    name !== undefined &&
    above !== undefined &&
    first + 1 < anchor &&
    !isPlain(name.line) &&
    isPlain(above.line) &&
    (dated?.dated?.rests.length ?? 0) > 0 &&
    look(dated) === look(own) &&
    look(dated) !== look(above) &&
    look(above) === look(text)
  );
}

/** Lines right above a date in the looks of the first entry's titles, where its texts have others: a role under an employer named further up. */
function linesInLooks(
  blocks: readonly Block[],
  anchor: number,
  available: number,
  usual: number,
  first: number,
): number {
  if (usual < 2 || first < 0) return 0;
  const look = (block: Block | undefined): string => (block ? styleSignature(block.line) : '');
  const titles = blocks.slice(first, first + usual).map(look);
  const texts = new Set(
    blocks
      .slice(first + usual + 1)
      .filter(({ line }) => isPlain(line) && line.size <= 1)
      .map(look),
  );
  if (titles.some((title) => texts.has(title))) return 0;
  let count = 0;
  while (count < Math.min(available, usual) && titles.includes(look(blocks[anchor - count - 1])))
    count += 1;
  const above = blocks[anchor - count - 1];
  return count === usual || texts.has(look(above)) ? count : 0;
}

/** The nearest line above with clear space before it, counted from the date; 0 when none. */
function spacedStart(blocks: readonly Block[], anchor: number, available: number): number {
  if ((blocks[anchor]?.line.gap ?? 1) >= BLOCK_GAP) return 0;
  for (let count = 1; count <= Math.min(available, 4); count += 1) {
    if ((blocks[anchor - count]?.line.gap ?? 1) >= BLOCK_GAP) return count;
  }
  return 0;
}

function headLinesAbove(
  blocks: readonly Block[],
  anchor: number,
  limit: number,
  isHead: (block: Block | undefined) => boolean,
): number {
  let count = 0;
  while (anchor - count - 1 > limit && isHead(blocks[anchor - count - 1])) count += 1;
  return count;
}

/** Initials may stand among names in small letters. */
const lookOf = ({ line }: Block): string => styleSignature({ ...line, caps: false });

/** Title lines are those that look like the first line, or that follow bullets. */
function byLook(blocks: readonly Block[]): SplitSection {
  const entries: RawEntry[] = [];
  const intro: Block[] = [];
  const heads = new Set(blocks.filter(isHeadLike).map(({ line }) => styleSignature(line)));
  // "Warden of the Gate:" set as the other titles are.
  const isHead = (block: Block): boolean =>
    isHeadLike(block) ||
    (!isPlain(block.line) &&
      heads.has(styleSignature(block.line)) &&
      isHeadLike({ ...block, text: block.text.replace(/:$/, ''), prose: false }));
  const first = blocks.find(isHead);
  const distinct =
    first !== undefined &&
    !isPlain(first.line) &&
    blocks.some((block) => lookOf(block) !== lookOf(first));
  const hasBullets = blocks.some((block) => block.bullet > 0);
  blocks.forEach((block, index) => {
    const previous = blocks[index - 1];
    const last = entries.at(-1);
    const opens = isHead(block) && startsHere(block, previous, first, { distinct, hasBullets });
    if (opens) entries.push({ head: [block], body: [], underSharedHead: false });
    else if (!last) intro.push(block);
    else if (last.body.length === 0 && isHeadLike(block) && last.head.length < 3)
      last.head.push(block);
    else last.body.push(block);
  });
  return { intro, entries };
}

function startsHere(
  block: Block,
  previous: Block | undefined,
  first: Block | undefined,
  { distinct, hasBullets }: { distinct: boolean; hasBullets: boolean },
): boolean {
  if (!previous) return true;
  const likeFirst = first !== undefined && lookOf(first) === lookOf(block);
  if (distinct) return likeFirst && (lookOf(previous) !== lookOf(block) || previous.bullet > 0);
  if (hasBullets) return previous.bullet > 0;
  return block.line.gap >= BLOCK_GAP || (previous.prose && !block.prose);
}
