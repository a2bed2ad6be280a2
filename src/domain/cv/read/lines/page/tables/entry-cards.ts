/**
 * Entries in two columns of their own: the employer over its place, dates and keywords at the left, the title over
 * its text at the right. Each is laid one part below the other, so that no line mixes both.
 */
import { findDates } from '#/domain/cv/read/dates/find-dates.ts';
import { trimEdges } from '#/domain/cv/read/text-pieces.ts';
import { cutAtGaps, type PlacedRun, rightOf, type Row } from '../placed-run.ts';
import { textOfRuns } from '../run-text.ts';
import { ENTRY_CARDS } from '../thresholds.ts';

export const layEntryCards = (rows: Row[]): Row[] => {
  const stop = commonStop(rows);
  if (stop === undefined) return rows;
  const cards = new Map(
    rows.flatMap((_, at) => {
      const card = cardAt(rows, at, stop);
      return card ? [[at, card] as const] : [];
    }),
  );
  const known = [...cards.values()];
  if (known.length < ENTRY_CARDS.least || !known.some(({ texts }) => texts.some(isLong)))
    return rows;
  const laid: Row[] = [];
  // What is laid below each other moves all that follows down.
  let shift = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const [row, card] = [rows[at], cards.get(at)];
    if (!row) break;
    if (!card) {
      laid.push({ ...row, y: row.y + shift });
      continue;
    }
    const own = laidOut(card);
    laid.push(...own.map((line) => ({ ...line, y: line.y + shift })));
    const end = rows[at + card.size - 1]?.y ?? row.y;
    shift += Math.max(0, (own.at(-1)?.y ?? end) - end);
    at += card.size - 1;
  }
  return laid;
};

interface Card {
  /** Rows it takes. */
  size: number;
  y: number;
  step: number;
  names: Row[];
  titles: Row[];
  /** Left, down to the dates. */
  details: Row[];
  /** Left, below the dates. */
  keywords: Row[];
  texts: Row[];
}

/** Where the second cell begins in the head of most such entries. */
const commonStop = (rows: readonly Row[]): number | undefined => {
  const counts = new Map<number, { stop: number; count: number }>();
  for (const row of rows) {
    const stop = headStop(row);
    if (stop === undefined) continue;
    const key = Math.round(stop);
    counts.set(key, { stop, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [best] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return best && best.count >= ENTRY_CARDS.least ? best.stop : undefined;
};

/** The start of the second of two cells in bold. */
const headStop = ({ runs }: Row): number | undefined => {
  if (!runs.every(({ bold }) => bold)) return undefined;
  const cells = cutAtGaps(runs);
  return cells.length === 2 ? cells[1]?.[0]?.x : undefined;
};

const isHead = (row: Row, stop: number): boolean => {
  const own = headStop(row);
  return own !== undefined && Math.abs(own - stop) <= ENTRY_CARDS.samePoints;
};

/** Undefined where no dates stand alone below the left title. */
const cardAt = (rows: readonly Row[], at: number, stop: number): Card | undefined => {
  const head = rows[at];
  if (!head || !isHead(head, stop)) return undefined;
  const edge = stop - ENTRY_CARDS.samePoints;
  const left: Row[] = [];
  const right: Row[] = [];
  let size = 0;
  for (const row of rows.slice(at, at + ENTRY_CARDS.mostRows)) {
    const above = rows[at + size - 1];
    if (size > 0 && (isHead(row, stop) || !above || !goesOn(above, row, head))) break;
    const lefts = row.runs.filter(({ x }) => x < edge);
    const rights = row.runs.filter(({ x }) => x >= edge);
    if (lefts.some((run) => rightOf(run) > edge)) break;
    if ((rights[0]?.x ?? stop) > stop + ENTRY_CARDS.indentPoints) break;
    if (lefts.length > 0) left.push({ ...row, runs: lefts });
    if (rights.length > 0) right.push({ ...row, runs: rights });
    size += 1;
  }
  const names = leadingBold(left);
  const titles = leadingBold(right);
  const below = left.slice(names.length);
  const dated = below.findIndex(isDate);
  if (dated < 0 || dated >= ENTRY_CARDS.mostDetails) return undefined;
  return {
    size,
    y: head.y,
    step: (rows[at + 1]?.y ?? head.y) - head.y,
    names,
    titles,
    details: below.slice(0, dated + 1),
    keywords: below.slice(dated + 1),
    texts: right.slice(titles.length),
  };
};

const goesOn = (above: Row, row: Row, head: Row): boolean =>
  row.y - above.y <= ENTRY_CARDS.stepEm * head.size && row.size <= head.size * ENTRY_CARDS.sameSize;

const leadingBold = (rows: readonly Row[]): Row[] => {
  const end = rows.findIndex(({ runs }) => !runs.every(({ bold }) => bold));
  return rows.slice(0, end < 0 ? rows.length : end);
};

/** A date and nothing else. */
export const isDate = ({ runs }: Row): boolean => {
  const text = textOfRuns(runs);
  const [span] = findDates(text);
  return (
    span !== undefined &&
    trimEdges(text.slice(0, span.index) + text.slice(span.index + span.length)) === ''
  );
};

const isLong = ({ runs }: Row): boolean => textOfRuns(runs).length > ENTRY_CARDS.textLetters;

const laidOut = ({ y, step, names, titles, details, keywords, texts }: Card): Row[] => {
  const size = names[0]?.size ?? 1;
  const lines: Row[] = [
    { y, size, runs: [...closedUp(names), ...asCell(closedUp(titles))] },
    {
      y: y + step,
      size: details[0]?.size ?? size,
      runs: details.flatMap(({ runs }, at) => (at === 0 ? runs : asCell(runs))),
    },
  ];
  const right = Math.max(...[...details, ...keywords].flatMap(({ runs }) => runs.map(rightOf)));
  const place = (rows: readonly Row[], more: Partial<Row>): void => {
    rows.forEach((row, at) => {
      const above = rows[at - 1];
      const gap = above ? row.y - above.y : step;
      lines.push({ ...row, ...more, y: (lines.at(-1)?.y ?? y) + gap });
    });
  };
  place(texts, {});
  place(keywords, { right });
  return lines;
};

/** The rows as one text on the first. */
const closedUp = (rows: readonly Row[]): PlacedRun[] => {
  const [first, ...more] = rows;
  const last = first?.runs.at(-1);
  if (!first || !last) return [];
  const text = [last.text, ...more.map(({ runs }) => textOfRuns(runs))].join(' ');
  return [...first.runs.slice(0, -1), { ...last, text }];
};

const asCell = (runs: readonly PlacedRun[]): PlacedRun[] =>
  runs.map((run, at) => (at === 0 ? { ...run, startsCell: true } : run));
