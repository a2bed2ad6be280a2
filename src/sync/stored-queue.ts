/** The queue as it lies on the disk. What writes runs inside the transaction of an exchange. */
import type { DataContext } from '#/data/context.ts';
import type { JalonDatabase } from '#/data/db.ts';
import type { Mutation } from '#/data/tables.ts';
import { withinTransaction } from '#/data/within-transaction.ts';
import { KEEP_ANSWERED_MS, type QueuedMutation } from '#/domain/sync/queue.ts';

/** What an answer may concern, in the order in which it was made; never another account's. */
export const openQueue = ({ database, uid }: DataContext) =>
  withinTransaction(async (): Promise<Mutation[]> => {
    const open = await database.outbox
      .where('state')
      .anyOf('pending', 'in-flight', 'acknowledged')
      .sortBy('seq');
    return open.filter((mutation) => mutation.uid === uid);
  });

/** Also what was settled and refused, which a server that lost its tail is sent again. */
export const wholeQueue = ({ database, uid }: DataContext) =>
  withinTransaction(async (): Promise<Mutation[]> => {
    const all = await database.outbox.orderBy(':id').toArray();
    return all.filter((mutation) => mutation.uid === uid);
  });

/** The place of the change made last; 0 when the queue is empty. */
export const newestEntry = async (database: JalonDatabase): Promise<number> =>
  (await database.outbox.orderBy(':id').last())?.seq ?? 0;

/** Writes what differs; an entry that is gone from `after` is deleted. */
export const storeQueue = (
  database: JalonDatabase,
  before: readonly Mutation[],
  after: readonly QueuedMutation[],
) =>
  withinTransaction(async () => {
    const left = new Map(before.map((mutation) => [mutation.id, mutation]));
    const changed: Mutation[] = [];
    for (const mutation of after) {
      const old = left.get(mutation.id);
      left.delete(mutation.id);
      if (old?.seq !== undefined && old !== mutation)
        changed.push({ ...mutation, seq: old.seq, uid: old.uid });
    }
    if (changed.length > 0) await database.outbox.bulkPut(changed);
    const gone = [...left.values()].flatMap(({ seq }) => seq ?? []);
    if (gone.length > 0) await database.outbox.bulkDelete(gone);
  });

/** What has been settled for longer than a server's restored back-up could be old; looked for now and then. */
export const forgetOld = (database: JalonDatabase, now: number) =>
  withinTransaction(async () => {
    const last = ((await database.meta.get(FORGOTTEN_AT))?.value as number | undefined) ?? 0;
    if (Math.abs(now - last) < FORGET_EVERY_MS) return;
    await database.meta.put({ key: FORGOTTEN_AT, value: now });
    await database.outbox
      .where('state')
      .equals('settled')
      .and(({ answeredAt = now }) => now - answeredAt >= KEEP_ANSWERED_MS)
      .delete();
  });

const FORGOTTEN_AT = 'forgotten-at';
const FORGET_EVERY_MS = 3600 * 1000;
