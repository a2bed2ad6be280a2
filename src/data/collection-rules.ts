import { SYNCED_COLLECTIONS, type SyncedCollection } from '#/domain/synced-collections.ts';
import { TABLES, type SyncedTable } from './tables.ts';

/** The rules that this table's rows follow here and on the server. */
export const rulesOf = (table: SyncedTable): SyncedCollection => {
  const { collection } = TABLES[table];
  const rules = SYNCED_COLLECTIONS[collection];
  if (!rules) throw new Error(`no rules for ${collection}`);
  return rules;
};
