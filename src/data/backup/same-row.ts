import { isSameJson } from '#/domain/sync/values/same-json.ts';
import { bodyOfRow } from '../row-patch.ts';
import type { SyncedRow, SyncedTable } from '../tables.ts';

/** Whether two rows say the same: whatever their ids, when they were touched last, and whether they are in the bin. */
export const sayTheSame = (table: SyncedTable, a: SyncedRow, b: SyncedRow): boolean => {
  const [left, right] = [a, b].map((row) => {
    const { updatedAt: _updatedAt, trashedAt: _trashedAt, ...body } = bodyOfRow(table, row);
    return body;
  });
  return isSameJson(left, right);
};
