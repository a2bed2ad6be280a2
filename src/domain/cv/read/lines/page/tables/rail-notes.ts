/**
 * Notes under the dates in a rail, level with the text of the entry: the kind of contract, a length of time, a place.
 * A place goes up to the title, the others below it or below the entry, so that no line mixes both.
 */
import { fieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { findDates, isDuration, withoutDuration } from '#/domain/cv/read/dates/find-dates.ts';
import { looksLikeCity } from '#/domain/cv/read/locations/city-name.ts';
import { wholeLocation } from '#/domain/cv/read/locations/find-location.ts';
import { cutAtGaps, type PlacedRun, rightOf, type Row } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { RAIL_NOTES } from '../thresholds.ts';

export const layRailNotes = (all: Row[]): Row[] => {
  const rows = withLengthsAtDates(all);
  const heads = rows.map(headOf);
  const known = heads.filter((head) => head !== undefined);
  const laid = rows.map((row) => ({ ...row }));
  const below = new Map<Row, Row>();
  heads.forEach((head, at) => {
    if (!head || !known.some((other) => other !== head && isFlush(other, head))) return;
    const found = notesUnder(rows, at, head);
    // "Poste" and "Mission" are labels of what stands beside them.
    if (found.some(({ cell }) => fieldRole(fold(textOfRuns(cell))))) return;
    const name = joinedToName(laid, found);
    if (name) {
      // Between the lines of the text it would part them.
      const [title, own] = [laid[at], laid[name.row]];
      if (title && own && name.row > at + 1) {
        below.set(title, { ...own, runs: own.runs.map((run) => ({ ...run, x: head.stop })) });
        own.runs = [];
      }
      return;
    }
    const notes = found.map(({ cell }) => textOfRuns(cell));
    // Places and lengths of time at the left edge are told from their words, line by line.
    const areTold =
      found.every(
        ({ cell: [run] }) => Math.abs((run?.x ?? 0) - head.left) <= RAIL_NOTES.edgePoints,
      ) && notes.every((text) => isDuration(text) || wholeLocation(text) || looksLikeCity(text));
    const end = lastOf(rows, found.at(-1)?.row ?? at, head);
    const [first, last] = [laid[at], laid[end]];
    if (areTold || !first || !last) return;
    const others: string[] = [];
    for (const [index, { cell, row }] of found.entries()) {
      const text = notes[index] ?? '';
      if (wholeLocation(text))
        first.runs = [...first.runs, ...cell.map((run) => ({ ...run, startsCell: true as const }))];
      else others.push(text);
      const own = laid[row];
      if (own) own.runs = own.runs.filter((run) => !cell.includes(run));
    }
    const [model] = last.runs.length > 0 ? last.runs : first.runs;
    if (!model || others.length === 0) return;
    const whole = others
      .join(', ')
      .replaceAll(',,', ',')
      .replace(/, (?=\p{Ll})/gu, ' ');
    // Beside nothing but a title the first note is the employer.
    const isItem = head.cells > 2 && !others.every(isDuration);
    const text = isItem ? `• ${whole}` : whole;
    below.set(isItem ? last : first, { ...last, runs: [{ ...model, x: head.stop, text }] });
  });
  let shift = 0;
  return laid.flatMap((row) => {
    const own = row.runs.length > 0 ? [{ ...row, y: row.y + shift }] : [];
    const note = below.get(row);
    if (!note) return own;
    shift += RAIL_NOTES.lineEm * row.size;
    return [...own, { ...note, y: row.y + shift }];
  });
};

/** A name alone under the dates is the employer's: the notes below go on with it, "Lake Bakery," over "Velka". */
const joinedToName = (laid: readonly Row[], [name, ...more]: readonly Note[]): Note | undefined => {
  const row = name?.alone ? laid[name.row] : undefined;
  const last = row?.runs.at(-1);
  if (!name?.alone || !row || !last) return undefined;
  const beside = more.filter(({ alone }) => !alone);
  for (const note of beside) {
    const own = laid[note.row];
    if (own) own.runs = own.runs.filter((run) => !note.cell.includes(run));
  }
  const texts = [last.text, ...beside.map(({ cell }) => textOfRuns(cell))];
  const whole = texts.join(', ').replace(/,+ *,/gu, ',');
  row.runs = row.runs.map((run) => (run === last ? { ...run, text: whole } : run));
  return name;
};

/** "(11 months)" in the rail, beside a line of the text, says more of the dates above it: it goes up to them. */
const withLengthsAtDates = (rows: readonly Row[]): Row[] => {
  const laid = rows.map((row) => ({ ...row }));
  let head: Head | undefined;
  let dated: Row | undefined;
  let below = 0;
  for (const row of laid) {
    below += 1;
    const own = headOf(row);
    if (own) [head, dated, below] = [own, row, 0];
    const [first, ...others] = row.runs;
    const last = dated?.runs[head ? head.runs - 1 : 0];
    if (own || !head || !dated || !first || !last || others.length === 0) continue;
    const { left, stop } = head;
    const isLength =
      below <= RAIL_NOTES.most &&
      /^\(.+\)$/.test(first.text) &&
      isDuration(first.text) &&
      rightOf(first) > left &&
      rightOf(first) < stop - RAIL_NOTES.edgePoints &&
      others.every(({ x }) => x > stop - RAIL_NOTES.edgePoints);
    if (!isLength) continue;
    dated.runs = dated.runs.map((run) =>
      run === last ? { ...run, text: `${run.text} ${first.text}` } : run,
    );
    row.runs = others;
  }
  return laid;
};

/** A row with dates alone in the first of its cells, and where the text beside them begins. */
interface Head {
  cells: number;
  /** Runs that the dates are drawn in. */
  runs: number;
  left: number;
  right: number;
  stop: number;
  size: number;
  y: number;
}

interface Note {
  cell: PlacedRun[];
  /** Index of its row. */
  row: number;
  /** No text stands beside it. */
  alone: boolean;
}

const headOf = ({ runs }: Row): Head | undefined => {
  const cells = cutAtGaps(runs);
  const [dates, text] = cells;
  const [first, stop] = [dates?.[0], text?.[0]];
  if (!dates || !first || !stop || dates.length > RAIL_NOTES.dateRuns) return undefined;
  const written = withoutDuration(textOfRuns(dates));
  const [span] = findDates(written);
  if (span?.length !== written.length) return undefined;
  return {
    cells: cells.length,
    runs: dates.length,
    left: first.x,
    right: Math.max(...dates.map(rightOf)),
    stop: stop.x,
    size: first.size,
    y: first.y,
  };
};

const isFlush = (one: { left: number; right: number }, two: Head): boolean =>
  Math.abs(one.left - two.left) <= RAIL_NOTES.edgePoints ||
  Math.abs(one.right - two.right) <= RAIL_NOTES.edgePoints;

/**
 * The notes right below. Lines of the text may stand between two of them; a larger one is the title of a section.
 */
const notesUnder = (rows: readonly Row[], at: number, head: Head): Note[] => {
  const found: Note[] = [];
  let bottom = head.y;
  for (let below = at + 1; found.length < RAIL_NOTES.most; below += 1) {
    const row = rows[below];
    if (!row) break;
    const cell = row.runs.filter(({ x }) => x < head.stop - RAIL_NOTES.edgePoints);
    const [first] = cell;
    if (row.y - bottom > RAIL_NOTES.stepEm * Math.max(row.size, first?.size ?? head.size)) break;
    if (!first) continue;
    const text = textOfRuns(cell);
    const left = first?.x ?? 0;
    const right = Math.max(...cell.map(rightOf));
    const isNote =
      cell.length > 0 &&
      cell.every(({ size }) => size <= head.size * RAIL_NOTES.largest) &&
      right < head.stop - RAIL_NOTES.edgePoints &&
      isFlush({ left, right }, head) &&
      /\p{L}/u.test(text) &&
      text.length <= RAIL_NOTES.letters &&
      findDates(text).length === 0;
    if (!isNote) break;
    found.push({ cell, row: below, alone: cell.length === row.runs.length });
    bottom = row.y;
  }
  return found;
};

/** The last row of the entry: those after the notes begin where its text does. */
const lastOf = (rows: readonly Row[], lastNote: number, head: Head): number => {
  let end = lastNote;
  for (let next = end + 1; next < rows.length; next += 1) {
    const [above, row] = [rows[next - 1], rows[next]];
    if (!above || !row || row.y - above.y > RAIL_NOTES.stepEm * Math.max(row.size, above.size))
      break;
    if ((row.runs[0]?.x ?? 0) < head.stop - RAIL_NOTES.edgePoints) break;
    end = next;
  }
  return end;
};
