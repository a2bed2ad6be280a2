import { SURE_PRESENT_WORDS } from '#/domain/cv/words/date-words.ts';
import { fold } from '#/domain/text/fold.ts';
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { isAllCaps } from '#/domain/cv/read/lines/line-text.ts';
import type { PlacedRun, Row } from '../placed-run.ts';
import { cutAtGaps, rightOf, runsToRows } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { isTitleRail } from '../tables/title-rail.ts';
import { PARTNER_EM } from '../thresholds.ts';
import {
  ALIGNED_SHARE,
  CELLS_SHARE,
  COLON_SHARE,
  DATED_STACK,
  DATE_ROW_LETTERS,
  DATE_SHARE,
  FLUSH_RIGHT,
  GUTTER,
  LARGER_TITLE,
  PAIRED,
  PASSES,
  RAIL,
  STACK_STEP_EM,
  TABLE,
} from './thresholds.ts';

/**
 * True when the two sides of a free strip are cells of the same rows (dates at the right edge,
 * labels in a rail at the left, label–value pairs), so the strip must not cut them apart.
 *
 * Evidence, strongest first: text drawn row by row, a short cell and then its neighbour, is a table;
 * sections of several kinds on either side are columns; baselines that don't match are columns; dates
 * on the narrow side and rows of three cells or more are cells; text drawn (or tagged) first on the left
 * and then on the right is columns; then the shape of the narrow side decides.
 */
export const isGridOfCells = (left: PlacedRun[], right: PlacedRun[]): boolean => {
  const leftRows = runsToRows(left);
  const rightRows = runsToRows(right);
  const leftIsNarrow = lettersOf(left) <= lettersOf(right);
  const narrow = leftIsNarrow ? leftRows : rightRows;
  const wide = leftIsNarrow ? rightRows : leftRows;

  if (isDrawnAsTable(left, right, leftIsNarrow)) return true;
  if (haveSections(leftRows, rightRows)) return false;
  if (isTitleRail(leftRows, rightRows)) return true;
  const aligned = share(narrow, (row) => hasPartner(row, wide));
  const passes = countPasses(left, right);
  if (
    leftIsNarrow &&
    passes > leftRows.length * PASSES.someShare &&
    isFlushRight(narrow, ALIGNED_SHARE.drawn, aligned)
  )
    return true;
  if (isDateRail(leftRows, rightRows) || isDateRail(rightRows, leftRows)) return true;
  if (!leftIsNarrow && isDetailRail(rightRows)) return true;
  if (isDrawnByRows(leftRows, rightRows, passes)) return true;
  if (aligned < ALIGNED_SHARE.least) return false;
  // A section's title above a rail is not one of its rows, in words that no dictionary knows either.
  const usual = Math.min(...narrow.map(({ size }) => size));
  const values = narrow.filter(
    (row) => hasPartner(row, wide) || !(isTitle(row) || row.size > usual * LARGER_TITLE),
  );
  if (
    leftIsNarrow &&
    isFlushRight(
      values,
      ALIGNED_SHARE.usual,
      share(values, (row) => hasPartner(row, wide)),
    )
  )
    return true;
  if (share(narrow, isDateRow) >= DATE_SHARE.usual) return true;
  if (
    share(rightRows, startsWithColon) >= COLON_SHARE.before ||
    share(leftRows, endsWithColon) >= COLON_SHARE.after
  )
    return true;
  const partners = wide.filter((row) => hasPartner(row, narrow));
  if (share(partners, (row) => cutAtGaps(row.runs).length > 1) >= CELLS_SHARE) return true;
  if (passes <= Math.max(PASSES.few, PASSES.fewShare * Math.min(leftRows.length, rightRows.length)))
    return false;
  return (
    isRail(
      values,
      wide,
      share(values, (row) => hasPartner(row, wide)),
    ) ||
    isFlushRight(narrow, ALIGNED_SHARE.paired, aligned) ||
    isPaired(narrow, wide, aligned)
  );
};

/** True when nearly all rows beside the other side are dates. Rows above or below it don't count, nor do titles. */
export const isDateRail = (rows: Row[], others: Row[]): boolean => {
  const [top = 0, bottom = 0] = [others[0]?.y, others.at(-1)?.y];
  const beside = rows.filter(
    (row) =>
      row.y >= top - row.size &&
      row.y <= bottom + row.size &&
      (hasPartner(row, others) || !isTitle(row)),
  );
  return (
    beside.length > 1 &&
    (share(beside, isDateRow) >= DATE_SHARE.rail || areDatedStacks(beside, others))
  );
};

/**
 * True when the left side is a column, and right of it a rail of dates that stand beside the rows of the right side, or of
 * labels each drawn right before what it stands beside: the gutter lies before them, not behind them.
 */
export const cutsDatesOff = (left: PlacedRun[], right: PlacedRun[]): boolean => {
  const drawn = new Map(right.map((run) => [run.index, run]));
  const isLabel = (run: PlacedRun): boolean => drawn.get(run.index + 1)?.y === run.y;
  return (
    cutsRailOff(left, right, (row) => isDateRow(row)) ||
    cutsRailOff(left, right, ({ runs }) => runs.some(isLabel) || isTitleOf(runs))
  );
};

const cutsRailOff = (
  left: PlacedRun[],
  right: PlacedRun[],
  isOfRail: (row: Row) => boolean,
): boolean => {
  const edges = new Map<number, number>();
  for (const run of left)
    if (isOfRail({ y: run.y, size: run.size, runs: [run] }))
      edges.set(Math.round(run.x), (edges.get(Math.round(run.x)) ?? 0) + 1);
  const [edge, count] = [...edges].reduce(
    (best, next) => (next[1] > best[1] ? next : best),
    [0, 0],
  );
  if (count < GUTTER.leastRows) return false;
  const rail = left.filter(({ x }) => x > edge - GUTTER.marginPoints);
  const railRows = runsToRows(rail);
  const sidebar = left.filter((run) => run.x <= edge - GUTTER.marginPoints);
  const crossing = sidebar.filter((run) => rightOf(run) > edge - GUTTER.marginPoints);
  const heights = new Set(right.map(({ y }) => Math.round(y)));
  return (
    runsToRows(sidebar).length - crossing.length >= GUTTER.leastRows &&
    crossing.every((run) => headingHit(run.text)?.full) &&
    share(railRows, isOfRail) >= DATE_SHARE.rail &&
    share(
      railRows.filter(({ runs }) => !isTitleOf(runs)),
      ({ y }) => [-1, 0, 1].some((step) => heights.has(Math.round(y) + step)),
    ) >= ALIGNED_SHARE.least
  );
};

/**
 * True when texts right of the strip are each drawn right behind one left of it, on its line, and stand clear of all
 * others: values at the right of the narrow column, such as levels of languages. The gutter lies behind them.
 */
export const cutsValuesOff = (left: PlacedRun[], right: PlacedRun[]): boolean => {
  const labels = new Map(left.map((run) => [run.index, run]));
  const isValue = (run: PlacedRun): boolean => labels.get(run.index - 1)?.y === run.y;
  const values = right.filter(isValue);
  const others = right.filter((run) => !isValue(run));
  return (
    values.length >= LEAST_VALUES &&
    others.length >= GUTTER.leastRows &&
    edgesOf(values).right + 2 * GUTTER.marginPoints < edgesOf(others).left
  );
};

const LEAST_VALUES = 2;

/** Dates each over a city or a duration, or a place over its date, beside the title lines of an entry. */
const areDatedStacks = (rows: Row[], others: Row[]): boolean => {
  const named = rows.filter(({ runs }) => /[\p{L}\d]/u.test(textOfRuns(runs)));
  const [top = [], ...below] = stackRows(named).flatMap(cutAtDates);
  // The rest of an entry whose dates stand above all this.
  const isRest = !top.some(isDateRow) && top.length <= DATED_STACK.notes;
  const stacks = isRest ? below : [top, ...below];
  return (
    stacks.length > 1 &&
    stacks.some((stack) => stack.length > 1) &&
    stacks.every((stack) => {
      const [first] = stack;
      const dated = stack.findIndex(isDateRow);
      return (
        first !== undefined &&
        hasPartner(first, others) &&
        stack.length <= 1 + DATED_STACK.notes &&
        (dated === 0 || dated === stack.length - 1) &&
        stack.every((row, at) => at === dated || textOfRuns(row.runs).length <= DATED_STACK.letters)
      );
    })
  );
};

/** Dates over their notes as close as those are to each other. */
const cutAtDates = (stack: Row[]): Row[][] => {
  const starts = stack.flatMap((row, at) => (at === 0 || isDateRow(row) ? [at] : []));
  const [first] = stack;
  return first && isDateRow(first)
    ? starts.map((start, at) => stack.slice(start, starts[at + 1]))
    : [stack];
};

/** Dates and locations at the right edge, set in smaller type or on baselines of their own. */
const isDetailRail = (rows: Row[]): boolean =>
  share(rows, isDateRow) >= DATE_SHARE.detail &&
  share(rows, (row) => textOfRuns(row.runs).length <= PAIRED.letters) >= ALIGNED_SHARE.nearlyAll &&
  isFlushRight(rows, 0, 0);

/** Each row of one side beside a row of the other, and drawn with it. */
const isDrawnByRows = (left: Row[], right: Row[], passes: number): boolean =>
  [
    { rows: left, others: right },
    { rows: right, others: left },
  ].some(
    ({ rows, others }) =>
      share(
        rows.filter((row) => hasPartner(row, others) || !isTitle(row)),
        (row) => hasPartner(row, others),
      ) >= ALIGNED_SHARE.nearlyAll && passes >= PASSES.eachRow * rows.length,
  );

/** Three rows or more, each drawn cell after cell, with tops that agree. */
const isDrawnAsTable = (left: PlacedRun[], right: PlacedRun[], leftIsNarrow: boolean): boolean => {
  const stretches = inDrawingOrder(left, right).reduce<{ side: number; runs: PlacedRun[] }[]>(
    (found, { run, side }) => {
      const last = found.at(-1);
      if (last?.side === side) last.runs.push(run);
      else found.push({ side, runs: [run] });
      return found;
    },
    [],
  );
  const cells = stretches.filter(({ side }) => side === (leftIsNarrow ? 0 : 1));
  if (cells.length < TABLE.leastCells) return false;
  const isBeside = ({ runs }: { runs: PlacedRun[] }, at: number): boolean => {
    const neighbour = stretches[at + (leftIsNarrow ? 1 : -1)];
    if (!neighbour) return false;
    const em = runs[0]?.size ?? 1;
    return Math.abs(topOf(runs) - topOf(neighbour.runs)) <= TABLE.sameTopEm * em;
  };
  const agree = share(cells, (cell) => isBeside(cell, stretches.indexOf(cell)));
  const isShort = share(cells, ({ runs }) => runsToRows(runs).length <= TABLE.cellRows);
  const tall = share(stretches, ({ runs }) => runsToRows(runs).length > 1);
  return agree >= TABLE.agreeShare && isShort >= TABLE.shortShare && tall >= TABLE.tallShare;
};

/** Short stacks that each begin beside a line of the other side: labels of what stands there. */
const isRail = (narrow: Row[], wide: Row[], aligned: number): boolean => {
  const stacks = stackRows(narrow);
  const beginBeside = share(stacks, ([first]) => first !== undefined && hasPartner(first, wide));
  return (
    aligned >= ALIGNED_SHARE.usual &&
    beginBeside >= RAIL.beginShare &&
    narrow.length / stacks.length <= RAIL.linesPerStack
  );
};

/** Text flush to its right edge and ragged on the left belongs to the row beside it: labels, dates, locations. */
const isFlushRight = (narrow: Row[], enough: number, aligned: number): boolean => {
  const edges = narrow.map((row) => edgesOf(row.runs));
  const rights = edges.map(({ right }) => right).toSorted((a, b) => a - b);
  const usual = rights[Math.floor(rights.length / 2)] ?? 0;
  const lefts = edges.map(({ left }) => left);
  return (
    aligned >= enough &&
    share(rights, (right) => Math.abs(right - usual) < FLUSH_RIGHT.points) >= FLUSH_RIGHT.share &&
    Math.max(...lefts) - Math.min(...lefts) >
      (aligned === 1 ? FLUSH_RIGHT.alignedRaggedPoints : FLUSH_RIGHT.raggedPoints)
  );
};

/** Plain short values, one beside each line of the stretch they cover. */
const isPaired = (narrow: Row[], wide: Row[], aligned: number): boolean => {
  const letters = lettersOf(narrow.flatMap((row) => row.runs)) / narrow.length;
  if (aligned < ALIGNED_SHARE.paired || letters > PAIRED.letters || hasHeadings(narrow))
    return false;
  const covered = stackRows(narrow).flatMap((stack) =>
    wide.filter(
      (row) =>
        row.y >= (stack[0]?.y ?? 0) - PAIRED.points &&
        row.y <= (stack.at(-1)?.y ?? 0) + PAIRED.points,
    ),
  );
  return share(covered, (row) => hasPartner(row, narrow)) >= ALIGNED_SHARE.paired;
};

/** Titles of sections of two kinds or more on each side, each over text of its own. */
const haveSections = (...sides: Row[][]): boolean =>
  sides.every((rows) => new Set(titlesOverText(rows).map(kindOf)).size >= LEAST_KINDS);

const titlesOverText = (rows: Row[]): Row[] => {
  const found: Row[] = [];
  let title: Row | undefined;
  for (const row of rows) {
    if (isStrong(row) && isTitle(row)) title = row;
    else if (title && !isStrong(row)) {
      found.push(title);
      title = undefined;
    }
  }
  return found;
};

const kindOf = (row: Row): string | undefined => headingHit(textOfRuns(row.runs))?.kinds[0];

const LEAST_KINDS = 2;

const isTitle = (row: Row): boolean => isTitleOf(row.runs);

const isTitleOf = (runs: PlacedRun[]): boolean => headingHit(textOfRuns(runs))?.full === true;

const startsWithColon = (row: Row): boolean => row.runs[0]?.text.startsWith(':') === true;
const endsWithColon = (row: Row): boolean => row.runs.at(-1)?.text.endsWith(':') === true;

const hasHeadings = (rows: Row[]): boolean => {
  const strong = share(rows, isStrong);
  return strong > 0 && strong < 1;
};

const topOf = (runs: PlacedRun[]): number => Math.min(...runs.map((run) => run.y));

const isStrong = (row: Row): boolean => row.runs.every((run) => run.bold || isAllCaps(run.text));

const DATES = new RegExp(
  `(?:^|\\D)(?:19|20)\\d\\d(?:\\D|$)|\\d{1,2}[/.]\\d{2,4}|(?<!\\p{L})(?:${SURE_PRESENT_WORDS})(?!\\p{L})`,
  'u',
);

/** A row that holds a date and little else. */
export const isDateRow = (row: Row): boolean => {
  const text = row.runs.map((run) => run.text).join(' ');
  return text.length <= DATE_ROW_LETTERS && DATES.test(fold(text));
};

const hasPartner = (row: Row, others: Row[]): boolean =>
  others.some((other) => Math.abs(other.y - row.y) <= PARTNER_EM * Math.max(other.size, row.size));

/** How often the drawing changes sides. */
const countPasses = (left: PlacedRun[], right: PlacedRun[]): number => {
  const all = inDrawingOrder(left, right);
  return all.filter(({ side }, at) => at > 0 && side !== all[at - 1]?.side).length;
};

/** Runs of both sides as drawn or, where every run is tagged, as the tag tree orders them. */
const inDrawingOrder = (
  left: PlacedRun[],
  right: PlacedRun[],
): { run: PlacedRun; side: 0 | 1 }[] => {
  const all = [
    ...left.map((run) => ({ run, side: 0 as const })),
    ...right.map((run) => ({ run, side: 1 as const })),
  ];
  const isTagged = all.every(({ run }) => run.tagOrder !== undefined);
  const tagOf = (run: PlacedRun): number => (isTagged ? (run.tagOrder ?? 0) : 0);
  return all.toSorted((a, b) => tagOf(a.run) - tagOf(b.run) || a.run.index - b.run.index);
};

/** Rows that follow each other closely. */
const stackRows = (rows: Row[]): Row[][] => {
  const stacks: Row[][] = [];
  for (const row of rows) {
    const above = stacks.at(-1)?.at(-1);
    if (above && row.y - above.y <= STACK_STEP_EM * Math.max(row.size, above.size))
      stacks.at(-1)?.push(row);
    else stacks.push([row]);
  }
  return stacks;
};

const lettersOf = (runs: PlacedRun[]): number =>
  runs.reduce((sum, run) => sum + run.text.length, 0);

const share = <T>(items: T[], holds: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(holds).length / items.length;

/** Left and right edges of a group of runs. */
export const edgesOf = (runs: PlacedRun[]): { left: number; right: number } => ({
  left: runs.reduce((least, run) => Math.min(least, run.x), Infinity),
  right: runs.reduce((most, run) => Math.max(most, rightOf(run)), -Infinity),
});
