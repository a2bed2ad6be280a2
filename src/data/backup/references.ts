import { referencesOf } from '#/domain/collections/relations.ts';
import { rulesOf } from '../collection-rules.ts';
import { tableOf, type SyncedRow, type SyncedTable } from '../tables.ts';

/** `table/old id` → the id that the record has here. */
export type NewIds = Map<string, string>;

/** The row, speaking of other records by the ids they have here. */
export const withReferences = (table: SyncedTable, row: SyncedRow, newIds: NewIds): SyncedRow => {
  const fields = row as unknown as Record<string, unknown>;
  const moved = Object.entries(referencesOf(rulesOf(table), fields)).flatMap(
    ([field, collection]): [string, string][] => {
      const id = newIds.get(`${tableOf(collection)}/${String(fields[field])}`);
      return id ? [[field, id]] : [];
    },
  );
  return moved.length > 0 ? { ...row, ...Object.fromEntries(moved) } : row;
};
