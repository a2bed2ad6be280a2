/**
 * Brings a local database and the server together: sends what waits, takes what comes, until neither has more.
 * The same in a page, in the service worker and in Node. Any number may run at once over one database: what is
 * sent twice is answered alike, and an answer that another has overtaken is dropped.
 */
import type { DataContext } from '#/data/context.ts';
import { storageFailure, type StorageFailure } from '#/data/failure.ts';
import { prepareRequest, takeAnswerHere } from '#/data/queue/exchange.ts';
import { newestEntry } from '#/data/queue/outbox.ts';
import { renewRefusedIds } from '#/data/queue/renew-ids.ts';
import { setAside } from '#/data/queue/set-aside.ts';
import { noteTrouble } from '#/data/queue/sync-outcome.ts';
import { BATCH_LIMITS } from '#/domain/access/size-limits.ts';
import type { Result } from '#/domain/result.ts';
import type { WireMutation } from '#/domain/sync/protocol.ts';
import type { SyncFailure } from '#/domain/sync/sync-failure.ts';
import type { SyncPort } from './sync-port.ts';

export type SyncTrouble = SyncFailure | { kind: 'storage'; failure: StorageFailure };

/** Exchanges in a row that move nothing: two sides that don't understand each other. */
const MOST_IDLE = 20;

/** Starts from nothing within one call: behind one address there are servers that each have a past of their own. */
const MOST_RESYNCS = 3;

/** Resolves once all that was asked is done, or at the first failure; nothing is lost in either case. */
export const syncOnce = async (
  context: DataContext,
  port: SyncPort,
  signal: AbortSignal,
): Promise<Result<void, SyncTrouble>> => {
  const ended = await exchangeAll(context, port, signal);
  if (!ended.ok) await noteTrouble(context.database, ended.error.kind);
  return ended;
};

const exchangeAll = async (
  context: DataContext,
  port: SyncPort,
  signal: AbortSignal,
): Promise<Result<void, SyncTrouble>> => {
  let most: number = BATCH_LIMITS.mutations;
  let idle = 0;
  let resyncs = 0;
  try {
    // What is written meanwhile is the next call's, or somebody who types would never let this one end.
    let until = await newestEntry(context.database);
    while (idle < MOST_IDLE) {
      if (signal.aborted) return { ok: false, error: { kind: 'aborted' } };
      const request = await prepareRequest(context, { ...BATCH_LIMITS, mutations: most });
      if (isBeyondRequest(request.mutations)) {
        await setAside(context, request.mutations);
        continue;
      }
      const sentAt = context.now();
      const sent = await port.send(request, signal);
      if (sent.ok) {
        if (sent.value.resync && (resyncs += 1) > MOST_RESYNCS) break;
        const taken = await takeAnswerHere(context, request, sent.value, { until, sentAt });
        const { isDone, hasMoved } = taken;
        if (isDone && !(await renewRefusedIds(context))) return { ok: true, value: undefined };
        if (isDone) until = await newestEntry(context.database);
        idle = hasMoved ? 0 : idle + 1;
        most = Math.min(most * 2, BATCH_LIMITS.mutations);
      } else if (sent.error.kind === 'too-large' && request.mutations.length > 0) {
        most = Math.ceil(request.mutations.length / 2);
        if (!isOneAction(request.mutations)) continue;
        // A way that takes nothing at all, as of some networks, says nothing about this change.
        const empty = { ...request, mutations: [] };
        const askedAt = context.now();
        const asked = await port.send(empty, signal);
        if (!asked.ok) return asked;
        await takeAnswerHere(context, empty, asked.value, { until, sentAt: askedAt });
        await setAside(context, request.mutations);
      } else return sent;
    }
    return { ok: false, error: { kind: 'malformed' } };
  } catch (error) {
    return { ok: false, error: { kind: 'storage', failure: storageFailure(error) } };
  }
};

const isOneAction = (mutations: readonly WireMutation[]): boolean =>
  mutations.every(({ group }) => group === mutations[0]?.group);

/** One action that the server would refuse for its size, though each of its changes is small enough: it goes as two. */
const isBeyondRequest = (mutations: readonly WireMutation[]): boolean =>
  mutations.length > 1 &&
  isOneAction(mutations) &&
  mutations.reduce((paths, { patch }) => paths + Object.keys(patch).length, 0) > BATCH_LIMITS.paths;
