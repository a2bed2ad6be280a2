import { joinCellLines } from '#/domain/cv/read/lines/hyphens.ts';
import type { Row } from '../placed-run.ts';
import { cutAtGaps, lookOf, rightOf } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { SAME_STOP_POINTS, WRAPPED_TITLE } from '../thresholds.ts';

/**
 * "2017 – 2018 ¦ **Weaving of wool and of**" over "**linen** ¦ House of the Lake": a title in bold that fills its line goes
 * on below, before the details at the right edge, and all is one row. `right` is the column's edge in points.
 */
export const joinWrappedTitles = (rows: readonly Row[], right: number): Row[] => {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const whole = above && wholeTitle(above, row, right);
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(row);
  }
  return joined;
};

const wholeTitle = (above: Row, row: Row, right: number): Row | undefined => {
  const [title = [], ...details] = cutAtGaps(row.runs);
  const [end, [first], [detail]] = [above.runs.at(-1), title, details.flat()];
  if (!end || !first || !detail) return undefined;
  const text = textOfRuns(title);
  const [word = ''] = text.split(' ', 1);
  const wordWidth = (first.width / first.text.length) * word.length;
  const goesOn =
    /^\p{Ll}/u.test(text) &&
    title.every((run) => run.bold && lookOf(run) === lookOf(end)) &&
    lookOf(detail) !== lookOf(end) &&
    above.runs.some(({ x }) => Math.abs(x - first.x) < SAME_STOP_POINTS) &&
    row.y - above.y < WRAPPED_TITLE.stepEm * row.size &&
    right - rightOf(end) < wordWidth &&
    Math.abs(right - Math.max(...details.flat().map(rightOf))) < WRAPPED_TITLE.edgePoints;
  if (!goesOn) return undefined;
  const rest = details
    .flat()
    .map((run) => (run === detail ? { ...run, startsCell: true as const } : run));
  const runs = above.runs.map((run) =>
    run === end ? { ...run, text: joinCellLines(run.text, text) } : run,
  );
  return { ...above, y: row.y, runs: [...runs, ...rest] };
};
