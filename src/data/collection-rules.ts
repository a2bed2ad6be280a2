import type { SyncedCollection } from '#/domain/collections/collection.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { TABLES, type SyncedTable } from './tables.ts';

/** The rules that this table's rows follow here and on the server. */
export const rulesOf = (table: SyncedTable): SyncedCollection =>
  SYNCED_COLLECTIONS[TABLES[table].collection];
