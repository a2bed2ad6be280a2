/** A certification on two lines: what it is, then who gave it and when. */
import { findDates } from '../dates/find-dates.ts';
import { isProse } from '../lines/line-style.ts';
import type { Block } from '../lines/paragraphs.ts';
import { BLOCK_GAP, PARAGRAPH_GAP, TIGHT_GAP } from '../lines/thresholds.ts';

/** The blocks that belong to the one before them. */
export function secondLines(blocks: readonly Block[]): ReadonlySet<Block> {
  const habits = [isUnderBullet, isDateAlone, isAfterComma, setCloser(blocks), inPairs(blocks)];
  return new Set(
    blocks.filter((block, at) => {
      const first = blocks[at - 1];
      return first && canFollow(first, block) && habits.some((habit) => habit(first, block));
    }),
  );
}

type Habit = (first: Block, second: Block) => boolean;

const canFollow: Habit = (first, second) =>
  second.bullet === 0 &&
  second.line.page === first.line.page &&
  second.line.gap < PARAGRAPH_GAP &&
  second.cells.length < 2 &&
  first.cells.length < 2 &&
  !isProse(second.text);

/** An item of a list, its second line without a marker. */
const isUnderBullet: Habit = (first) => first.bullet > 0;

const isDateAlone: Habit = (first, second) => !isDated(first) && leftOfDates(second.text) === '';

/** "Engineer General Machinery," */
const isAfterComma: Habit = (first) => !isDated(first) && /,\s*$/.test(first.line.text);

/** Entries stand apart, and the lines of one stand close. */
const setCloser = (blocks: readonly Block[]): Habit => {
  const areApart = blocks.slice(1).some(({ line }) => line.gap >= BLOCK_GAP);
  return (first, second) => areApart && second.line.gap <= TIGHT_GAP && !isDated(first);
};

/** Titles without a date and lines that end with one take turns, twice at least. */
const inPairs = (blocks: readonly Block[]): Habit => {
  const takeTurns =
    blocks.length >= 4 &&
    blocks.length % 2 === 0 &&
    blocks.every((block, at) => isDated(block) === (at % 2 === 1) && block.bullet === 0);
  return (_first, second) => takeTurns && isDated(second);
};

const isDated = ({ text }: Block): boolean => findDates(text).length > 0;

const leftOfDates = (text: string): string =>
  findDates(text)
    .toReversed()
    .reduce((rest, { index, length }) => rest.slice(0, index) + rest.slice(index + length), text)
    .replace(/[\s().,;:–—-]/g, '');
