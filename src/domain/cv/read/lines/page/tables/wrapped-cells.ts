import { fieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { isPartOfRange, isUnfinishedRange } from '#/domain/cv/read/dates/wrapped-range.ts';
import type { PlacedRun, Row } from '../placed-run.ts';
import { cutAtGaps, rightOf } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { STOP_GAP_EM, WRAPPED_CELL } from '../thresholds.ts';

/**
 * Closes up cells that wrap onto further baselines, so that a date range, a label in the rail or a
 * value in a table reads as one text on the row where it began.
 */
export const joinCellRows = (rows: Row[]): Row[] => {
  const joined: Row[] = [];
  const bottoms: Bottoms = new Map();
  const edge = rows
    .flatMap(({ runs }) => runs)
    .reduce((most, run) => Math.max(most, rightOf(run)), 0);
  for (const row of rows) {
    const left: PlacedRun[] = [];
    for (const run of withDatesJoined(row.runs)) {
      const host = findHost(run, joined, bottoms, edge);
      if (host) growCell(host, run, run.y, bottoms);
      else left.push(run);
    }
    if (left.length > 0) joined.push({ ...row, runs: left });
  }
  return joined;
};

/** The words of a date may be drawn one by one: they go below or stay together. */
const withDatesJoined = (runs: readonly PlacedRun[]): PlacedRun[] =>
  cutAtGaps(runs).flatMap((cell) => {
    const [first, last] = [cell[0], cell.at(-1)];
    const isDate = cell.length > 1 && cell.length <= WRAPPED_CELL.dateRuns;
    return first && last && isDate && isPartOfRange(textOfRuns(cell))
      ? [{ ...first, text: textOfRuns(cell), width: rightOf(last) - first.x }]
      : cell;
  });

/** The baseline of the last line of each cell that has grown. */
type Bottoms = Map<PlacedRun, number>;

interface Host {
  row: Row;
  run: PlacedRun;
  /** Stands beside a label, however close. */
  beside?: PlacedRun;
}

/** The run that `run` continues: above it, in a cell of a row with several. */
const findHost = (
  run: PlacedRun,
  above: Row[],
  bottoms: Bottoms,
  edge: number,
): Host | undefined => {
  for (const candidate of above.slice(-WRAPPED_CELL.rowsAbove).toReversed()) {
    const cells = cellsOf(candidate, run);
    if (cells.length < 2) continue;
    for (const [at, cell] of cells.entries()) {
      const last = cell.at(-1);
      if (!last || !isOneCell(run, cell, cells[at + 1])) continue;
      const step = run.y - (bottoms.get(last) ?? candidate.y);
      if (step > WRAPPED_CELL.nextLineEm * run.size || step <= 0) continue;
      const isTable =
        cells.length > 2 &&
        last.tagOrder !== undefined &&
        new Set(cells.map((other) => other[0]?.tagOrder)).size > 2;
      const sameTag = last.tagOrder !== undefined && last.tagOrder === run.tagOrder;
      if (
        (sameTag &&
          isTable &&
          last.bold === run.bold &&
          isFull(last, cells[at + 1]?.[0]?.x ?? edge, run)) ||
        goesOnWithDate(last, textOfRuns(cell), run)
      )
        return { row: candidate, run: last };
      const beside = cells[at + 1]?.[0];
      if (beside && goesOnWithLabel(at, cell, beside, run))
        return { row: candidate, run: last, beside };
    }
  }
  return undefined;
};

/** Before its text an unfinished date stands in a cell of its own, however close the text begins; so does a label that is a block of its own, over its next line. */
const cellsOf = ({ runs }: Row, below: PlacedRun): PlacedRun[][] => {
  for (let size = Math.min(WRAPPED_CELL.dateRuns, runs.length); size > 0; size -= 1) {
    const [date, next] = [runs.slice(0, size), runs[size]];
    const last = date.at(-1);
    if (!last || !next) continue;
    if (
      next.x - rightOf(last) > STOP_GAP_EM * last.size &&
      isUnfinishedRange(textOfRuns(date), below.text)
    )
      return [date, ...cutAtGaps(runs.slice(size))];
  }
  const end = runs.findIndex(({ tagOrder }) => tagOrder !== below.tagOrder);
  const [label, text] = [runs[end - 1], runs[end]];
  const isApart =
    below.tagOrder !== undefined &&
    label !== undefined &&
    text !== undefined &&
    text.x - rightOf(label) > STOP_GAP_EM * label.size;
  return isApart ? [runs.slice(0, end), ...cutAtGaps(runs.slice(end))] : cutAtGaps(runs);
};

/** True when the run stands under the cell (same left edge, right edge, middle or block) and ends before the next cell. */
const isOneCell = (run: PlacedRun, cell: PlacedRun[], next: PlacedRun[] | undefined): boolean => {
  const [first] = cell;
  const last = cell.at(-1);
  if (!first || !last) return false;
  if (next?.[0] && rightOf(run) > next[0].x) return false;
  return (
    Math.abs(run.x - first.x) <= WRAPPED_CELL.sameEdgePoints ||
    Math.abs(rightOf(run) - rightOf(last)) <= WRAPPED_CELL.sameEdgePoints ||
    Math.abs(run.x + rightOf(run) - first.x - rightOf(last)) <= WRAPPED_CELL.sameEdgePoints ||
    (last.tagOrder !== undefined && last.tagOrder === run.tagOrder)
  );
};

/** True when the next word had no room in the cell. A line that ends earlier was ended on purpose. */
const isFull = (last: PlacedRun, edge: number, run: PlacedRun): boolean => {
  const word = (run.width / Math.max(1, run.text.length)) * run.text.split(' ', 1).join('').length;
  return edge - rightOf(last) < word + WRAPPED_CELL.roomEm * run.size;
};

/** `De janvier 2015 à` goes on with `septembre 2016`, `2014 –` with `2019`, `octobre` with `2020 – juin`. */
const goesOnWithDate = (host: PlacedRun, text: string, run: PlacedRun): boolean =>
  Math.abs(host.size - run.size) <= WRAPPED_CELL.sameSizePoints &&
  (isUnfinishedRange(text, run.text) || (ENDS_OPEN.test(text) && isPartOfRange(run.text)));

const ENDS_OPEN = /\d.*(?:[-–—]|\b(?:au|to|until|à partir de)|(?:^|\s)à)$/iu;

/** `FORMATION ET` / `DIPLÔMES`: the first cell, tagged as a block that nothing else on the row shares. */
const goesOnWithLabel = (
  at: number,
  cell: PlacedRun[],
  beside: PlacedRun,
  run: PlacedRun,
): boolean => {
  const [first] = cell;
  const isRemark = /^\([^()]+\)$/.test(run.text);
  if (at !== 0 || !first || (/\d/.test(first.text + run.text) && !isRemark)) return false;
  const isLike = run.font === first.font && run.size === first.size && run.color === first.color;
  const isOwnBlock =
    first.tagOrder !== undefined &&
    first.tagOrder === run.tagOrder &&
    first.tagOrder !== beside.tagOrder;
  const isRail = beside.x - first.x <= WRAPPED_CELL.railEm * first.size;
  return (
    isLike &&
    isOwnBlock &&
    isRail &&
    first.text.length + run.text.length <= WRAPPED_CELL.labelLetters &&
    (isRemark || isOneLabel(textOfRuns(cell), run.text) || hadNoRoom(cell, beside, run))
  );
};

/** A label in bold beside plain text, whose next word would have run into the text. */
const hadNoRoom = (cell: readonly PlacedRun[], beside: PlacedRun, run: PlacedRun): boolean => {
  const last = cell.at(-1);
  const [word = ''] = run.text.split(' ', 1);
  return (
    last !== undefined &&
    run.bold &&
    !beside.bold &&
    beside.x - rightOf(last) < (run.width / Math.max(1, run.text.length)) * word.length
  );
};

/** Lines of a sidebar may share a block too, so the words must form one label: a phrase that goes on, a section or a field. */
const isOneLabel = (text: string, next: string): boolean =>
  /^\p{Ll}/u.test(next) ||
  /(?:[&,/-]|(?:^|\s)(?:et|and|de|du|des|of|the|la|le|les|en|à|or|ou))$/iu.test(text) ||
  headingHit(`${text} ${next}`)?.full === true ||
  fieldRole(fold(`${text} ${next}`)) !== undefined;

/** Adds the text to the cell but keeps its box, so that later steps don't take it for a wider cell. */
const growCell = (host: Host, more: PlacedRun, y: number, bottoms: Bottoms): void => {
  const grown = { ...host.run, text: `${host.run.text} ${more.text}` };
  const change = (from: PlacedRun, to: PlacedRun, bottom: number | undefined): void => {
    host.row.runs = host.row.runs.map((other) => (other === from ? to : other));
    if (bottom !== undefined) bottoms.set(to, bottom);
  };
  change(host.run, grown, y);
  if (host.beside)
    change(host.beside, { ...host.beside, startsCell: true }, bottoms.get(host.beside));
};
