/**
 * A device's half of sync, without input or output: what to send, and what an answer means.
 * A queue is in the order in which the changes were made; `counter` is only their number on the wire.
 * Any number of tabs may send from one queue: an answer to an older state than the present one is dropped.
 */
import { BATCH_LIMITS } from '../access/size-limits.ts';
import { clockPast } from './values/hybrid-clock.ts';
import type { ChangedRow, Cursor, SyncAnswer, SyncRequest, WireMutation } from './protocol.ts';
import {
  forget,
  isUnanswered,
  markSent,
  renumber,
  sendAgain,
  settle,
  takeReceipts,
  toWire,
  userActions,
  type QueuedMutation,
} from './client/queue.ts';

/** What a device remembers of its syncing, besides its records and its queue. */
export interface SyncState {
  /** The id under which new changes are numbered. */
  device: string;
  /** The number given last. */
  counter: number;
  /** The hybrid clock given last. */
  clock: string;
  cursor: Cursor | null;
  /** See `SyncRequest`. */
  heard: Cursor | null;
  /** Everything is being read again from the start, after the server lost what this device knew. */
  startingOver: boolean;
}

export const newSyncState = (device: string): SyncState => ({
  device,
  counter: 0,
  clock: '',
  cursor: null,
  heard: null,
  startingOver: false,
});

/**
 * The next request, and the queue with what it carries marked as sent: store the queue first, then send.
 * It carries the oldest unanswered changes of one device id, whole user actions only; a large action travels
 * alone. Nothing goes up while starting over: what is missing on the server must be known first.
 */
export const nextRequest = (
  state: SyncState,
  queue: readonly QueuedMutation[],
  schema: number,
  limits: { mutations: number; length: number } = BATCH_LIMITS,
): { request: SyncRequest; queue: QueuedMutation[] } => {
  const waiting = state.startingOver ? [] : queue.filter(isUnanswered);
  const device = waiting[0]?.device ?? state.device;
  const mutations: WireMutation[] = [];
  let length = 0;
  for (const action of userActions(waiting)) {
    const wire = action.map(toWire);
    const added = JSON.stringify(wire).length;
    const full =
      mutations.length + wire.length > limits.mutations || length + added > limits.length;
    if (mutations.length > 0 && (full || action[0]?.device !== device)) break;
    mutations.push(...wire);
    length += added;
  }
  const { cursor } = state;
  // Both are equal on a device that has caught up, as in most requests: `heard` is then left out.
  const heard = isSameCursor(cursor, state.heard) ? null : state.heard;
  return {
    request: { schema, device, cursor, heard, mutations },
    queue: markSent(queue, mutations),
  };
};

export interface FinishedChange {
  mutation: WireMutation;
  rev: number;
}

export interface Taken {
  state: SyncState;
  queue: QueuedMutation[];
  /** To be put in place of the device's copies, or deleted where `body` is null. */
  rows: readonly ChangedRow[];
  /** Changes that the device takes into its copies itself (`bodyAfter`), and the revisions these then have. */
  finished: readonly FinishedChange[];
  /** First set `rev` of every copy to 0: their numbers belong to a past that the server lost. */
  startOver: boolean;
  /** The server has been read again in full: it lacks the copies still at 0, which `rescue` sends. */
  isRead: boolean;
  /** More changes wait: ask again at once. */
  more: boolean;
}

/**
 * What an answer changes, to be stored in one transaction; undefined when another answer has overtaken it.
 * `spareDevice` is a new device id, used when the server knows the present one better than this device does.
 */
export const takeAnswer = (
  state: SyncState,
  queue: readonly QueuedMutation[],
  request: SyncRequest,
  answer: SyncAnswer,
  spareDevice: string,
): Taken | undefined => {
  // An answer to an earlier state may come from before the server was restored.
  if (!isSameCursor(request.cursor, state.cursor)) return undefined;
  const received = takeReceipts(queue, answer);
  const startOver = answer.resync === true;
  const startingOver = startOver || state.startingOver;
  const renamed = needsNewDevice(received, request, answer)
    ? renumber(received, request.device, spareDevice)
    : undefined;
  const isOwnId = renamed !== undefined && request.device === state.device;
  const device = isOwnId ? spareDevice : state.device;
  const after = startOver ? sendAgain(received) : (renamed?.queue ?? received);
  return {
    state: {
      device,
      counter: isOwnId ? renamed.counter : state.counter,
      clock: clockPast(state.clock, answer.now),
      cursor: answer.cursor,
      heard: { timeline: answer.cursor.timeline, seq: answer.head },
      startingOver: startingOver && answer.more,
    },
    queue: forget(answer.more ? after : settle(after, answer.cursor), answer.now),
    rows: answer.changes,
    finished: finishedIn(request, answer),
    startOver,
    isRead: startingOver && !answer.more,
    more: answer.more,
  };
};

/** As they were sent: another tab may have changed them since, and the server has not received that. */
const finishedIn = ({ mutations }: SyncRequest, { receipts }: SyncAnswer): FinishedChange[] => {
  const revs = new Map(receipts.map(({ id, rev, alone }) => [id, alone ? rev : undefined]));
  return mutations.flatMap((mutation) => {
    const rev = revs.get(mutation.id);
    return rev === undefined ? [] : [{ mutation, rev }];
  });
};

/** Another database carries this id, or the server waits for a number this device no longer has. */
const needsNewDevice = (
  queue: readonly QueuedMutation[],
  request: SyncRequest,
  { cloned, expects }: SyncAnswer,
): boolean =>
  cloned === true ||
  (expects !== undefined &&
    !queue.some(
      (mutation) =>
        isUnanswered(mutation) &&
        mutation.device === request.device &&
        mutation.counter === expects,
    ));

const isSameCursor = (a: Cursor | null, b: Cursor | null): boolean =>
  a?.seq === b?.seq && a?.timeline === b?.timeline;
