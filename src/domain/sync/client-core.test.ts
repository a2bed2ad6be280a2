import { describe, expect, it } from 'vitest';
import { BATCH_LIMITS } from '../access/size-limits.ts';
import { newSyncState, nextRequest, takeAnswer, type SyncState } from './client-core.ts';
import { clockPast, nextClock } from './values/hybrid-clock.ts';
import { DAY_MS } from '../duration.ts';
import type { SyncAnswer, SyncRequest } from './protocol.ts';
import type { QueuedMutation } from './client/queue.ts';

const NOW = 1_800_000_000_000;
const BUILT = { schema: 1, now: NOW };
const AT = { timeline: 't1', seq: 5 };

const queued = (counter: number, over: Partial<QueuedMutation> = {}): QueuedMutation => ({
  id: `m${counter}`,
  group: `g${counter}`,
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
  nextRequest(state(over), queue, BUILT).request;

const idsOf = ({ mutations }: SyncRequest): string[] => mutations.map(({ id }) => id);

describe('the next request', () => {
  it('carries what is unanswered, oldest first, and none of the queue’s own marks', () => {
    const queue = [queued(1, { state: 'settled' }), queued(2, { state: 'in-flight' }), queued(3)];
    const request = sent(queue);
    expect(idsOf(request)).toEqual(['m2', 'm3']);
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
    expect(nextRequest(state(), [queued(1)], BUILT).queue[0]?.state).toBe('in-flight');
  });

  it('never parts the changes of one user action', () => {
    const queue = [queued(1), queued(2, { group: 'pair' }), queued(3, { group: 'pair' })];
    const limits = { ...BATCH_LIMITS, mutations: 2 };
    expect(idsOf(nextRequest(state(), queue, BUILT, limits).request)).toEqual(['m1']);
  });

  it('carries an action over the limits alone, rather than never', () => {
    const queue = [queued(1, { patch: { title: 'x'.repeat(500) } }), queued(2)];
    const limits = { ...BATCH_LIMITS, length: 100 };
    expect(idsOf(nextRequest(state(), queue, BUILT, limits).request)).toEqual(['m1']);
  });

  it('says what time it is by the clock of its changes, which may be ahead of the device’s', () => {
    expect(sent([], { offset: 70 }).now).toBe(NOW + 70);
    expect(sent([], { clock: nextClock('', NOW + 9000, 'm1') }).now).toBe(NOW + 9000);
  });

  it('carries nothing up while starting over', () => {
    expect(idsOf(sent([queued(1)], { startingOver: true }))).toEqual([]);
  });
});

describe('an answer', () => {
  it('to an earlier state of the device is dropped', () => {
    const request = sent([], { cursor: { timeline: 't1', seq: 2 } });
    expect(takeAnswer(state(), [], request, answer(), NOW)).toBeUndefined();
  });

  it('moves the cursor, and the clock past all that the server holds', () => {
    const taken = takeAnswer(state(), [], sent([]), answer({ head: 20, more: true }), NOW);
    expect(taken?.state).toMatchObject({ cursor: answer().cursor, heard: { seq: 20 } });
    expect((taken?.state.clock ?? '') > nextClock('', NOW, 'x')).toBe(true);
    expect(taken?.more).toBe(true);
  });

  it('settles what it contains only once the device has caught up', () => {
    const queue = [queued(1, { state: 'acknowledged', containedAt: 7 })];
    const after = (more: boolean) =>
      takeAnswer(state(), queue, sent(queue), answer({ more }), NOW)?.queue[0]?.state;
    expect([after(true), after(false)]).toEqual(['acknowledged', 'settled']);
  });

  it('tells the device how far its clock is behind', () => {
    const taken = takeAnswer(state(), [], sent([]), answer({ now: NOW + 500 }), NOW);
    expect(taken?.state.offset).toBe(500);
  });

  it('sets back a clock that was ahead, once no change waits that was made by it', () => {
    const ahead = { clock: nextClock('', NOW + DAY_MS, 'm1') };
    const clockAfter = (receipts: SyncAnswer['receipts']) => {
      const queue = [queued(1, { state: 'in-flight' })];
      return takeAnswer(state(ahead), queue, sent(queue, ahead), answer({ receipts }), NOW)?.state
        .clock;
    };
    expect(clockAfter([])).toBe(ahead.clock);
    expect(clockAfter([{ id: 'm1', outcome: 'applied', rev: 5 }])).toBe(clockPast('', NOW));
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
    NOW,
  );

  it('has the device start over and send the last days again', () => {
    expect(first).toMatchObject({ startOver: true, isRead: false, state: { startingOver: true } });
    expect(first?.queue.map(({ state, baseRev }) => [state, baseRev])).toEqual([
      ['in-flight', 0],
      ['pending', 0],
    ]);
  });

  it('is read once its last page is here', () => {
    const request = nextRequest(first?.state ?? state(), first?.queue ?? [], BUILT).request;
    const last = takeAnswer(
      first?.state ?? state(),
      first?.queue ?? [],
      request,
      answer({ cursor: { timeline: 't2', seq: 9 } }),
      NOW,
    );
    expect(last).toMatchObject({ startOver: false, isRead: true, state: { startingOver: false } });
  });
});
