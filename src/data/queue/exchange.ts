/** The next request out of the outbox, and what an answer changes in the database: one transaction each. */
import type { DataContext } from '../context.ts';
import { finishedVersions } from './finished-versions.ts';
import { keepServerCopy } from './merge-base.ts';
import { SYNCED_TABLES, tableOf, type Mutation } from '../tables.ts';
import { redrawRefused, redrawRow, takeVersions } from './take-version.ts';
import { withinTransaction } from '../within-transaction.ts';
import type { BATCH_LIMITS } from '#/domain/access/size-limits.ts';
import {
  nextRequest,
  runsAhead,
  takeAnswer,
  type SyncState,
  type Taken,
} from '#/domain/sync/client-core.ts';
import type { SyncAnswer, SyncRequest } from '#/domain/sync/protocol.ts';
import { isUnderWay } from '#/domain/sync/client/queue.ts';
import { readSyncState, storedSyncState, writeSyncState } from './sync-state.ts';
import { SYNC_RULES } from '#/domain/synced-collections.ts';
import { changeOutcome, readOutcome } from './sync-outcome.ts';
import { loseRevisions, rescueMissing, rescueOutdated } from './start-over.ts';
import { isClockSet, setBackTimes } from './times-to-come.ts';
import {
  forgetOld,
  isWaitingUpTo,
  oldestUnanswered,
  openQueue,
  sentQueue,
  storeQueue,
  wholeQueue,
} from './outbox.ts';

export type Limits = { readonly [limit in keyof typeof BATCH_LIMITS]: number };

/** The next request. What it carries is marked as sent on the disk before anything leaves the device. */
export const prepareRequest = (context: DataContext, limits: Limits): Promise<SyncRequest> => {
  const { database } = context;
  return database.transaction('rw', [database.outbox, database.meta], async () => {
    const state = await readState(context);
    const queue = await oldestUnanswered(context, limits.mutations);
    const built = { schema: SYNC_RULES.newest, now: context.now() };
    const next = nextRequest(state, queue, built, limits);
    await storeQueue(database, queue, next.queue);
    return next.request;
  });
};

export interface TakenHere {
  /** The device has caught up, and the server has all that was in the queue up to `until`. */
  isDone: boolean;
  /** Something was sent, received or learnt. */
  hasMoved: boolean;
}

/** Stores all that an answer means, unless another tab has overtaken it. */
export const takeAnswerHere = (
  context: DataContext,
  request: SyncRequest,
  answer: SyncAnswer,
  { until, sentAt }: { until: number; sentAt: number },
): Promise<TakenHere> => {
  const { database } = context;
  const tables = [...SYNCED_TABLES, 'outbox', 'base', 'meta'];
  return database.transaction('rw', tables, async () => {
    const state = await readState(context);
    const queue = await queueFor(context, state, answer);
    const taken = takeAnswer(state, queue, request, answer, sentAt);
    if (!taken) return { isDone: false, hasMoved: true };
    await store(context, queue, taken);
    if (isClockSet(state, taken.state)) await setBackTimes(database, answer.now);
    await forgetOld(database, answer.now);
    const isDone = !taken.more && !(await isWaitingUpTo(context, until));
    if (isDone) await changeOutcome(database, { syncedAt: answer.now, trouble: null });
    // A receipt that fits nothing here moves nothing: asking for it again and again would never end.
    const isQueueMoved = taken.queue.some((mutation, index) => mutation !== queue[index]);
    const isPage = taken.rows.length > 0 && answer.cursor.seq !== request.cursor?.seq;
    const hasMoved = isQueueMoved || isPage || taken.startOver || taken.isRead;
    return { isDone, hasMoved };
  });
};

/** The part of the queue that the answer may change, so that a long queue is not read for each batch. */
const queueFor = (context: DataContext, state: SyncState, answer: SyncAnswer) => {
  if (answer.resync) return wholeQueue(context);
  return state.startingOver || runsAhead(state, answer) ? openQueue(context) : sentQueue(context);
};

const store = (context: DataContext, before: readonly Mutation[], taken: Taken) =>
  withinTransaction(async () => {
    const { database } = context;
    if (taken.startOver) await loseRevisions(database);
    const { started, ended } = turnsOf(before, taken.queue);
    for (const { table, record } of started) await keepServerCopy(database, table, record);
    await storeQueue(database, before, taken.queue);
    if (taken.isAgain) await rescueOutdated(context, taken.rows, taken.state);
    const versions = [...taken.rows, ...(await finishedVersions(database, taken.finished))];
    const unknown = await takeVersions(database, versions);
    const told = new Set(versions.map(({ record }) => record));
    for (const { table, record } of [...started, ...ended])
      if (!told.has(record)) await redrawRow(database, table, record);
    if (versions.some(({ body }) => !body)) await redrawRefused(database);
    if (taken.isRead) await rescueMissing(context);
    await writeSyncState(database, taken.state);
    if (unknown.length > 0) await noteUnknown(context, unknown);
  });

/** The records of which a change came to be under way again, and of which one no longer is. */
const turnsOf = (before: readonly Mutation[], after: Taken['queue']) => {
  const wasUnderWay = new Map(before.map((mutation) => [mutation.id, isUnderWay(mutation)]));
  const turned = (to: boolean) => {
    const records = after.flatMap((mutation) => {
      const hasTurned = isUnderWay(mutation) === to && wasUnderWay.get(mutation.id) === !to;
      const table = tableOf(mutation.collection);
      return hasTurned && table ? [{ table, record: mutation.record }] : [];
    });
    return new Map(records.map((one) => [`${one.table}/${one.record}`, one])).values();
  };
  return { started: [...turned(true)], ended: [...turned(false)] };
};

/** Stored by the first request where no write has stored it yet, since each request names the device. */
const readState = (context: DataContext) =>
  withinTransaction(async (): Promise<SyncState> => {
    const { database } = context;
    const stored = await readSyncState(context);
    const { unknown } = await readOutcome(database);
    // An earlier version of the app was told of them and had no table for them: everything is read again.
    const isKnownNow = unknown.some((collection) => tableOf(collection) !== undefined);
    const state = isKnownNow ? { ...stored, cursor: null } : stored;
    if (isKnownNow) await changeOutcome(database, { unknown: [] });
    const isStored = (await storedSyncState(database)) !== undefined;
    if (isKnownNow || !isStored) await writeSyncState(database, state);
    return state;
  });

const noteUnknown = ({ database }: DataContext, collections: readonly string[]) =>
  withinTransaction(async () => {
    const { unknown } = await readOutcome(database);
    await changeOutcome(database, { unknown: [...new Set([...unknown, ...collections])] });
  });
