/** Dates at the right edge that hang beside what is told of an entry, one or two lines below its names and its place. */
import { findDates, isDateAlone } from '../dates/find-dates.ts';
import { dateEvidence } from '../dates/dated-line.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { RAISED_DATES } from './thresholds.ts';

/** Moves them up to the line with the names; unchanged unless each range stands so, under a line of its own. */
export function withRaisedDates(lines: readonly SourceLine[]): SourceLine[] {
  const hanging = lines.flatMap((line, at) => (isHanging(line) ? [at] : []));
  const dateOf = new Map(
    hanging.flatMap((at) => {
      const head = headAbove(lines, at);
      return head < 0 ? [] : [[head, lines[at]?.cells.at(-1) ?? '']];
    }),
  );
  const ranges = lines.filter((line) => dateEvidence(line)?.span.range);
  const areAll = dateOf.size === hanging.length && ranges.length === hanging.length;
  if (hanging.length < RAISED_DATES.least || !areAll) return [...lines];
  const taken = new Set(hanging);
  return lines.map((line, at) => {
    const date = dateOf.get(at);
    if (date !== undefined) return withCells(line, [...line.cells, date]);
    return taken.has(at) ? withCells(line, line.cells.slice(0, -1)) : line;
  });
}

const withCells = (line: SourceLine, cells: string[]): SourceLine => ({
  ...line,
  cells,
  text: cells.join(' '),
});

/** An item, or a sentence, with a range at its end. */
const isHanging = ({ bullet, cells }: SourceLine): boolean => {
  const [text = '', date = '', ...more] = cells;
  return (
    more.length === 0 &&
    (bullet > 0 || text.length >= RAISED_DATES.letters) &&
    isDateAlone(date) &&
    findDates(date)[0]?.range === true
  );
};

/** The nearest line above with a cell at its right edge and no date. */
const headAbove = (lines: readonly SourceLine[], at: number): number => {
  for (let above = at - 1; above >= Math.max(0, at - RAISED_DATES.lines); above -= 1) {
    const line = lines[above];
    if (!line || line.bullet > 0 || isHanging(line)) return -1;
    if (line.cells.length === 2) return dateEvidence(line) ? -1 : above;
  }
  return -1;
};
