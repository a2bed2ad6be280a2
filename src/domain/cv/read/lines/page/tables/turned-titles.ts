/** Section titles set upright at the right edge of the page: each goes above the block of text it stands beside. */
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { type PlacedRun, rightOf, type Row, runsToRows } from '../placed-run.ts';
import { TURNED_TITLE } from '../thresholds.ts';
import { isTurned } from './title-rail.ts';

/** The runs of one page. Unchanged when no known title stands so. */
export const layTurnedTitles = (runs: PlacedRun[]): PlacedRun[] => {
  const turned = runs.filter((run) => isTurned(run) && headingHit(run.text)?.full);
  if (turned.length === 0) return runs;
  const text = runs.filter((run) => !turned.includes(run));
  const right = Math.max(...text.map(rightOf));
  const titles = turned.filter(({ x }) => x >= right).toSorted((a, b) => a.y - b.y);
  if (titles.length === 0) return runs;
  const rows = runsToRows(text);
  const left = Math.min(...text.map(({ x }) => x));
  let from = 0;
  const laid = titles.flatMap((title) => {
    const to = rows.findLastIndex(({ y }) => y <= title.y);
    const first = rows[firstOfBlock(rows, from, to)];
    from = Math.max(from, to + 1);
    return first ? [laidTitle(title, first, left)] : [];
  });
  return laid.length === titles.length
    ? [...runs.filter((run) => !titles.includes(run)), ...laid]
    : runs;
};

/** The lowest row under nearly the widest gap. */
const firstOfBlock = (rows: Row[], from: number, to: number): number => {
  const gapAbove = (at: number): number => (rows[at]?.y ?? 0) - (rows[at - 1]?.y ?? 0);
  const candidates = rows.map((_, at) => at).slice(Math.max(from, 1), to + 1);
  const widest = Math.max(...candidates.map(gapAbove));
  return candidates.findLast((at) => gapAbove(at) >= TURNED_TITLE.gapShare * widest) ?? -1;
};

const laidTitle = (title: PlacedRun, { y, size }: Row, x: number): PlacedRun => ({
  ...title,
  x,
  y: y - TURNED_TITLE.aboveEm * size,
  size,
  width: (title.text.length * size) / 2,
  bold: true,
  tag: 'H2',
});
