/**
 * A device's half of sync, without input or output: what to send, and what an answer means.
 * A queue is in the order in which the changes were made, and each request carries the oldest without an answer.
 * Any number of tabs may send from one queue: an answer to an older state than the present one is dropped.
 */
import { BATCH_LIMITS } from '../access/size-limits.ts';
import { clockPast, millisOf, shiftClock } from './values/hybrid-clock.ts';
import type { ChangedRow, Cursor, SyncAnswer, SyncRequest, WireMutation } from './protocol.ts';
import {
  forget,
  onSharedPast,
  isUnanswered,
  markSent,
  sendAgain,
  settle,
  takeReceipts,
  toWire,
  userActions,
  type QueuedMutation,
} from './client/queue.ts';

/** What a device remembers of its syncing, besides its records and its queue. */
export interface SyncState {
  /** What this device calls itself. */
  device: string;
  /** The hybrid clock given last. */
  clock: string;
  /** How many milliseconds the device's own clock was behind the server's when they last spoke; changes count them in. */
  offset: number;
  cursor: Cursor | null;
  /** See `SyncRequest`. */
  heard: Cursor | null;
  /** See `SyncRequest`. */
  earlier?: string | undefined;
  /** Everything is being read again from the start, after the server lost what this device knew. */
  startingOver: boolean;
  /** Meanwhile, see `SyncAnswer`. */
  shared: number;
}

export const newSyncState = (device: string): SyncState => ({
  device,
  clock: '',
  offset: 0,
  cursor: null,
  heard: null,
  startingOver: false,
  shared: 0,
});

/**
 * The next request, and the queue with what it carries marked as sent: store the queue first, then send.
 * It carries the oldest unanswered changes, whole user actions only; a large action travels alone. Nothing goes up
 * while starting over: what is missing on the server must be known first. `now` is by the device's own clock.
 */
export const nextRequest = (
  state: SyncState,
  queue: readonly QueuedMutation[],
  { schema, now }: { schema: number; now: number },
  limits: { mutations: number; length: number; paths?: number } = BATCH_LIMITS,
): { request: SyncRequest; queue: QueuedMutation[] } => {
  const waiting = state.startingOver ? [] : queue.filter(isUnanswered);
  const mutations: WireMutation[] = [];
  let [length, paths] = [0, 0];
  for (const action of userActions(waiting)) {
    const wire = action.map(toWire);
    length += JSON.stringify(wire).length;
    paths += wire.reduce((sum, { patch }) => sum + Object.keys(patch).length, 0);
    const isFull =
      mutations.length + wire.length > limits.mutations ||
      length > limits.length ||
      paths > (limits.paths ?? BATCH_LIMITS.paths);
    if (mutations.length > 0 && isFull) break;
    mutations.push(...wire);
  }
  const { device, cursor, earlier } = state;
  // Both are equal on a device that has caught up, as in most requests: `heard` is then left out.
  const heard = isSameCursor(cursor, state.heard) ? null : state.heard;
  // The changes' clocks, which never run back, may be ahead of a clock that was.
  const time = Math.max(now + state.offset, millisOf(state.clock));
  return {
    request: {
      schema,
      device,
      now: time,
      cursor,
      heard,
      ...(earlier ? { earlier } : {}),
      mutations,
    },
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
  /** First make `rev` of every copy negative: the numbers belong to a past that the server lost. */
  startOver: boolean;
  /** The rows are of the server that is being read again. */
  isAgain: boolean;
  /** The server has been read again in full: it lacks the copies still below 0, which `rescue` sends. */
  isRead: boolean;
  /** More changes wait: ask again at once. */
  more: boolean;
}

/**
 * What an answer changes, to be stored in one transaction; undefined when another answer has overtaken it. `queue`
 * holds all unanswered changes where the clock `runsAhead`. `sentAt` is by the device's own clock.
 */
export const takeAnswer = (
  state: SyncState,
  queue: readonly QueuedMutation[],
  request: SyncRequest,
  answer: SyncAnswer,
  sentAt: number,
): Taken | undefined => {
  // An answer to an earlier state may come from before the server was restored.
  if (!isSameCursor(request.cursor, state.cursor)) return undefined;
  const received = takeReceipts(queue, answer);
  const startOver = answer.resync === true;
  const startingOver = startOver || state.startingOver;
  // Starting over once more, what was known of the first past counts for nothing.
  const known = state.startingOver ? 0 : (answer.shared ?? 0);
  const shared = startOver ? known : state.shared;
  const again = startOver ? sendAgain(received) : received;
  const told = answer.changes.filter(({ seq }) => startingOver && seq < shared);
  const after = onSharedPast(again, new Map(told.map((row) => [rowKeyOf(row), row.rev])));
  return {
    state: {
      device: state.device,
      // A clock that was ahead is set back once no change that waits was made by it.
      clock: clockPast(received.some(isUnanswered) ? state.clock : '', answer.now),
      offset: answer.now - sentAt,
      cursor: answer.cursor,
      heard: { timeline: answer.cursor.timeline, seq: answer.head },
      earlier: startOver ? undefined : timelineBefore(state, answer),
      startingOver: startingOver && answer.more,
      shared,
    },
    queue: forget(answer.more ? after : settle(after, answer.cursor), answer.now),
    rows: answer.changes,
    finished: finishedIn(request, answer),
    startOver,
    isAgain: startingOver,
    isRead: startingOver && !answer.more,
    more: answer.more,
  };
};

const timelineBefore = ({ cursor, earlier }: SyncState, answer: SyncAnswer): string | undefined =>
  cursor && cursor.timeline !== answer.cursor.timeline ? cursor.timeline : earlier;

const rowKeyOf = ({ collection, record }: ChangedRow): string => `${collection}/${record}`;

/** Whether the changes' clocks are past the server's, as after a device's clock was. */
export const runsAhead = ({ clock }: SyncState, { now }: SyncAnswer): boolean =>
  millisOf(clock) > now + 1;

/** As they were sent: another tab may have changed them since, and the server has not received that. */
const finishedIn = ({ mutations }: SyncRequest, { receipts }: SyncAnswer): FinishedChange[] => {
  const alone = new Map(receipts.flatMap((one) => (one.alone ? [[one.id, one]] : [])));
  return mutations.flatMap((mutation) => {
    const { rev, shift = 0 } = alone.get(mutation.id) ?? {};
    const clock = shiftClock(mutation.clock, shift);
    return rev === undefined ? [] : [{ mutation: { ...mutation, clock }, rev }];
  });
};

const isSameCursor = (a: Cursor | null, b: Cursor | null): boolean =>
  a?.seq === b?.seq && a?.timeline === b?.timeline;
