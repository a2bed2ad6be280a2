/**
 * Labels in one column and values in another ("État civil" sheets, old Europass forms): the reader gives first all
 * the labels, then all the values. Each label is paired with the next value that has its shape.
 */
import type { RemovedItem } from '#/domain/cv/reading.ts';
import type { SourceLine } from '#/domain/cv/read/lines/source-line.ts';
import { foldAligned } from './fold.ts';
import {
  isBelieved,
  isOtherLabel,
  isWorkAuthorisation,
  labelOf,
  type LabelledValue,
} from './recognise.ts';
import type { ZonedLine } from './zones.ts';

export interface PairedLabel {
  item: RemovedItem;
  labelLine: number;
  valueLine: number;
}

/** A single bare label has its value on the next line. */
const SHORTEST_BLOCK = 2;
/** A value stands at most so many lines after the block, or after the column's first line. */
const REACH = 14;

export function pairLabelBlocks(
  lines: readonly SourceLine[],
  zones: readonly ZonedLine[],
): PairedLabel[] {
  return blocksOf(lines).flatMap((block) => pairBlock(block, lines, zones));
}

interface LabelLine {
  index: number;
  found: LabelledValue | undefined;
}

/** Runs of bare labels, of which at least one announces personal data. */
function blocksOf(lines: readonly SourceLine[]): LabelLine[][] {
  const blocks: LabelLine[][] = [];
  let block: LabelLine[] = [];
  const close = (): void => {
    const personal = block.filter(({ found }) => found !== undefined);
    if (block.length >= SHORTEST_BLOCK && personal.length > 0) blocks.push(block);
    block = [];
  };
  lines.forEach((line, index) => {
    const folded = foldAligned(line.text).trim();
    const found = labelOf(folded);
    const isBare = found ? found.value === '' || /^\(s\)$/.test(found.value) : isBareOther(folded);
    if (isBare && line.cells.length === 1) block.push({ index, found });
    else close();
  });
  close();
  return blocks;
}

const isBareOther = (folded: string): boolean =>
  isOtherLabel(folded) && folded.length <= 40 && !/[:@\d]/.test(folded);

function pairBlock(
  block: readonly LabelLine[],
  lines: readonly SourceLine[],
  zones: readonly ZonedLine[],
): PairedLabel[] {
  const last = block.at(-1)?.index ?? 0;
  let from = firstValueLine(lines, last);
  const end = Math.min(lines.length, from + block.length + REACH);
  return block.flatMap(({ index, found }) => {
    if (!found || found.label.kind === 'streetAddress') return [];
    for (let at = from; at < end; at += 1) {
      const text = foldAligned(lines[at]?.text ?? '')
        .replace(/^[\s:]+/, '')
        .trim();
      const isValue =
        text !== '' &&
        found.label.value.test(text) &&
        labelOf(text) === undefined &&
        !isWorkAuthorisation(text) &&
        isBelieved({ ...found, value: text, colon: true }, zones[at]?.zone ?? 'body');
      if (!isValue || isTooOpen(found, text)) continue;
      from = at + 1;
      const words = `${lines[index]?.text ?? ''} ${lines[at]?.text ?? ''}`;
      return [{ item: { kind: found.label.kind, text: words }, labelLine: index, valueLine: at }];
    }
    return [];
  });
}

/** A birthplace looks like any other name: without a date, a name under "Date de naissance" is a person's name. */
const isTooOpen = (found: LabelledValue, text: string): boolean =>
  (found.label.kind === 'birthDate' && !/\d/.test(text)) ||
  (found.label.kind === 'maritalStatus' && !/^[a-z()]+(?: [a-z()]+){0,3} ?$/.test(text));

/** The values begin in the next column, or right after the labels. */
function firstValueLine(lines: readonly SourceLine[], last: number): number {
  const { column, page } = lines[last] ?? { column: 0, page: 1 };
  if (lines[last + 1]?.column !== column) return last + 1;
  const next = lines.findIndex(
    (line, index) => index > last && line.column > column && line.page === page,
  );
  const follows = lines[last + 1];
  const isStraightAfter = follows !== undefined && /^\s*:/.test(follows.text);
  return next < 0 || isStraightAfter ? last + 1 : next;
}
