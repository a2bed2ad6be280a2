/**
 * Labels and their texts set two to a row: "Systems: Linux" with "Tools: Git" beside it. Each pair is laid below the
 * other with its own lines, so that no line mixes both.
 */
import { cutAtGaps, type PlacedRun, rightOf, type Row } from '../placed-run.ts';
import { DOUBLE_ITEMS, PIECE_GAP_EM } from '../thresholds.ts';

export const layDoubleItems = (rows: Row[]): Row[] => {
  const stops = commonStops(rows);
  if (!stops) return rows;
  const laid: Row[] = [];
  // What is laid below each other moves all that follows down.
  let shift = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) break;
    if (!isDouble(row, stops)) {
      laid.push(lowered(row, shift));
      continue;
    }
    const item = rows.slice(at, at + sizeOf(rows, at, stops));
    const [first, second] = [firstOf(item, stops), secondOf(item, stops)];
    laid.push(...first.map((line) => lowered(line, shift)));
    const top = (laid.at(-1)?.y ?? row.y) + DOUBLE_ITEMS.lineEm * row.size;
    laid.push(...second.map((line) => lowered(line, top - row.y)));
    shift = (laid.at(-1)?.y ?? row.y) - (item.at(-1)?.y ?? row.y);
    at += item.length - 1;
  }
  return laid;
};

const lowered = (row: Row, by: number): Row => ({
  ...row,
  y: row.y + by,
  runs: row.runs.map((run) => ({ ...run, y: run.y + by })),
});

/** The edges of both pairs: where their labels end and their texts begin. */
interface Stops {
  labels: [first: number, second: number];
  texts: [first: number, second: number];
}

/**
 * Known by their shape: the room between label and text is the same in both pairs, the labels are flush to their
 * texts, ragged at the left, and more rows are set so.
 */
const commonStops = (rows: readonly Row[]): Stops | undefined => {
  const found = rows.slice(0, DOUBLE_ITEMS.mostRows).flatMap(stopsOf);
  return found.find((stops) => {
    const doubles = rows.filter((row) => isDouble(row, stops));
    if (doubles.length < DOUBLE_ITEMS.least) return false;
    const lefts = doubles.map((row) => row.runs[secondAt(row, stops)]?.x ?? 0);
    return Math.max(...lefts) - Math.min(...lefts) > DOUBLE_ITEMS.raggedPoints;
  });
};

const stopsOf = ({ runs }: Row): Stops[] => {
  if (runs.length > DOUBLE_ITEMS.mostRuns) return [];
  const joints = runs.slice(1).flatMap((next, at) => {
    const label = runs[at];
    return label && next.x - rightOf(label) > PIECE_GAP_EM * next.size
      ? [{ end: rightOf(label), next: next.x }]
      : [];
  });
  const [first, ...others] = joints;
  const second = first && others.find((joint) => isAsWide(first, joint));
  return second ? [{ labels: [first.end, second.end], texts: [first.next, second.next] }] : [];
};

interface Joint {
  end: number;
  next: number;
}

const isAsWide = (one: Joint, two: Joint): boolean =>
  Math.abs(one.next - one.end - (two.next - two.end)) <= DOUBLE_ITEMS.samePoints;

const isAt = (x: number, edge: number): boolean => Math.abs(x - edge) <= DOUBLE_ITEMS.samePoints;

const isDouble = ({ runs }: Row, { labels, texts }: Stops): boolean =>
  [0, 1].every((pair) =>
    runs.some((run, at) => {
      const next = runs[at + 1];
      return next && isAt(rightOf(run), labels[pair] ?? 0) && isAt(next.x, texts[pair] ?? 0);
    }),
  );

/** Rows of an item: its first, and below it the lines of its texts and labels, at the edges of theirs. */
const sizeOf = (rows: readonly Row[], at: number, stops: Stops): number => {
  const head = rows[at]?.size ?? 0;
  const below = rows.slice(at + 1, at + DOUBLE_ITEMS.mostLines);
  const end = below.findIndex(
    (row, index) =>
      row.y - (rows[at + index]?.y ?? 0) > DOUBLE_ITEMS.stepEm * head ||
      row.size > head ||
      isDouble(row, stops) ||
      [firstOf([row], stops), secondOf([row], stops)].some(
        (side) => side[0] && !isInPair(side[0], stops),
      ),
  );
  return 1 + (end < 0 ? below.length : end);
};

/** Begins where the first pair's text does, or ends where its label does. */
const isInPair = ({ runs }: Row, { labels, texts }: Stops): boolean => {
  const cells = cutAtGaps(runs);
  return (
    runs.every((run) => rightOf(run) < texts[1]) &&
    cells.length === 1 &&
    cells.every(
      (cell) => isAt(cell[0]?.x ?? 0, texts[0]) || isAt(Math.max(...cell.map(rightOf)), labels[0]),
    )
  );
};

/** Where the second pair begins in a row: with its label, or with the text right of the first. */
const secondAt = ({ runs }: Row, { labels, texts }: Stops): number => {
  let at = runs.findIndex((run) => isAt(rightOf(run), labels[1]));
  if (at < 0) {
    const text = runs.findIndex(({ x }) => x > texts[1] - DOUBLE_ITEMS.samePoints);
    return text < 0 ? runs.length : text;
  }
  for (; at > 0; at -= 1) {
    const [before, run] = [runs[at - 1], runs[at]];
    if (!before || !run || run.x - rightOf(before) > PIECE_GAP_EM * run.size) break;
  }
  return at;
};

const firstOf = (item: readonly Row[], stops: Stops): Row[] =>
  item.flatMap((row) => {
    const runs = row.runs.slice(0, secondAt(row, stops));
    return runs.length > 0 ? [{ ...row, runs: withCell(runs, stops) }] : [];
  });

/** The second pair's rows, moved to where the first pair's stand. */
const secondOf = (item: readonly Row[], stops: Stops): Row[] => {
  const left = stops.texts[1] - stops.texts[0];
  return item.flatMap((row) => {
    const runs = row.runs.slice(secondAt(row, stops)).map((run) => ({ ...run, x: run.x - left }));
    return runs.length > 0 ? [{ ...row, runs: withCell(runs, stops) }] : [];
  });
};

/** The text beside its label is a cell, however close. */
const withCell = (runs: PlacedRun[], { texts }: Stops): PlacedRun[] =>
  runs.map((run, at) => (at > 0 && isAt(run.x, texts[0]) ? { ...run, startsCell: true } : run));
