import type { FlowBlock, FlowSource } from '#/domain/cv/source.ts';
import type { SourceLine } from '../source-line.ts';
import { findDates } from '#/domain/cv/read/dates/find-dates.ts';
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { mailHeads } from './mail-heads.ts';
import { orderFlow } from './flow-order.ts';
import { joinHyphens } from '../hyphens.ts';
import {
  closeLetters,
  isAllCaps,
  isBulletAlone,
  isLetterSpaced,
  stripBullet,
} from '../line-text.ts';
import { STATED_GAP } from '../thresholds.ts';

interface FlowStyle {
  size: number;
  color: string;
  /** Longest line of a plain text file that was wrapped by hand, in characters; 0 when it was not. */
  wrapWidth: number;
  /** Signs of this text that mark items because lines keep beginning with them. */
  marks: readonly RegExp[];
}

/** Makes one line of each paragraph, in reading order. Lines of plain text wrapped by hand are marked as wrapped. */
export const flowToLines = (
  source: FlowSource,
): { lines: SourceLine[]; furniture: string[]; links: string[] } => {
  const around = new Set([
    ...source.blocks.filter(({ text }) => isPageMark(text)),
    ...(source.format === 'txt' ? mailHeads(source.blocks) : []),
  ]);
  const { blocks, columns } = orderFlow(source.blocks.filter((block) => !around.has(block)));
  const style = styleOf(source);
  const lines = blocks.map((block, at) =>
    blockToLine(
      { block, above: blocks[at - 1], below: blocks[at + 1] },
      columns.get(block) ?? 0,
      style,
    ),
  );
  return { lines: joinHyphens(lines), furniture: [...around].map(({ text }) => text), links: [] };
};

/** "Page 2 sur 3", with or without the person's name before it. */
const isPageMark = (text: string): boolean =>
  text.length < 90 && /(?:^|[,|·–—-] ?)page ?\d{1,2}(?: ?(?:\/|of|sur|de) ?\d{1,2})?$/iu.test(text);

interface Neighbours {
  block: FlowBlock;
  above: FlowBlock | undefined;
  below: FlowBlock | undefined;
}

const blockToLine = (
  { block, above, below }: Neighbours,
  column: number,
  style: FlowStyle,
): SourceLine => {
  const { cells, bullet } = blockToCells(block, style);
  const text = cells.join(' ');
  const continues =
    above !== undefined && bullet === 0 && isWrapped({ block, above, below }, style);
  const isOtherContainer = above !== undefined && containerOf(above) !== containerOf(block);
  return {
    text,
    cells,
    page: 1,
    column,
    x: block.indent ?? 0,
    size: block.size > 0 && style.size > 0 ? block.size / style.size : 1,
    bold: block.bold,
    italic: block.italic,
    underline: block.underline,
    caps: isAllCaps(text),
    tinted: block.color !== undefined && style.color !== '' && block.color !== style.color,
    ...(block.boldLead === undefined ? {} : { boldLead: stripBullet(block.boldLead).text }),
    heading: block.heading,
    bullet,
    zone: block.zone,
    gap: block.spaceBefore || above === undefined || isOtherContainer ? STATED_GAP : 1,
    continues,
    links: block.links,
    ...(block.cell ? { cell: block.cell } : {}),
  };
};

const blockToCells = (
  block: FlowBlock,
  { marks }: FlowStyle,
): { cells: string[]; bullet: number } => {
  const cells = [...(block.tabs ?? [block.text])];
  const mark = marks.find((sign) => sign.test(cells[0] ?? ''));
  if (mark && cells[0]) cells[0] = cells[0].replace(mark, '• ');
  const [first = ''] = cells;
  if (cells.length > 1 && isBulletAlone(first)) {
    cells.shift();
    return { cells: cells.map(closeUp), bullet: Math.max(1, block.list) };
  }
  const stripped = stripBullet(first);
  if (stripped.bullet) cells[0] = stripped.text;
  return {
    cells: cells.map(closeUp),
    bullet: Math.max(block.list, stripped.bullet ? 1 : 0),
  };
};

const closeUp = (text: string): string => (isLetterSpaced(text) ? closeLetters(text) : text);

const containerOf = ({ zone, cell }: FlowBlock): string =>
  cell ? `${zone}-${cell.table}-${cell.row}-${cell.column}` : zone;

const styleOf = ({ blocks, format }: FlowSource): FlowStyle => ({
  size: heaviest(blocks, (block) => block.size) ?? 0,
  color: heaviest(blocks, (block) => block.color) ?? '',
  wrapWidth: format === 'txt' ? wrapWidthOf(blocks) : 0,
  marks: TYPED_MARKS.filter(
    (mark) => blocks.filter(({ text }) => mark.test(text)).length >= LEAST_MARKED,
  ),
});

/** "o weaving", "-weaving", ". Weaving", "(a) Weaving": signs that alone may mean something else. */
const TYPED_MARKS = [
  /^o\s+(?=\p{Ll})/u,
  /^-(?=\p{Ll})/u,
  /^\.\s+(?=\p{L})/u,
  /^\(?[a-h]\)\s+(?=\p{L})/u,
];
/** Lines that begin with such a sign show that it is a mark. */
const LEAST_MARKED = 3;

const heaviest = <T>(blocks: FlowBlock[], pick: (block: FlowBlock) => T): T | undefined => {
  const letters = new Map<T, number>();
  for (const block of blocks)
    letters.set(pick(block), (letters.get(pick(block)) ?? 0) + block.text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0];
};

/** Widths of plain text wrapped by hand, in characters. */
const HAND_WRAP = {
  least: 50,
  most: 130,
  /** Lines this much shorter than the longest were wrapped at the same width; `lines` of them show it. */
  near: 14,
  lines: 3,
  /** Lines that go on in small letters below them. */
  goOn: 2,
  /** A line longer than this share of the width may have been broken before a long word. */
  longShare: 0.7,
};

/** Hand-wrapped files have several lines that end just under one width, some of which go on below, and none beyond it. */
const wrapWidthOf = (blocks: FlowBlock[]): number => {
  const plain = blocks.filter((block) => !block.tabs);
  const longest = plain.reduce((most, block) => Math.max(most, widthOf(block)), 0);
  const isNear = (block: FlowBlock): boolean => widthOf(block) >= longest - HAND_WRAP.near;
  const goOn = blocks.filter(
    (block, at) => isNear(block) && goesOnBelow(block, blocks[at + 1]),
  ).length;
  const isWrapped =
    longest >= HAND_WRAP.least &&
    longest <= HAND_WRAP.most &&
    plain.filter(isNear).length >= HAND_WRAP.lines &&
    goOn >= HAND_WRAP.goOn;
  return isWrapped ? longest : 0;
};

const goesOnBelow = ({ text }: FlowBlock, below: FlowBlock | undefined): boolean =>
  below !== undefined &&
  !below.spaceBefore &&
  !/[.!?:;]$/.test(text) &&
  /^[\p{Ll}(&]/u.test(below.text);

const widthOf = (block: FlowBlock): number => (block.indent ?? 0) + block.text.length;

const isWrapped = ({ block, above, below }: Neighbours, style: FlowStyle): boolean => {
  if (
    !above ||
    block.spaceBefore ||
    block.tabs ||
    above.tabs ||
    containerOf(above) !== containerOf(block)
  )
    return false;
  const startsLower = /^[\p{Ll}(&]/u.test(block.text);
  const isOpen = !/[.!?:;]$/.test(above.text);
  if (block.afterBreak === true) return startsLower && isOpen && above.bold === block.bold;
  if (style.wrapWidth === 0 || isAllCaps(above.text) !== isAllCaps(block.text)) return false;
  if (!startsLower && !OPEN_END.test(above.text) && standsAlone(block, below)) return false;
  const firstWord = /^\S+/.exec(block.text)?.[0].length ?? 0;
  return (
    widthOf(above) + 1 + firstWord > style.wrapWidth ||
    (startsLower && isOpen && widthOf(above) > style.wrapWidth * HAND_WRAP.longShare)
  );
};

/** Ends on a word that needs another. */
const OPEN_END = /(?:[,&(«–—-]|(?<!\p{L})(?:\p{Ll}{1,3}|avec|pour|dans|with|from))$/u;

/** A heading, or a title over its dates. */
const standsAlone = (block: FlowBlock, below: FlowBlock | undefined): boolean =>
  headingHit(block.text)?.full === true || (below !== undefined && isDateLine(below.text));

/** The line under a title that dates it: its range stands at one end. */
const isDateLine = (text: string): boolean => {
  const span = findDates(text).find(({ range }) => range);
  if (!span) return false;
  const before = text.slice(0, span.index);
  const after = text.slice(span.index + span.length);
  return !/\p{L}/u.test(after) ? /^$|[|,;·(–—-]\s*$/u.test(before) : !/\p{L}/u.test(before);
};
