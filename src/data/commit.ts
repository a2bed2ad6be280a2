/**
 * The one door for writes. A row, its queue entry and its merge base change in one transaction, in any tab:
 * all of it is on the disk, or none.
 */
import type { Result } from '#/domain/result.ts';
import { newSyncState, type SyncState } from '#/domain/sync/client-core.ts';
import { nextClock } from '#/domain/sync/values/hybrid-clock.ts';
import { seenBy } from '#/domain/sync/client/local-view.ts';
import type { DataContext } from './context.ts';
import { rulesOf } from './collection-rules.ts';
import {
  MissingRecordError,
  storageFailure,
  TooLargeError,
  type StorageFailure,
} from './failure.ts';
import type { JalonDatabase } from './db.ts';
import { emptyServerCopy, keepServerCopy, type KnownCopy } from './queue/merge-base.ts';
import { emptyQueue, joinable, queueOf } from './queue/outbox.ts';
import { applyRowPatch, fillingPatch, outgoingRowPatch, patchOfRow } from './row-patch.ts';
import {
  SYNC_STATE,
  TABLES,
  type BlobEntry,
  type FieldPatch,
  type MetaEntry,
  type Mutation,
  type PostingEntry,
  type SyncedRow,
  type SyncedRows,
  type SyncedTable,
} from './tables.ts';

export type Change = {
  [T in SyncedTable]:
    | {
        table: T;
        op: 'create';
        row: SyncedRows[T]['row'];
        /** Where the server has the record after all, this row only fills what is missing there. */
        fillsOnly?: boolean;
        /** From another database or a file: see `Mutation`. */
        isBroughtIn?: boolean;
      }
    | {
        table: T;
        op: 'patch';
        id: string;
        patch: SyncedRows[T]['patch'];
        /** What the patch is made on where there is no such record yet: what a person has once. */
        orCreate?: SyncedRows[T]['row'];
      }
    | { table: T; op: 'purge'; id: string };
}[SyncedTable];

/** What is not synced itself and stands or falls with the changes. */
interface Alongside {
  blobs?: readonly BlobEntry[];
  meta?: readonly MetaEntry[];
  postings?: readonly PostingEntry[];
}

/** One user action while it is written. */
interface Action {
  /** The id of its first change; '' before that. */
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
export const commit = (
  context: DataContext,
  changes: readonly Change[],
  also: Alongside = {},
): Promise<Result<SyncedRow[], StorageFailure>> => commitAll(context, [changes], also);

/** Several user actions at once: all of them are saved, or none; the server takes or refuses each by itself. */
export const commitAll = async (
  context: DataContext,
  actions: readonly (readonly Change[])[],
  { blobs = [], meta = [], postings = [] }: Alongside = {},
): Promise<Result<SyncedRow[], StorageFailure>> => {
  const { database } = context;
  const named = [...new Set(actions.flat().map(({ table }) => table))];
  const beside = [
    ...(blobs.length > 0 ? ['blobs'] : []),
    ...(postings.length > 0 ? ['postings'] : []),
  ];
  const tables = [...named, 'outbox', 'base', 'meta', ...beside];
  try {
    const rows = await database.transaction('rw', tables, async () => {
      const sync = await readSyncState(context);
      const after: SyncedRow[] = [];
      if (blobs.length > 0) await database.blobs.bulkPut([...blobs]);
      if (postings.length > 0) await database.postings.bulkPut([...postings]);
      if (meta.length > 0) await database.meta.bulkPut([...meta]);
      for (const changes of actions) {
        const action: Action = { group: '', sync, isAlone: changes.length === 1 };
        for (const change of changes) {
          const row = await applyChange(context, change, action);
          if (row) after.push(row);
        }
      }
      await database.meta.put({ key: SYNC_STATE, value: sync });
      return after;
    });
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
    checkLength(table, change.row);
    const toPatch = change.fillsOnly ? fillingPatch : patchOfRow;
    const known = await whatIsKnown(database, table, change.row.id);
    await enqueue(context, change, toPatch(table, change.row), action, known);
    await rows.add(change.row);
    return change.row;
  }
  if (change.op === 'patch' && change.orCreate && !(await rows.get(change.id)))
    await applyChange(context, creation(table, change.orCreate), action);
  // At once: each wait for the disk is felt by somebody who types.
  const [before, known] = await Promise.all([
    rows.get(change.id),
    whatIsKnown(database, table, change.id),
  ]);
  if (!before) throw new MissingRecordError();
  if (change.op === 'purge') {
    await enqueue(context, change, {}, action, known);
    await rows.delete(change.id);
    await emptyServerCopy(database, table, change.id);
    return undefined;
  }
  const row = touched(applyRowPatch(table, before, change.patch as FieldPatch), context.now());
  checkLength(table, row, before);
  const patch = outgoingRowPatch(table, row, change.patch as FieldPatch);
  const isSent = Object.keys(patch).length > 0;
  await Promise.all([isSent && enqueue(context, change, patch, action, known), rows.put(row)]);
  return row;
};

interface Known {
  copy: KnownCopy | undefined;
  queue: Mutation[];
}

/** What a change of the record is made on, read before its row is written. */
const whatIsKnown = async (
  database: JalonDatabase,
  table: SyncedTable,
  record: string,
): Promise<Known> => {
  const [copy, queue] = await Promise.all([
    keepServerCopy(database, table, record),
    queueOf(database, TABLES[table].collection, record),
  ]);
  return { copy, queue };
};

/** Before the server was ever heard, it may have the record already: its values must not lose to our defaults. */
const creation = (table: SyncedTable, row: SyncedRow): Change =>
  ({ table, op: 'create', row, fillsOnly: true }) as Change;

const enqueue = async (
  { database, newId, now, uid }: DataContext,
  change: Change,
  patch: FieldPatch,
  action: Action,
  { copy, queue }: Known,
): Promise<void> => {
  const { sync, isAlone } = action;
  const { table, op } = change;
  const { collection } = TABLES[table];
  const record = op === 'create' ? change.row.id : change.id;
  const id = newId();
  const isLowest = change.op === 'create' && change.fillsOnly === true;
  const clock = isLowest ? nextClock('', 0, id) : nextClock(sync.clock, now(), id);
  if (!isLowest) sync.clock = clock;
  if (op === 'purge') await emptyQueue(database, collection, record);
  const earlier = op === 'patch' && isAlone ? joinable(queue, patch) : undefined;
  if (earlier) {
    // Under a new id: on a copy of this database, the old one may be another change by now.
    await database.outbox.put({ ...earlier, id, patch, clock });
    return;
  }
  sync.counter += 1;
  action.group ||= id;
  const { group } = action;
  const { counter, device } = sync;
  const seen = seenBy(copy, queue, patch);
  const origin = op === 'create' && change.isBroughtIn ? { isBroughtIn: true as const } : {};
  const mutation = {
    id,
    group,
    counter,
    device,
    uid,
    collection,
    record,
    op,
    patch,
    clock,
    ...origin,
  };
  await database.outbox.add({ ...mutation, ...seen, state: 'pending' });
};

/** The server's limit, said here at once rather than days later. What is too long already may be shortened. */
const checkLength = (table: SyncedTable, row: SyncedRow, before?: SyncedRow): void => {
  const length = JSON.stringify(row).length;
  const isTooLong = length > rulesOf(table).maxLength;
  if (isTooLong && (!before || length > JSON.stringify(before).length)) throw new TooLargeError();
};

/** `updatedAt` never stands still, so that a reader can tell the newer of two rows. */
const touched = (row: SyncedRow, now: number): SyncedRow => ({
  ...row,
  updatedAt: Math.max(now, row.updatedAt + 1),
});

export const readSyncState = async ({ database, newId }: DataContext): Promise<SyncState> => {
  const entry = await database.meta.get(SYNC_STATE);
  return entry ? { ...(entry.value as SyncState) } : newSyncState(newId());
};
