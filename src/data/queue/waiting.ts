/** What of a person's work the server has not taken: what waits for it, and what it has refused. */
import type { Result } from '#/domain/result.ts';
import { nextClock } from '#/domain/sync/values/hybrid-clock.ts';
import type { ParkCode } from '#/domain/sync/protocol.ts';
import type { RecordRef } from '../records/belongings.ts';
import { commit, type Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import { storageFailure, type StorageFailure } from '../failure.ts';
import { keepServerCopy } from './merge-base.ts';
import { queueOf } from './record-queue.ts';
import {
  SYNCED_TABLES,
  tableOf,
  TABLES,
  type FieldPatch,
  type Mutation,
  type SyncedRow,
} from '../tables.ts';
import { readSyncState, writeSyncState } from './sync-state.ts';
import { redrawRow } from './take-version.ts';

export interface QueuedRecord {
  ref: RecordRef;
  /** undefined once the record is no longer here. */
  row: SyncedRow | undefined;
  /** How many changes of it. */
  changes: number;
  /** What they say, the latest of each field. */
  patch: FieldPatch;
}

export interface RefusedRecord extends QueuedRecord {
  code: ParkCode;
}

/** Records with changes that no answer has come for, in the order in which they were changed. */
export const listWaiting = (context: DataContext): Promise<QueuedRecord[]> =>
  recordsOf(context, ['pending', 'in-flight']);

/** Records of which changes were refused, with the reason for the first of them. */
export const listRefused = async (context: DataContext): Promise<RefusedRecord[]> => {
  const found = await recordsOf(context, ['parked']);
  return found.map(({ first, ...record }) => ({ ...record, code: first.code ?? 'malformed' }));
};

/** Refused changes go to the end of the queue, as if they had just been made. */
export const sendAgain = async (
  context: DataContext,
  { table, id }: RecordRef,
): Promise<Result<void, StorageFailure>> => {
  const { database, newId, now } = context;
  const saved = await inOne(context, async () => {
    const sync = await readSyncState(context);
    const refused = await refusedOf(context, { table, id });
    await keepServerCopy(database, table, id);
    for (const { seq, code: _code, answeredAt: _at, ...entry } of refused) {
      if (seq !== undefined) await database.outbox.delete(seq);
      const change = newId();
      sync.clock = nextClock(sync.clock, now() + sync.offset, change);
      const { clock } = sync;
      await database.outbox.add({ ...entry, id: change, group: change, clock, state: 'pending' });
    }
    await writeSyncState(database, sync);
    await redrawRow(database, table, id);
  });
  if (saved.ok) context.onCommitted();
  return saved;
};

/** Refused changes are forgotten: the record is what the server has, and goes where the server has none. */
export const giveUp = (
  context: DataContext,
  ref: RecordRef,
): Promise<Result<void, StorageFailure>> =>
  inOne(context, async () => {
    for (const { seq } of await refusedOf(context, ref))
      if (seq !== undefined) await context.database.outbox.delete(seq);
    await redrawRow(context.database, ref.table, ref.id);
  });

/** The record as it is on this device becomes a new one, and its refused changes are forgotten. */
export const keepAsCopy = async (
  context: DataContext,
  ref: RecordRef,
): Promise<Result<void, StorageFailure>> => {
  const row = await context.database.table<SyncedRow, string>(ref.table).get(ref.id);
  if (!row) return { ok: false, error: { kind: 'missing' } };
  const now = context.now();
  const { locked: _locked, ...content } = row;
  const copy = { ...content, id: context.newId(), rev: 0, updatedAt: now, trashedAt: null };
  const saved = await commit(context, [
    { table: ref.table, op: 'create', row: copy } as unknown as Change,
  ]);
  return saved.ok ? giveUp(context, ref) : saved;
};

const recordsOf = async (
  { database }: DataContext,
  states: Mutation['state'][],
): Promise<(QueuedRecord & { first: Mutation })[]> => {
  const entries = await database.outbox.where('state').anyOf(states).sortBy('seq');
  const byRecord = new Map<string, Mutation[]>();
  for (const entry of entries) {
    if (entry.collection === TABLES.history.collection) continue;
    const key = `${entry.collection}/${entry.record}`;
    byRecord.set(key, [...(byRecord.get(key) ?? []), entry]);
  }
  const found = await Promise.all(
    [...byRecord.values()].map(async (changes) => {
      const [first] = changes;
      const table = first && tableOf(first.collection);
      if (!table) return [];
      const row = await database.table<SyncedRow, string>(table).get(first.record);
      const patch = Object.assign({}, ...changes.map((change) => change.patch)) as FieldPatch;
      return [{ ref: { table, id: first.record }, row, changes: changes.length, patch, first }];
    }),
  );
  return found.flat();
};

const refusedOf = async (
  { database }: DataContext,
  { table, id }: RecordRef,
): Promise<Mutation[]> => {
  const queue = await queueOf(database, TABLES[table].collection, id);
  return queue.filter((entry) => entry.state === 'parked');
};

const inOne = async (
  { database }: DataContext,
  act: () => Promise<void>,
): Promise<Result<void, StorageFailure>> => {
  try {
    await database.transaction('rw', [...SYNCED_TABLES, 'outbox', 'base', 'meta'], act);
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
};
