/**
 * Edits that lost against a concurrent one. A record with such rows, not yet settled, has "two versions": the
 * person sees both values side by side and keeps one.
 */
import type { Result } from '#/domain/result.ts';
import type { Json } from '#/domain/sync/merge.ts';
import { fieldOf, parsePath, pathOf, valueAt } from '#/domain/sync/path.ts';
import type { RecordRef } from './belongings.ts';
import { rulesOf } from '../collection-rules.ts';
import { commit, commitAll, type Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import type { JalonDatabase } from '../db.ts';
import { storageFailure, type StorageFailure } from '../failure.ts';
import { bodyOfRow } from '../row-patch.ts';
import { tableOf, TABLES, type HistoryEntry, type SyncedRow } from '../tables.ts';

export interface OtherVersion {
  entry: HistoryEntry;
  ref: RecordRef;
  row: SyncedRow;
  /** What the field holds now; undefined when its list entry has been removed. */
  present: Json | undefined;
}

/** Newest first, of one record. */
export const versionsOf = async (
  { database }: DataContext,
  { table, id }: RecordRef,
): Promise<OtherVersion[]> => {
  const key = [TABLES[table].collection, id];
  const entries = await database.history.where('[collection+record]').equals(key).toArray();
  return withPresent(database, entries);
};

/** Newest first, of all records that are still here. */
export const unsettledVersions = async ({ database }: DataContext): Promise<OtherVersion[]> =>
  withPresent(database, await database.history.toArray());

/** The value that lost is written as any edit is, and the matter is settled, in one action. */
export const chooseVersion = (
  context: DataContext,
  id: string,
): Promise<Result<void, StorageFailure>> =>
  settle(context, id, ({ ref: { table, id: record }, entry: { path, value }, present }) => {
    const parsed = parsePath(path, rulesOf(table).shape);
    // Its list entry was removed: the server still has the rest of it, and puts it back with this value.
    const patch =
      present === undefined && parsed.kind === 'entry-field'
        ? { [pathOf(parsed.field, parsed.entry)]: { [parsed.key]: value } }
        : { [path]: value };
    return [{ table, op: 'patch', id: record, patch } as Change];
  });

export const keepPresent = (
  context: DataContext,
  id: string,
): Promise<Result<void, StorageFailure>> => settle(context, id, () => []);

/** What is shown stays, of all records; each matter is settled by itself. */
export const keepAllPresent = async (
  context: DataContext,
): Promise<Result<void, StorageFailure>> => {
  try {
    const open = await unsettledVersions(context);
    const patch = { resolvedAt: context.now() };
    const actions = open.map(({ entry: { id } }): Change[] => [
      { table: 'history', op: 'patch', id, patch },
    ]);
    const saved = await commitAll(context, actions);
    return saved.ok ? { ok: true, value: undefined } : saved;
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
};

const settle = async (
  context: DataContext,
  id: string,
  changesFor: (version: OtherVersion) => Change[],
): Promise<Result<void, StorageFailure>> => {
  try {
    const entry = await context.database.history.get(id);
    const [version] = await withPresent(context.database, entry ? [entry] : []);
    if (!version) return { ok: false, error: { kind: 'missing' } };
    const saved = await commit(context, [
      ...changesFor(version),
      { table: 'history', op: 'patch', id, patch: { resolvedAt: context.now() } },
    ]);
    return saved.ok ? { ok: true, value: undefined } : saved;
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
};

/** What two CVs agreed on is no one's words: where it was lost, the pair shows the two sides again. */
const AGREED = 'agreed';

const withPresent = async (
  database: JalonDatabase,
  entries: readonly HistoryEntry[],
): Promise<OtherVersion[]> => {
  const open = entries.filter(
    ({ resolvedAt, trashedAt, path }) =>
      resolvedAt === null && trashedAt === null && fieldOf(path) !== AGREED,
  );
  const found = await Promise.all(
    open.map(async (entry): Promise<OtherVersion[]> => {
      const table = tableOf(entry.collection);
      const row = table && (await database.table<SyncedRow, string>(table).get(entry.record));
      if (!table || !row) return [];
      const present = valueAt(bodyOfRow(table, row), entry.path, rulesOf(table).shape) as
        | Json
        | undefined;
      return [{ entry, ref: { table, id: entry.record }, row, present }];
    }),
  );
  return found.flat().toSorted((a, b) => (a.entry.clock < b.entry.clock ? 1 : -1));
};
