import type { TextRun } from '#/domain/cv/source.ts';
import { isDateAlone } from '#/domain/cv/read/dates/find-dates.ts';
import { isLooseAccent } from '#/domain/text/loose-accents.ts';
import {
  BASELINE_EM,
  CELL_GAP_EM,
  OFFSET_EM,
  OFFSET_GAP_EM,
  OVERPRINT_EM,
  OVERPRINT_RUNS,
  OVERPRINT_SHARE,
  SCRIPT_EM,
  SCRIPT_GAP_EM,
  SCRIPT_OVERLAP_EM,
  SCRIPT_SEARCH_EM,
  SCRIPT_SEARCH_RUNS,
  SCRIPT_SIZE_SHARE,
  UNEVEN_GAP_EM,
} from './thresholds.ts';

/** A run with its page and its place in the drawing order. */
export interface PlacedRun extends TextRun {
  page: number;
  index: number;
  /** Begins a cell of a table, however close the cell before it ends. */
  startsCell?: true;
  /** The cell of a table whose borders are drawn. */
  grid?: { table: number; row: number; column: number };
  /** Points between it and the frame before, where texts stand in frames side by side. */
  frameGap?: number;
}

export interface Row {
  /** Baseline of the largest run. */
  y: number;
  size: number;
  runs: PlacedRun[];
  /** Where its text had to wrap, when that is not at the column's edge. */
  right?: number;
}

export const rightOf = (run: TextRun): number => run.x + run.width;

/** Runs set in one type have equal ones. */
export const lookOf = ({ font, size, color }: TextRun): string => `${font} ${size} ${color ?? ''}`;

/** Points up to which a gap between two runs is a blank. Beside smaller type a blank is no wider than in the larger. */
export const widestBlank = (one: TextRun, two: TextRun, em: number): number =>
  Math.max(em * Math.min(one.size, two.size), UNEVEN_GAP_EM * Math.max(one.size, two.size));

/** Cuts runs that stand beside each other at wide gaps. */
export const cutAtGaps = (runs: readonly PlacedRun[]): PlacedRun[][] => {
  const cells: PlacedRun[][] = [];
  for (const run of runs) {
    const before = cells.at(-1)?.at(-1);
    if (before && run.x - rightOf(before) <= widestBlank(before, run, CELL_GAP_EM))
      cells.at(-1)?.push(run);
    else cells.push([run]);
  }
  return cells;
};

/** Groups runs that share a baseline, top to bottom, each row left to right. */
export const runsToRows = (runs: PlacedRun[]): Row[] => {
  const scripts = new Set<PlacedRun>();
  const byHeight = runs.toSorted((a, b) => a.y - b.y || a.x - b.x);
  for (const run of byHeight) if (isScript(run, byHeight)) scripts.add(run);
  const rows: Row[] = [];
  for (const run of byHeight) {
    if (scripts.has(run)) continue;
    const row = rows.at(-1);
    if (row && Math.abs(run.y - row.y) <= BASELINE_EM * Math.min(run.size, row.size)) {
      row.runs.push(run);
      if (run.size > row.size) Object.assign(row, { y: run.y, size: run.size });
    } else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  for (const script of scripts) {
    const host = rows.reduce<Row | undefined>(
      (best, row) =>
        best && Math.abs(best.y - script.y) <= Math.abs(row.y - script.y) ? best : row,
      undefined,
    );
    host?.runs.push(script);
  }
  for (const row of rows)
    row.runs = withRaisedAccents(dropOverprints(row.runs.toSorted((a, b) => a.x - b.x)));
  return rows;
};

/** An accent over a capital is a run of its own, above the first letter of the run that begins where it does. */
function withRaisedAccents(runs: PlacedRun[]): PlacedRun[] {
  if (!runs.some(({ text }) => isLooseAccent(text))) return runs;
  const joined: PlacedRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && isLooseAccent(run.text) && run.x - last.x < run.size * LETTER_EM)
      joined[joined.length - 1] = { ...last, text: run.text.trim() + last.text };
    else joined.push(run);
  }
  return joined;
}

/** An accent begins within the width of its letter. */
const LETTER_EM = 0.5;

const textOf = (runs: readonly PlacedRun[]): string => runs.map(({ text }) => text).join(' ');

/** Within a column, rows that overlap in height and lie side by side are one line. */
export const mergeOffsetRows = (rows: Row[]): Row[] => {
  const merged: Row[] = [];
  for (const row of rows) {
    const above = merged.at(-1);
    // A date in small type hangs as high as the larger type beside it lets it.
    const areDates = above && above.size < row.size && isDateAlone(textOf(above.runs));
    const size = above ? (areDates ? row.size : Math.min(above.size, row.size)) : 0;
    const isBeside =
      above !== undefined &&
      row.y - above.y <= OFFSET_EM * size &&
      row.runs.every((run) =>
        above.runs.every(
          (other) =>
            run.x > rightOf(other) + OFFSET_GAP_EM * size ||
            other.x > rightOf(run) + OFFSET_GAP_EM * size,
        ),
      );
    if (above && isBeside)
      merged[merged.length - 1] = {
        y: row.size >= above.size ? row.y : above.y,
        size: Math.max(row.size, above.size),
        runs: [...above.runs, ...row.runs].toSorted((a, b) => a.x - b.x),
      };
    else merged.push(row);
  }
  return merged;
};

/** Looks only at neighbours in height, so that a page of 100,000 runs stays cheap. */
const isScript = (run: PlacedRun, byHeight: PlacedRun[]): boolean => {
  const start = lowerBound(byHeight, run.y - SCRIPT_SEARCH_EM * run.size);
  for (let at = start; at < Math.min(byHeight.length, start + SCRIPT_SEARCH_RUNS); at += 1) {
    const host = byHeight[at];
    if (!host || host.y > run.y + SCRIPT_SEARCH_EM * run.size) return false;
    const gap = run.x - rightOf(host);
    if (
      run.size < host.size * SCRIPT_SIZE_SHARE &&
      Math.abs(host.y - run.y) > BASELINE_EM * run.size &&
      Math.abs(host.y - run.y) < SCRIPT_EM * host.size &&
      gap > -SCRIPT_OVERLAP_EM * host.size &&
      gap < SCRIPT_GAP_EM * host.size
    )
      return true;
  }
  return false;
};

const lowerBound = (byHeight: PlacedRun[], y: number): number => {
  let low = 0;
  let high = byHeight.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((byHeight[middle]?.y ?? Infinity) < y) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Some producers fake bold or a shadow by drawing a text twice a hair apart; some cut out what an underline would cross
 * by drawing it several times around itself. The longest drawing stays.
 */
const dropOverprints = (runs: PlacedRun[]): PlacedRun[] => {
  const kept: PlacedRun[] = [];
  for (const run of runs) {
    const from = Math.max(0, kept.length - OVERPRINT_RUNS);
    const near = kept.slice(from).findLastIndex((other) => isDrawnOver(other, run));
    const twin = kept[from + near];
    if (near < 0 || !twin) {
      kept.push(run);
      continue;
    }
    if (run.text.length !== twin.text.length) {
      kept[from + near] = run.text.length > twin.text.length ? run : twin;
      continue;
    }
    const isBold = run.x - twin.x < OVERPRINT_EM * run.size && run.y === twin.y;
    // The drawing that is left with a blank before it begins later.
    const width = Math.max(rightOf(run), rightOf(twin)) - run.x;
    kept[from + near] = { ...twin, x: run.x, width, bold: twin.bold || run.bold || isBold };
  }
  return kept;
};

/** Two drawings of one text on one place; or of a part of it, wholly inside. */
const isDrawnOver = (one: PlacedRun, two: PlacedRun): boolean => {
  if (one.text === two.text && two.x - one.x < OVERPRINT_EM * two.size) return true;
  const [whole, part] = one.text.length >= two.text.length ? [one, two] : [two, one];
  const shared = Math.min(rightOf(one), rightOf(two)) - Math.max(one.x, two.x);
  return (
    part.text.length > 1 &&
    whole.size === part.size &&
    whole.text.includes(part.text) &&
    shared > OVERPRINT_SHARE * part.width
  );
};
