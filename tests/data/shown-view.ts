import { rowOfView } from '#/data/row-patch.ts';
import { queueOf } from '#/data/outbox.ts';
import { serverCopyOf } from '#/data/merge-base.ts';
import type { DataContext } from '#/data/context.ts';
import type { SyncedRow } from '#/data/tables.ts';
import { viewOf } from '#/domain/sync/local-view.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';

/** The CV made afresh from the server's version and the queue, as sync makes it; undefined: there is none. */
export const shownView = async (
  { database }: DataContext,
  id: string,
): Promise<SyncedRow | undefined> => {
  const copy = await serverCopyOf(database, 'cvs', id);
  const queue = await queueOf(database, 'cvs', id);
  const body = viewOf(copy, queue, SYNCED_COLLECTIONS['cvs']!.shape);
  const before = await database.cvs.get(id);
  return body ? rowOfView('cvs', id, { rev: copy?.rev ?? 0, body }, queue, before) : undefined;
};
