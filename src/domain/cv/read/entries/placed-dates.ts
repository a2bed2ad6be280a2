/** What the place of a date among the lines says: that it dates an entry, or that its line opens one. */
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import { BLOCK_GAP } from '../lines/thresholds.ts';
import { MARKED_HEADS } from './thresholds.ts';

/**
 * "Mill of the Cape, Orleku. Winter 2014" right below a title with space above it, where each range stands so; or over a
 * title and its tasks, where each does.
 */
export const isPlacedAsRanges = (
  blocks: readonly Block[],
  at: number,
  ranges: readonly number[],
): boolean =>
  (ranges.length >= MARKED_HEADS.leastBelow || isUnderTitleOf(blocks, at, ranges[0])) &&
  [isSecondOfEntry, isOverTitle].some((isPlaced) =>
    [at, ...ranges].every((index) => isPlaced(blocks, index)),
  ) &&
  new Set([at, ...ranges].map((index) => lookAt(blocks, index))).size === 1;

/** Under a title set as the one over the only range is, which is no running text. */
const isUnderTitleOf = (blocks: readonly Block[], at: number, range = 0): boolean => {
  const [own, other] = [blocks[at - 1], blocks[range - 1]];
  return (
    own !== undefined &&
    other !== undefined &&
    !isPlain(own.line) &&
    styleSignature(own.line) === styleSignature(other.line)
  );
};

/** Below items, over a title in another look that has items below it. */
const isOverTitle = (blocks: readonly Block[], at: number): boolean => {
  const [block, title] = [blocks[at], blocks[at + 1]];
  const isItem = (index: number): boolean => (blocks[index]?.bullet ?? 0) > 0;
  return (
    block?.bullet === 0 &&
    (at === 0 || isItem(at - 1)) &&
    title?.bullet === 0 &&
    !title.dated &&
    !title.prose &&
    lookAt(blocks, at) !== lookAt(blocks, at + 1) &&
    isItem(at + 2)
  );
};

const isSecondOfEntry = (blocks: readonly Block[], at: number): boolean => {
  const [title, block] = [blocks[at - 1], blocks[at]];
  return (
    title !== undefined &&
    !title.dated &&
    !title.prose &&
    title.bullet === 0 &&
    (at === 1 || title.line.gap >= BLOCK_GAP) &&
    block?.bullet === 0 &&
    block.line.gap < BLOCK_GAP
  );
};

const lookAt = (blocks: readonly Block[], at: number): string => {
  const block = blocks[at];
  return block ? styleSignature(block.line) : '';
};

/** The dated line has space above it and the lines over it have none, though the first entry has its space above its title. */
export const isSpacedTitle = (
  blocks: readonly Block[],
  anchor: number,
  available: number,
  start: number,
  first: number,
): boolean => {
  const isSpaced = (block: Block | undefined): boolean => (block?.line.gap ?? 1) >= BLOCK_GAP;
  return (
    start < first &&
    isSpaced(blocks[start]) &&
    !isSpaced(blocks[first]) &&
    isSpaced(blocks[anchor]) &&
    // The head of a page is no space.
    blocks[anchor]?.line.page === blocks[anchor - 1]?.line.page &&
    !blocks.slice(anchor - available, anchor).some(isSpaced)
  );
};
