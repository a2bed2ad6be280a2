/** Labels set flush to one edge, before texts that all begin at another: a cell each, however little room parts them. */
import { type PlacedRun, rightOf, type Row } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { FLUSH_LABELS, PIECE_GAP_EM } from '../thresholds.ts';

export const markFlushLabels = (rows: Row[]): Row[] => {
  const joints = rows.flatMap(({ runs }) => jointsOf(runs));
  const starts = new Set(
    closeBy(joints, ({ end }) => end)
      .flatMap((flush) => closeBy(flush, ({ next }) => next.x))
      .filter(areFlush)
      .flat()
      .map(({ next }) => next),
  );
  if (starts.size === 0) return rows;
  return rows.map((row) =>
    row.runs.some((run) => starts.has(run))
      ? {
          ...row,
          runs: row.runs.map((run) => (starts.has(run) ? { ...run, startsCell: true } : run)),
        }
      : row,
  );
};

/** Groups that begin together but for rounding. */
const closeBy = (joints: readonly Joint[], of: (joint: Joint) => number): Joint[][] => {
  const groups: Joint[][] = [];
  for (const joint of joints.toSorted((a, b) => of(a) - of(b))) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (last && first && of(joint) - of(first) <= FLUSH_LABELS.samePoints) last.push(joint);
    else groups.push([joint]);
  }
  return groups;
};

/** Where a label ends and its text begins. */
interface Joint {
  /** The label's right edge. */
  end: number;
  left: number;
  next: PlacedRun;
  isTold: boolean;
}

const jointsOf = (runs: readonly PlacedRun[]): Joint[] => {
  const [first] = runs;
  return runs.slice(1, FLUSH_LABELS.runs).flatMap((next, at) => {
    const label = runs[at];
    if (!first || !label || next.x - rightOf(label) < PIECE_GAP_EM * next.size) return [];
    const isTold =
      next.startsCell ||
      YEARS.test(textOfRuns(runs.slice(0, at + 1))) ||
      LIST.test(textOfRuns(runs.slice(at + 1)));
    return [{ end: rightOf(label), left: first.x, next, isTold }];
  });
};

/** What a label says of itself, and what its text says of it, where the cell is not known: years alone, or a list. */
const YEARS = /^(?:19|20)\d\d(?:\s?[-–—]\s?(?:(?:19|20)\d\d|\p{L}{3,12}))?$/u;
const LIST = /\p{L},\s\S/u;

const areFlush = (joints: readonly Joint[]): boolean => {
  const lefts = joints.map(({ left }) => left);
  return (
    joints.length >= FLUSH_LABELS.least &&
    joints.filter(({ isTold }) => isTold).length >= joints.length * FLUSH_LABELS.toldShare &&
    Math.max(...lefts) - Math.min(...lefts) > FLUSH_LABELS.raggedPoints
  );
};
