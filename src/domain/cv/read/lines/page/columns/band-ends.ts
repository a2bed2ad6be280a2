/** Where columns side by side end: at the title of a section of the full width. */
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { isDateRail, isDateRow } from './column-evidence.ts';
import { type Row, runsToRows } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { hasLeft, hasRight, isLeftTitle, runsOf, sidesOf, titleOf } from './sides.ts';
import type { Band } from './strips.ts';
import { FAR_EM, GUTTER, HEAD_GAP_EM } from './thresholds.ts';

/**
 * Where a section of the full width begins near the foot: its title at the left, its first row with cells on both
 * sides or a date beside it, what is told of the entry, and right below it text that crosses the gutter.
 */
export const nextSection = (rows: Row[], { from, to, gutter }: Omit<Band, 'score'>): number => {
  const after = rows[to];
  const last = rows[to - 1];
  // With nothing below it, it is the title of what stands at the head of the right column.
  const isOfRight = !after && to === rows.length && !headed(rows.slice(from, to), gutter);
  const isTitled =
    last !== undefined &&
    !isOfRight &&
    isLeftTitle(last, gutter) &&
    (last.size > usualSize(rows) || last.runs.every(({ bold }) => bold)) &&
    (!after || after.y - last.y < HEAD_GAP_EM * last.size);
  if (isTitled) return to - 1;
  if (!after || !last) return to;
  // Text further down goes on with an entry that has its date at the right.
  const isFar = after.y - last.y > FAR_EM * Math.max(after.size, last.size);
  for (let at = to - 2; at > from && at >= to - NEXT_SECTION_ROWS; at -= 1) {
    const row = rows[at];
    if (!row || !isLeftTitle(row, gutter)) continue;
    const entry = rows.slice(at + 1, to);
    const isWhole =
      entry.every((one) => hasLeft(one, gutter) || isDateRow(one)) &&
      entry.slice(0, 2).some((one) => (isFar ? isDatedAt(one, gutter) : hasRight(one, gutter)));
    return isWhole ? at : to;
  }
  return to;
};

/** Text, and its date right of the gutter. */
const isDatedAt = (row: Row, gutter: number): boolean =>
  hasLeft(row, gutter) && isDateRow({ ...row, runs: sidesOf(row.runs, gutter)[1] });

/** Where columns begin whose section stands right below an entry with nothing but its dates at the right: at the title. */
export const belowDatedEntry = (rows: Row[], { from, to, gutter }: Band): number => {
  const at = rows.findIndex((row, index) => index > from && index < to && isLeftTitle(row, gutter));
  const beside = rows.slice(from, Math.max(from, at)).filter((row) => hasRight(row, gutter));
  return beside.length > 0 && beside.every((row) => isDatedAt(row, gutter)) ? at : from;
};

/** The right column begins with a section's title. */
const headed = (rows: Row[], gutter: number): boolean => {
  const first = rows.find((row) => hasRight(row, gutter));
  return first !== undefined && headingHit(titleOf(sidesOf(first.runs, gutter)[1]))?.full === true;
};

/** Where a section of the full width begins: its title at the left, then dates beside text and nothing else. */
export const datedSection = (rows: Row[], { from, to, gutter }: Band): number => {
  const at = rows.findIndex(
    (row, index) => index > from && index < to - 1 && isLeftTitle(row, gutter),
  );
  const isDated = rows.slice(at + 1, to).every(({ y, size, runs }) => {
    const [left, right] = sidesOf(runs, gutter);
    return right.length > 0 && isDateRow({ y, size, runs: left });
  });
  return at > 0 && isDated ? at : to;
};

/** Dates beside text down to a section's title at the left: what stands below it has no dates beside it. */
export const titleBelowDates = (rows: Row[], { from, to, gutter }: Band): number => {
  const at = rows.findIndex((row, index) => index > from && index < to && isLeftTitle(row, gutter));
  if (at < 0) return to;
  const [left, right] = sidesOf(runsOf(rows.slice(from, at)), gutter);
  const isEnd =
    rows.slice(at, to).filter((row) => hasRight(row, gutter)).length < GUTTER.leastRows &&
    isDateRail(runsToRows(left), runsToRows(right));
  return isEnd ? at : to;
};

/**
 * Columns without titles, right under the title of their section, begin below it and end at the next title of its look,
 * or of their own first rows'. Under that one a date or a city may stand at the right edge of the page, beside text.
 */
export const columnsOfSection = (
  rows: Row[],
  { from, to, gutter }: Band,
): [from: number, to: number] => {
  const first = rows.findIndex((row, at) => at >= from && hasRight(row, gutter));
  const edge = rows[first]?.runs.find(({ x }) => x >= gutter)?.x ?? 0;
  const isInColumn = ({ runs }: Row): boolean => {
    const [left, [right]] = sidesOf(runs, gutter);
    return right !== undefined && (left.length === 0 || right.x - edge < GUTTER.samePoints.pages);
  };
  const end = rows.slice(0, to).findLastIndex(isInColumn) + 1;
  const next = rows.slice(0, to).findIndex((row, at) => at >= end && isLeftTitle(row, gutter));
  const [title, after] = [rows[first - 1], rows[next]];
  const look = ({ size, runs }: Row): string => `${size} ${runs[0]?.font}`;
  const isTitled = (row: Row): boolean =>
    headingHit(textOfRuns(sidesOf(row.runs, gutter)[1]))?.full === true;
  return title &&
    after &&
    isLeftTitle(title, gutter) &&
    rows.slice(first - 1, first + 1).some((row) => look(row) === look(after)) &&
    !rows.slice(first, next).some(isTitled)
    ? [first, next]
    : [from, to];
};

const usualSize = (rows: Row[]): number =>
  rows.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0;

/** A title, and the rows of its first entry above the text, its dates perhaps a little higher or lower than its name. */
const NEXT_SECTION_ROWS = 5;
