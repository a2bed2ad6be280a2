import { describe, expect, it } from 'vitest';
import { nextClock } from '../values/hybrid-clock.ts';
import {
  forget,
  KEEP_ANSWERED_MS,
  markSent,
  sendAgain,
  settle,
  takeReceipts,
  type QueuedMutation,
} from './queue.ts';
import { DAY_MS } from '../../duration.ts';

const NOW = 1_800_000_000_000;

const queued = (counter: number, over: Partial<QueuedMutation> = {}): QueuedMutation => ({
  id: `m${counter}`,
  group: `g${counter}`,
  collection: 'notes',
  record: 'n1',
  op: 'patch',
  baseRev: 4,
  patch: { title: `Title ${counter}` },
  clock: nextClock('', NOW + counter, `m${counter}`),
  state: 'pending',
  ...over,
});

describe('a sent change', () => {
  it('is marked as in flight, so that nothing is joined to it any more', () => {
    const queue = markSent([queued(1), queued(2)], [queued(1)]);
    expect(queue.map(({ state }) => state)).toEqual(['in-flight', 'pending']);
  });

  it('keeps an answer it already has', () => {
    expect(markSent([queued(1, { state: 'parked' })], [queued(1)])[0]?.state).toBe('parked');
  });
});

describe('an answer', () => {
  const receipts = [
    { id: 'm1', shift: -DAY_MS, outcome: 'merged' as const, rev: 5 },
    { id: 'm2', outcome: 'parked' as const, code: 'too_large' as const },
  ];

  it('acknowledges what was received and sets aside, with its reason, what was refused', () => {
    const queue = takeReceipts([queued(1), queued(2), queued(3)], { receipts, head: 9, now: NOW });
    expect(queue.map(({ state, code, containedAt }) => [state, code, containedAt])).toEqual([
      ['acknowledged', undefined, 9],
      ['parked', 'too_large', undefined],
      ['pending', undefined, undefined],
    ]);
  });

  it('changes nothing when it comes a second time', () => {
    const once = takeReceipts([queued(1), queued(2)], { receipts, head: 9, now: NOW });
    expect(takeReceipts(once, { receipts, head: 30, now: NOW + 1 })).toEqual(once);
  });

  it('moves the clock of a change as the server did', () => {
    const ahead = queued(1, { clock: nextClock('', NOW + DAY_MS, 'm1') });
    const [answered] = takeReceipts([ahead], { receipts, head: 9, now: NOW });
    expect(answered?.clock).toBe(nextClock('', NOW, 'm1'));
  });
});

describe('an acknowledged change', () => {
  const acknowledged = queued(1, { state: 'acknowledged', containedAt: 9 });

  it.each([
    ['is settled once the cursor has passed it', 9, 'settled'],
    ['waits for the cursor to pass it', 8, 'acknowledged'],
  ])('%s', (_, seq, state) => {
    expect(settle([acknowledged], { timeline: 't1', seq })[0]?.state).toBe(state);
  });
});

describe('a settled change', () => {
  it.each([
    ['is kept for three days, in case the server is restored', -1, 1],
    ['is forgotten after three days', 0, 0],
  ])('%s', (_, late, left) => {
    const settled = queued(1, { state: 'settled', answeredAt: NOW });
    expect(forget([settled], NOW + KEEP_ANSWERED_MS + late)).toHaveLength(left);
  });

  it('is the only kind that is ever forgotten', () => {
    const states = ['pending', 'in-flight', 'acknowledged', 'parked'] as const;
    const queue = states.map((state, index) => queued(index, { state, answeredAt: 0 }));
    expect(forget(queue, NOW)).toEqual(queue);
  });
});

describe('sending again what a restored server lost', () => {
  it('includes what was answered, in the order in which it was made, but not what was refused', () => {
    const queue = sendAgain([
      queued(1, { state: 'settled', answeredAt: NOW, containedAt: 3 }),
      queued(2, { state: 'parked', code: 'purged' }),
      queued(3),
    ]);
    expect(queue.map(({ state }) => state)).toEqual(['in-flight', 'parked', 'pending']);
    expect(queue[0]).not.toHaveProperty('containedAt');
  });

  it('keeps each change after the device’s own earlier ones of the same field', () => {
    const sent = Array.from({ length: 51 }, (_, index) =>
      queued(index + 1, { state: 'settled', baseRev: 4 + index, rev: 5 + index }),
    );
    const other = queued(99, { patch: { place: 'Laval' }, baseRev: 55 });
    const again = sendAgain([...sent, other]);
    expect(again[0]?.after).toBeUndefined();
    expect(again[50]?.after).toEqual(sent.slice(0, 50).map(({ id }) => id));
    expect(again[51]?.after).toBeUndefined();
  });

  it('does not say so where somebody else has changed the record in between', () => {
    const [first, second] = [queued(1, { state: 'settled', rev: 5 }), queued(2, { baseRev: 6 })];
    expect(sendAgain([first, second])[1]?.after).toBeUndefined();
  });

  it('says which clocks are the server’s already', () => {
    const states = ['settled', 'acknowledged', 'in-flight', 'pending'] as const;
    const again = sendAgain(states.map((state, index) => queued(index, { state })));
    expect(again.map((one) => one.again)).toEqual([true, true, undefined, undefined]);
  });

  it('names no revision of the lost past', () => {
    expect(
      sendAgain([queued(1), queued(2, { state: 'parked' })]).map(({ baseRev }) => baseRev),
    ).toEqual([0, 0]);
  });
});
