/**
 * A device's half of sync, without input or output: which changes to send, what a receipt means, and what the
 * person sees once the server's version and the changes still under way are laid over each other.
 */
import { mergeChange, type JsonObject, type MergeState, type RecordShape } from './merge.ts';
import type { ChangedRow, ParkCode, Receipt, WireMutation } from './protocol.ts';

export type QueueState =
  /** Never sent, or sent without an answer: it is sent until answered. */
  | 'pending'
  /** Answered, and kept until the server's version that contains it has come down. */
  | 'acknowledged'
  /** Contained in the server's version; kept for three days, so that devices can heal a restored server. */
  | 'settled'
  /** Refused, with a reason the person is shown. */
  | 'parked';

export interface QueuedMutation extends WireMutation {
  state: QueueState;
  /** The record's revision that contains it. */
  rev?: number;
  code?: ParkCode;
  /** Milliseconds since 1970, when it was answered. */
  answeredAt?: number;
}

/** The record as the server last told it. */
export interface ServerVersion {
  rev: number;
  body: JsonObject;
}

export const BATCH_LIMITS = { mutations: 200, bytes: 512 * 1024 } as const;
export const KEEP_ANSWERED_MS = 72 * 3600 * 1000;

/** What to send next: the oldest unanswered changes, whole user actions only. A large action travels alone. */
export const nextBatch = (
  queue: readonly QueuedMutation[],
  limits: { mutations: number; bytes: number } = BATCH_LIMITS,
): WireMutation[] => {
  const batch: WireMutation[] = [];
  let bytes = 0;
  for (const group of groups(inOrder(queue).filter(({ state }) => state === 'pending'))) {
    const wire = group.map(toWire);
    const size = JSON.stringify(wire).length;
    const full = batch.length + wire.length > limits.mutations || bytes + size > limits.bytes;
    if (batch.length > 0 && full) break;
    batch.push(...wire);
    bytes += size;
  }
  return batch;
};

/** The queue after receipts. A receipt for something already answered changes nothing. */
export const takeReceipts = (
  queue: readonly QueuedMutation[],
  receipts: readonly Receipt[],
  now: number,
): QueuedMutation[] => {
  const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  return queue.map((mutation) => {
    const receipt = mutation.state === 'pending' ? byId.get(mutation.id) : undefined;
    if (!receipt) return mutation;
    if (receipt.outcome === 'parked')
      return {
        ...mutation,
        state: 'parked',
        answeredAt: now,
        ...(receipt.code ? { code: receipt.code } : {}),
      };
    // Without a revision the server only remembers having received it: the next page of changes shows it.
    return { ...mutation, state: 'acknowledged', answeredAt: now, rev: receipt.rev ?? 0 };
  });
};

/** The queue once a server's version of a record is here: what that version contains is settled. */
export const settle = (queue: readonly QueuedMutation[], row: ChangedRow): QueuedMutation[] =>
  queue.map((mutation) =>
    mutation.state === 'acknowledged' &&
    mutation.collection === row.collection &&
    mutation.record === row.record &&
    (mutation.rev ?? 0) <= row.rev
      ? { ...mutation, state: 'settled' }
      : mutation,
  );

/** What the person sees: the server's version with every change it does not contain laid over it. */
export const viewOf = (
  server: ServerVersion | null,
  queue: readonly QueuedMutation[],
  shape: RecordShape,
): JsonObject | null => {
  let state: MergeState | null = server && {
    body: server.body,
    buried: {},
    stamps: {},
    rev: server.rev,
  };
  for (const mutation of inOrder(queue)) {
    if (mutation.state !== 'pending' && mutation.state !== 'acknowledged') continue;
    if (mutation.op === 'purge') state = null;
    else if (mutation.op === 'create' || (mutation.op === 'patch' && state))
      state = mergeChange(
        state ?? { body: {}, buried: {}, stamps: {}, rev: 0 },
        { patch: mutation.patch, baseRev: Number.MAX_SAFE_INTEGER, clock: mutation.clock },
        shape,
      ).state;
  }
  return state?.body ?? null;
};

/**
 * The queue under a new device id, numbered from 1: after a copied database was recognised, or when the
 * server waits for a change this device has already forgotten. Clocks follow, since they end in the device's id.
 */
export const renumber = (queue: readonly QueuedMutation[], device: string): QueuedMutation[] => {
  const resent = inOrder(queue).filter(({ state }) => state !== 'parked' && state !== 'settled');
  const numbers = new Map(resent.map((mutation, index) => [mutation, index + 1]));
  return queue.flatMap((mutation) => {
    const counter = numbers.get(mutation);
    if (counter === undefined) return mutation.state === 'parked' ? [mutation] : [];
    const clock = mutation.clock.slice(0, mutation.clock.lastIndexOf('.') + 1) + device;
    return [{ ...unanswered(mutation), counter, clock }];
  });
};

/** The queue after the server lost its tail: what was answered lately is sent again, in the same order. */
export const heal = (queue: readonly QueuedMutation[]): QueuedMutation[] =>
  queue.map((mutation) => (mutation.state === 'parked' ? mutation : unanswered(mutation)));

/** The queue without what has been settled for longer than a server's restored back-up could be old. */
export const forget = (queue: readonly QueuedMutation[], now: number): QueuedMutation[] =>
  queue.filter(
    ({ state, answeredAt = now }) => state !== 'settled' || now - answeredAt < KEEP_ANSWERED_MS,
  );

const unanswered = ({ rev: _rev, code: _code, answeredAt: _at, ...wire }: QueuedMutation) => ({
  ...wire,
  state: 'pending' as const,
});

const toWire = (mutation: QueuedMutation): WireMutation => {
  const { id, group, counter, collection, record, op, baseRev, patch, clock } = mutation;
  return { id, group, counter, collection, record, op, baseRev, patch, clock };
};

const inOrder = (queue: readonly QueuedMutation[]): QueuedMutation[] =>
  [...queue].sort((a, b) => a.counter - b.counter);

const groups = (mutations: readonly QueuedMutation[]): QueuedMutation[][] => {
  const found: QueuedMutation[][] = [];
  for (const mutation of mutations) {
    const last = found.at(-1);
    if (last?.[0]?.group === mutation.group) last.push(mutation);
    else found.push([mutation]);
  }
  return found;
};
