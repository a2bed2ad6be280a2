/**
 * The one door for writes. A row, its queue entry and its merge base change in one transaction, in any tab:
 * all of it is on the disk, or none.
 */
import type { Result } from '#/domain/cv/source.ts';
import type { DataContext } from './context.ts';
import { MissingRecordError, storageFailure, type StorageFailure } from './failure.ts';
import { nextClock } from './hybrid-clock.ts';
import { emptyUnsent, queue } from './outbox.ts';
import { applyRowPatch, patchOfRow } from './row-patch.ts';
import {
  TABLES,
  type FieldPatch,
  type Mutation,
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

/** What a write knows of its device; kept in `meta` so that all tabs share it. */
interface DeviceState {
  id: string;
  counter: number;
  clock: string;
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
        const group = context.newId();
        const device = await readDevice(context);
        const after: SyncedRow[] = [];
        for (const change of changes) {
          const row = await applyChange(context, change, group, device);
          if (row) after.push(row);
        }
        await database.meta.put({ key: 'device', value: device });
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
  group: string,
  device: DeviceState,
): Promise<SyncedRow | undefined> => {
  const { database } = context;
  const { collection } = TABLES[change.table];
  const rows = database.table<SyncedRow, string>(change.table);
  const id = change.op === 'create' ? change.row.id : change.id;
  const before = change.op === 'create' ? undefined : await rows.get(id);
  if (change.op !== 'create' && !before) throw new MissingRecordError();

  await keepMergeBase(context, collection, id, before);
  device.clock = nextClock(device.clock, context.now(), device.id);
  const mutation = (op: Mutation['op'], patch: FieldPatch): Omit<Mutation, 'counter'> => ({
    id: context.newId(),
    group,
    device: device.id,
    uid: context.uid,
    collection,
    record: id,
    op,
    baseRev: before?.rev ?? 0,
    patch,
    clock: device.clock,
    schema: database.verno,
    state: 'pending',
  });
  const nextCounter = (): number => (device.counter += 1);

  if (change.op === 'purge') {
    await rows.delete(id);
    await emptyUnsent(database, collection, id);
    await queue(database, mutation('purge', {}), nextCounter);
    return undefined;
  }
  if (change.op === 'create') {
    await rows.add(change.row);
    await queue(database, mutation('create', patchOfRow(change.table, change.row)), nextCounter);
    return change.row;
  }
  const row = touched(
    applyRowPatch(change.table, before as SyncedRow, change.patch),
    context.now(),
  );
  await rows.put(row);
  await queue(database, mutation('patch', withoutTime(change.patch)), nextCounter);
  return row;
};

/** The row as it was before the first change that waits to be sent. */
const keepMergeBase = async (
  { database }: DataContext,
  collection: string,
  record: string,
  body: SyncedRow | undefined,
): Promise<void> => {
  if (await database.base.get([collection, record])) return;
  await database.base.put({ collection, record, rev: body?.rev ?? 0, body: body ?? null });
};

/** `updatedAt` never stands still, so that a reader can tell the newer of two rows. */
const touched = (row: SyncedRow, now: number): SyncedRow => ({
  ...row,
  updatedAt: Math.max(now, row.updatedAt + 1),
});

/** The clock of the mutation says when; a time in the patch would make every two patches touch one field. */
const withoutTime = (patch: FieldPatch): FieldPatch =>
  Object.fromEntries(Object.entries(patch).filter(([path]) => path !== 'updatedAt'));

const readDevice = async ({ database, newId }: DataContext): Promise<DeviceState> => {
  const entry = await database.meta.get('device');
  return entry ? { ...(entry.value as DeviceState) } : { id: newId(), counter: 0, clock: '' };
};
