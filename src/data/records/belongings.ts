/** What goes for ever with a record: what is about it alone. */
import { belongingsOf } from '#/domain/collections/relations.ts';
import type { Result } from '#/domain/result.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { commit, type Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import type { JalonDatabase } from '../db.ts';
import type { StorageFailure } from '../failure.ts';
import { dropLooseBytes } from './loose-bytes.ts';
import { dropThoseWithoutCv } from './originals.ts';
import { tableOf, TABLES, type SyncedRow, type SyncedTable } from '../tables.ts';

export interface RecordRef {
  table: SyncedTable;
  id: string;
}

/**
 * For ever, with its versions, reminders, answers and files: no word of them stays in the tables or in the queue.
 * One action: the server takes all of it or none.
 */
export const purgeWithBelongings = async (
  context: DataContext,
  refs: readonly RecordRef[],
): Promise<Result<void, StorageFailure>> => {
  const found = await Promise.all(refs.map((ref) => withBelongings(context.database, ref)));
  const all = new Map(found.flat().map((ref) => [`${ref.table}/${ref.id}`, ref]));
  const changes = [...all.values()].map(({ table, id }): Change => ({ table, op: 'purge', id }));
  const files = [...all.values()].filter(({ table }) => table === 'files');
  const rows = await context.database.files.bulkGet(files.map(({ id }) => id));
  const purged = await commit(context, changes);
  if (!purged.ok) return purged;
  await dropLooseBytes(
    context.database,
    rows.flatMap((row) => row?.hash ?? []),
  );
  const cvs = [...all.values()].flatMap(({ table, id }) => (table === 'cvs' ? [id] : []));
  await dropThoseWithoutCv(context.database, cvs);
  return { ok: true, value: undefined };
};

/** With what belongs to those in turn. */
const withBelongings = async (database: JalonDatabase, ref: RecordRef): Promise<RecordRef[]> => {
  const { collection } = TABLES[ref.table];
  const owned = await Promise.all(
    belongingsOf(collection, SYNCED_COLLECTIONS).map(async (belonging) => {
      const table = tableOf(belonging.collection) as SyncedTable;
      const rows = database.table<SyncedRow, string>(table);
      const found = belonging.isOfAny
        ? rows.where('[collection+record]').equals([collection, ref.id])
        : rows.where(belonging.field).equals(ref.id);
      const refs = (await found.primaryKeys()).map((id) => ({ table, id }));
      return Promise.all(refs.map((one) => withBelongings(database, one)));
    }),
  );
  return [ref, ...owned.flat(2)];
};
