import { describe, expect, it } from 'vitest';
import { nextClock } from '../values/hybrid-clock.ts';
import {
  forget,
  KEEP_ANSWERED_MS,
  markSent,
  renumber,
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
  counter,
  device: 'phone',
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
    { counter: 1, id: 'm1', outcome: 'merged' as const, rev: 5 },
    { counter: 2, id: 'm2', outcome: 'parked' as const, code: 'too_large' as const },
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

  it('sets back the clock of a change that ran ahead, as the server did', () => {
    const ahead = queued(1, { clock: nextClock('', NOW + DAY_MS, 'm1') });
    const [answered] = takeReceipts([ahead], { receipts, head: 9, now: NOW });
    expect((answered?.clock ?? '') < nextClock('', NOW + 3000, 'm1')).toBe(true);
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

describe('a new device id', () => {
  it('numbers the unanswered changes of the old one from 1, and leaves the rest', () => {
    const { queue, counter } = renumber(
      [
        queued(6, { state: 'settled' }),
        queued(7, { state: 'in-flight' }),
        queued(3, { device: 'old' }),
        queued(8),
      ],
      'phone',
      'new',
    );
    expect(queue.map(({ device, counter }) => [device, counter])).toEqual([
      ['phone', 6],
      ['new', 1],
      ['old', 3],
      ['new', 2],
    ]);
    expect(counter).toBe(2);
  });

  it('leaves ids and clocks, by which the server knows what it already has', () => {
    const [renamed] = renumber([queued(7)], 'phone', 'new').queue;
    expect(renamed).toMatchObject({ id: 'm7', clock: queued(7).clock });
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

  it('names no revision of the lost past', () => {
    expect(
      sendAgain([queued(1), queued(2, { state: 'parked' })]).map(({ baseRev }) => baseRev),
    ).toEqual([0, 0]);
  });
});
