/** Tables whose borders are drawn: the lines say which text stands in which cell, whatever the spaces between them. */
import { fieldRole } from '#/domain/cv/words/field-labels.ts';
import { groupBy } from '#/domain/group-by.ts';
import { fold } from '#/domain/text/fold.ts';
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import type { PlacedRun, Row } from '../placed-run.ts';
import { runsToRows } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { DRAWN_GRID } from '../thresholds.ts';
import { cellParts, type RuledTable } from './ruled-tables.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A straight line: where it stands, from where it goes to where. */
interface Stroke {
  at: number;
  from: number;
  to: number;
}

interface Grid {
  /** The edges of its columns and rows, in order. */
  xs: number[];
  ys: number[];
}

/** The runs of a page, those inside drawn tables with their cell. `rules`: the lines drawn on the page. */
export const markGrids = (runs: PlacedRun[], rules: readonly Box[]): PlacedRun[] => {
  if (rules.length > DRAWN_GRID.mostRules) return runs;
  const grids = gridsOf(rules);
  if (grids.length === 0) return runs;
  const marked = runs.map((run) => inGrid(run, grids));
  const tables = groupBy(
    marked.filter(({ grid }) => grid !== undefined),
    ({ grid }) => grid?.table,
  );
  const layouts = new Set([...tables].flatMap(([table, held]) => (isTable(held) ? [] : [table])));
  return marked.map((run, at) =>
    run.grid && layouts.has(run.grid.table) ? (runs[at] ?? run) : run,
  );
};

/** The first table whose runs are marked, each of its rows as short values and then its long texts. */
export const findGridTable = (rows: readonly Row[]): RuledTable | null => {
  const from = rows.findIndex((row) => row.runs.some(({ grid }) => grid));
  const table = rows[from]?.runs.find(({ grid }) => grid)?.grid?.table;
  if (table === undefined) return null;
  const isOf = ({ grid }: PlacedRun): boolean => grid?.table === table;
  const to = rows.findLastIndex((row) => row.runs.some(isOf)) + 1;
  const held = rows.slice(from, to).flatMap(({ runs }) => runs);
  if (!held.every(isOf)) return null;
  return {
    from,
    to,
    parts: [...groupBy(held, ({ grid }) => grid?.row ?? 0)]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([, row]) => partsOf(row)),
  };
};

const partsOf = (row: PlacedRun[]): PlacedRun[][] =>
  cellParts(
    [...groupBy(row, ({ grid }) => grid?.column ?? 0)]
      .toSorted(([a], [b]) => a - b)
      .map(([, cell]) => runsToRows(cell).map(({ runs }) => runs)),
    Math.min(...row.map(({ y }) => y)),
  );

/** Values, not the columns of a page: no cell is as long as those, and no two open sections. */
const isTable = (runs: readonly PlacedRun[]): boolean => {
  const cells = [...groupBy(runs, ({ grid }) => `${grid?.row} ${grid?.column}`).values()].map(
    (cell) => runsToRows(cell),
  );
  const kinds = cells.flatMap(([first]) => {
    const text = first ? textOfRuns(first.runs) : '';
    const hit = fieldRole(fold(text)) === undefined ? headingHit(text) : undefined;
    return hit?.full ? [hit.kinds[0]] : [];
  });
  return (
    cells.every((lines) => lines.length <= DRAWN_GRID.mostLines) &&
    new Set(kinds).size < 2 &&
    new Set(runs.map(({ grid }) => grid?.column)).size > 1
  );
};

const inGrid = (run: PlacedRun, grids: readonly Grid[]): PlacedRun => {
  const middle = run.y - DRAWN_GRID.middleEm * run.size;
  for (const [table, { xs, ys }] of grids.entries()) {
    const column = placeIn(xs, run.x + DRAWN_GRID.samePoints);
    const row = placeIn(ys, middle);
    if (column !== undefined && row !== undefined) return { ...run, grid: { table, row, column } };
  }
  return run;
};

/** Between which edges it stands. */
const placeIn = (edges: readonly number[], at: number): number | undefined => {
  const place = edges.findLastIndex((edge) => edge <= at);
  return place < 0 || place === edges.length - 1 ? undefined : place;
};

const gridsOf = (rules: readonly Box[]): Grid[] => {
  const across = joined(
    rules.flatMap(({ x, y, width, height }) =>
      width > height ? [{ at: y + height / 2, from: x, to: x + width }] : [],
    ),
  );
  const down = joined(
    rules.flatMap(({ x, y, width, height }) =>
      width > height ? [] : [{ at: x + width / 2, from: y, to: y + height }],
    ),
  );
  return meeting(across, down).flatMap(gridOf);
};

/** Pieces of one line put together: borders are drawn cell by cell, or twice. */
const joined = (strokes: readonly Stroke[]): Stroke[] => {
  const lines: Stroke[] = [];
  for (const stroke of strokes.toSorted((a, b) => a.from - b.from)) {
    const before = lines.find(
      ({ at, to }) =>
        Math.abs(at - stroke.at) <= DRAWN_GRID.samePoints &&
        stroke.from <= to + DRAWN_GRID.samePoints,
    );
    if (before) before.to = Math.max(before.to, stroke.to);
    else lines.push({ ...stroke });
  }
  return lines;
};

/** Lines that touch each other, directly or through others. */
const meeting = (
  across: readonly Stroke[],
  down: readonly Stroke[],
): { across: Stroke[]; down: Stroke[] }[] => {
  const left = new Set(across);
  const free = new Set(down);
  const found: { across: Stroke[]; down: Stroke[] }[] = [];
  for (const first of down) {
    if (!free.delete(first)) continue;
    const group = { across: [] as Stroke[], down: [first] };
    for (const column of group.down)
      for (const row of left) {
        if (!meet(row, column)) continue;
        left.delete(row);
        group.across.push(row);
        for (const other of free)
          if (meet(row, other)) {
            free.delete(other);
            group.down.push(other);
          }
      }
    found.push(group);
  }
  return found;
};

const meet = (row: Stroke, column: Stroke): boolean =>
  column.at >= row.from - DRAWN_GRID.samePoints &&
  column.at <= row.to + DRAWN_GRID.samePoints &&
  row.at >= column.from - DRAWN_GRID.samePoints &&
  row.at <= column.to + DRAWN_GRID.samePoints;

/** At least two columns and two rows, whose edges go over most of the table. */
const gridOf = ({ across, down }: { across: Stroke[]; down: Stroke[] }): Grid[] => {
  const xs = edgesOf(down);
  const ys = edgesOf(across);
  return xs.length > 2 && ys.length > 2 ? [{ xs, ys }] : [];
};

const edgesOf = (strokes: readonly Stroke[]): number[] => {
  const from = Math.min(...strokes.map((stroke) => stroke.from));
  const to = Math.max(...strokes.map((stroke) => stroke.to));
  const edges: { at: number; length: number }[] = [];
  for (const stroke of strokes.toSorted((a, b) => a.at - b.at)) {
    const last = edges.at(-1);
    const length = stroke.to - stroke.from;
    if (last && stroke.at - last.at <= DRAWN_GRID.samePoints) last.length += length;
    else edges.push({ at: stroke.at, length });
  }
  return edges
    .filter(({ length }) => length >= DRAWN_GRID.leastShare * (to - from))
    .map(({ at }) => at);
};
