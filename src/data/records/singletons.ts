/** The records a person has once: all their devices derive the same id from whose they are. */
import { rulesOf } from '../collection-rules.ts';
import type { DataContext } from '../context.ts';
import { SYNCED_TABLES, type SyncedTable } from '../tables.ts';

export const SINGLETONS: readonly SyncedTable[] = SYNCED_TABLES.filter(
  (table) => rulesOf(table).idOf !== undefined,
);

/** The guest's take the account's id when they are adopted. */
export const ownId = (table: SyncedTable, { uid }: Pick<DataContext, 'uid'>): string => {
  const { idOf } = rulesOf(table);
  if (!idOf) throw new Error(`${table} has many records`);
  return idOf(uid);
};
