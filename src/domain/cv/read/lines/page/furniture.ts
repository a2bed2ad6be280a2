import type { PlacedRun, Row } from './placed-run.ts';
import { runsToRows } from './placed-run.ts';
import { FURNITURE } from './thresholds.ts';

interface PageRows {
  height: number;
  rows: Row[];
}

export interface Margins {
  /** What is left of each page. */
  pages: PlacedRun[][];
  header: PlacedRun[];
  footer: PlacedRun[];
  furniture: string[];
}

const PAGE_NUMBER =
  /^(?:[-–—|]\s*)?(?:page|p\.?|pg\.?)?\s*\d{1,2}(?:\s*(?:\/|of|de|sur|von|\|)\s*\d{1,2})?(?:\s*[-–—|])?$/i;

/**
 * Takes page numbers, and headers or footers repeated on later pages, out of the runs.
 * The first appearance of a text repeated word for word is the document's header or footer: it may
 * be the only place of a name or a phone number. Where only a number changes from page to page, it is the page's.
 */
export const takeFurniture = (pages: { height: number; runs: PlacedRun[] }[]): Margins => {
  const rowsByPage = pages.map(({ height, runs }) => ({ height, rows: runsToRows(runs) }));
  const marks = rowsByPage.flatMap((page, index) =>
    edgeRows(page).map((row) => ({ row, page: index, text: rowText(row) })),
  );
  const taken = new Map<Row, string>();
  for (const [page, { rows }] of rowsByPage.entries()) {
    const last = rows.at(-1);
    // It may stand right below the text, where no margin begins yet.
    const text = last ? rowText(last) : '';
    if (last && text.replace(' / ', '/') === `${page + 1}/${pages.length}`) taken.set(last, text);
  }
  const header: PlacedRun[] = [];
  const footer: PlacedRun[] = [];
  for (const { row, page, text } of marks) {
    const twins = marks.filter(
      (other) =>
        other.page !== page &&
        Math.abs(other.row.y - row.y) <= FURNITURE.sameHeightPoints &&
        (withoutNumbers(other.text) === withoutNumbers(text) ||
          isNumberedPart(row, other.row) ||
          isNumberedPart(other.row, row)),
    );
    const isNumbered = twins.some((twin) => twin.text !== text);
    const isLater = twins.some((twin) => twin.page < page);
    const isRunning =
      (page > 0 || isLast(row, rowsByPage[0])) && isRunningName(row, text, rowsByPage[0]);
    const isNumber =
      PAGE_OF.test(text) ||
      (pages.length > 1 && THIS_PAGE.exec(text)?.[1] === String(page + 1)) ||
      (PAGE_NUMBER.test(text) &&
        (pages.length > 1 || (text === '1' && isLast(row, rowsByPage[page]))));
    const isPrinted =
      (rowsByPage[page]?.rows[0] === row && PRINTED_AT.test(text)) ||
      (isLast(row, rowsByPage[page]) && PRINTED_FROM.test(text));
    if (isNumbered || isLater || isRunning || isNumber || isPrinted) taken.set(row, text);
    else if (twins.length > 0 || isFootOfLinks(row, text, rowsByPage[page])) {
      taken.set(row, '');
      const height = pages[page]?.height ?? 0;
      (row.y < height / 2 ? header : footer).push(...row.runs);
    }
  }
  for (const [index, row] of innerMargins(rowsByPage, taken)) {
    const text = rowText(row);
    const isNew = !PAGE_NUMBER.test(text) && !isRepeat(row, index, rowsByPage);
    taken.set(row, isNew ? '' : text);
    if (isNew) footer.push(...row.runs);
  }
  return {
    pages: rowsByPage.map(({ rows }) =>
      rows.filter((row) => !taken.has(row)).flatMap((row) => row.runs),
    ),
    header,
    footer,
    furniture: [...taken.values()].filter((text) => text !== ''),
  };
};

/**
 * Rows further in that a margin goes on with: nothing else lies between them and the page's end, and they stand word for
 * word at the same height on another page. The head of the first page is the person's.
 */
function innerMargins(
  pages: readonly PageRows[],
  taken: ReadonlyMap<Row, string>,
): [number, Row][] {
  const found: [number, Row][] = [];
  const goOn = (rows: readonly Row[], page: number): void => {
    for (const row of rows) {
      if (taken.has(row)) continue;
      if (!hasTwin(row, page, pages)) return;
      found.push([page, row]);
    }
  };
  pages.forEach(({ height, rows }, page) => {
    const foot = rows.filter((row) => row.y > height * (1 - FURNITURE.innerShare));
    goOn(foot.toReversed().slice(0, FURNITURE.innerRows), page);
    const head = rows.filter((row) => row.y < height * FURNITURE.innerShare);
    if (page > 0) goOn(head.slice(0, FURNITURE.innerRows), page);
  });
  return found;
}

const hasTwin = (row: Row, page: number, pages: readonly PageRows[]): boolean =>
  pages.some((other, index) => index !== page && holdsTwin(row, other));

const isRepeat = (row: Row, page: number, pages: readonly PageRows[]): boolean =>
  pages.slice(0, page).some((other) => holdsTwin(row, other));

const holdsTwin = (row: Row, { rows }: PageRows): boolean =>
  rows.some(
    (other) =>
      Math.abs(other.y - row.y) <= FURNITURE.sameHeightPoints &&
      isSameMargin(rowText(row), rowText(other)),
  );

const isSameMargin = (one: string, two: string): boolean =>
  one === two || (PAGE_NUMBER.test(one) && PAGE_NUMBER.test(two));

/** "Jane Roe, résumé – page 1 of 2". */
const PAGE_OF = /(?:^|[\s–—|-])page \d{1,2}(?: ?(?:of|sur|de|\/) ?\d{1,2})$/iu;

/** "Your name | Page 2", on the second page. */
const THIS_PAGE = /[–—|-]\s*page (\d{1,2})$/iu;

/** What a browser prints over each page: "30/10/2023 20:48 My CV". */
const PRINTED_AT = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:h]\d{2}(?: ?[AP]M)?(?= |$)/iu;

/** What it prints below: "file:///C:/cv.html 1/1". */
const PRINTED_FROM = /^(?:https?|file):\/\/\S+ \d{1,3} ?\/ ?\d{1,3}$/iu;

const isLast = (row: Row, page: PageRows | undefined): boolean => page?.rows.at(-1) === row;

/** Addresses of pages and nothing else, on the last row, set apart: no part of the text above. */
const isFootOfLinks = (row: Row, text: string, page: PageRows | undefined): boolean => {
  const above = page?.rows.at(-2);
  return (
    isLast(row, page) &&
    above !== undefined &&
    row.y - above.y > FURNITURE.apartEm * row.size &&
    text.split(/\s*[\s·•|,–—]+\s*/u).every((word) => word === '' || LINK.test(word))
  );
};

const LINK = /^(?:https?:\/\/|www\.)?[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)*\.[a-z]{2,6}(?:\/\S*)?$/iu;

const withoutNumbers = (text: string): string => text.replaceAll(/\d+/g, '#');

/** A page's number beside what another page's foot holds too: the first page leaves out the name. */
const isNumberedPart = ({ runs }: Row, other: Row): boolean => {
  const rest = runs.filter(({ text }) => !PAGE_NUMBER.test(text));
  return (
    rest.length > 0 &&
    rest.length < runs.length &&
    rest.every(({ text }) => other.runs.some((run) => run.text === text))
  );
};

const edgeRows = ({ height, rows }: PageRows): Row[] =>
  rows.filter(
    (row) => row.y < height * FURNITURE.edgeShare || row.y > height * (1 - FURNITURE.edgeShare),
  );

const rowText = (row: Row): string =>
  row.runs
    .map((run) => run.text)
    .join(' ')
    .trim();

/** `Jane Roe – Resume – 2` on top of a later page or at the foot, where the first page's largest line is `Jane Roe`. */
const isRunningName = (row: Row, text: string, first: PageRows | undefined): boolean => {
  const largest = first?.rows.reduce(
    (best, other) => (other.size > best.size ? other : best),
    first.rows[0] ?? NO_ROW,
  );
  const name = largest ? rowText(largest).toLowerCase() : '';
  const rest = text.toLowerCase().replace(name, '');
  return (
    row !== largest &&
    name.length >= FURNITURE.leastName &&
    rest.length < text.length &&
    rest.length <= FURNITURE.mostBeside
  );
};

const NO_ROW: Row = { y: 0, size: 0, runs: [] };
