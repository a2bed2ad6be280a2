import { isAllCaps } from './line-text.ts';
import type { PlacedRun, Row } from './placed-run.ts';
import { rightOf, runsToRows } from './placed-run.ts';

/**
 * True when the two sides of a free strip are cells of the same rows (dates at the right edge,
 * labels in a rail at the left, label–value pairs), so the strip must not cut them apart.
 *
 * Evidence, strongest first: baselines that don't match are columns; dates on the narrow side and
 * rows of three cells or more are cells; text drawn (or tagged) all left and then all right is
 * columns; then the shape of the narrow side decides.
 */
export const isGridOfCells = (left: PlacedRun[], right: PlacedRun[]): boolean => {
  const leftRows = runsToRows(left);
  const rightRows = runsToRows(right);
  const leftIsNarrow = lettersOf(left) <= lettersOf(right);
  const narrow = leftIsNarrow ? leftRows : rightRows;
  const wide = leftIsNarrow ? rightRows : leftRows;

  const aligned = share(narrow, (row) => hasPartner(row, wide));
  if (aligned < 0.6) return false;
  if (share(narrow, isDateRow) >= 0.5) return true;
  const partners = wide.filter((row) => hasPartner(row, narrow));
  if (share(partners, (row) => countCells(row) > 1) >= 0.6) return true;
  const passes = countPasses(left, right);
  if (passes <= Math.max(2, 0.2 * Math.min(leftRows.length, rightRows.length))) return false;
  return (
    isRail(narrow, wide, aligned) ||
    isFlushColumn(narrow, leftIsNarrow, aligned) ||
    isPaired(narrow, wide, aligned)
  );
};

/** Short stacks that each begin beside a line of the other side: labels of what stands there. */
const isRail = (narrow: Row[], wide: Row[], aligned: number): boolean => {
  const stacks = stackRows(narrow);
  const beginBeside = share(stacks, ([first]) => first !== undefined && hasPartner(first, wide));
  return aligned >= 0.8 && beginBeside >= 0.85 && narrow.length / stacks.length <= 2.5;
};

/** Text flush to its far or inner edge and ragged on the other is set against its row. */
const isFlushColumn = (narrow: Row[], isLeft: boolean, aligned: number): boolean => {
  const edges = narrow.map((row) => edgesOf(row.runs));
  const spread = (values: number[]): number => Math.max(...values) - Math.min(...values);
  const rightSpread = spread(edges.map(({ right }) => right));
  const leftSpread = spread(edges.map(({ left }) => left));
  return aligned >= (isLeft ? 0.85 : 0.9) && rightSpread < 2.5 && leftSpread > 10;
};

/** Plain short values, one beside each line of the stretch they cover. */
const isPaired = (narrow: Row[], wide: Row[], aligned: number): boolean => {
  const letters = lettersOf(narrow.flatMap((row) => row.runs)) / narrow.length;
  if (aligned < 0.9 || letters > 30 || hasHeadings(narrow)) return false;
  const covered = stackRows(narrow).flatMap((stack) =>
    wide.filter((row) => row.y >= (stack[0]?.y ?? 0) - 2 && row.y <= (stack.at(-1)?.y ?? 0) + 2),
  );
  return share(covered, (row) => hasPartner(row, narrow)) >= 0.9;
};

const hasHeadings = (rows: Row[]): boolean => {
  const isStrong = (row: Row): boolean => row.runs.every((run) => run.bold || isAllCaps(run.text));
  const strong = share(rows, isStrong);
  return strong > 0 && strong < 1;
};

const countCells = (row: Row): number =>
  row.runs.filter((run, at) => {
    const before = row.runs[at - 1];
    return before === undefined || run.x - rightOf(before) > 1.2 * Math.max(run.size, before.size);
  }).length;

const DATES =
  /(?:^|\D)(?:19|20)\d\d(?:\D|$)|\d{1,2}[/.]\d{2,4}|pr[ée]sent|current|aujourd|actuel|en cours|\bnow\b/i;

const isDateRow = (row: Row): boolean => {
  const text = row.runs.map((run) => run.text).join(' ');
  return text.length <= 45 && DATES.test(text);
};

const hasPartner = (row: Row, others: Row[]): boolean =>
  others.some((other) => Math.abs(other.y - row.y) <= 0.25 * Math.max(other.size, row.size));

/** How often the drawing (or, where every run is tagged, the tag tree) changes sides. */
const countPasses = (left: PlacedRun[], right: PlacedRun[]): number => {
  const all = [...left.map((run) => ({ run, side: 0 })), ...right.map((run) => ({ run, side: 1 }))];
  const isTagged = all.every(({ run }) => run.tagOrder !== undefined);
  all.sort((a, b) =>
    isTagged
      ? (a.run.tagOrder ?? 0) - (b.run.tagOrder ?? 0) || a.run.index - b.run.index
      : a.run.index - b.run.index,
  );
  let passes = 0;
  for (let at = 1; at < all.length; at += 1) if (all[at]?.side !== all[at - 1]?.side) passes += 1;
  return passes;
};

/** Rows that follow each other closely. */
const stackRows = (rows: Row[]): Row[][] => {
  const stacks: Row[][] = [];
  for (const row of rows) {
    const above = stacks.at(-1)?.at(-1);
    if (above && row.y - above.y <= 1.75 * Math.max(row.size, above.size)) stacks.at(-1)?.push(row);
    else stacks.push([row]);
  }
  return stacks;
};

const lettersOf = (runs: PlacedRun[]): number =>
  runs.reduce((sum, run) => sum + run.text.length, 0);

const share = <T>(items: T[], holds: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(holds).length / items.length;

/** Left and right edges of a group of runs. */
export const edgesOf = (runs: PlacedRun[]): { left: number; right: number } => ({
  left: runs.reduce((least, run) => Math.min(least, run.x), Infinity),
  right: runs.reduce((most, run) => Math.max(most, rightOf(run)), -Infinity),
});
