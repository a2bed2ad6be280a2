import type { FlowBlock } from '#/domain/cv/source.ts';
import { headingHit } from '#/domain/cv/read/sections/headings.ts';
import { groupBy } from '#/domain/group-by.ts';

/** A cell with more paragraphs than this holds a column of the page, not a value. */
const COLUMN_PARAGRAPHS = 4;

/**
 * Puts paragraphs in reading order: headers first and footers last, tables that lay out columns
 * column by column, other tables row by row, where the first texts of the cells are one line with
 * cells. `columns` numbers the blocks of layout columns.
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

/** A table that holds the page is read column by column; in any other, each row with at least two full cells is. */
const orderTable = (blocks: FlowBlock[], columns: Map<FlowBlock, number>): FlowBlock[] => {
  const rows = [...groupBy(blocks, (block) => block.cell?.row ?? 0)]
    .toSorted((a, b) => a[0] - b[0])
    .map(([, row]) => row);
  const { from, starts } = pageColumns(rows);
  const page = rows.slice(from).flat();
  for (const block of page)
    columns.set(block, starts.findLast((start) => start <= columnOf(block)) ?? 0);
  return [
    ...orderRows(rows.slice(0, from), columns),
    ...[...groupBy(page, (block) => columns.get(block) ?? 0)]
      .toSorted((a, b) => a[0] - b[0])
      .flatMap(([, column]) => column),
  ];
};

const columnOf = ({ cell }: FlowBlock): number => cell?.column ?? 0;

const cellsOf = (row: FlowBlock[]): FlowBlock[][] => [...groupBy(row, columnOf).values()];

/**
 * Where a table begins to hold the page: the first row in which two cells open a section each. `starts`: the columns of
 * such cells, whose sections go on in the rows below; a cell between two of them belongs to the one before it.
 */
const pageColumns = (rows: readonly FlowBlock[][]): { from: number; starts: number[] } => {
  const sections = rows.map((row) => {
    const titles = cellsOf(row).flatMap(([opening]) =>
      opening && opensSection(opening) ? [opening] : [],
    );
    // "Langue maternelle" twice is what two cells say of one thing.
    return new Set(titles.map(({ text }) => text)).size === titles.length
      ? titles.map(columnOf)
      : [];
  });
  const first = sections.findIndex((columns) => columns.length > 1);
  if (first < 0) return { from: rows.length, starts: [] };
  return { from: first, starts: (sections[first] ?? []).toSorted((a, b) => a - b) };
};

const opensSection = ({ text, heading, list }: FlowBlock): boolean =>
  list === 0 && (heading > 0 || !text.includes(':')) && headingHit(text)?.full === true;

const orderRows = (rows: readonly FlowBlock[][], columns: Map<FlowBlock, number>): FlowBlock[] =>
  rows.flatMap((row) => {
    const byColumn = row.toSorted((a, b) => columnOf(a) - columnOf(b));
    if (isLayout(row)) {
      for (const block of row) columns.set(block, columnOf(block));
      return byColumn;
    }
    return rowsOfCells(cellsOf(byColumn)).flatMap(joinRow);
  });

/** Each cell of a single row lists as many short names as the others: rows, typed one below the other. */
const rowsOfCells = (cells: readonly FlowBlock[][]): FlowBlock[][] => {
  const size = cells[0]?.length ?? 0;
  const areLists =
    cells.length >= LEAST_LISTS &&
    size > 1 &&
    cells.every(
      (cell) =>
        cell.length === size &&
        cell.every(({ list, text }) => list === 0 && /^\D{1,40}$/u.test(text)),
    );
  if (!areLists) return [cells.flat()];
  return Array.from({ length: size }, (_, at) => cells.flatMap((cell) => cell.slice(at, at + 1)));
};

/** Lists beside each other. */
const LEAST_LISTS = 3;

/** Labels, dates and values beside each other are short; a paragraph is none of them. */
const LONGEST_LABEL = 60;
const MOST_LABEL_LINES = 3;

/**
 * `2019 – 2021 | Nurse, then her tasks` begins with one line of two cells. A row of one paragraph a
 * cell becomes one line; where one cell is long, the short ones stand on its first line.
 */
const joinRow = (row: FlowBlock[]): FlowBlock[] => {
  const cells = cellsOf(row);
  const long = cells.filter((cell) => !isLabel(cell));
  const main = long[0]?.[0] ?? cells.at(-1)?.[0];
  if (cells.length < 2 || long.length > 1 || !main) return row;
  const tabs = cells.flatMap((cell) => {
    const head = cell[0];
    if (!head) return [];
    const own = isLabel(cell)
      ? [cell.map((block) => block.text).join(' ')]
      : (head.tabs ?? [head.text]);
    return own;
  });
  const heads = cells.flatMap((cell) => (isLabel(cell) ? cell : cell.slice(0, 1)));
  const rest = cells.flatMap((cell) => (isLabel(cell) ? [] : cell.slice(1)));
  const bold = heads.every((block) => block.bold);
  const lead = cells[0]?.every((block) => block.bold) === true && !bold ? tabs[0] : undefined;
  const joined: FlowBlock = {
    ...main,
    text: tabs.join(' '),
    tabs,
    bold,
    italic: heads.every((block) => block.italic),
    heading: Math.max(...heads.map((block) => block.heading)),
    list: 0,
    links: heads.flatMap((block) => block.links),
    spaceBefore: heads.some((block) => block.spaceBefore),
  };
  delete joined.boldLead;
  if (lead !== undefined) joined.boldLead = lead;
  return [joined, ...rest];
};

const isLabel = (cell: FlowBlock[]): boolean =>
  cell.length <= MOST_LABEL_LINES &&
  cell.every((block) => block.list === 0) &&
  cell.reduce((sum, block) => sum + block.text.length, 0) <= LONGEST_LABEL &&
  (cell.length === 1 || cell.every((block) => /\d|^\p{L}{1,12}$/u.test(block.text)));

const isLayout = (row: FlowBlock[]): boolean => {
  const cells = cellsOf(row);
  const full = cells.filter((cell) => cell.length > COLUMN_PARAGRAPHS).length;
  return cells.length > 1 && full >= 2;
};
