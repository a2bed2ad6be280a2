/** Joins wrapped lines: one block for each list item, paragraph or title line. */
import { dateEvidence, type DatedLine } from '../dates/dated-line.ts';
import { isDateAlone } from '../dates/find-dates.ts';
import { singleSpaced } from '../text-pieces.ts';
import { isProse, styleSignature } from './line-style.ts';
import { isPartOfRange } from '../dates/wrapped-range.ts';
import type { SourceLine } from './source-line.ts';
import {
  ITEM_INDENT_POINTS,
  LIST_GAP,
  LOOSE_GAP,
  PARAGRAPH_GAP,
  SAME_INDENT_POINTS,
  TIGHT_GAP,
} from './thresholds.ts';

export interface Block {
  text: string;
  cells: string[];
  lines: SourceLine[];
  /** The first of `lines`. */
  line: SourceLine;
  bullet: number;
  /** A date or range that dates an entry, and what stands around it. */
  dated?: DatedLine;
  prose: boolean;
}

export function blocksOf(sourceLines: readonly SourceLine[]): Block[] {
  const blocks: Block[] = [];
  for (const line of withIndentedItems(sourceLines)) {
    const last = blocks.at(-1);
    if (last && wrapsHead(last, line)) appendToHead(last, line);
    else if (last && isContinuation(last, line)) append(last, line);
    else blocks.push(newBlock(line));
  }
  return blocks;
}

const newBlock = (line: SourceLine): Block => {
  const dated = dateEvidence(line);
  return {
    text: line.text,
    cells: line.cells.length > 0 ? line.cells : [line.text],
    lines: [line],
    line,
    bullet: line.bullet,
    ...(dated ? { dated } : {}),
    prose: isProse(line.text),
  };
};

function append(block: Block, line: SourceLine): void {
  block.lines.push(line);
  block.text = joinWrapped(block.text, line.text);
  block.cells = [block.text];
  block.prose = block.prose || isProse(block.text);
  const whole = dateEvidence({ ...block.line, text: block.text, cells: block.cells });
  if (whole && (!block.dated || whole.span.range || whole.raw === block.dated.raw))
    block.dated = whole;
}

/**
 * For lists of short items: a line that could be an item by itself is one, even where the geometry says that it wraps;
 * with `bySpace`, unless the space between lines tells items from their wraps.
 */
export function listBlocksOf(
  lines: readonly SourceLine[],
  { bySpace = false }: { bySpace?: boolean } = {},
): Block[] {
  const areSpaced = bySpace && areItemsSpaced(lines);
  const areGroups = lines.filter(({ text }) => NAMED_LIST.test(text)).length >= LEAST_GROUPS;
  const areRows = areMarkedRows(lines);
  /** The line goes on with an item behind a mark, and has none. */
  let isMarked = false;
  return blocksOf(
    lines.map((line, index) => {
      const above = lines[index - 1];
      if (areSpaced && above && above.size === line.size && line.gap < LIST_GAP.wide)
        return { ...line, continues: line.gap <= LIST_GAP.tight };
      const previous = lines[index - 1]?.text ?? '';
      const alone =
        /^[\p{Lu}\d]/u.test(line.text) &&
        !OPEN_END.test(previous) &&
        !/[,;|•·]/.test(previous) &&
        !isOpenBracket(previous);
      const isGroup = areGroups && NAMED_LIST.test(line.text) && !isOpenBracket(previous);
      isMarked = line.bullet > 0 || (isMarked && line.continues);
      if (line.continues && !isMarked && (alone || isGroup)) return { ...line, continues: false };
      const isWrapped = !areRows && wrapsItem(lines[index - 1], line);
      return isWrapped ? { ...line, continues: true } : line;
    }),
  );
}

/** Rows of marks of which none begins or ends with one, or in a small letter: by chance no list is broken so. */
const areMarkedRows = (lines: readonly SourceLine[]): boolean => {
  const rows = lines.filter(({ text }) => /\s[•·|]\s/u.test(text));
  return (
    rows.length >= LEAST_ROWS && rows.every(({ text }) => /^[\p{Lu}\d].*[^\s•·|]$/u.test(text))
  );
};
const LEAST_ROWS = 3;

/** "Matières premières : laine, lin": a list behind its name. As many show that each list has one. */
const NAMED_LIST = /^\p{Lu}[^:,;.|•·]{1,40}:\s+\S/u;
const LEAST_GROUPS = 3;

/** Items stand a little further apart than the lines of one: the gaps are of two kinds, and none is between. */
function areItemsSpaced(lines: readonly SourceLine[]): boolean {
  const gaps = lines
    .filter(({ size, bullet, cells }, at) => {
      const isOneCell = bullet === 0 && cells.length === 1;
      return isOneCell && size === lines[at - 1]?.size;
    })
    .map(({ gap }) => gap);
  const within = gaps.filter((gap) => gap <= LIST_GAP.tight).length;
  const between = gaps.filter((gap) => gap >= LIST_GAP.apart && gap < LIST_GAP.wide).length;
  return (
    within >= LIST_GAP.leastWraps &&
    between >= LIST_GAP.leastItems &&
    gaps.every((gap) => gap <= LIST_GAP.tight || gap >= LIST_GAP.apart)
  );
}

/**
 * "Levelling • Total" over "station • Revit": a full line between marks was broken inside an item. So was the list beside
 * a label ("**Survey** ¦ Levelling, Total") under which the line stands.
 */
const wrapsItem = (above: SourceLine | undefined, line: SourceLine): boolean =>
  above !== undefined &&
  ((line.full === true &&
    /\s[•·|]\s/u.test(above.text) &&
    /\s[•·|]\s/u.test(line.text) &&
    styleSignature(above) === styleSignature(line)) ||
    ((line.full === true || line.text.startsWith('(')) &&
      above.cells.length === 2 &&
      line.cells.length === 1 &&
      /,\s/.test(above.cells[1] ?? '') &&
      line.x - above.x > ITEM_INDENT_POINTS.least));

/** Finds items of lists whose markers are drawings: several lines at one small indent. */
function withIndentedItems(lines: readonly SourceLine[]): SourceLine[] {
  const places = new Set(lines.map(({ x }) => Math.round(x / SAME_INDENT_POINTS))).size;
  const isRagged = lines.length > MOST_RAGGED && places * 2 > lines.length;
  if (isRagged || lines.some((line) => line.bullet > 0)) return [...lines];
  const left = Math.min(...lines.map((line) => line.x));
  const indents = lines.filter((line) => isIndented(line, left)).map((line) => Math.round(line.x));
  // A single line under each title is its second line, not a list.
  const isList = lines.some(
    (line, at) =>
      isIndented(line, left) && isIndented(lines[at + 1] ?? line, left) && lines[at + 1],
  );
  if (!isList || isUnderDates(lines, left)) return [...lines];
  return lines.map((line) => {
    const mates = indents.filter((x) => Math.abs(x - line.x) < SAME_INDENT_POINTS).length;
    return isIndented(line, left) && !line.continues && mates > 1 ? { ...line, bullet: 1 } : line;
  });
}

/** "2018 – 2021 ¦ Teacher" over its employer: indented lines that stand under the names, beside a rail of dates. */
const isUnderDates = (lines: readonly SourceLine[], left: number): boolean =>
  lines.every(
    (line) => isIndented(line, left) || (line.cells.length > 1 && isDateAlone(line.cells[0] ?? '')),
  );

/** Lines from which as many left edges show text set to the right or in the middle. */
const MOST_RAGGED = 5;

const isIndented = (line: SourceLine, left: number): boolean =>
  line.x - left > ITEM_INDENT_POINTS.least &&
  line.x - left < ITEM_INDENT_POINTS.most &&
  line.cells.length <= 1 &&
  line.heading === 0 &&
  !line.bold;

export const OPEN_END =
  /(?:[&,]|(?<![\p{L}])(?:et|and|de|du|des|of|the|la|le|les|en|in|à|pour|for|d['’]))$/iu;

/** A title line broken under its date: the text before the date goes on below. */
function wrapsHead(block: Block, line: SourceLine): boolean {
  if (!block.dated || block.bullet > 0 || line.bullet > 0 || line.cells.length > 1) return false;
  // "français (courant)" holds the word of a date that goes on, and is none.
  if (!block.dated.span.range && block.dated.span.end === 'present') return false;
  if (
    endsInComma(block) &&
    block.lines.length === 1 &&
    line.gap <= TIGHT_GAP &&
    !dateEvidence(line)
  )
    return (
      line.text.split(' ').length <= LONGEST_TAIL &&
      Math.abs(line.x - block.line.x) < SAME_INDENT_POINTS
    );
  const first = openRest(block.dated, line);
  if (
    !first ||
    block.lines.length > 1 ||
    line.gap > TIGHT_GAP ||
    line.text.split(' ').length > LONGEST_HEAD
  )
    return false;
  const isOpen = OPEN_END.test(first) || isOpenBracket(first);
  const look = (one: SourceLine): string =>
    styleSignature(isOpen ? { ...one, tinted: false, italic: false } : one);
  const goesOn = line.continues && /^\p{Ll}/u.test(line.text);
  if ((look(block.line) !== look(line) && !goesOn) || dateEvidence(line)) return false;
  const most = line.bold && (BAR.test(block.text) || BAR.test(line.text)) ? LONGEST_HEAD : 3;
  const isTail = line.continues && block.text.length > 60 && line.text.split(' ').length <= most;
  return isOpen || /^\p{Ll}/u.test(line.text) || isTail || endsHeadSentence(block, line);
}

/** "Nurse | 2018 – 2021 | 12 Harbour Street, Galway," over "Ireland". */
const endsInComma = ({ text, dated }: Block): boolean =>
  dated !== undefined && text.endsWith(',') && !text.startsWith(dated.rests.at(-1) ?? '');

/** "**Nurse**, Central Hospital, ¦ 2018 – 2021" over "Yaoundé.": a title line that is a sentence ends at its full stop. */
const endsHeadSentence = ({ line, dated }: Block, next: SourceLine): boolean => {
  const first = dated?.rests[0] ?? '';
  return (
    line.boldLead !== undefined &&
    first.includes(', ') &&
    !first.endsWith('.') &&
    /^\p{Lu}[^.;:]*\.$/u.test(next.text) &&
    next.text.split(' ').length <= LONGEST_TAIL &&
    Math.abs(next.x - line.x) < SAME_INDENT_POINTS
  );
};

/** Names in a row, divided by bars. */
const BAR = / \| ?/u;
/** Words of a title's second line. */
const LONGEST_HEAD = 12;
/** Words of a title's second line that is only the end of a name, or a city. */
const LONGEST_TAIL = 5;

/** What stands beside the dates and goes on below: the last of several names behind them, else the first. */
function openRest({ rests, span }: DatedLine, { continues }: SourceLine): string | undefined {
  const last = rests.at(-1);
  return last && span.index === 0 && (continues || OPEN_END.test(last)) ? last : rests[0];
}

function appendToHead(block: Block, line: SourceLine): void {
  if (!block.dated) return;
  const { rests } = block.dated;
  const first = openRest(block.dated, line);
  if (first === undefined) return;
  block.lines.push(line);
  if (endsInComma(block)) {
    block.dated.rests = [...rests.slice(0, -1), `${rests.at(-1)}, ${line.text}`];
    block.text = `${block.text} ${line.text}`;
    return;
  }
  const cell = block.cells.find((text) => text.startsWith(first)) ?? block.text;
  const after = cell.slice(cell.indexOf(first) + first.length);
  const joint = /^(?:,(?=\s|$)|\s[–—|-]$)/u.exec(after)?.[0] ?? '';
  const whole = /^-(?=\s|$)/.test(after)
    ? `${first}${/^\p{Lu}/u.test(line.text) ? '-' : ''}${line.text}`
    : joinWrapped(first + joint, line.text);
  block.dated = { ...block.dated, rests: rests.map((rest) => (rest === first ? whole : rest)) };
  block.text = `${block.text} ${line.text}`;
}

function isContinuation(block: Block, line: SourceLine): boolean {
  const previous = block.lines.at(-1);
  if (!previous || line.bullet > 0 || line.cells.length > 1) return false;
  if (line.heading > 0 && !(line.continues && line.heading === previous.heading)) return false;
  if (endsInRange(block.text) && isPartOfRange(line.text)) return line.gap < PARAGRAPH_GAP;
  if (leadsOn(block, line)) return true;
  const goesOn = line.continues ? /^[\p{Ll}(]/u : /^\p{Ll}/u;
  // A long item goes on, whatever date it tells.
  const isItem = block.bullet > 0 && (goesOn.test(line.text) || (line.continues && block.prose));
  if (block.dated && !isItem) return false;
  if (previous.page !== line.page && !/^\p{Ll}/u.test(line.text)) return false;
  if (opensWithRange(line)) return false;
  if (isOpenBracket(block.text) && line.gap < PARAGRAPH_GAP && !dateEvidence(line)?.span.range)
    return true;
  const isAside = WHOLE_BRACKET.test(line.text) && (block.prose || block.bullet > 0);
  if (isAside && line.gap <= TIGHT_GAP && styleSignature(previous) === styleSignature(line))
    return true;
  if (LABELLED.test(block.text) && LABELLED.test(line.text) && previous.text.endsWith('.'))
    return false;
  if (line.continues)
    return (
      dateEvidence(line)?.span.range !== true ||
      block.bullet > 0 ||
      (block.prose && goesOn.test(line.text))
    );
  // A sentence may begin in bold.
  const isBoldStart = previous.bold && block.bullet === 0 && previous.text.length > 50;
  const look = (one: SourceLine): string =>
    styleSignature(isBoldStart ? { ...one, bold: false } : one);
  // Text that no mark divides may stand far apart.
  const most = block.bullet === 0 && line.x === previous.x ? LOOSE_GAP : PARAGRAPH_GAP;
  if (look(previous) !== look(line) || line.gap > most) return false;
  const open = !/[.!?:;]$/.test(previous.text.trim());
  return open && /^\p{Ll}/u.test(line.text) && (block.bullet > 0 || previous.text.length > 50);
}

/** "(Looms / Dyes)" below a sentence: said of it. */
const WHOLE_BRACKET = /^\([^()\d]{2,60}\)[.;]?$/u;

/** "Laboratory: House of Dyes." over "Subject: …", where each says one thing of the job. */
const LABELLED = /^\p{Lu}[\p{L} '’-]{2,30}?\s?:\s/u;

/** "oct. 2012 – août 2017 : Laborantine" is no end of a sentence. */
const opensWithRange = (line: SourceLine): boolean => {
  const span = dateEvidence(line)?.span;
  return span?.range === true && span.index === 0 && span.length < line.text.length - 3;
};

/** "2016 : Université de Lomé, Lomé. Licence en" goes on below; so does a title line that ends with "and". */
const leadsOn = (block: Block, line: SourceLine): boolean => {
  const { dated } = block;
  const previous = block.lines.at(-1);
  const span = dateEvidence(line)?.span;
  if (!previous || (span?.range && (dated ?? span.index === 0))) return false;
  // So does an item that opens with its dates.
  if (block.bullet > 0)
    return dated !== undefined && line.continues && OPEN_END.test(previous.text);
  if (styleSignature({ ...previous, caps: false }) !== styleSignature({ ...line, caps: false }))
    return false;
  const isOpen = /^\p{Ll}/u.test(line.text) || OPEN_END.test(previous.text);
  if (dated) return line.continues && isOpen && block.text.startsWith(dated.raw);
  return (
    previous.text.length > 30 &&
    line.gap < PARAGRAPH_GAP &&
    /(?:^|\s)(?:and|et|&|of|de|du|des|in|en)$/iu.test(previous.text)
  );
};

/** "…, Yaoundé, septembre 2001 –". */
const endsInRange = (text: string): boolean => /\d\s*[-–—]$/.test(text.trim());

/** "Français (Native or": the bracket closes on the next line. */
export const isOpenBracket = (text: string): boolean => {
  const at = text.lastIndexOf('(');
  return at > 0 && text.length - at < 60 && !text.includes(')', at);
};

/** Keeps the hyphen: the words of a text stay those of its lines, by which is told that none is lost. */
export const joinWrapped = (one: string, next: string): string =>
  singleSpaced(
    /\p{L}-$/u.test(one) && /^\p{L}/u.test(next) && !/\s-$/.test(one)
      ? `${one}${next}`
      : `${one} ${next}`,
  );
