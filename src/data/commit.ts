/**
 * The one door for writes. A row, its queue entry and its merge base change in one transaction, in any tab:
 * all of it is on the disk, or none.
 */
import type { Result } from '#/domain/cv/source.ts';
import { newSyncState, type SyncState } from '#/domain/sync/client-core.ts';
import { nextClock } from '#/domain/sync/hybrid-clock.ts';
import { seenBy } from '#/domain/sync/local-view.ts';
import type { DataContext } from './context.ts';
import { MissingRecordError, storageFailure, type StorageFailure } from './failure.ts';
import { emptyServerCopy, keepServerCopy } from './merge-base.ts';
import { emptyQueue, joinable, queueOf } from './outbox.ts';
import { applyRowPatch, outgoingRowPatch, patchOfRow } from './row-patch.ts';
import {
  SYNC_STATE,
  TABLES,
  type FieldPatch,
  type SyncedRow,
  type SyncedRows,
  type SyncedTable,
} from './tables.ts';

export type Change = {
  [T in SyncedTable]:
    | { table: T; op: 'create'; row: SyncedRows[T]['row'] }
    | { table: T; op: 'patch'; id: string; patch: SyncedRows[T]['patch'] }
    | { table: T; op: 'purge'; id: string };
}[SyncedTable];

/** One user action while it is written. */
interface Action {
  group: string;
  /** Kept in `meta` so that all tabs share it. */
  sync: SyncState;
  /** A change alone in its action may be joined to one that waits; several stand or fall together. */
  isAlone: boolean;
}

/**
 * Commits the changes of one user action and gives the rows as they now are (none for a purge).
 * The promise resolves once the transaction is durable: only then is the work saved.
 */
export const commit = async (
  context: DataContext,
  changes: readonly Change[],
): Promise<Result<SyncedRow[], StorageFailure>> => {
  const { database } = context;
  const tables = [...new Set(changes.map(({ table }) => database.table(table)))];
  try {
    const rows = await database.transaction(
      'rw',
      [...tables, database.outbox, database.base, database.meta],
      async () => {
        const action: Action = {
          group: context.newId(),
          sync: await readSyncState(context),
          isAlone: changes.length === 1,
        };
        const after: SyncedRow[] = [];
        for (const change of changes) {
          const row = await applyChange(context, change, action);
          if (row) after.push(row);
        }
        await database.meta.put({ key: SYNC_STATE, value: action.sync });
        return after;
      },
    );
    context.onCommitted();
    return { ok: true, value: rows };
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
};

const applyChange = async (
  context: DataContext,
  change: Change,
  action: Action,
): Promise<SyncedRow | undefined> => {
  const { database } = context;
  const { table } = change;
  const rows = database.table<SyncedRow, string>(table);
  if (change.op === 'create') {
    await enqueue(context, change, patchOfRow(table, change.row), action);
    await rows.add(change.row);
    return change.row;
  }
  const before = await rows.get(change.id);
  if (!before) throw new MissingRecordError();
  if (change.op === 'purge') {
    await enqueue(context, change, {}, action);
    await rows.delete(change.id);
    await emptyServerCopy(database, table, change.id);
    return undefined;
  }
  const row = touched(applyRowPatch(table, before, change.patch as FieldPatch), context.now());
  const patch = outgoingRowPatch(table, row, change.patch as FieldPatch);
  if (Object.keys(patch).length > 0) await enqueue(context, change, patch, action);
  await rows.put(row);
  return row;
};

/** Before the row itself is written: what the change was made on is read from it. */
const enqueue = async (
  { database, newId, now, uid }: DataContext,
  change: Change,
  patch: FieldPatch,
  { group, sync, isAlone }: Action,
): Promise<void> => {
  const { table, op } = change;
  const { collection } = TABLES[table];
  const record = op === 'create' ? change.row.id : change.id;
  const copy = await keepServerCopy(database, table, record);
  const queue = await queueOf(database, collection, record);
  const id = newId();
  const clock = nextClock(sync.clock, now(), id);
  sync.clock = clock;
  if (op === 'purge') await emptyQueue(database, queue);
  const earlier = op === 'patch' && isAlone ? joinable(queue, patch) : undefined;
  if (earlier?.seq !== undefined) {
    // Under a new id: on a copy of this database, the old one may be another change by now.
    await database.outbox.update(earlier.seq, { id, patch, clock });
    return;
  }
  sync.counter += 1;
  const { counter, device } = sync;
  const seen = seenBy(copy, queue, patch);
  const mutation = { id, group, counter, device, uid, collection, record, op, patch, clock };
  await database.outbox.add({ ...mutation, ...seen, state: 'pending' });
};

/** `updatedAt` never stands still, so that a reader can tell the newer of two rows. */
const touched = (row: SyncedRow, now: number): SyncedRow => ({
  ...row,
  updatedAt: Math.max(now, row.updatedAt + 1),
});

const readSyncState = async ({ database, newId }: DataContext): Promise<SyncState> => {
  const entry = await database.meta.get(SYNC_STATE);
  return entry ? { ...(entry.value as SyncState) } : newSyncState(newId());
};
