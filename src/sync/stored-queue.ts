/** The queue as it lies on the disk. What writes runs inside the transaction of an exchange. */
import type { DataContext } from '#/data/context.ts';
import type { JalonDatabase } from '#/data/db.ts';
import type { Mutation } from '#/data/tables.ts';
import { withinTransaction } from '#/data/within-transaction.ts';
import { KEEP_ANSWERED_MS, type QueuedMutation } from '#/domain/sync/client/queue.ts';

/**
 * The oldest unanswered changes, in the order in which they were made: whole user actions, at least one, and not
 * many more than a request carries. Never another account's.
 */
export const oldestUnanswered = (context: DataContext, most: number) =>
  withinTransaction(async (): Promise<Mutation[]> => {
    const oldest = (await inStates(context, UNANSWERED, most + 1)).slice(0, most + 1);
    const last = oldest.at(-1);
    if (!last || oldest.length <= most) return oldest;
    const whole = oldest.filter(({ group }) => group !== last.group);
    return whole.length > 0 ? whole : inStates(context, UNANSWERED);
  });

/** What an answer may concern, in the order in which it was made. */
export const sentQueue = (context: DataContext) => inStates(context, ['in-flight', 'acknowledged']);

/** All that is not settled, in the order in which it was made. */
export const openQueue = (context: DataContext) =>
  inStates(context, [...UNANSWERED, 'acknowledged']);

/** Whether a change made up to this place has not been answered. */
export const isWaitingUpTo = (context: DataContext, place: number) =>
  withinTransaction(async (): Promise<boolean> => {
    const [first] = await inStates(context, UNANSWERED, 1);
    return first?.seq !== undefined && first.seq <= place;
  });

type State = Mutation['state'];
const UNANSWERED: readonly State[] = ['pending', 'in-flight'];

/** In the order in which they were made; at least the first `most` of each state. */
const inStates = (context: DataContext, states: readonly State[], most = EVERYTHING) =>
  withinTransaction(async (): Promise<Mutation[]> => {
    const { database, uid } = context;
    const found: Mutation[] = [];
    for (const state of states) {
      // Entries of one state lie in the index by their place; read at once, which a filter would prevent.
      const entries = await database.outbox.where('state').equals(state).limit(most).toArray();
      const isAllOurs = entries.every((mutation) => mutation.uid === uid);
      const ours = isAllOurs
        ? entries
        : await database.outbox
            .where('state')
            .equals(state)
            .and((mutation) => mutation.uid === uid)
            .limit(most)
            .toArray();
      found.push(...ours);
    }
    return found.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
  });

const EVERYTHING = 0xff_ff_ff_ff;

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
