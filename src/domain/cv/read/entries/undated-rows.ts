/** "Mill of the Hill ¦ Miller" over "Lake Bakery ¦ Oven cleaner": one job a row, and no dates. */
import type { Block } from '../lines/paragraphs.ts';
import type { SplitSection } from './split-entries.ts';
import { UNDATED } from './thresholds.ts';

/** Undefined where the section holds anything but such rows. The date of the document itself may stand below them. */
export function undatedRows(blocks: readonly Block[]): SplitSection | undefined {
  const last = blocks.at(-1);
  const isStamp = last !== undefined && last.cells.length === 1 && last.dated?.span.range === false;
  const rows = isStamp ? blocks.slice(0, -1) : blocks;
  const [first] = rows;
  const areRows = rows.every(
    (row) => first !== undefined && isRow(row) && lookOf(row) === lookOf(first),
  );
  if (rows.length < UNDATED.leastRows || !areRows) return undefined;
  return {
    intro: isStamp ? [last] : [],
    entries: rows.map((row) => ({ head: [row], body: [], underSharedHead: false })),
  };
}

const isRow = ({ cells, bullet, prose, dated, lines }: Block): boolean =>
  cells.length === 2 && bullet === 0 && !prose && !dated && lines.length === 1;

/** Each cell's type. Small capitals make the size of a row that of its longer cell. */
const lookOf = ({
  line: { bold, italic, tinted, boldLead, italicLead, italicTail },
}: Block): string =>
  [
    bold,
    italic,
    tinted,
    boldLead !== undefined,
    italicLead !== undefined,
    italicTail !== undefined,
  ].join('|');
