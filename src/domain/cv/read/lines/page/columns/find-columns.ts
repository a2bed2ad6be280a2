import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import {
  belowDatedEntry,
  columnsOfSection,
  datedSection,
  nextSection,
  titleBelowDates,
} from './band-ends.ts';
import { cutsDatesOff, cutsValuesOff, isGridOfCells } from './column-evidence.ts';
import { datedCards } from './dated-cards.ts';
import type { PlacedRun, Row } from '../placed-run.ts';
import { cutAtGaps, rightOf, runsToRows } from '../placed-run.ts';
import { hasLeft, hasRight, isLeftTitle, runsOf, sidesOf, titleOf } from './sides.ts';
import { type Band, bandsByStrip, crosses } from './strips.ts';
import { findTable } from '../tables/find-table.ts';
import { textOfRuns } from '../run-text.ts';
import {
  CARDS,
  DEEPEST,
  FAR_EM,
  FOOT,
  GUTTER,
  HEADINGS_BESIDE,
  HEAD_EDGE_POINTS,
  HEAD_GAP_EM,
  MOST_HEAD_ROWS,
  MOST_NAME_ROWS,
  MOST_ROWS,
} from './thresholds.ts';

/** A part of a page read from its top to its bottom: runs in one column, or columns side by side. */
export type Region =
  | { kind: 'single'; runs: PlacedRun[]; wide?: true }
  | { kind: 'columns'; gutter: number; left: Region[]; right: Region[] };

/**
 * Cuts a page (or a part of it) into bands, and bands into columns, before any line is joined.
 * A gutter is a vertical strip that no text crosses over consecutive rows, with text on both sides;
 * rows that cross it are full-width bands. A strip beside dates or labels that belong to the rows
 * on its other side is no gutter: those rows stay whole.
 */
export const findRegions = (runs: PlacedRun[], depth = 0): Region[] => {
  if (runs.length === 0) return [];
  const rows = runsToRows(runs);
  const table = findTable(rows);
  if (table)
    return [
      ...findRegions(runsOf(rows.slice(0, table.from)), depth),
      ...table.parts.map((part): Region => ({ kind: 'single', runs: part })),
      ...findRegions(runsOf(rows.slice(table.to)), depth),
    ];
  const isPlain = depth > DEEPEST || rows.length > MOST_ROWS;
  const cards = isPlain ? undefined : datedCards(rows);
  if (cards)
    return [
      ...findRegions(runsOf(rows.slice(0, cards.from)), depth),
      columnsAt(rows.slice(cards.from, cards.to), cards.gutter, DEEPEST),
      ...findRegions(runsOf(rows.slice(cards.to)), depth),
    ];
  const titled = isPlain ? null : underHeadings(rows, depth, HEADINGS_BESIDE.many);
  if (titled) return titled;
  const band = isPlain ? null : bestBand(rows);
  if (!band)
    return (
      (depth > DEEPEST ? null : underHeadings(rows, depth, HEADINGS_BESIDE.few)) ?? [
        { kind: 'single', runs },
      ]
    );
  return [
    ...findRegions(runsOf(rows.slice(0, band.from)), depth + 1),
    ...(cardsUnderTitles(rows.slice(band.from, band.to), band.gutter, depth) ?? [
      columnsAt(rows.slice(band.from, band.to), band.gutter, depth),
    ]),
    ...findRegions(runsOf(rows.slice(band.to)), depth + 1),
  ];
};

const columnsAt = (rows: Row[], gutter: number, depth: number): Region => {
  const [left, right] = sidesOf(runsOf(rows), gutter);
  return {
    kind: 'columns',
    gutter,
    left: findRegions(left, depth + 1),
    right: findRegions(right, depth + 1),
  };
};

/**
 * Sections one under the other, each with cards side by side below its title: all titles stand at the left, and nothing
 * stands beside them. Null where the other side goes on past a title, as a column of its own does.
 */
const cardsUnderTitles = (rows: Row[], gutter: number, depth: number): Region[] | null => {
  const isBeside = (row: Row): boolean => hasRight(row, gutter);
  const right = rows.filter(isBeside);
  if (right.some((row) => headingHit(textOfRuns(sidesOf(row.runs, gutter)[1]))?.full)) return null;
  const titles = rows.filter(
    (row) =>
      row.runs.every(({ x, bold }) => x < gutter && bold) && headingHit(textOfRuns(row.runs))?.full,
  );
  const parts = titles.map((title, at) => {
    const next = titles[at + 1];
    return rows.slice(rows.indexOf(title) + 1, next ? rows.indexOf(next) : rows.length);
  });
  const first = titles[0] ? rows.indexOf(titles[0]) : 0;
  const areCards =
    titles.length >= CARDS.leastTitles &&
    titles.length <= CARDS.mostTitles &&
    parts.filter((part) => part.some(isBeside)).length >= CARDS.leastTitles &&
    titles.every((title) =>
      right.every((row) => Math.abs(row.y - title.y) > CARDS.clearEm * title.size),
    );
  if (!areCards) return null;
  return [
    ...findRegions(runsOf(rows.slice(0, first)), depth + 1),
    ...titles.flatMap((title, at): Region[] => {
      const part = parts[at] ?? [];
      return [
        { kind: 'single', runs: title.runs },
        ...(beginWithTitles(part, gutter)
          ? [columnsAt(part, gutter, depth + 1)]
          : findRegions(runsOf(part), depth + 1)),
      ];
    }),
  ];
};

/** Titles in bold over plainer text, on both sides. */
const beginWithTitles = ([first, second]: Row[], gutter: number): boolean =>
  first !== undefined &&
  second !== undefined &&
  sidesOf(first.runs, gutter).every((runs) => runs[0]?.bold && runs.every(({ bold }) => bold)) &&
  sidesOf(second.runs, gutter).every((runs) => runs.some(({ bold }) => !bold));

/** Short columns under headings set side by side: the headings tell where each begins. */
const underHeadings = (rows: Row[], depth: number, least: number): Region[] | null => {
  const first = rows.findIndex((row) => headingCells(row).length >= least);
  const above = rows[first - 1];
  // Right under two sections' titles stand those of the groups in them.
  const at = above && headingCells(above).length >= HEADINGS_BESIDE.few ? first - 1 : first;
  const head = rows[at];
  if (!head) return null;
  const below = rows.slice(at);
  const gutters = guttersUnder(headingCells(head), below);
  const crossing = below.findIndex((row) =>
    gutters.some((x) => crosses(row, x, GUTTER.closePoints)),
  );
  const [gutter = 0] = gutters;
  const last = below[crossing - 1];
  const end =
    last && isLeftTitle(last, gutter)
      ? crossing - 1
      : nextSection(below, { from: 0, to: crossing, gutter });
  const inside = crossing < 0 ? below : below.slice(0, end);
  if (inside.length < 2) return null;
  const [left, right] = sidesOf(runsOf(inside), gutter);
  const kinds = headingCells(head).map((cell) => headingHit(titleOf(cell))?.kinds[0]);
  // "Skill set" beside "Skills" heads a table.
  if (new Set(kinds).size === 1 && isGridOfCells(left, right)) return null;
  return [
    ...(at > 0 ? findRegions(runsOf(rows.slice(0, at)), depth + 1) : []),
    {
      kind: 'columns',
      gutter,
      left: [{ kind: 'single', runs: left }],
      right: findRegions(right, depth + 1),
    },
    ...findRegions(runsOf(rows.slice(at + inside.length)), depth + 1),
  ];
};

/** Between two headings, where most rows below leave a strip free; near the second when several do. */
const guttersUnder = (headings: PlacedRun[][], below: Row[]): number[] =>
  headings.slice(1).map((heading, at) => {
    const from = Math.max(...(headings[at] ?? []).map(rightOf)) + GUTTER.closePoints;
    let best = { x: (heading[0]?.x ?? 0) - GUTTER.closePoints, free: -1 };
    for (let { x } = best; x > from; x -= GUTTER.stepPoints) {
      const crossing = below.findIndex((row) => crosses(row, x, GUTTER.closePoints));
      const free = crossing < 0 ? below.length : crossing;
      if (free > best.free) best = { x, free };
    }
    return best.x;
  });

/** The cells of a row that holds section headings and nothing else. */
const headingCells = ({ runs }: Row): PlacedRun[][] => {
  const cells = cutAtGaps(runs);
  if (cells.length < 2) return [];
  const hits = cells.map((cell) => headingHit(titleOf(cell)));
  const known = hits.filter((hit) => hit?.full);
  // Among three titles of one look a word that no dictionary knows may stand.
  const isAlike = new Set(runs.map(({ bold, size }) => `${bold} ${size}`)).size === 1;
  const isKnown =
    known.length === cells.length ||
    (isAlike &&
      known.length >= 2 &&
      known.length === cells.length - 1 &&
      new Set(known.map((hit) => hit?.kinds[0])).size === known.length);
  return isKnown ? cells : [];
};

const bestBand = (rows: Row[]): Band | null => {
  const candidates = bandsByStrip(rows).toSorted((a, b) => b.score - a.score);
  const tables: Band[] = [];
  for (const candidate of candidates) {
    const band = trimBand(rows, candidate);
    if (!band || tables.some((table) => isWithin(band, table, rows))) continue;
    const [left, right] = sidesOf(runsOf(rows.slice(band.from, band.to)), band.gutter);
    if (cutsDatesOff(left, right)) continue;
    if (isGridOfCells(left, right)) tables.push(band);
    else if (!cutsValuesOff(left, right)) return band;
  }
  return null;
};

/** A strip inside cells already known to be such, over some of their rows: near it, or nothing begins between the two. */
const isWithin = (band: Band, table: Band, rows: readonly Row[]): boolean => {
  const [from, to] = [Math.max(band.from, table.from), Math.min(band.to, table.to)];
  const left = Math.min(band.gutter, table.gutter);
  const right = Math.max(band.gutter, table.gutter);
  return (
    to - from >= GUTTER.sharedRows * (band.to - band.from) &&
    (right - left < GUTTER.samePoints.table ||
      rows.slice(from, to).every(({ runs }) => runs.every(({ x }) => x < left || x >= right)))
  );
};

/**
 * The first of the head's rows with a section's title on the right of the gutter: flush to its column, beside text, or
 * in the look of another title below it.
 */
const firstRightTitle = (inside: Row[], gutter: number): number => {
  const starts = inside.flatMap(({ runs }) => sidesOf(runs, gutter)[1][0]?.x ?? []);
  const leftmost = Math.min(...starts);
  const isEdge = (x: number): boolean => {
    const flush = starts.filter((start) => Math.abs(start - x) < HEAD_EDGE_POINTS);
    return flush.includes(leftmost) || flush.length >= GUTTER.leastRows;
  };
  const isLikeAnother = ([first]: PlacedRun[]): boolean =>
    inside.some(({ runs }) => {
      const other = sidesOf(runs, gutter)[1];
      const [start] = other;
      return (
        first !== undefined &&
        start !== undefined &&
        start !== first &&
        start.font === first.font &&
        start.size === first.size &&
        Math.abs(start.x - first.x) <= GUTTER.samePoints.pages &&
        headingHit(titleOf(other))?.full === true
      );
    });
  return inside.slice(0, MOST_NAME_ROWS).findIndex(({ runs }) => {
    const [left, right] = sidesOf(runs, gutter);
    return (
      headingHit(titleOf(right))?.full === true &&
      (left.length > 0 || isEdge(right[0]?.x ?? 0) || isLikeAnother(right))
    );
  });
};

/**
 * Up to two rows set off from the rest on both sides: a contact line that happens to leave the strip free. A row with
 * a section's title on the right of the gutter begins the columns, however far below its text stands.
 */
const countHead = (inside: Row[], title: number): number => {
  // Under the name and what one is, an address says that the row is of the head.
  const most = inside[MOST_HEAD_ROWS]?.runs.some(({ text }) => text.includes('@'))
    ? MOST_HEAD_ROWS + 1
    : MOST_HEAD_ROWS;
  for (let at = title < 0 ? most : Math.min(title, most); at > 0; at -= 1) {
    const above = inside[at - 1];
    const below = inside[at];
    if (above && below && below.y - above.y > HEAD_GAP_EM * Math.max(above.size, below.size))
      return at;
  }
  return 0;
};

/** Text below the end of the other side that often ends near the strip and never crosses it: its column goes on. */
const goesOnInColumn = (foot: Row[], gutter: number): boolean => {
  const left = Math.min(...foot.map(({ runs }) => runs[0]?.x ?? Infinity));
  const reaching = foot.filter(({ runs }) => {
    const right = Math.max(...runs.map(rightOf));
    return left < gutter && right - left > FOOT.reachShare * (gutter - left);
  });
  return foot.length >= FOOT.rows && reaching.length >= FOOT.reaching;
};

/** Rows of the full width, a date or a city at either edge or names along them, over two titles set side by side. */
const underWhole = (inside: Row[], gutter: number): number => {
  const isRight = (run: PlacedRun): boolean => run.x >= gutter;
  const at = inside.findIndex((row) => {
    const cells = headingCells(row);
    return cells.length > 1 && cells.some((cell) => cell.some(isRight));
  });
  const column = inside[at]?.runs.find(isRight)?.x ?? 0;
  const above = inside.slice(0, Math.max(0, at));
  const isWhole =
    above.some(({ runs }) => runs.some((run) => !isRight(run))) &&
    above.every(({ runs }) => {
      const right = runs.find(isRight);
      return !right || Math.abs(right.x - column) > GUTTER.samePoints.pages;
    });
  return isWhole ? above.length : 0;
};

/**
 * Takes off rows at the ends that only happen not to cross the gutter: a name above the right
 * column, or the next section's heading under a short pair of columns.
 */
const trimBand = (rows: Row[], band: Band): Band | null => {
  const isLeft = (row: Row): boolean => hasLeft(row, band.gutter);
  const isRight = (row: Row): boolean => hasRight(row, band.gutter);
  const inside = rows.slice(band.from, band.to);
  const firstLeft = inside.findIndex(isLeft);
  const title = firstRightTitle(inside, band.gutter);
  const above = inside[firstLeft - 1];
  const below = inside[firstLeft];
  const isApart =
    above &&
    below &&
    firstLeft <= MOST_NAME_ROWS &&
    below.y - above.y > FAR_EM * below.size &&
    // A section beside a photo begins the columns.
    (title < 0 || title >= firstLeft);
  let from =
    band.from +
    Math.max(isApart ? firstLeft : 0, countHead(inside, title), underWhole(inside, band.gutter));
  const lastShared = Math.min(inside.findLastIndex(isLeft), inside.findLastIndex(isRight));
  let to = band.to;
  const foot = inside.slice(lastShared + 1);
  if (band.to < rows.length && !goesOnInColumn(foot, band.gutter)) {
    for (let at = band.from + lastShared + 1; at < band.to; at += 1) {
      const row = rows[at];
      const above = rows[at - 1];
      if (row && above && row.y - above.y > FAR_EM * Math.max(row.size, above.size)) {
        to = at;
        break;
      }
    }
  }
  for (let next = nextSection(rows, { ...band, from, to }); next < to;) {
    to = next;
    next = nextSection(rows, { ...band, from, to });
  }
  to = datedSection(rows, { ...band, from, to });
  to = titleBelowDates(rows, { ...band, from, to });
  from = belowDatedEntry(rows, { ...band, from, to });
  [from, to] = columnsOfSection(rows, { ...band, from, to });
  const kept = rows.slice(from, to);
  const enough =
    kept.filter(isLeft).length >= GUTTER.leastRows &&
    kept.filter(isRight).length >= GUTTER.leastRows;
  return enough ? { ...band, from, to } : null;
};
