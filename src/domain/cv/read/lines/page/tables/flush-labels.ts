/** Labels set flush to one edge, before texts that all begin at another: a cell each, however little room parts them. */
import { groupBy } from '#/domain/group-by.ts';
import { type PlacedRun, rightOf, type Row } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { FLUSH_LABELS, PIECE_GAP_EM } from '../thresholds.ts';

export const markFlushLabels = (rows: Row[]): Row[] => {
  const byJoint = groupBy(
    rows.flatMap(({ runs }) => jointsOf(runs)),
    ({ key }) => key,
  );
  const starts = new Set(
    [...byJoint.values()]
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

/** Where a label ends and its text begins. */
interface Joint {
  key: string;
  left: number;
  next: PlacedRun;
  isTold: boolean;
}

const jointsOf = (runs: readonly PlacedRun[]): Joint[] => {
  const [first] = runs;
  return runs.slice(1, FLUSH_LABELS.runs).flatMap((next, at) => {
    const label = runs[at];
    if (!first || !label || next.x - rightOf(label) < PIECE_GAP_EM * next.size) return [];
    const key = `${Math.round(rightOf(label))} ${Math.round(next.x)}`;
    const isTold =
      YEARS.test(textOfRuns(runs.slice(0, at + 1))) || LIST.test(textOfRuns(runs.slice(at + 1)));
    return [{ key, left: first.x, next, isTold }];
  });
};

/** What a label says of itself, and what its text says of it: years alone, or a list. */
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
