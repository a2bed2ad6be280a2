import type { FlowBlock } from '#/domain/cv/source.ts';
import { groupBy } from './group-by.ts';

/** A cell with more paragraphs than this holds a column of the page, not a value. */
const COLUMN_PARAGRAPHS = 4;

/**
 * Puts paragraphs in reading order: headers first and footers last, tables that lay out columns
 * column by column, other tables row by row. `columns` numbers the blocks of layout columns.
 */
export const orderFlow = (
  blocks: FlowBlock[],
): { blocks: FlowBlock[]; columns: Map<FlowBlock, number> } => {
  const columns = new Map<FlowBlock, number>();
  const zones = [
    ...blocks.filter((block) => block.zone === 'header'),
    ...blocks.filter((block) => block.zone !== 'header' && block.zone !== 'footer'),
    ...blocks.filter((block) => block.zone === 'footer'),
  ];
  const ordered: FlowBlock[] = [];
  for (let at = 0; at < zones.length;) {
    const table = zones[at]?.cell?.table;
    let end = at + 1;
    if (table !== undefined) while (zones[end]?.cell?.table === table) end += 1;
    const stretch = zones.slice(at, end);
    ordered.push(...(table === undefined ? stretch : orderTable(stretch, columns)));
    at = end;
  }
  return { blocks: ordered, columns };
};

/** Each stretch of rows with at least two full cells is read column by column. */
const orderTable = (blocks: FlowBlock[], columns: Map<FlowBlock, number>): FlowBlock[] => {
  const rows = [...groupBy(blocks, (block) => block.cell?.row ?? 0)].toSorted(
    (a, b) => a[0] - b[0],
  );
  const isLayout = (row: FlowBlock[]): boolean => {
    const cells = [...groupBy(row, (block) => block.cell?.column ?? 0).values()];
    const full = cells.filter((cell) => cell.length > COLUMN_PARAGRAPHS).length;
    return cells.length > 1 && full >= 2;
  };
  return rows.flatMap(([, row]) => {
    const byColumn = row.toSorted((a, b) => (a.cell?.column ?? 0) - (b.cell?.column ?? 0));
    if (isLayout(row)) for (const block of row) columns.set(block, block.cell?.column ?? 0);
    return byColumn;
  });
};
