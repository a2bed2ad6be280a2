import { isDateAlone } from '#/domain/cv/read/dates/find-dates.ts';
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { singleSpaced } from '#/domain/cv/read/text-pieces.ts';
import type { SourceLine } from '../source-line.ts';
import {
  closeLetters,
  isAllCaps,
  isBulletAlone,
  isLetterSpaced,
  stripBullet,
} from '../line-text.ts';
import type { PlacedRun, Row } from './placed-run.ts';
import { lookOf, rightOf, widestBlank } from './placed-run.ts';
import { gapInEms, textOfRuns } from './run-text.ts';
import {
  BLANK_EM,
  BRACKET_GAP_EM,
  CELL_GAP_EM,
  JUSTIFIED,
  LEAST_LETTER_GAPS,
  LETTER_GAP_EM,
  MOST_STOPPED_RUNS,
  PIECE_GAP_EM,
  SAME_STOP_POINTS,
  SPACED_CELL_GAP_EM,
  STOP_GAP_EM,
  WORD_OVER_LETTER_EM,
} from './thresholds.ts';
import { cutAfterBold, typedPieces } from './typed-pieces.ts';

/** A line with its geometry, which only the steps up to `SourceLine` need. */
export interface DraftLine {
  line: SourceLine;
  page: number;
  y: number;
  /** Points. */
  size: number;
  left: number;
  /** Where the text starts, after any list marker. */
  textLeft: number;
  /** Cells that gaps set apart, and where the last of them starts. */
  apart: number;
  lastLeft: number;
  right: number;
  /** Right edge of the column. */
  columnRight: number;
  /** The tag tree says that the text belongs to a list item. */
  isItem: boolean;
  firstTag: number | undefined;
  lastTag: number | undefined;
}

export interface BodyStyle {
  size: number;
  color: string;
}

/** A section's title and beside it that of its first entry, tagged one level below, are two rows. */
export const cutTitles = (row: Row): Row[] => {
  const { runs, y, size } = row;
  const level = headingOf(runs);
  const at = level === 0 ? -1 : runs.findIndex((run) => headingOf([run]) > level);
  const [title, entry] = [runs.slice(0, at), runs.slice(at)];
  if (at < 0 || headingHit(textOfRuns(title))?.full !== true) return [row];
  return [
    { ...row, runs: title },
    { ...row, y: y + size, size: sizeOf(entry), runs: entry },
  ];
};

/** One visual line out of the runs on one baseline; null when nothing but a list marker is there. */
export const rowToLine = (
  row: Row,
  body: BodyStyle,
  column: { number: number; right: number; band?: number },
  stops: readonly number[] = [],
): DraftLine | null => {
  const wide = rowToCells(row.runs, stops);
  const cells = cutAfterBold(wide);
  const first = cells[0]?.runs[0];
  if (!first) return null;
  const { bullet, isMarked } = takeBullet(cells);
  // Lists set side by side carry markers in each cell.
  const texts = cells.map((cell, at) =>
    at === 0 ? cellText(cell) : stripBullet(cellText(cell)).text,
  );
  const text = singleSpaced(texts.join(' '));
  if (text === '') return null;
  const runs = cells.flatMap((cell) => cell.runs);
  const [start = first] = runs;
  const last = runs.at(-1) ?? first;
  const line: SourceLine = {
    text,
    cells: texts,
    page: first.page,
    column: column.number,
    x: first.x,
    size: sizeOf(runs) / body.size,
    bold: runs.every((run) => run.bold || !/[\p{L}\d]/u.test(run.text)),
    italic: runs.every((run) => run.italic || !/[\p{L}\d]/u.test(run.text)),
    underline: false,
    caps: isAllCaps(text),
    tinted: body.color !== '' && (colorOf(runs) ?? body.color) !== body.color,
    heading: headingOf(runs),
    bullet: bullet || isMarked ? 1 : 0,
    zone: 'body',
    gap: 1,
    continues: false,
    links: linksOf(runs),
  };
  if (column.band !== undefined) line.band = column.band;
  if (!line.italic && last.italic) {
    const end = cells.at(-1)?.runs ?? [];
    const from = end.findLastIndex((run) => !run.italic) + 1;
    line.italicTail = from > 0 ? singleSpaced(joinRuns(end.slice(from), false)) : '';
  }
  const pieces = piecesOf(runs);
  if (pieces.length > cells.length) line.pieces = pieces;
  const typed = typedPieces(cells.map((cell) => cell.runs));
  if (typed.length > 0) line.typed = typed;
  const entry = isDateAlone(texts[0] ?? '') ? cells[1]?.runs : undefined;
  const lead = leadOf(runs, 'bold') || leadOf(entry ?? [], 'bold');
  if (!line.bold && lead !== '') line.boldLead = lead;
  const slanted = leadOf(runs, 'italic');
  if (!line.italic && slanted !== '') line.italicLead = slanted;
  return {
    line,
    page: first.page,
    y: row.y,
    size: row.size,
    left: first.x,
    textLeft: start.x,
    apart: wide.length,
    lastLeft: wide.at(-1)?.runs[0]?.x ?? start.x,
    right: Math.max(...runs.map(rightOf)),
    columnRight: row.right ?? column.right,
    // A list in one cell of a row, as dates in a rail are tagged, makes no item of the row.
    isItem: (start.tag === 'LI' || start.tag === 'LBody') && !runs.some(({ tag }) => tag === 'TD'),
    firstTag: start.tagOrder,
    // A hyphen at the end may be tagged by itself.
    lastTag: (runs.findLast(({ text: own }) => !/^[-‐]$/u.test(own)) ?? last).tagOrder,
  };
};

/** The runs cut at gaps wider than blanks are; none where a gap could be a wide blank. */
const piecesOf = (runs: readonly PlacedRun[]): string[] => {
  const gaps = runs.slice(1).map((run, at) => gapInEms(runs[at] ?? run, run));
  if (gaps.some((gap) => gap > BLANK_EM && gap < PIECE_GAP_EM)) return [];
  const pieces: PlacedRun[][] = [];
  runs.forEach((run, at) => {
    if (at > 0 && (gaps[at - 1] ?? 0) < PIECE_GAP_EM) pieces.at(-1)?.push(run);
    else pieces.push([run]);
  });
  return pieces.map((piece) => singleSpaced(joinRuns(piece, false)));
};

const linksOf = (runs: PlacedRun[]): SourceLine['links'] => {
  const links: SourceLine['links'] = [];
  for (const [at, { link, text }] of runs.entries()) {
    if (link === undefined) continue;
    const last = links.at(-1);
    if (last && runs[at - 1]?.link === link) last.text += ` ${text}`;
    else links.push({ text, target: link });
  }
  return links;
};

interface Cell {
  runs: PlacedRun[];
  isSpaced: boolean;
}

const rowToCells = (runs: PlacedRun[], stops: readonly number[]): Cell[] => {
  if (isJustified(runs)) return [{ runs, isSpaced: false }];
  const cells: Cell[] = [];
  for (const run of runs) {
    const cell = cells.at(-1);
    const before = cell?.runs.at(-1);
    const isSpaced = isLetterSpaced(run.text) || /^\p{L}$/u.test(run.text);
    if (!cell || !before) {
      cells.push({ runs: [run], isSpaced });
      continue;
    }
    const em = Math.max(run.size, before.size);
    // "Weaver [icon] (3 months)"
    const isBracket = run.text.startsWith('(') && lookOf(run) === lookOf(before);
    const limit =
      cell.isSpaced && isSpaced
        ? SPACED_CELL_GAP_EM * em
        : widestBlank(before, run, isBracket ? BRACKET_GAP_EM : CELL_GAP_EM);
    const gap = run.x - rightOf(before);
    const isStopped =
      gap > STOP_GAP_EM * em &&
      runs.length <= MOST_STOPPED_RUNS &&
      stops.some((stop) => Math.abs(stop - run.x) < SAME_STOP_POINTS);
    const isNext = isNextItem(before, run) && gap > PIECE_GAP_EM * em;
    if (gap > limit || isStopped || isNext || run.startsCell) cells.push({ runs: [run], isSpaced });
    else {
      cell.runs.push(run);
      cell.isSpaced &&= isSpaced;
    }
  }
  return cells;
};

/** Items of a list that a style sets side by side, each tagged by itself. */
const isNextItem = (one: PlacedRun, next: PlacedRun): boolean =>
  one.tag === 'LI' && next.tag === 'LI' && one.tagOrder !== next.tagOrder;

/** A few words spread over the width of a narrow column: the blanks between them are wide, and all alike. */
const isJustified = (runs: readonly PlacedRun[]): boolean => {
  const gaps = runs.slice(1).map((run, at) => run.x - rightOf(runs[at] ?? run));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return (
    gaps.length >= JUSTIFIED.leastGaps &&
    most - least < JUSTIFIED.evenPoints &&
    runs.every(({ size, startsCell }) => most < JUSTIFIED.widestEm * size && !startsCell) &&
    runs.filter(({ text }) => !/[ \d]/.test(text.trim())).length * 2 > runs.length &&
    // Words that hold a sentence together: names side by side have none.
    runs.some(({ text }) => /^\p{Ll}{1,3}$/u.test(text.trim()))
  );
};

/** "Vocational . . . . . .": dots that lead to the edge, or to a date. */
const DOT_LEADER = /(?:\s?\.){6,}/g;

const cellText = (cell: Cell): string => {
  const text = joinRuns(cell.runs, cell.isSpaced);
  const spelled = isLetterSpaced(text) ? closeLetters(text) : text;
  return singleSpaced(spelled.replace(DOT_LEADER, ' ')).normalize('NFC');
};

/** Blanks where the gaps are; between letter-spaced words three, so that words stay apart. */
const joinRuns = (runs: PlacedRun[], isSpaced: boolean): string => {
  if (!isSpaced) return textOfRuns(runs);
  const wordGap = spacedWordGap(runs);
  return runs
    .map((run, at) => {
      const before = runs[at - 1];
      if (!before) return run.text;
      return (gapInEms(before, run) > wordGap ? '   ' : ' ') + run.text;
    })
    .join('');
};

/** Where each letter is drawn alone, the usual gap between letters tells what a gap between words is. */
const spacedWordGap = (runs: PlacedRun[]): number => {
  const gaps = runs.flatMap((run, at) => {
    const before = runs[at - 1];
    return before && run.text.length === 1 && before.text.length === 1
      ? [gapInEms(before, run)]
      : [];
  });
  if (gaps.length < LEAST_LETTER_GAPS) return LETTER_GAP_EM;
  return (gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0) + WORD_OVER_LETTER_EM;
};

/** Removes a list marker from the first cell, whether it is a run of its own or the start of one. */
const takeBullet = (cells: Cell[]): { bullet: boolean; isMarked: boolean } => {
  const [cell] = cells;
  const [run, next] = cell?.runs ?? [];
  if (!cell || !run) return { bullet: false, isMarked: false };
  const isMarked = run.tag === 'Lbl';
  const hasMore = next !== undefined || cells.length > 1;
  if (hasMore && (isBulletAlone(run.text) || isMarked)) {
    cell.runs.shift();
    if (cell.runs.length === 0) cells.shift();
    return { bullet: true, isMarked };
  }
  const stripped = stripBullet(run.text);
  if (stripped.bullet) {
    const cut = run.width * (1 - stripped.text.length / run.text.length);
    cell.runs[0] = { ...run, text: stripped.text, x: run.x + cut, width: run.width - cut };
  }
  return { bullet: stripped.bullet, isMarked: false };
};

/** The size most letters have. */
const sizeOf = (runs: PlacedRun[]): number => {
  const letters = new Map<number, number>();
  for (const { size, text } of runs) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [1, 0])[0];
};

const colorOf = (runs: PlacedRun[]): string | undefined =>
  runs.toSorted((a, b) => b.text.length - a.text.length)[0]?.color;

const headingOf = (runs: PlacedRun[]): number => {
  const [run] = runs;
  if (!run?.tag) return 0;
  if (run.tag === 'Title' || run.tag === 'H') return 1;
  const level = /^H([1-6])$/.exec(run.tag);
  return level ? Number(level[1]) : 0;
};

const leadOf = (runs: PlacedRun[], style: 'bold' | 'italic'): string => {
  const end = runs.findIndex((run) => !run[style]);
  return singleSpaced(joinRuns(runs.slice(0, Math.max(0, end)), false));
};

/** What most of the letters of a document look like. */
export const bodyStyleOf = (runs: PlacedRun[]): BodyStyle => {
  const sizes = runs
    .map(({ size, text }) => ({ size, letters: text.length }))
    .toSorted((a, b) => a.size - b.size);
  const half = sizes.reduce((sum, { letters }) => sum + letters, 0) / 2;
  let seen = 0;
  const median = sizes.find(({ letters }) => (seen += letters) >= half);
  const colors = new Map<string, number>();
  for (const { color, text } of runs)
    if (color !== undefined) colors.set(color, (colors.get(color) ?? 0) + text.length);
  const [color = ''] = [...colors].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return { size: median?.size || 1, color };
};
