/** The queue of a device's changes, from the moment they are made until the server can no longer forget them. */
import { SETTLED_CHANGE_DAYS } from '../../access/retention.ts';
import { DAY_MS } from '../../duration.ts';
import { shiftClock } from '../values/hybrid-clock.ts';
import { overlaps } from '../path.ts';
import type { Cursor, ParkCode, SyncAnswer, WireMutation } from '../protocol.ts';

type QueueState =
  /** Never sent: a later change of the same fields may still be joined to it. */
  | 'pending'
  /** Sent at least once, without an answer: it is sent again until answered, and never changed. */
  | 'in-flight'
  /** Received by the server, and laid over its older version until the newer one has come down. */
  | 'acknowledged'
  /** Contained in the server's version; kept for `SETTLED_CHANGE_DAYS`, so that devices can heal a restored server. */
  | 'settled'
  /** Refused, with a reason the person is shown. */
  | 'parked';

export interface QueuedMutation extends WireMutation {
  state: QueueState;
  /** In a queue that is sent again, the revision of the lost past that it was made on. */
  lostBase?: number;
  /** Once the cursor is there, the server's version contains it. */
  containedAt?: number;
  code?: ParkCode;
  /** Milliseconds since 1970 on the server, when it was answered. */
  answeredAt?: number;
  /** The record's revision that it made. */
  rev?: number;
}

export const KEEP_ANSWERED_MS = SETTLED_CHANGE_DAYS * DAY_MS;

export const isUnanswered = ({ state }: Pick<QueuedMutation, 'state'>): boolean =>
  state === 'pending' || state === 'in-flight';

/** A record leaves the bin. */
export const isTakenOut = ({ op, patch }: Pick<QueuedMutation, 'op' | 'patch'>): boolean =>
  op === 'patch' && patch['trashedAt'] === null;

/** Not yet in the server's version as this device has it. */
export const isUnderWay = (mutation: QueuedMutation): boolean =>
  isUnanswered(mutation) || mutation.state === 'acknowledged';

export const markSent = (
  queue: readonly QueuedMutation[],
  sent: readonly WireMutation[],
): QueuedMutation[] => {
  const ids = new Set(sent.map(({ id }) => id));
  return queue.map((mutation) =>
    mutation.state === 'pending' && ids.has(mutation.id)
      ? { ...mutation, state: 'in-flight' }
      : mutation,
  );
};

/** The queue after an answer's receipts. A receipt for something already answered changes nothing. */
export const takeReceipts = (
  queue: readonly QueuedMutation[],
  { receipts, head, now }: Pick<SyncAnswer, 'receipts' | 'head' | 'now'>,
): QueuedMutation[] => {
  const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  return queue.map((mutation) => {
    const receipt = isUnanswered(mutation) ? byId.get(mutation.id) : undefined;
    if (!receipt) return mutation;
    // As the server has it: sent again some day, it competes as it did the first time.
    const clock = shiftClock(mutation.clock, receipt.shift ?? 0);
    const { rev } = receipt;
    const made = rev === undefined ? {} : { rev };
    const answered = { ...mutation, ...made, clock, answeredAt: now };
    if (receipt.outcome === 'parked')
      return { ...answered, state: 'parked', ...(receipt.code ? { code: receipt.code } : {}) };
    return receipt.alone
      ? { ...answered, state: 'settled' }
      : { ...answered, state: 'acknowledged', containedAt: head };
  });
};

/**
 * The queue once the device has caught up. Not before: a record written again has moved to the end of the order,
 * so that the page which was to bring a change back no longer does.
 */
export const settle = (queue: readonly QueuedMutation[], cursor: Cursor): QueuedMutation[] =>
  queue.map((mutation) =>
    mutation.state === 'acknowledged' && (mutation.containedAt ?? 0) <= cursor.seq
      ? { ...mutation, state: 'settled' }
      : mutation,
  );

/**
 * The queue after the server lost its tail: what was answered lately is sent again, in the same order. The revisions it
 * was made on are of a past that is gone: each change follows this device's own earlier ones of the same fields where
 * nobody else's came between, and otherwise clocks decide.
 */
export const sendAgain = (queue: readonly QueuedMutation[]): QueuedMutation[] => {
  const earlier = new Map<string, QueuedMutation[]>();
  return queue.map((mutation) => {
    const baseRev = 0;
    const lostBase = mutation.baseRev;
    if (mutation.state === 'parked') return { ...mutation, baseRev, lostBase };
    const key = `${mutation.collection}/${mutation.record}`;
    const before = earlier.get(key) ?? [];
    const low = lowestOwn(before, mutation.baseRev);
    const own = before
      .filter((one) => (one.rev ?? 0) > low && touchSameField(one, mutation))
      .slice(-MOST_AFTER);
    const after = [...new Set([...(mutation.after ?? []), ...own.map(({ id }) => id)])];
    earlier.set(key, [...before, mutation]);
    const { state, ...wire } = { ...toWire(mutation), state: mutation.state };
    const isNew = state === 'pending' || state === 'in-flight';
    return {
      ...wire,
      baseRev,
      lostBase,
      ...(after.length > 0 ? { after } : {}),
      ...(isNew ? { state } : { state: 'in-flight' as const, again: true as const }),
    };
  });
};

/**
 * The queue once the server has told again of records that nobody has changed since it was restored: their revisions
 * are those of the past that both know, and say what a change was made on.
 */
export const onSharedPast = (
  queue: readonly QueuedMutation[],
  told: ReadonlyMap<string, number>,
): QueuedMutation[] =>
  queue.map((mutation) => {
    const rev = told.get(`${mutation.collection}/${mutation.record}`);
    const { lostBase } = mutation;
    return rev === undefined || lostBase === undefined || !isUnanswered(mutation)
      ? mutation
      : { ...mutation, baseRev: Math.min(lostBase, rev) };
  });

const MOST_AFTER = 60;

/** All revisions above it and up to `rev` were made by these changes. */
const lowestOwn = (own: readonly QueuedMutation[], rev: number): number => {
  const revs = new Set(own.map((one) => one.rev));
  let low = rev;
  while (revs.has(low)) low -= 1;
  return low;
};

const touchSameField = (a: QueuedMutation, b: QueuedMutation): boolean => {
  const paths = Object.keys(b.patch);
  return Object.keys(a.patch).some((path) => paths.some((other) => overlaps(path, other)));
};

/** The queue without what has been settled for longer than a server's restored back-up could be old. */
export const forget = (queue: readonly QueuedMutation[], now: number): QueuedMutation[] =>
  queue.filter(
    ({ state, answeredAt = now }) => state !== 'settled' || now - answeredAt < KEEP_ANSWERED_MS,
  );

/** Neighbours of one group: applied all together, or none. */
export const userActions = (mutations: readonly QueuedMutation[]): QueuedMutation[][] => {
  const actions: QueuedMutation[][] = [];
  for (const mutation of mutations) {
    const last = actions.at(-1);
    if (last?.[0]?.group === mutation.group) last.push(mutation);
    else actions.push([mutation]);
  }
  return actions;
};

export const toWire = (mutation: QueuedMutation): WireMutation => {
  const { id, group, collection, record, op, baseRev, patch, clock, after, again } = mutation;
  const wire = { id, group, collection, record, op, baseRev, patch, clock };
  return { ...wire, ...(after ? { after } : {}), ...(again ? { again } : {}) };
};
