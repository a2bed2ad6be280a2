/** The queue of a device's changes, from the moment they are made until the server can no longer forget them. */
import { SETTLED_CHANGE_HOURS } from '../../access/retention.ts';
import { HOUR_MS } from '../../duration.ts';
import { clampClock } from '../values/hybrid-clock.ts';
import type { Cursor, ParkCode, SyncAnswer, WireMutation } from '../protocol.ts';

type QueueState =
  /** Never sent: a later change of the same fields may still be joined to it. */
  | 'pending'
  /** Sent at least once, without an answer: it is sent again until answered, and never changed. */
  | 'in-flight'
  /** Received by the server, and laid over its older version until the newer one has come down. */
  | 'acknowledged'
  /** Contained in the server's version; kept for `SETTLED_CHANGE_HOURS`, so that devices can heal a restored server. */
  | 'settled'
  /** Refused, with a reason the person is shown. */
  | 'parked';

export interface QueuedMutation extends WireMutation {
  state: QueueState;
  /** The id under which it is numbered; a healed queue may hold changes of earlier ids. */
  device: string;
  /** Once the cursor is there, the server's version contains it. */
  containedAt?: number;
  code?: ParkCode;
  /** Milliseconds since 1970 on the server, when it was answered. */
  answeredAt?: number;
}

export const KEEP_ANSWERED_MS = SETTLED_CHANGE_HOURS * HOUR_MS;

export const isUnanswered = ({ state }: QueuedMutation): boolean =>
  state === 'pending' || state === 'in-flight';

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
    // Set back as the server did: sent again some day, it must not bring a clock from the future.
    const clock = clampClock(mutation.clock, now, mutation.counter);
    const answered = { ...mutation, clock, answeredAt: now };
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
 * The unanswered changes of one device id under a new one, numbered from 1: when another database uses the same
 * id, or the server waits for a number this device no longer has. Clocks stay, so that the server recognises
 * what it already has.
 */
export const renumber = (
  queue: readonly QueuedMutation[],
  from: string,
  to: string,
): { queue: QueuedMutation[]; counter: number } => {
  let counter = 0;
  const renumbered = queue.map((mutation) => {
    if (!isUnanswered(mutation) || mutation.device !== from) return mutation;
    counter += 1;
    return { ...mutation, device: to, counter };
  });
  return { queue: renumbered, counter };
};

/**
 * The queue after the server lost its tail: what was answered lately is sent again, in the same order.
 * The revisions it was made on are of a past that is gone, so clocks alone decide what comes later.
 */
export const sendAgain = (queue: readonly QueuedMutation[]): QueuedMutation[] =>
  queue.map((mutation) =>
    mutation.state === 'parked'
      ? { ...mutation, baseRev: 0 }
      : { ...unanswered(mutation), baseRev: 0 },
  );

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
  const { id, group, counter, collection, record, op, baseRev, patch, clock, after } = mutation;
  const wire = { id, group, counter, collection, record, op, baseRev, patch, clock };
  return after ? { ...wire, after } : wire;
};

const unanswered = (mutation: QueuedMutation): QueuedMutation => {
  const state = mutation.state === 'pending' ? 'pending' : 'in-flight';
  return { ...toWire(mutation), device: mutation.device, state };
};
