/** The server's last version of a record. Nothing here runs outside the transaction of a write. */
import type { ServerCopy } from '#/domain/sync/client/local-view.ts';
import type { JalonDatabase } from '../db.ts';
import { bodyOfRow } from '../row-patch.ts';
import { TABLES, type MergeBase, type SyncedRow, type SyncedTable } from '../tables.ts';

/**
 * With what the server decides about a record beside its body. A revision below 0 belongs to a past that the server
 * lost, and is none of its present one.
 */
export type KnownCopy = ServerCopy & Pick<SyncedRow, 'locked'>;

/** The server's version, without any change that is under way; undefined when it has none. */
export const serverCopyOf = async (
  database: JalonDatabase,
  table: SyncedTable,
  record: string,
): Promise<KnownCopy | undefined> => {
  const base = await database.base.get([TABLES[table].collection, record]);
  return present(base ? copyIn(base) : await rowAsCopy(database, table, record));
};

/** Before a change: without a base, the row so far is the server's version, and is kept as such. */
export const keepServerCopy = async (
  database: JalonDatabase,
  table: SyncedTable,
  record: string,
): Promise<KnownCopy | undefined> => {
  const { collection } = TABLES[table];
  const base = await database.base.get([collection, record]);
  if (base) return present(copyIn(base));
  const copy = await rowAsCopy(database, table, record);
  await database.base.put({ collection, record, rev: 0, body: null, ...copy });
  return present(copy);
};

/** Removes the content of a purged record from its merge base. */
export const emptyServerCopy = async (
  database: JalonDatabase,
  table: SyncedTable,
  record: string,
): Promise<void> => {
  await database.base.update([TABLES[table].collection, record], { body: null });
};

const present = (copy: KnownCopy | undefined): KnownCopy | undefined =>
  copy && { ...copy, rev: Math.max(0, copy.rev) };

const copyIn = ({ rev, body, locked }: MergeBase): KnownCopy | undefined =>
  body === null ? undefined : { rev, body, ...(locked ? { locked } : {}) };

const rowAsCopy = async (
  database: JalonDatabase,
  table: SyncedTable,
  record: string,
): Promise<KnownCopy | undefined> => {
  const row = await database.table<SyncedRow, string>(table).get(record);
  if (!row) return undefined;
  const { rev, locked } = row;
  return { rev, body: bodyOfRow(table, row), ...(locked ? { locked } : {}) };
};
