import { fieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { joinCellLines } from '#/domain/cv/read/lines/hyphens.ts';
import { isBulletAlone, stripBullet } from '#/domain/cv/read/lines/line-text.ts';
import type { PlacedRun, Row } from '../placed-run.ts';
import { rightOf } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { CELL_GAP_EM, RULED_TABLE } from '../thresholds.ts';

/** A table with a head row, as rows of short cells each followed by the lines of its long cells. */
export interface RuledTable {
  /** Rows of the page that belong to it: `from` to `to`, the last excluded. */
  from: number;
  to: number;
  /** To be read one after the other. */
  parts: PlacedRun[][];
}

/**
 * Finds a table of three columns or more: a head row of short bold cells over rows whose runs start
 * at the same positions. Cells that wrap are closed up, so `Period | Position | Employer` keeps its values.
 */
export const findRuledTable = (rows: Row[]): RuledTable | null => {
  for (const [at, head] of rows.entries()) {
    const lefts = headLefts(head);
    if (!lefts) continue;
    const [title, ...cells] = partsOfHead(head, lefts);
    let to = at + 1;
    while (to < rows.length && fits(rows[to], lefts, rows[to - 1])) to += 1;
    const body = rows.slice(at + 1, to);
    const full = body.filter((row) => columnsOf(row, lefts).size >= 2).length;
    if (full < 2 || countRows(body, lefts) < 1) continue;
    return {
      from: at,
      to,
      parts: [
        ...(title ? [title] : []),
        cells.flat(),
        ...tableRows(body, lefts).flatMap((row) => rowParts(row, lefts)),
      ],
    };
  }
  return null;
};

const headLefts = (row: Row): number[] | null => {
  const all = headCells(row);
  const cells = besideTitle(all) ? all.slice(1) : all;
  const isHead =
    cells.length >= RULED_TABLE.leastCells &&
    row.runs.every((run) => run.bold || run.tag === 'TH') &&
    row.runs.every((run) => run.text.length <= RULED_TABLE.labelLetters && !/\d/.test(run.text)) &&
    // A dot of a time line stands before an entry's title.
    !row.runs.some(({ text }) => isBulletAlone(text));
  return isHead && !isSectionRow(cells) ? cells.map((cell) => cell[0]?.x ?? 0) : null;
};

/** A gap parts cells; so does a blank after a whole label. */
const headCells = (row: Row): PlacedRun[][] => {
  const cells: PlacedRun[][] = [];
  for (const run of row.runs) {
    const last = cells.at(-1);
    const before = last?.at(-1);
    const gap = before ? run.x - rightOf(before) : 0;
    const parts =
      gap > CELL_GAP_EM * run.size ||
      (gap > RULED_TABLE.labelGapEm * run.size &&
        isLabel(textOfRuns(last ?? [])) &&
        isLabel(run.text));
    if (last && !parts) last.push(run);
    else cells.push([run]);
  }
  return cells;
};

const isLabel = (text: string): boolean => fieldRole(fold(text)) !== undefined;

/** The section's title in a rail, on the row of the table's head. */
const besideTitle = ([title, ...cells]: PlacedRun[][]): boolean =>
  title !== undefined &&
  headingHit(textOfRuns(title))?.full === true &&
  !isLabel(textOfRuns(title)) &&
  cells.length >= RULED_TABLE.leastCells &&
  cells.every((cell) => isLabel(textOfRuns(cell)));

/** A title beside the table, if any, then the head's cells. */
const partsOfHead = (head: Row, lefts: number[]): [PlacedRun[] | undefined, ...PlacedRun[][]] => {
  const title = head.runs.filter((run) => run.x < (lefts[0] ?? 0) - RULED_TABLE.sameLeftPoints);
  const cells = headCells({ ...head, runs: head.runs.filter((run) => !title.includes(run)) });
  return [
    title.length > 0 ? title : undefined,
    ...cells.map((cell) =>
      cell.map((run, at) => (at === 0 ? { ...run, startsCell: true as const } : run)),
    ),
  ];
};

/** Sections side by side ("Formation | Compétences | Langues") head columns, no table. */
const isSectionRow = (cells: PlacedRun[][]): boolean => {
  const texts = cells.map(textOfRuns);
  const hits = texts.map((text) => headingHit(text));
  return (
    hits.every((hit) => hit?.full) &&
    new Set(hits.map((hit) => hit?.kinds[0])).size > 1 &&
    !texts.every((text) => fieldRole(fold(text)) !== undefined)
  );
};

/** True when each text starts in a column (list items a little to the right) and ends before the next one. */
const fits = (row: Row | undefined, lefts: number[], above: Row | undefined): boolean => {
  if (!row || !above || row.y - above.y > RULED_TABLE.rowGapEm * row.size) return false;
  return row.runs.every((run) => {
    const column = columnOf(run, lefts);
    const next = lefts[column + 1];
    return column >= 0 && (next === undefined || rightOf(run) <= next + RULED_TABLE.sameLeftPoints);
  });
};

const columnOf = (run: PlacedRun, lefts: number[]): number =>
  lefts.findLastIndex((left) => run.x >= left - RULED_TABLE.sameLeftPoints);

const columnsOf = (row: Row, lefts: number[]): Set<number> =>
  new Set(row.runs.map((run) => columnOf(run, lefts)));

const countRows = (body: Row[], lefts: number[]): number =>
  body.filter((row) => columnsOf(row, lefts).has(0)).length;

/** A row of the table starts where the first column has text after a larger step than within a cell. */
const tableRows = (body: Row[], lefts: number[]): Row[][] => {
  const steps = body.slice(1).map((row, at) => row.y - (body[at]?.y ?? row.y));
  const size = body[0]?.size ?? 10;
  const usual = Math.min(
    RULED_TABLE.usual * size,
    ...steps.filter((step) => step > RULED_TABLE.least * size),
  );
  const found: Row[][] = [];
  for (const [at, row] of body.entries()) {
    const step = at === 0 ? Infinity : row.y - (body[at - 1]?.y ?? 0);
    const columns = columnsOf(row, lefts);
    const starts =
      ((columns.has(0) || columns.size * 2 > lefts.length) &&
        step > usual * RULED_TABLE.newRowSteps) ||
      opensWithDate(row, body[at - 1], lefts);
    if (starts || found.length === 0) found.push([row]);
    else found.at(-1)?.push(row);
  }
  return found;
};

/** True for a date in the first column below another whole date: no dash above announces it. */
const opensWithDate = (row: Row, above: Row | undefined, lefts: number[]): boolean => {
  const textOf = (cells: Row | undefined): string =>
    (cells?.runs ?? [])
      .filter((run) => columnOf(run, lefts) === 0)
      .map(({ text }) => text)
      .join(' ');
  return (
    /^(?:(?:0?[1-9]|1[0-2])[/.-])?(?:19|20)\d\d$/.test(textOf(row)) &&
    /(?:19|20)\d\d$/.test(textOf(above))
  );
};

/** The row's short values on one line, then the texts of its long cells. */
const rowParts = (rows: Row[], lefts: number[]): PlacedRun[][] =>
  cellParts(
    [...lefts.keys()].map((column) =>
      rows
        .map((row) => row.runs.filter((run) => columnOf(run, lefts) === column))
        .filter((line) => line.length > 0),
    ),
    rows[0]?.y ?? 0,
  );

/** `cells`: the lines of each. `top`: where their values go. */
export const cellParts = (cells: readonly PlacedRun[][][], top: number): PlacedRun[][] => {
  const values: PlacedRun[] = [];
  const texts: PlacedRun[][] = [];
  for (const lines of cells) {
    const size = valueSize(lines);
    const value = lines.slice(0, size);
    const [first] = value.flat();
    if (size < lines.length) texts.push(lines.slice(size).flat());
    if (!first) continue;
    values.push({
      ...first,
      y: top,
      startsCell: true,
      text: value.map(textOfRuns).reduce(joinCellLines),
    });
  }
  return [...(values.length > 0 ? [values] : []), ...texts];
};

/** How many lines of a cell are its value: those above its list, or in the look of its first line. */
const valueSize = (lines: PlacedRun[][]): number => {
  const listed = lines.findIndex(([run]) => run !== undefined && opensItem(run));
  const changed = lines.findIndex(([run]) => run?.bold !== lines[0]?.[0]?.bold);
  const size = Math.min(...[listed, changed].filter((at) => at >= 0), lines.length);
  return size > RULED_TABLE.valueLines ? 0 : size;
};

const opensItem = (run: PlacedRun): boolean =>
  isBulletAlone(run.text) || stripBullet(run.text).bullet;
