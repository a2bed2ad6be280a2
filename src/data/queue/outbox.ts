/** The outbox as it is stored. What writes here runs inside the transaction of an exchange. */
import { HOUR_MS } from '#/domain/duration.ts';
import type { DataContext } from '../context.ts';
import type { JalonDatabase } from '../db.ts';
import type { Mutation } from '../tables.ts';
import { withinTransaction } from '../within-transaction.ts';
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

/** Changes that an answer may be about, oldest first. */
export const sentQueue = (context: DataContext) => inStates(context, ['in-flight', 'acknowledged']);

/** Changes that are neither settled nor refused, oldest first. */
export const openQueue = (context: DataContext) =>
  inStates(context, [...UNANSWERED, 'acknowledged']);

/** Whether a change up to this local `seq` has not been answered. */
export const isWaitingUpTo = (context: DataContext, seq: number) =>
  withinTransaction(async (): Promise<boolean> => {
    const [first] = await inStates(context, UNANSWERED, 1);
    return first?.seq !== undefined && first.seq <= seq;
  });

type State = Mutation['state'];
const UNANSWERED: readonly State[] = ['pending', 'in-flight'];

/** In the order in which they were made; at least the first `most` of each state. */
const inStates = (context: DataContext, states: readonly State[], most = EVERYTHING) =>
  withinTransaction(async (): Promise<Mutation[]> => {
    const { database, uid } = context;
    const found: Mutation[] = [];
    for (const state of states) {
      // The index orders entries of one state by `seq`. A filter in the query would read them one by one.
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

/** Also settled and refused changes: a server that lost its latest data is sent them again. */
export const wholeQueue = ({ database, uid }: DataContext) =>
  withinTransaction(async (): Promise<Mutation[]> => {
    const all = await database.outbox.orderBy(':id').toArray();
    return all.filter((mutation) => mutation.uid === uid);
  });

/** Changes that no answer has come for. */
export const countUnanswered = ({ outbox }: JalonDatabase): Promise<number> =>
  outbox.where('state').anyOf(UNANSWERED).count();

/** Changes that are on this device alone: waiting or refused. */
export const countUnsent = ({ outbox }: JalonDatabase): Promise<number> =>
  outbox
    .where('state')
    .anyOf([...UNANSWERED, 'parked'])
    .count();

/** `collection/record` of what was purged here and is still in the queue. */
export const purgedHere = async ({ outbox }: JalonDatabase): Promise<Set<string>> => {
  const purges = await outbox.filter(({ op }) => op === 'purge').toArray();
  return new Set(purges.map(({ collection, record }) => `${collection}/${record}`));
};

/** The `seq` of the change made last; 0 when the queue is empty. */
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

/** Deletes what was settled longer ago than a restored back-up can be old. Looks at most once an hour. */
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
const FORGET_EVERY_MS = HOUR_MS;
