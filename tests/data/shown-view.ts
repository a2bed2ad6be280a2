import { rulesOf } from '#/data/collection-rules.ts';
import type { DataContext } from '#/data/context.ts';
import { serverCopyOf } from '#/data/queue/merge-base.ts';
import { queueOf } from '#/data/queue/record-queue.ts';
import { rowOfView } from '#/data/row-patch.ts';
import { TABLES, type SyncedRow, type SyncedTable } from '#/data/tables.ts';
import { viewOf } from '#/domain/sync/client/local-view.ts';

/** The row made afresh from the server's version and the queue, as sync makes it; undefined: there is none. */
export const shownView = async (
  { database }: DataContext,
  id: string,
  table: SyncedTable = 'cvs',
): Promise<SyncedRow | undefined> => {
  const copy = await serverCopyOf(database, table, id);
  const queue = await queueOf(database, TABLES[table].collection, id);
  const body = viewOf(copy, queue, rulesOf(table).shape);
  const before = await database.table<SyncedRow, string>(table).get(id);
  return body ? rowOfView(table, id, { rev: 0, ...copy, body }, queue, before) : undefined;
};
