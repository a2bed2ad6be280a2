/** What goes for ever with a record: what is about it alone. */
import type { Result } from '#/domain/result.ts';
import { commit, type Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import type { JalonDatabase } from '../db.ts';
import type { StorageFailure } from '../failure.ts';
import { dropLooseBytes } from './loose-bytes.ts';
import { TABLES, type SyncedRow, type SyncedTable } from '../tables.ts';

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
  return { ok: true, value: undefined };
};

const withBelongings = async (database: JalonDatabase, ref: RecordRef): Promise<RecordRef[]> => {
  const { table, id } = ref;
  const owned = await Promise.all(
    (OWNED[table] ?? []).map(([child, index]) => keysOf(database, child, index, id)),
  );
  const { collection } = TABLES[table];
  const files = await keysOf(database, 'files', '[collection+record]', [collection, id]);
  return [ref, ...owned.flat(), ...files];
};

const keysOf = async (
  database: JalonDatabase,
  table: SyncedTable,
  index: string,
  key: string | [string, string],
): Promise<RecordRef[]> => {
  const rows = database.table<SyncedRow, string>(table);
  const ids = await rows.where(index).equals(key).primaryKeys();
  return ids.map((id) => ({ table, id }));
};

const OWNED: Partial<Record<SyncedTable, readonly (readonly [SyncedTable, string])[]>> = {
  cvs: [['cvVersions', 'cv']],
  applications: [['reminders', 'application']],
  interviewSessions: [
    ['interviewDrafts', 'session'],
    ['interviewResults', 'session'],
  ],
};
