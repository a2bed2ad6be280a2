/** A table on its way in: what each column and each status of the file is taken for. */
import type { CsvRow } from '#/documents/tables/csv.ts';
import { headerRow, matchColumns, type Target } from '#/domain/tracker/csv/application-table.ts';
import type { StatusChoice } from '#/domain/tracker/csv/column-names.data.ts';
import type { DayOrder } from '#/domain/tracker/csv/read-day.ts';
import { dayOrderOfTable, readTable, type TableReading } from '#/domain/tracker/csv/read-table.ts';

export interface TableDraft {
  headers: readonly string[];
  rows: readonly CsvRow[];
  targets: readonly (Target | undefined)[];
  statuses: ReadonlyMap<string, StatusChoice>;
  /** What the person chose; else it is found. */
  order?: DayOrder;
}

/** `hasHeaders` is false where the first row is an application already. */
export const newTableDraft = (rows: readonly CsvRow[], hasHeaders = true): TableDraft => {
  const at = headerRow(rows.map(({ cells }) => cells));
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const named = hasHeaders ? (rows[at]?.cells ?? []) : [];
  const headers = Array.from({ length: width }, (_, column) => named[column]?.trim() ?? '');
  const below = hasHeaders ? rows.slice(at + 1) : rows;
  return {
    headers,
    rows: below,
    targets: withExtras(matchColumns(headers), below),
    statuses: new Map(),
  };
};

/** One column alone is taken for a thing; the one that was before goes to the notes. */
export const withTarget = (
  draft: TableDraft,
  column: number,
  target: Target | undefined,
): TableDraft => ({
  ...draft,
  targets: draft.targets.map((before, at) => {
    if (at === column) return target;
    return before === target && target !== 'extra' && target !== undefined ? 'extra' : before;
  }),
});

export const cellsOf = ({ rows }: Pick<TableDraft, 'rows'>): string[][] =>
  rows.map(({ cells }) => cells);

export const foundOrder = (draft: TableDraft, today: string, language: 'fr' | 'en') =>
  dayOrderOfTable(cellsOf(draft), draft.targets, today, USUAL[language]);

export const readDraft = (
  { headers, targets, statuses, rows }: TableDraft,
  order: DayOrder,
): TableReading => readTable(cellsOf({ rows }), { headers, targets, statuses, order });

/** What a column says first, for the person to know it by. */
export const sampleOf = ({ rows }: Pick<TableDraft, 'rows'>, column: number): string => {
  const cell = rows.find(({ cells }) => cells[column]?.trim())?.cells[column]?.trim() ?? '';
  return cell.length > LONGEST_SAMPLE ? `${cell.slice(0, LONGEST_SAMPLE)}…` : cell;
};

/** In the notes rather than nowhere, unless that would bury them. */
const withExtras = (
  targets: (Target | undefined)[],
  rows: readonly CsvRow[],
): (Target | undefined)[] => {
  const unknown = targets.flatMap((target, at) =>
    target === undefined && sampleOf({ rows }, at) !== '' ? [at] : [],
  );
  if (unknown.length > MOST_EXTRAS) return targets;
  return targets.map((target, at) => (unknown.includes(at) ? 'extra' : target));
};

const MOST_EXTRAS = 12;
const LONGEST_SAMPLE = 60;
const USUAL = { fr: 'day-first', en: 'month-first' } as const;
