/**
 * A right column of details beside an entry's first lines: its place level with the title, its dates level with the
 * first task, perhaps its length of time below. The details go up to the title, and the tasks stay whole.
 */
import { isDuration, findDates } from '#/domain/cv/read/dates/find-dates.ts';
import { looksLikeCity } from '#/domain/cv/read/locations/city-name.ts';
import { wholeLocation } from '#/domain/cv/read/locations/find-location.ts';
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { isBulletAlone, stripBullet } from '../../line-text.ts';
import { cutAtGaps, type PlacedRun, rightOf, type Row } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { SIDE_DETAILS } from '../thresholds.ts';

export const joinSideDetails = (rows: Row[]): Row[] => {
  const shapes = rows.map(shapeOf);
  const edge = Math.max(...shapes.map(({ right }) => right));
  const entries = shapes.flatMap((_, at) => entryAt(shapes, at, edge) ?? []);
  if (entries.length === 0) return rows;
  const moved = new Map<Row, Row>();
  for (const { title, beside } of entries) {
    const details = beside.map((shape) => shape.detail ?? []);
    const own =
      title.isDated && isRestOfRange(title, beside) ? details.flat() : details.flatMap(asCell);
    moved.set(title.row, { ...title.row, runs: [...title.row.runs, ...own] });
    for (const { row, detail = [] } of beside)
      moved.set(row, { ...row, runs: row.runs.filter((run) => !detail.includes(run)) });
  }
  const taken = new Set(
    entries.flatMap(({ beside }) => beside.flatMap(({ detail = [] }) => detail)),
  );
  const right = Math.max(
    ...entries.flatMap(({ beside }) =>
      beside.flatMap(({ row }) => row.runs.filter((run) => !taken.has(run)).map(rightOf)),
    ),
  );
  return rows.flatMap((row) => {
    const own = moved.get(row) ?? row;
    if (own.runs.length === 0) return [];
    const isNarrow = Math.max(...own.runs.map(rightOf)) <= right + SIDE_DETAILS.edgePoints;
    return [isNarrow ? { ...own, right } : own];
  });
};

interface Shape {
  row: Row;
  /** Opens with a list marker. */
  isItem: boolean;
  left: number;
  right: number;
  /** The last cell when it is a date, a length of time or a location. */
  detail?: PlacedRun[];
  /** There is no other cell. */
  isAlone: boolean;
  isDated: boolean;
}

const shapeOf = (row: Row): Shape => {
  const cells = cutAtGaps(row.runs);
  const [first] = row.runs;
  const last = cells.at(-1) ?? [];
  const text = textOfRuns(last);
  const kind = detailKind(text);
  const own = cells.filter((cell) => !isMarker(cell));
  return {
    row,
    isItem: first !== undefined && (isMarker([first]) || stripBullet(first.text).bullet),
    left: first?.x ?? 0,
    right: Math.max(...row.runs.map(rightOf)),
    ...(kind ? { detail: last } : {}),
    isAlone: own.length < 2,
    isDated: kind === 'date' || findDates(textOfRuns(row.runs)).some(({ range }) => range),
  };
};

const isMarker = (cell: readonly PlacedRun[]): boolean =>
  cell.length === 1 && (cell[0]?.tag === 'Lbl' || isBulletAlone(cell[0]?.text ?? ''));

const detailKind = (text: string): 'date' | 'length' | 'location' | undefined => {
  const [span] = findDates(text);
  const rest = span ? text.slice(0, span.index) + text.slice(span.index + span.length) : text;
  if (!/[\p{L}\p{N}]/u.test(rest)) return 'date';
  if (isDuration(text)) return 'length';
  return wholeLocation(text) || looksLikeCity(text) ? 'location' : undefined;
};

interface Entry {
  title: Shape;
  /** The rows whose details belong to the title. */
  beside: Shape[];
}

/** The entry whose title stands at this row: no item itself, without a date, an item with its date right below. */
const entryAt = (shapes: readonly Shape[], at: number, edge: number): Entry | undefined => {
  const title = shapes[at];
  const first = shapes[at + 1];
  if (
    !title ||
    title.isItem ||
    isHeading(title) ||
    !first ||
    first.left < title.left - SIDE_DETAILS.hangPoints
  )
    return undefined;
  if (!first.isItem && !isBeside(first, title)) return undefined;
  const beside: Shape[] = [];
  for (let below = at + 1; ; below += 1) {
    const [above, shape] = [shapes[below - 1], shapes[below]];
    if (!above || !shape?.detail || !isNextLine(above.row, shape.row)) break;
    if (edge - shape.right > SIDE_DETAILS.edgePoints) break;
    if (shape.isAlone ? !isBeside(shape, title) : !shape.isItem && shape.left <= first.left) break;
    beside.push(shape);
  }
  const dates = beside.filter(({ isDated }) => isDated).length + (title.isDated ? 1 : 0);
  if (beside.length === 0 || (dates !== 1 && !isRestOfRange(title, beside))) return undefined;
  // Where each item has a date they are entries of a list, and an item over items of its own is a role.
  const next = shapes.slice(at + 1 + beside.length).find(({ isItem }) => isItem);
  const isRole =
    next !== undefined &&
    (next.left > first.left + SIDE_DETAILS.edgePoints ||
      (next.isDated && next.left === first.left));
  return beside.length === 1 && first.isItem && isRole ? undefined : { title, beside };
};

/** Of a section: what stands level with its first entry is of that entry. */
const isHeading = ({ row, isAlone }: Shape): boolean =>
  isAlone && headingHit(textOfRuns(row.runs))?.full === true;

/** "– August 2020" below "February 2020". */
const isRestOfRange = ({ detail = [] }: Shape, [shape, ...others]: readonly Shape[]): boolean => {
  const text = textOfRuns([...detail, ...(shape?.detail ?? [])]);
  const [span, ...more] = findDates(text);
  return (
    others.length + more.length === 0 &&
    /[-–—]/u.test(text) &&
    span?.range === true &&
    span.start !== ''
  );
};

/** A detail level with nothing, right of where the title begins. */
const isBeside = (shape: Shape, title: Shape): boolean =>
  shape.isAlone && shape.left > title.left + SIDE_DETAILS.apartPoints;

const isNextLine = (above: Row, row: Row): boolean =>
  row.y - above.y <= SIDE_DETAILS.stepEm * Math.max(above.size, row.size);

const asCell = (runs: PlacedRun[]): PlacedRun[] =>
  runs.map((run, at) => (at === 0 ? { ...run, startsCell: true } : run));
