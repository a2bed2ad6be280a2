/** Entries set as cards, two in a row, each under its dates: read one after the other, however narrow the space between them. */
import { isDate } from '../tables/entry-cards.ts';
import { cutAtGaps, type PlacedRun, rightOf, type Row } from '../placed-run.ts';
import { CARDS, FAR_EM, GUTTER } from './thresholds.ts';

export interface DatedCards {
  from: number;
  to: number;
  gutter: number;
}

/** The first row of two cells that are dates alone, with the rows below it that no text crosses; each card is drawn as a whole. */
export function datedCards(rows: readonly Row[]): DatedCards | undefined {
  const from = rows.findIndex((row) => {
    const cells = cutAtGaps(row.runs);
    return cells.length === 2 && cells.every((runs) => isDate({ ...row, runs }));
  });
  const [head, second] = [rows[from], cutAtGaps(rows[from]?.runs ?? [])[1]?.[0]];
  if (!head || !second) return undefined;
  const gutter = second.x - GUTTER.closePoints;
  const isLeft = ({ x }: PlacedRun): boolean => x < gutter;
  let to = from + 1;
  for (let row = rows[to]; row; row = rows[to]) {
    const lefts = row.runs.filter(isLeft);
    const isNext = lefts.length > 0 && isDate({ ...row, runs: lefts });
    const isFar = row.y - (rows[to - 1]?.y ?? row.y) > FAR_EM * head.size;
    if (isNext || isFar || lefts.some((run) => rightOf(run) > gutter)) break;
    to += 1;
  }
  const inside = rows.slice(from, to);
  const runs = inside.flatMap((row) => row.runs);
  const lastLeft = Math.max(...runs.filter(isLeft).map(({ index }) => index));
  const isWhole = runs.every((run) => isLeft(run) || run.index > lastLeft);
  const isBeside = (row: Row): boolean => row.runs.some((run) => !isLeft(run));
  // "Born 1996" at the foot of a column, beside the dates of a job, is over no text.
  const isOver = rows[from + 1]?.runs.some(isLeft) === true;
  return isWhole && isOver && inside.filter(isBeside).length >= CARDS.leastDatedRows
    ? { from, to, gutter }
    : undefined;
}
