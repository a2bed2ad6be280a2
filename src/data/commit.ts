/**
 * The one door for writes. A row, its queue entry and its merge base change in one transaction, in any tab:
 * all of it is on the disk, or none.
 */
import type { Result } from '#/domain/result.ts';
import type { DataContext } from './context.ts';
import { rulesOf } from './collection-rules.ts';
import {
  MissingRecordError,
  storageFailure,
  TooLargeError,
  type StorageFailure,
} from './failure.ts';
import { enqueue, whatIsKnown, type Action } from './queue/enqueue.ts';
import { emptyServerCopy } from './queue/merge-base.ts';
import { readSyncState, writeSyncState } from './queue/sync-state.ts';
import { applyRowPatch, fillingPatch, outgoingRowPatch, patchOfRow } from './row-patch.ts';
import {
  type BlobEntry,
  type FieldPatch,
  type MetaEntry,
  type PatchOf,
  type PostingEntry,
  type RowOf,
  type SyncedRow,
  type SyncedTable,
} from './tables.ts';

export type Change = {
  [T in SyncedTable]:
    | {
        table: T;
        op: 'create';
        row: RowOf<T>;
        /** Where the server has the record after all, this row only fills what is missing there. */
        fillsOnly?: boolean;
        /** From another database or a file: see `Mutation`. */
        isBroughtIn?: boolean;
      }
    | {
        table: T;
        op: 'patch';
        id: string;
        patch: PatchOf<T>;
        /** What the patch is made on where there is no such record yet: what a person has once. */
        orCreate?: RowOf<T>;
      }
    | { table: T; op: 'purge'; id: string };
}[SyncedTable];

/** What is not synced itself and stands or falls with the changes. */
interface Alongside {
  blobs?: readonly BlobEntry[];
  meta?: readonly MetaEntry[];
  postings?: readonly PostingEntry[];
  /** Keys of what goes. */
  without?: { meta?: readonly string[]; postings?: readonly string[] };
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
  { blobs = [], meta = [], postings = [], without = {} }: Alongside = {},
): Promise<Result<SyncedRow[], StorageFailure>> => {
  const { database } = context;
  const named = [...new Set(actions.flat().map(({ table }) => table))];
  const beside = [
    ...(blobs.length > 0 ? ['blobs'] : []),
    ...(postings.length > 0 || without.postings ? ['postings'] : []),
  ];
  const tables = [...named, 'outbox', 'base', 'meta', ...beside];
  try {
    const rows = await database.transaction('rw', tables, async () => {
      const sync = await readSyncState(context);
      const after: SyncedRow[] = [];
      if (blobs.length > 0) await database.blobs.bulkPut([...blobs]);
      if (postings.length > 0) await database.postings.bulkPut([...postings]);
      if (meta.length > 0) await database.meta.bulkPut([...meta]);
      if (without.meta) await database.meta.bulkDelete([...without.meta]);
      if (without.postings) await database.postings.bulkDelete([...without.postings]);
      for (const changes of actions) {
        const action: Action = { group: '', sync, isAlone: changes.length === 1 };
        for (const change of changes) {
          const row = await applyChange(context, change, action);
          if (row) after.push(row);
        }
      }
      await writeSyncState(database, sync);
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
    const { op, row, fillsOnly, isBroughtIn } = change;
    checkLength(table, row);
    const patch = (fillsOnly ? fillingPatch : patchOfRow)(table, row);
    const known = await whatIsKnown(database, table, row.id);
    const queued = { table, record: row.id, op, patch, fillsOnly, isBroughtIn };
    await enqueue(context, queued, action, known);
    await rows.add(row);
    return row;
  }
  if (change.op === 'patch' && change.orCreate && !(await rows.get(change.id)))
    await applyChange(context, creation(table, change.orCreate), action);
  // In parallel: somebody who types feels each wait for the disk.
  const [before, known] = await Promise.all([
    rows.get(change.id),
    whatIsKnown(database, table, change.id),
  ]);
  if (!before) throw new MissingRecordError();
  if (change.op === 'purge') {
    await enqueue(context, { table, record: change.id, op: change.op, patch: {} }, action, known);
    await rows.delete(change.id);
    await emptyServerCopy(database, table, change.id);
    return undefined;
  }
  const now = context.now() + action.sync.offset;
  const row = touched(applyRowPatch(table, before, change.patch as FieldPatch), now);
  checkLength(table, row, before);
  const patch = outgoingRowPatch(table, row, change.patch as FieldPatch);
  const queued = { table, record: change.id, op: change.op, patch };
  const isSent = Object.keys(patch).length > 0;
  await Promise.all([isSent && enqueue(context, queued, action, known), rows.put(row)]);
  return row;
};

/** Before the first sync the server may already have the record: its values must not lose to our defaults. */
const creation = (table: SyncedTable, row: SyncedRow): Change =>
  ({ table, op: 'create', row, fillsOnly: true }) as Change;

/** The server's limit, checked here at once rather than days later. What is too long already may be shortened. */
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
