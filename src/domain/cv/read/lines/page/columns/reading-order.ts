import { edgesOf } from './column-evidence.ts';
import type { Region } from './find-columns.ts';
import type { PlacedRun } from '../placed-run.ts';
import { GUTTER } from './thresholds.ts';

/** Runs of one column, read top to bottom. */
export interface Column {
  runs: PlacedRun[];
  /** 0 for a full-width band or the leftmost column. */
  number: number;
  right: number;
  /** The columns it stands among. */
  band?: number;
}

/**
 * Puts the regions of all pages in reading order. A column that goes on over a page break is read
 * through before its neighbour, so that no sidebar lands in the middle of an entry; a next page
 * without columns goes on with the wider one.
 */
export const regionsToColumns = (pages: Region[][]): Column[] => {
  const columns: Column[] = [];
  const regions = pages.flatMap((page, index) =>
    page.map((region, at) => ({
      region,
      startsPage: at === 0,
      endsPage: at === page.length - 1 && index < pages.length - 1,
    })),
  );
  for (let at = 0; at < regions.length; at += 1) {
    const current = regions[at];
    if (!current) continue;
    const { region } = current;
    if (region.kind === 'single') {
      columns.push(...flatten([region], 0));
      continue;
    }
    const left = [...region.left];
    const right = [...region.right];
    const main = widthOf(left) >= widthOf(right) ? left : right;
    let last = current;
    for (let next = regions[at + 1]; next; next = regions[at + 1]) {
      if (!last.endsPage || !next.startsPage) break;
      if (next.region.kind === 'single') main.push(next.region);
      else if (Math.abs(next.region.gutter - region.gutter) <= GUTTER.samePoints.pages) {
        left.push(...next.region.left);
        right.push(...next.region.right);
      } else break;
      last = next;
      at += 1;
    }
    columns.push(...flatten(left, 0, at), ...flatten(right, 1, at));
  }
  return columns;
};

const widthOf = (regions: Region[]): number => {
  const { left, right } = edgesOf(regions.flatMap(runsOf));
  return right - left;
};

const runsOf = (region: Region): PlacedRun[] =>
  region.kind === 'single' ? region.runs : [...region.left, ...region.right].flatMap(runsOf);

const flatten = (regions: Region[], number: number, band?: number): Column[] => {
  const { right } = edgesOf(regions.flatMap(runsOf));
  return regions.flatMap((region): Column[] => {
    if (region.kind === 'single')
      return splitByPage(region.runs, number, right).map((column) =>
        band === undefined ? column : { ...column, band },
      );
    return [...flatten(region.left, number, band), ...flatten(region.right, number + 1, band)];
  });
};

const splitByPage = (runs: PlacedRun[], number: number, right: number): Column[] => {
  const pages = [...new Set(runs.map((run) => run.page))].toSorted((a, b) => a - b);
  return pages.map((page) => ({ runs: runs.filter((run) => run.page === page), number, right }));
};
