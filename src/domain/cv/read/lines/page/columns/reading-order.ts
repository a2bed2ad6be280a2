import { edgesOf } from './column-evidence.ts';
import type { Region } from './find-columns.ts';
import { type PlacedRun, runsToRows } from '../placed-run.ts';
import { sidesOf } from './sides.ts';
import { crosses } from './strips.ts';
import { GUTTER, HEAD_EDGE_POINTS } from './thresholds.ts';

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
      if (next.region.kind === 'single') {
        const [one, two, rest] = goesOnBeside(next.region.runs, region);
        left.push(...one);
        right.push(...two);
        main.push(...rest);
      } else if (Math.abs(next.region.gutter - region.gutter) <= GUTTER.samePoints.pages) {
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

type Columns = Extract<Region, { kind: 'columns' }>;

/** Of a page without columns: its first rows, too few for some, where they go on in those of the page before; the rest. */
const goesOnBeside = (
  runs: PlacedRun[],
  { gutter, right }: Columns,
): [left: Region[], right: Region[], rest: Region[]] => {
  const rows = runsToRows(runs);
  const crossing = rows.findIndex((row) => crosses(row, gutter, GUTTER.closePoints));
  const inside = (crossing < 0 ? rows : rows.slice(0, crossing)).flatMap((row) => row.runs);
  const sides = sidesOf(inside, gutter);
  const edge = edgesOf(right.flatMap(runsOf)).left;
  const flush = runsToRows(sides[1]).filter(
    (row) => Math.abs((row.runs[0]?.x ?? 0) - edge) <= HEAD_EDGE_POINTS,
  );
  if (sides[0].length === 0 || flush.length < LEAST_FLUSH)
    return [[], [], [{ ...single(runs), wide: true }]];
  const rest = runs.filter((run) => !inside.includes(run));
  return [
    [single(sides[0])],
    [single(sides[1])],
    rest.length > 0 ? [{ ...single(rest), wide: true }] : [],
  ];
};

const LEAST_FLUSH = 2;

const single = (runs: PlacedRun[]): Extract<Region, { kind: 'single' }> => ({
  kind: 'single',
  runs,
});

const widthOf = (regions: Region[]): number => {
  const { left, right } = edgesOf(regions.flatMap(runsOf));
  return right - left;
};

const runsOf = (region: Region): PlacedRun[] =>
  region.kind === 'single' ? region.runs : [...region.left, ...region.right].flatMap(runsOf);

const flatten = (regions: Region[], number: number, band?: number): Column[] => {
  const { right: edge } = edgesOf(regions.filter((region) => !isWide(region)).flatMap(runsOf));
  return regions.flatMap((region): Column[] => {
    const right = isWide(region) ? edgesOf(runsOf(region)).right : edge;
    if (region.kind === 'single')
      return splitByPage(region.runs, number, right).map((column) =>
        band === undefined ? column : { ...column, band },
      );
    return [...flatten(region.left, number, band), ...flatten(region.right, number + 1, band)];
  });
};

/** Its text may go beyond the edge of the column that it is read with. */
const isWide = (region: Region): boolean => region.kind === 'single' && region.wide === true;

const splitByPage = (runs: PlacedRun[], number: number, right: number): Column[] => {
  const pages = [...new Set(runs.map((run) => run.page))].toSorted((a, b) => a - b);
  return pages.map((page) => ({ runs: runs.filter((run) => run.page === page), number, right }));
};
