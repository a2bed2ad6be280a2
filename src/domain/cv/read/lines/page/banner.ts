/** A name in very large type over several rows, beside smaller lines of contact details: its rows come first, in one piece. */
import type { Row } from './placed-run.ts';
import { rightOf } from './placed-run.ts';
import { BANNER } from './thresholds.ts';

/** `bodySize` in points. */
export const hoistBanner = (rows: Row[], bodySize: number): Row[] => {
  const first = rows.findIndex((row) => row.size >= BANNER.size * bodySize);
  const top = rows[first];
  if (!top) return rows;
  const isBanner = ({ size }: { size: number }): boolean =>
    Math.abs(size - top.size) < BANNER.samePoints;
  let last = first;
  rows.forEach((row, at) => {
    const above = rows[last];
    if (at > last && above && isBanner(row) && row.y - above.y < BANNER.stepEm * top.size)
      last = at;
  });
  const block = rows.slice(first, last + 1);
  const own = block.flatMap((row) => {
    const runs = row.runs.filter(isBanner);
    return runs.length > 0 ? [{ ...row, runs }] : [];
  });
  const others = block.flatMap((row) => {
    const runs = row.runs.filter((run) => !isBanner(run));
    const [run] = runs;
    return run ? [{ ...row, y: run.y, size: Math.max(...runs.map(({ size }) => size)), runs }] : [];
  });
  const starts = own.map((row) => row.runs[0]?.x ?? 0);
  const ends = own.map((row) => Math.max(...row.runs.map(rightOf)));
  const spread = (edges: number[]): number => Math.max(...edges) - Math.min(...edges);
  const isAligned = Math.min(spread(starts), spread(ends)) < BANNER.edgePoints;
  return own.length > 1 && others.length > 0 && isAligned
    ? [...rows.slice(0, first), ...own, ...others, ...rows.slice(last + 1)]
    : rows;
};
