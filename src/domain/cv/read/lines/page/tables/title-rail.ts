/**
 * Section titles in a rail at the left: beside the first line of their text, over several lines, or turned upright.
 * Each becomes a row of its own above the text it stands beside.
 */
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { cutAtGaps, type PlacedRun, rightOf, type Row } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { PARTNER_EM, STOP_GAP_EM, TITLE_RAIL } from '../thresholds.ts';

export const splitTitleRail = (rows: Row[]): Row[] => {
  const rail = railOf(rows);
  const titles = rail && titlesIn(rail);
  if (!titles) return rows;
  const taken = new Set(titles.flatMap(({ cells }) => cells.flatMap(({ runs }) => runs)));
  const text = rows.flatMap((row) => {
    const runs = row.runs.filter((run) => !taken.has(run));
    return runs.length > 0 ? [{ ...row, y: runs[0]?.y ?? row.y, runs }] : [];
  });
  const result: Row[] = [];
  let next = 0;
  for (const title of titles) {
    const at = Math.max(next, besideOf(title, text));
    result.push(...text.slice(next, at), titleRow(title, text[at]));
    next = at;
  }
  return [...result, ...text.slice(next)];
};

/** The row of text that a title stands beside: on its baseline, else the first that begins little above it. */
const besideOf = ({ cells: [first] }: Title, text: readonly Row[]): number => {
  const [run] = first?.runs ?? [];
  if (!run) return text.length;
  const level = isTurned(run)
    ? -1
    : text.findIndex(({ y }) => Math.abs(y - run.y) <= PARTNER_EM * run.size);
  if (level >= 0) return level;
  const near = text.findIndex(({ y }) => y >= run.y - TITLE_RAIL.aboveEm * run.size);
  return near < 0 ? text.length : near;
};

/** Set upright along the text: as wide as its type is high. */
export const isTurned = ({ text, width, size }: PlacedRun): boolean =>
  text.length > TITLE_RAIL.shortest && width <= size;

/** True for the left side of a page that holds nothing but the titles of what stands at the right. */
export const isTitleRail = (left: readonly Row[], right: readonly Row[]): boolean => {
  const titles = titlesIn(left.map((row) => ({ row, runs: row.runs })));
  const others = right.filter(({ runs }) => hitOf(textOfRuns(runs))).length;
  return titles !== undefined && others < titles.length && right.length > left.length;
};

/** What stands in the rail on one row. */
interface RailCell {
  row: Row;
  runs: PlacedRun[];
}

interface Title {
  cells: RailCell[];
  text: string;
}

const hitOf = (text: string): boolean => headingHit(text)?.full === true;

/** The cells left of all other text, when known titles stand there and next to nothing crosses into the text. */
const railOf = (rows: Row[]): RailCell[] | undefined => {
  const firsts = rows.map((row) => ({ row, runs: firstCellOf(row) }));
  const known = inOneRail(firsts.filter(({ runs }) => hitOf(textOfRuns(runs))));
  if (known.length < TITLE_RAIL.least) return undefined;
  const left = Math.min(...known.map(({ runs }) => runs[0]?.x ?? Infinity));
  const right = Math.max(...known.map(({ runs }) => edgeOf(runs)));
  const below = firsts.slice(firstLineOf(firsts, known[0]));
  const text = Math.min(
    ...below.flatMap(({ row }) => row.runs.filter(({ x }) => x > right).map(({ x }) => x)),
  );
  // In a column of its own nothing, or next to nothing, stands right of its titles.
  const withText = below.filter(({ row }) => row.runs.some(({ x }) => x >= text));
  if (withText.length < below.length * TITLE_RAIL.textShare) return undefined;
  const isInRail = ({ runs }: RailCell): boolean =>
    edgeOf(runs) < text - TITLE_RAIL.besidePoints &&
    (Math.abs((runs[0]?.x ?? Infinity) - left) <= TITLE_RAIL.edgePoints ||
      Math.abs(edgeOf(runs) - right) <= TITLE_RAIL.edgePoints);
  const beside = below.map(({ row }) => ({
    row,
    runs: row.runs.filter(({ x }) => x < text - TITLE_RAIL.edgePoints),
  }));
  const rail = beside.filter(isInRail);
  const inText = beside.filter(({ runs }) => runs.length === 0);
  return rail.length + inText.length >= below.length * TITLE_RAIL.clearShare ? rail : undefined;
};

/** A label tagged as a block of its own is a cell, however close the text beside it begins. */
const firstCellOf = ({ runs }: Row): PlacedRun[] => {
  const [cell = []] = cutAtGaps(runs);
  const end = cell.findIndex((run, at) => {
    const before = cell[at - 1];
    return (
      before?.tagOrder !== undefined &&
      run.tagOrder !== before.tagOrder &&
      run.x - rightOf(before) > STOP_GAP_EM * run.size
    );
  });
  return end < 0 ? cell : cell.slice(0, end);
};

/** The titles flush with the leftmost, or at their right edges, where enough are: others are titles of parts inside the text. */
const inOneRail = (known: readonly RailCell[]): readonly RailCell[] => {
  const left = Math.min(...known.map(({ runs }) => runs[0]?.x ?? Infinity));
  const flush = known.filter(
    ({ runs }) => Math.abs((runs[0]?.x ?? Infinity) - left) <= TITLE_RAIL.edgePoints,
  );
  const alike = known.map(
    (cell) =>
      known.filter(
        ({ runs }) => Math.abs(edgeOf(runs) - edgeOf(cell.runs)) <= TITLE_RAIL.edgePoints,
      ).length,
  );
  const most = Math.max(...alike);
  if (flush.length >= TITLE_RAIL.least && flush.length >= most) return flush;
  return most >= TITLE_RAIL.least ? known.filter((_, at) => alike[at] === most) : known;
};

/** The first title may begin above the line that makes it known. */
const firstLineOf = (cells: readonly RailCell[], known: RailCell | undefined): number => {
  let at = cells.findIndex((cell) => cell === known);
  for (let above = at - 1; above >= 0; above -= 1) {
    const [one, next] = [cells[above]?.runs[0], cells[at]?.runs[0]];
    if (!one || !next || one.x !== next.x || one.bold !== next.bold) break;
    if (next.y - one.y > TITLE_RAIL.stepEm * next.size) break;
    at = above;
  }
  return at;
};

const edgeOf = (runs: readonly PlacedRun[] = []): number => Math.max(...runs.map(rightOf));

/** The titles of a rail, each with all its lines. Undefined where too few are known. */
const titlesIn = (rail: readonly RailCell[]): Title[] | undefined => {
  const titles: Title[] = [];
  for (const cell of rail) {
    const last = titles.at(-1);
    const text = textOfRuns(cell.runs);
    if (last && goesOn(last, cell, text)) {
      last.cells.push(cell);
      last.text += ` ${text}`;
    } else titles.push({ cells: [cell], text });
  }
  // The end of a label that began on the page before.
  const whole = titles.filter(({ text }) => !/^\p{Ll}/u.test(text));
  const known = whole.filter(({ text }) => hitOf(text));
  return known.length >= TITLE_RAIL.least && known.length >= whole.length * TITLE_RAIL.knownShare
    ? whole
    : undefined;
};

const goesOn = ({ cells, text: above }: Title, { runs }: RailCell, text: string): boolean => {
  const last = cells.at(-1)?.runs[0];
  const [first] = runs;
  if (!last || !first || first.y - last.y > TITLE_RAIL.stepEm * Math.max(first.size, last.size))
    return false;
  if (first.bold !== last.bold) return false;
  if (/^(?:&|et |and )/iu.test(text)) return true;
  const [one, two] = [headingHit(above), headingHit(text)];
  // "Work" over "Experience" is one title: two sections of one kind do not follow each other.
  const areTwo =
    one?.full &&
    two?.full &&
    one.kinds[0] !== two.kinds[0] &&
    !/(?:&|,|\bet|\band|\bof|\bde)$/iu.test(above);
  return !areTwo && (!one?.full || headingHit(`${above} ${text}`)?.full === true);
};

/** Tagged as a heading: where it stands makes it one, whatever it looks like. */
const titleRow = ({ cells, text }: Title, beside: Row | undefined): Row => {
  const runs = cells.flatMap((cell) => cell.runs);
  const [run] = runs;
  if (!run) return { y: 0, size: 0, runs };
  return {
    y: Math.min(run.y, beside?.y ?? Infinity),
    size: run.size,
    runs: [{ ...run, text, tag: 'H2', width: edgeOf(runs) - run.x }],
  };
};
