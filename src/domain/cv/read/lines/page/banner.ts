/** A name in very large type, as designers set it. */
import type { PlacedRun, Row } from './placed-run.ts';
import { rightOf } from './placed-run.ts';
import { gapInEms } from './run-text.ts';
import { BANNER, BLANK_EM } from './thresholds.ts';

/** "john**smith**": where only the font parts the names, a blank does. `bodySize` in points. */
export const spaceBannerNames = (rows: readonly Row[], bodySize: number): Row[] =>
  rows.map((row) => {
    if (row.size < BANNER.size * bodySize) return row;
    const runs = row.runs.map((run, at) => {
      const before = row.runs[at - 1];
      return before && changesFont(before, run) ? { ...run, text: ` ${run.text}` } : run;
    });
    return { ...row, runs };
  });

/** Not after a larger initial, nor at a comma. */
const changesFont = (before: PlacedRun, run: PlacedRun): boolean =>
  before.font !== run.font &&
  before.size === run.size &&
  gapInEms(before, run) <= BLANK_EM &&
  /\p{L}{2}$/u.test(before.text) &&
  /^\p{L}{2}/u.test(run.text);

/** Over several rows, beside smaller lines of contact details: its rows come first, in one piece. `bodySize` in points. */
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
