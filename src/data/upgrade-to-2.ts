/**
 * Version 1 queued changes before the rules of sync were settled: a clock that ended in its device's id, no word
 * of the earlier changes a change was made on, whole rows as merge bases, and identity numbers in clear.
 * Rows themselves stay as they are.
 */
import type { Transaction } from 'dexie';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { newSyncState, type SyncState } from '#/domain/sync/client-core.ts';
import { seenBy } from '#/domain/sync/client/local-view.ts';
import { outgoingPatch } from './records/outgoing-cv.ts';
import { bodyOfRow } from './row-patch.ts';
import { SYNC_STATE, type MergeBase, type Mutation } from './tables.ts';

type OldMutation = Omit<Mutation, 'after'> & { schema?: number };
type OldBase = Omit<MergeBase, 'body'> & { body: CvRecord | null };
interface OldDevice {
  id: string;
  counter: number;
  clock: string;
}

export const upgradeTo2 = async (transaction: Transaction): Promise<void> => {
  const [cvs, bases, entries] = (await Promise.all([
    transaction.table('cvs').toArray(),
    transaction.table('base').toArray(),
    transaction.table('outbox').orderBy('seq').toArray(),
  ])) as [CvRecord[], OldBase[], OldMutation[]];
  const revs = new Map(bases.map(({ record, rev }) => [record, rev]));
  const cvsById = new Map(cvs.map((cv) => [cv.id, cv]));
  const queue: Mutation[] = [];
  for (const entry of entries) {
    const own = queue.filter(({ record }) => record === entry.record);
    queue.push(upgraded(entry, cvsById.get(entry.record), own, revs.get(entry.record) ?? 0));
  }
  await transaction.table('outbox').bulkPut(queue);
  await transaction.table('base').bulkPut(
    bases.map((base): MergeBase => ({
      ...base,
      body: base.body && bodyOfRow('cvs', base.body),
    })),
  );
  await moveDevice(transaction);
};

const upgraded = (
  { schema: _schema, ...entry }: OldMutation,
  cv: CvRecord | undefined,
  earlier: readonly Mutation[],
  rev: number,
): Mutation => {
  const created = entry.op === 'create' && cv ? { createdAt: cv.createdAt } : {};
  const patch = outgoingPatch(cv ?? { removed: {} }, { ...entry.patch, ...created });
  const { clock, id } = entry;
  return {
    ...entry,
    patch,
    clock: clock.slice(0, clock.lastIndexOf('.') + 1) + id,
    ...seenBy({ rev, body: {} }, earlier, patch),
  };
};

const moveDevice = async (transaction: Transaction): Promise<void> => {
  const meta = transaction.table('meta');
  const device = (await meta.get('device'))?.value as OldDevice | undefined;
  if (!device) return;
  const { id, counter, clock } = device;
  const value: SyncState = { ...newSyncState(id), counter, clock };
  await meta.put({ key: SYNC_STATE, value });
  await meta.delete('device');
};
