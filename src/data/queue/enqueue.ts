/** A change of a record as it joins the queue. Nothing here runs outside the transaction of a write. */
import type { SyncState } from '#/domain/sync/client-core.ts';
import { seenBy } from '#/domain/sync/client/local-view.ts';
import { patchParts } from '#/domain/sync/client/patch-parts.ts';
import { nextClock } from '#/domain/sync/values/hybrid-clock.ts';
import type { DataContext } from '../context.ts';
import type { JalonDatabase } from '../db.ts';
import { TABLES, type FieldPatch, type Mutation, type SyncedTable } from '../tables.ts';
import { keepServerCopy, type KnownCopy } from './merge-base.ts';
import { emptyQueue, joinable, queueOf } from './record-queue.ts';

/** One user action while it is written. */
export interface Action {
  /** The id of its first change; '' before that. */
  group: string;
  /** Kept in `meta` so that all tabs share it. */
  sync: SyncState;
  /** A change alone in its action may be joined to one that waits; several stand or fall together. */
  isAlone: boolean;
}

export interface QueuedChange {
  table: SyncedTable;
  record: string;
  op: 'create' | 'patch' | 'purge';
  patch: FieldPatch;
  /** With the lowest clock there is: where the server has a value, it stays. */
  fillsOnly?: boolean | undefined;
  isBroughtIn?: boolean | undefined;
  renewals?: number;
}

/** What a change of the record is made on. */
export interface Known {
  copy: KnownCopy | undefined;
  queue: Mutation[];
}

/** To be read before the change's row is written. */
export const whatIsKnown = async (
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

export const enqueue = async (
  context: DataContext,
  change: QueuedChange,
  action: Action,
  known: Known,
): Promise<void> => {
  const { database, newId } = context;
  const { table, record, op, patch } = change;
  if (op === 'purge') await emptyQueue(database, TABLES[table].collection, record);
  const earlier = op === 'patch' && action.isAlone ? joinable(known.queue, patch) : undefined;
  if (earlier) {
    // Under a new id: on a copy of this database, the old one may be another change by now.
    const id = newId();
    const clock = clockOf(context, change, action, id);
    await database.outbox.put({ ...earlier, id, patch, clock });
  } else await database.outbox.bulkAdd(newEntries(context, change, action, known));
};

/**
 * One, unless the patch has more paths than a change may or its fields were made on different revisions: then several,
 * each made on those before.
 */
const newEntries = (
  context: DataContext,
  change: QueuedChange,
  action: Action,
  { copy, queue }: Known,
): Mutation[] => {
  const { newId, uid } = context;
  const { table, record, op, isBroughtIn, renewals } = change;
  const parts: string[] = [];
  return seenBy(copy, queue, change.patch).flatMap((seen) =>
    patchParts(seen.patch).map((patch): Mutation => {
      const isFirst = parts.length === 0;
      const id = newId();
      const after = [...(seen.after ?? []), ...parts];
      parts.push(id);
      action.group ||= id;
      return {
        id,
        group: action.group,
        uid,
        collection: TABLES[table].collection,
        record,
        op: isFirst ? op : 'patch',
        patch,
        clock: clockOf(context, change, action, id),
        ...(isFirst && isBroughtIn ? { isBroughtIn: true as const } : {}),
        ...(isFirst && renewals ? { renewals } : {}),
        baseRev: seen.baseRev,
        ...(after.length > 0 ? { after } : {}),
        state: 'pending',
      };
    }),
  );
};

const clockOf = (
  { now }: DataContext,
  { fillsOnly }: QueuedChange,
  { sync }: Action,
  id: string,
): string => {
  if (fillsOnly) return nextClock('', 0, id);
  sync.clock = nextClock(sync.clock, now() + sync.offset, id);
  return sync.clock;
};
