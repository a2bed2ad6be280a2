import { describe, expect, it } from 'vitest';
import { BATCH_LIMITS } from '../access/size-limits.ts';
import { newSyncState, nextRequest, takeAnswer, type SyncState } from './client-core.ts';
import { nextClock } from './values/hybrid-clock.ts';
import type { SyncAnswer, SyncRequest } from './protocol.ts';
import type { QueuedMutation } from './client/queue.ts';

const NOW = 1_800_000_000_000;
const AT = { timeline: 't1', seq: 5 };

const queued = (counter: number, over: Partial<QueuedMutation> = {}): QueuedMutation => ({
  id: `m${counter}`,
  group: `g${counter}`,
  counter,
  device: 'phone',
  collection: 'notes',
  record: 'n1',
  op: 'patch',
  baseRev: 4,
  patch: { title: 'x' },
  clock: nextClock('', NOW, `m${counter}`),
  state: 'pending',
  ...over,
});

const state = (over: Partial<SyncState> = {}): SyncState => ({
  ...newSyncState('phone'),
  counter: 9,
  cursor: AT,
  heard: AT,
  ...over,
});

const answer = (over: Partial<SyncAnswer> = {}): SyncAnswer => ({
  now: NOW,
  receipts: [],
  head: 8,
  changes: [],
  cursor: { timeline: 't1', seq: 8 },
  more: false,
  ...over,
});

const sent = (queue: QueuedMutation[], over: Partial<SyncState> = {}): SyncRequest =>
  nextRequest(state(over), queue, 1).request;

const countersOf = ({ mutations }: SyncRequest): number[] =>
  mutations.map(({ counter }) => counter);

describe('the next request', () => {
  it('carries what is unanswered, oldest first, and none of the queue’s own marks', () => {
    const queue = [queued(1, { state: 'settled' }), queued(2, { state: 'in-flight' }), queued(3)];
    const request = sent(queue);
    expect(countersOf(request)).toEqual([2, 3]);
    expect(request.mutations[0]).not.toHaveProperty('state');
    expect(request).toMatchObject({ schema: 1, device: 'phone', cursor: AT });
  });

  it('says what was heard of where that is past the cursor, and nothing twice', () => {
    const later = { ...AT, seq: AT.seq + 1 };
    expect(sent([], { heard: later }).heard).toEqual(later);
    expect(sent([]).heard).toBeNull();
  });

  it('asks for changes when nothing waits', () => {
    expect(sent([])).toMatchObject({ device: 'phone', cursor: AT, mutations: [] });
  });

  it('marks what it carries as sent', () => {
    expect(nextRequest(state(), [queued(1)], 1).queue[0]?.state).toBe('in-flight');
  });

  it('never parts the changes of one user action', () => {
    const queue = [queued(1), queued(2, { group: 'pair' }), queued(3, { group: 'pair' })];
    const limits = { ...BATCH_LIMITS, mutations: 2 };
    expect(countersOf(nextRequest(state(), queue, 1, limits).request)).toEqual([1]);
  });

  it('carries an action over the limits alone, rather than never', () => {
    const queue = [queued(1, { patch: { title: 'x'.repeat(500) } }), queued(2)];
    const limits = { ...BATCH_LIMITS, length: 100 };
    expect(countersOf(nextRequest(state(), queue, 1, limits).request)).toEqual([1]);
  });

  it('carries the changes of one device id alone', () => {
    const queue = [queued(1, { device: 'earlier', group: 'g0' }), queued(1), queued(2)];
    expect(sent(queue)).toMatchObject({ device: 'earlier', mutations: [{ counter: 1 }] });
  });

  it('carries nothing up while starting over', () => {
    expect(countersOf(sent([queued(1)], { startingOver: true }))).toEqual([]);
  });
});

describe('an answer', () => {
  it('to an earlier state of the device is dropped', () => {
    const request = sent([], { cursor: { timeline: 't1', seq: 2 } });
    expect(takeAnswer(state(), [], request, answer(), 'spare')).toBeUndefined();
  });

  it('moves the cursor, and the clock past all that the server holds', () => {
    const taken = takeAnswer(state(), [], sent([]), answer({ head: 20, more: true }), 'spare');
    expect(taken?.state).toMatchObject({ cursor: answer().cursor, heard: { seq: 20 } });
    expect((taken?.state.clock ?? '') > nextClock('', NOW + 2001, 'x')).toBe(true);
    expect(taken?.more).toBe(true);
  });

  it('settles what it contains only once the device has caught up', () => {
    const queue = [queued(1, { state: 'acknowledged', containedAt: 7 })];
    const after = (more: boolean) =>
      takeAnswer(state(), queue, sent(queue), answer({ more }), 'spare')?.queue[0]?.state;
    expect([after(true), after(false)]).toEqual(['acknowledged', 'settled']);
  });

  it('that recognises a copied database gives the device and its queue a new id', () => {
    const queue = [queued(8), queued(9)];
    const taken = takeAnswer(state(), queue, sent(queue), answer({ cloned: true }), 'spare');
    expect(taken?.state).toMatchObject({ device: 'spare', counter: 2 });
    expect(taken?.queue.map(({ device, counter }) => [device, counter])).toEqual([
      ['spare', 1],
      ['spare', 2],
    ]);
  });

  it('that waits for a number the device has forgotten gives it a new id as well', () => {
    const taken = takeAnswer(
      state(),
      [queued(9)],
      sent([queued(9)]),
      answer({ expects: 4 }),
      'spare',
    );
    expect(taken?.state.device).toBe('spare');
  });

  it('that waits for a number the device still has changes no id', () => {
    const queue = [queued(8), queued(9)];
    const taken = takeAnswer(state(), queue, sent(queue), answer({ expects: 8 }), 'spare');
    expect(taken?.state).toMatchObject({ device: 'phone', counter: 9 });
  });

  it('about an earlier id of the device renames that part of the queue alone', () => {
    const queue = [queued(3, { device: 'earlier' }), queued(9)];
    const taken = takeAnswer(state(), queue, sent(queue), answer({ cloned: true }), 'spare');
    expect(taken?.state).toMatchObject({ device: 'phone', counter: 9 });
    expect(taken?.queue.map(({ device }) => device)).toEqual(['spare', 'phone']);
  });
});

describe('a server that lost what the device knew', () => {
  const queue = [queued(1, { state: 'settled', answeredAt: NOW }), queued(2)];
  const lost = { timeline: 't2', seq: 3 };
  const first = takeAnswer(
    state(),
    queue,
    sent(queue),
    answer({ resync: true, cursor: lost, more: true }),
    'spare',
  );

  it('has the device start over and send the last days again', () => {
    expect(first).toMatchObject({ startOver: true, isRead: false, state: { startingOver: true } });
    expect(first?.queue.map(({ state, baseRev }) => [state, baseRev])).toEqual([
      ['in-flight', 0],
      ['pending', 0],
    ]);
  });

  it('is read once its last page is here', () => {
    const request = nextRequest(first?.state ?? state(), first?.queue ?? [], 1).request;
    const last = takeAnswer(
      first?.state ?? state(),
      first?.queue ?? [],
      request,
      answer({ cursor: { timeline: 't2', seq: 9 } }),
      'spare',
    );
    expect(last).toMatchObject({ startOver: false, isRead: true, state: { startingOver: false } });
  });
});
