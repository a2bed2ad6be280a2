/**
 * The door for what the server tells: its version goes under the changes that are under way here, and the row
 * becomes what the two show. Runs inside the caller's transaction, after the queue has been stored.
 */
import { viewOf } from '#/domain/sync/local-view.ts';
import type { ChangedRow } from '#/domain/sync/protocol.ts';
import { isUnderWay } from '#/domain/sync/queue.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import type { JalonDatabase } from './db.ts';
import { serverCopyOf } from './merge-base.ts';
import { queueOf } from './outbox.ts';
import { rowOfView } from './row-patch.ts';
import { TABLES, type SyncedRow, type SyncedTable } from './tables.ts';

export const takeVersion = async (
  database: JalonDatabase,
  table: SyncedTable,
  { record, rev, body }: Pick<ChangedRow, 'record' | 'rev' | 'body'>,
): Promise<void> => {
  const { collection } = TABLES[table];
  const queue = await queueOf(database, collection, record);
  // The words of what is being purged here have left the device, and don't come back with an older version.
  const isPurged = queue.some((mutation) => mutation.op === 'purge' && isUnderWay(mutation));
  await database.base.put({ collection, record, rev, body: isPurged ? null : body });
  await redrawRow(database, table, record);
};

/**
 * Also for a record whose queue alone has changed, by an answer. The merge base goes once the row says the same.
 * A record whose creation was refused is only here: its row stays, with its base, until the person has acted.
 */
export const redrawRow = async (
  database: JalonDatabase,
  table: SyncedTable,
  record: string,
): Promise<void> => {
  const { collection } = TABLES[table];
  const shape = SYNCED_COLLECTIONS[collection]?.shape;
  if (!shape) throw new Error(`no rules for ${collection}`);
  const rows = database.table<SyncedRow, string>(table);
  const copy = await serverCopyOf(database, table, record);
  const queue = await queueOf(database, collection, record);
  const body = viewOf(copy, queue, shape);
  if (body) {
    const before = await rows.get(record);
    await rows.put(rowOfView(table, record, { rev: copy?.rev ?? 0, body }, queue, before));
  } else {
    const isOnlyHere = queue.some(
      ({ op, state, code }) => op === 'create' && state === 'parked' && code !== 'purged',
    );
    if (isOnlyHere) return;
    await rows.delete(record);
  }
  if (!queue.some(isUnderWay)) await database.base.delete([collection, record]);
};
