/** Strips that rows leave free over some height of a page: candidates for gutters. */
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import type { PlacedRun, Row } from '../placed-run.ts';
import { cutAtGaps, rightOf } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { CENTRED, GUTTER, OVERFLOW } from './thresholds.ts';

export interface Band {
  gutter: number;
  /** Rows `from` to `to`, the last excluded. */
  from: number;
  to: number;
  score: number;
}

/** Every stretch of rows that leaves some strip of the width free, with text on both sides of it. */
export const bandsByStrip = (rows: Row[]): Band[] => {
  const spans = rows.map(({ runs }) => ({
    start: Math.min(...runs.map((run) => run.x)),
    end: Math.max(...runs.map(rightOf)),
  }));
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const width = end - start;
  const whole = centredHeadings(rows, (start + end) / 2, width);
  const best = new Map<string, { band: Band; strips: number[] }>();
  const [first, last] = [start + width * GUTTER.edgeShare, end - width * GUTTER.edgeShare];
  const strips = narrowStrips(rows, first, last).map((x) => ({ x, margin: GUTTER.closePoints }));
  for (let x = first; x <= last; x += GUTTER.stepPoints)
    strips.push({ x, margin: GUTTER.marginPoints });
  for (const { x, margin } of strips) {
    let from = 0;
    for (let at = 0; at <= rows.length; at += 1) {
      const row = rows[at];
      // Not on the first row: there an address may be the end of a head of the full width.
      if (row && !whole.has(row) && (!crosses(row, x, margin) || (at > from && overflows(row, x))))
        continue;
      const sides = countSides(spans, from, at, x);
      if (sides.left >= GUTTER.leastRows && sides.right >= GUTTER.leastRows) {
        const key = `${from}-${at}-${sides.left}-${sides.right}`;
        const known = best.get(key);
        if (known) known.strips.push(x);
        else
          best.set(key, {
            band: { gutter: x, from, to: at, score: sides.left + sides.right },
            strips: [x],
          });
      }
      from = at + 1;
    }
  }
  return [...best.values()].map(({ band: { from, to, gutter, score }, strips }) => ({
    from,
    to,
    gutter: strips[Math.floor(strips.length / 2)] ?? gutter,
    // Among strips that free the same rows the widest is the gutter, the others are gaps in the text.
    score: score + Math.min(strips.length * GUTTER.stepPoints, GUTTER.widestPoints) / 100,
  }));
};

/** Just left of an edge where many lines begin: text set flush to it from the other side leaves no more. */
const narrowStrips = (rows: Row[], from: number, to: number): number[] => {
  const starts = new Map<number, number>();
  for (const [first] of rows.flatMap(({ runs }) => cutAtGaps(runs))) {
    const edge = Math.round(first?.x ?? 0);
    if (edge > from && edge < to) starts.set(edge, (starts.get(edge) ?? 0) + 1);
  }
  return [...starts].flatMap(([edge, count]) =>
    count >= GUTTER.leastStarts ? [edge - GUTTER.edgePoints] : [],
  );
};

/** Headings centred on the whole width stand over all of it, however short they are; one flush to a column's text does not. */
const centredHeadings = (rows: Row[], centre: number, width: number): Set<Row> => {
  const starts = new Map<number, number>();
  for (const [first] of rows.flatMap(({ runs }) => cutAtGaps(runs))) {
    const x = Math.round(first?.x ?? 0);
    starts.set(x, (starts.get(x) ?? 0) + 1);
  }
  const found = rows.filter(({ runs }) => {
    const left = runs[0]?.x ?? 0;
    const right = Math.max(...runs.map(rightOf));
    return (
      right - left < CENTRED.widthShare * width &&
      Math.abs((left + right) / 2 - centre) < CENTRED.points &&
      (starts.get(Math.round(left)) ?? 0) <= CENTRED.mostMates &&
      headingHit(textOfRuns(runs))?.full === true
    );
  });
  return new Set(found.length > 1 ? found : []);
};

const isOver = (run: PlacedRun, x: number, margin: number): boolean =>
  run.x - (run.frameGap ?? 0) - margin < x && rightOf(run) + margin > x;

export const crosses = (row: Row, x: number, margin = GUTTER.marginPoints): boolean =>
  row.runs.some((run) => isOver(run, x, margin));

/** A long word of the narrow side, such as an address, that had no room in it and runs over the gutter. */
const overflows = (row: Row, x: number): boolean => {
  const crossing = row.runs.filter((run) => isOver(run, x, GUTTER.marginPoints));
  const [run] = crossing;
  return (
    run !== undefined &&
    crossing.length === 1 &&
    (run.text.length >= OVERFLOW.letters || isSmallest(run, row)) &&
    !run.text.includes(' ') &&
    rightOf(run) - x < OVERFLOW.share * run.width &&
    row.runs.every((other) => other === run || other.x > x || rightOf(other) < run.x - run.size)
  );
};

/** A word beside text in larger type: the label of a drawing, as wide as it pleases. */
const isSmallest = (run: PlacedRun, { runs }: Row): boolean =>
  runs.length > 1 && runs.every((other) => other === run || other.size > run.size);

const countSides = (
  spans: { start: number; end: number }[],
  from: number,
  to: number,
  x: number,
): { left: number; right: number } => {
  let left = 0;
  let right = 0;
  for (const span of spans.slice(from, to)) {
    if (span.start < x) left += 1;
    if (span.end > x) right += 1;
  }
  return { left, right };
};
