/**
 * A device's half of sync, without input or output: which changes to send, what a receipt means, and what the
 * person sees once the server's version and the changes still under way are laid over each other.
 * A queue is in the order in which the changes were made; `counter` is only their number on the wire.
 */
import { mergeChange, type JsonObject, type MergeState, type RecordShape } from './merge.ts';
import type { Cursor, ParkCode, SyncAnswer, WireMutation } from './protocol.ts';

export type QueueState =
  /** Never sent, or sent without an answer: it is sent until answered. */
  | 'pending'
  /** Received by the server, and laid over its older version until the newer one has come down. */
  | 'acknowledged'
  /** Contained in the server's version; kept for three days, so that devices can heal a restored server. */
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

/**
 * What to send next: the oldest unanswered changes of one device id, whole user actions only.
 * A large action travels alone.
 */
export const nextBatch = (
  queue: readonly QueuedMutation[],
  limits: { mutations: number; bytes: number } = BATCH_LIMITS,
): { device: string | undefined; mutations: WireMutation[] } => {
  const mutations: WireMutation[] = [];
  const waiting = queue.filter(({ state }) => state === 'pending');
  const device = waiting[0]?.device;
  let bytes = 0;
  for (const group of groups(waiting)) {
    const wire = group.map(toWire);
    const size = JSON.stringify(wire).length;
    const full = mutations.length + wire.length > limits.mutations || bytes + size > limits.bytes;
    if (mutations.length > 0 && (full || group[0]?.device !== device)) break;
    mutations.push(...wire);
    bytes += size;
  }
  return { device, mutations };
};

/** The queue after an answer's receipts. A receipt for something already answered changes nothing. */
export const takeReceipts = (
  queue: readonly QueuedMutation[],
  answer: Pick<SyncAnswer, 'receipts' | 'head' | 'now'>,
): QueuedMutation[] => {
  const byId = new Map(answer.receipts.map((receipt) => [receipt.id, receipt]));
  return queue.map((mutation) => {
    const receipt = mutation.state === 'pending' ? byId.get(mutation.id) : undefined;
    if (!receipt) return mutation;
    const answered = { ...mutation, answeredAt: answer.now };
    return receipt.outcome === 'parked'
      ? { ...answered, state: 'parked', ...(receipt.code ? { code: receipt.code } : {}) }
      : { ...answered, state: 'acknowledged', containedAt: answer.head };
  });
};

/** The queue once all changes up to `cursor` are here. */
export const settle = (queue: readonly QueuedMutation[], cursor: Cursor): QueuedMutation[] =>
  queue.map((mutation) =>
    mutation.state === 'acknowledged' && (mutation.containedAt ?? 0) <= cursor.seq
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
  for (const mutation of queue) {
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
 * The unanswered changes under a new device id, numbered from 1: when the server waits for a number this device
 * no longer has, or, with `restamp`, when a copied database was recognised: two copies may give the same clock
 * to different changes, so theirs must end in different ids. Without it clocks stay, which lets the server
 * recognise what it already has.
 */
export const renumber = (
  queue: readonly QueuedMutation[],
  device: string,
  { restamp }: { restamp: boolean },
): QueuedMutation[] => {
  let counter = 0;
  return queue.map((mutation) => {
    if (mutation.state !== 'pending') return mutation;
    counter += 1;
    const stamped = mutation.clock.slice(0, mutation.clock.lastIndexOf('.') + 1) + device;
    return { ...mutation, device, counter, clock: restamp ? stamped : mutation.clock };
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

const unanswered = ({
  containedAt: _head,
  code: _code,
  answeredAt: _at,
  ...wire
}: QueuedMutation) => ({
  ...wire,
  state: 'pending' as const,
});

const toWire = (mutation: QueuedMutation): WireMutation => {
  const { id, group, counter, collection, record, op, baseRev, patch, clock } = mutation;
  return { id, group, counter, collection, record, op, baseRev, patch, clock };
};

const groups = (mutations: readonly QueuedMutation[]): QueuedMutation[][] => {
  const found: QueuedMutation[][] = [];
  for (const mutation of mutations) {
    const last = found.at(-1);
    if (last?.[0]?.group === mutation.group) last.push(mutation);
    else found.push([mutation]);
  }
  return found;
};
