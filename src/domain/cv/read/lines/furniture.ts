import type { PlacedRun, Row } from './placed-run.ts';
import { runsToRows } from './placed-run.ts';

interface PageRows {
  height: number;
  rows: Row[];
}

/** Share of the page height where headers and footers stand. */
const EDGE = 0.09;
const SAME_HEIGHT = 4;
const PAGE_NUMBER =
  /^(?:[-–—|]\s*)?(?:page|p\.?|pg\.?)?\s*\d{1,2}(?:\s*(?:\/|of|de|sur|von|\|)\s*\d{1,2})?(?:\s*[-–—|])?$/i;

/**
 * Takes page numbers, and headers or footers repeated on later pages, out of the runs.
 * The first appearance of a repeated text stays: it may be the only place of a name or a phone number.
 */
export const takeFurniture = (
  pages: { height: number; runs: PlacedRun[] }[],
): { pages: PlacedRun[][]; furniture: string[] } => {
  if (pages.length < 2) return { pages: pages.map(({ runs }) => runs), furniture: [] };
  const rowsByPage = pages.map(({ height, runs }) => ({ height, rows: runsToRows(runs) }));
  const furniture: string[] = [];
  const seen: { text: string; y: number }[] = [];
  const kept = rowsByPage.map((page, index) => {
    const edge = new Set(edgeRows(page));
    const rows = page.rows.filter((row) => {
      if (!edge.has(row)) return true;
      const text = rowText(row);
      const key = text.replaceAll(/\d+/g, '#');
      const isRepeated = seen.some(
        (other) => other.text === key && Math.abs(other.y - row.y) <= SAME_HEIGHT,
      );
      if (
        isRepeated ||
        PAGE_NUMBER.test(text) ||
        (index > 0 && isRunningName(text, rowsByPage[0]))
      ) {
        furniture.push(text);
        return false;
      }
      seen.push({ text: key, y: row.y });
      return true;
    });
    return rows.flatMap((row) => row.runs);
  });
  return { pages: kept, furniture };
};

const edgeRows = ({ height, rows }: PageRows): Row[] =>
  rows.filter((row) => row.y < height * EDGE || row.y > height * (1 - EDGE));

const rowText = (row: Row): string =>
  row.runs
    .map((run) => run.text)
    .join(' ')
    .trim();

/** `Jane Roe – Resume – 2` on top of a later page, where the first page's largest line is `Jane Roe`. */
const isRunningName = (text: string, first: PageRows | undefined): boolean => {
  const largest = first?.rows.reduce(
    (best, row) => (row.size > best.size ? row : best),
    first.rows[0] ?? NO_ROW,
  );
  const name = largest ? rowText(largest).toLowerCase() : '';
  const rest = text.toLowerCase().replace(name, '');
  return name.length >= 4 && rest.length < text.length && rest.length <= 25;
};

const NO_ROW: Row = { y: 0, size: 0, runs: [] };
