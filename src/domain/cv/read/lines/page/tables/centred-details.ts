import { joinCellLines } from '#/domain/cv/read/lines/hyphens.ts';
import { lookOf, type Row, rightOf } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { PARTNER_EM, SAME_STOP_POINTS, WRAPPED_TITLE } from '../thresholds.ts';
import { LEADS_ON } from '../wraps.ts';

/** Rows of three heights as one: a title of two lines, and a place or a date at half their height right of it. */
export const joinCentredDetails = (rows: readonly Row[]): Row[] => {
  const joined: Row[] = [];
  for (const row of rows) {
    const [first, detail] = joined.slice(-2);
    const whole = first && detail && wholeRow(first, detail, row);
    if (whole) joined.splice(-2, 2, whole);
    else joined.push(row);
  }
  return joined;
};

const wholeRow = (first: Row, detail: Row, row: Row): Row | undefined => {
  const [start, end, next] = [first.runs[0], first.runs.at(-1), row.runs[0]];
  const beside = detail.runs[0];
  if (!start || !end || !next || !beside) return undefined;
  const [above, below] = [textOfRuns(first.runs), textOfRuns(row.runs)];
  const [word = ''] = below.split(' ', 1);
  const room = beside.x - rightOf(end);
  const isOne =
    room > 0 &&
    beside.x > Math.max(...row.runs.map(rightOf)) &&
    lookOf(start) === lookOf(next) &&
    Math.abs(start.x - next.x) < SAME_STOP_POINTS &&
    row.y - first.y < WRAPPED_TITLE.stepEm * row.size &&
    Math.abs((first.y + row.y) / 2 - detail.y) < PARTNER_EM * detail.size &&
    (/^\p{Ll}/u.test(below) ||
      LEADS_ON.test(above) ||
      room < (next.width / next.text.length) * word.length);
  if (!isOne) return undefined;
  return {
    ...first,
    y: row.y,
    runs: [
      ...first.runs.slice(0, -1),
      { ...end, text: joinCellLines(end.text, below) },
      { ...beside, startsCell: true },
      ...detail.runs.slice(1),
    ],
  };
};
