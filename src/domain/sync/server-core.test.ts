import { describe, expect, it } from 'vitest';
import type { Receipt, WireMutation } from './protocol.ts';
import { decide, needsOf, resumeAt, rowKey, type Snapshot, type StoredRow } from './server-core.ts';

const RULES = {
  notes: {
    shape: { lists: ['lines'], addWins: [], flatMaps: [] },
    fields: ['title', 'lines', 'trashedAt'],
    maxBytes: 200,
  },
};

const mutation = (counter: number, over: Partial<WireMutation> = {}): WireMutation => ({
  id: `m${counter}`,
  group: `g${counter}`,
  counter,
  collection: 'notes',
  record: 'n1',
  op: counter === 1 ? 'create' : 'patch',
  baseRev: 0,
  patch: { title: `Title ${counter}` },
  clock: `${counter}.phone`,
  ...over,
});

/** A store that keeps what was decided, as the server's transaction does. */
const store = () => {
  const rows = new Map<string, StoredRow>();
  const receipts = new Map<number, Receipt>();
  let lastCounter = 0;
  return {
    rows,
    receive: (mutations: WireMutation[], user = 'amel', device = 'phone') => {
      const request = { schema: 1, device, cursor: null, heard: null, mutations };
      const needs = needsOf(request);
      const snapshot: Snapshot = {
        lastCounter,
        receipts: new Map([...receipts].filter(([counter]) => needs.counters.includes(counter))),
        rows: new Map([...rows].filter(([key]) => needs.rows.includes(key))),
      };
      const decision = decide(request, snapshot, user, RULES);
      for (const [key, row] of decision.writes) rows.set(key, row);
      for (const receipt of decision.newReceipts) receipts.set(receipt.counter, receipt);
      lastCounter = decision.lastCounter;
      return decision;
    },
  };
};

describe('deciding what a request changes', () => {
  it('writes the row, answers each mutation and counts the revision', () => {
    const server = store();
    const { receipts } = server.receive([mutation(1), mutation(2, { baseRev: 1 })]);
    expect(receipts).toEqual([
      { counter: 1, id: 'm1', outcome: 'applied', rev: 1 },
      { counter: 2, id: 'm2', outcome: 'applied', rev: 2 },
    ]);
    expect(server.rows.get('notes/n1')?.state.body).toEqual({ title: 'Title 2' });
  });

  it('gives the same receipts to a repeated request, and writes nothing', () => {
    const server = store();
    const first = server.receive([mutation(1), mutation(2)]);
    const again = server.receive([mutation(1), mutation(2)]);
    expect(again.receipts).toEqual(first.receipts);
    expect(again.writes.size).toBe(0);
    expect(again.newReceipts).toEqual([]);
  });

  it('continues after what it had received when a longer queue is sent again', () => {
    const server = store();
    server.receive([mutation(1)]);
    const longer = server.receive([mutation(1), mutation(2)]);
    expect(longer.newReceipts.map((receipt) => receipt.counter)).toEqual([2]);
    expect(server.rows.get('notes/n1')?.state.rev).toBe(2);
  });

  it('names the counter it waits for when one is missing, and applies nothing beyond the hole', () => {
    const server = store();
    const gap = server.receive([mutation(1), mutation(3)]);
    expect(gap.expects).toBe(2);
    expect(gap.lastCounter).toBe(1);
    expect(server.rows.get('notes/n1')?.state.rev).toBe(1);
  });

  it('recognises a device whose database was copied', () => {
    const server = store();
    server.receive([mutation(1)]);
    expect(server.receive([mutation(1, { id: 'other' })]).cloned).toBe(true);
  });

  it('still counts as received what is older than the kept receipts', () => {
    const decision = decide(
      { schema: 1, device: 'phone', cursor: null, heard: null, mutations: [mutation(4)] },
      { lastCounter: 9, receipts: new Map(), rows: new Map() },
      'amel',
      RULES,
    );
    expect(decision.receipts).toEqual([{ counter: 4, id: 'm4', outcome: 'applied' }]);
    expect(decision.writes.size).toBe(0);
  });

  it('reports the value that lost against a concurrent one', () => {
    const server = store();
    server.receive([mutation(1)]);
    const lost = server.receive([mutation(2, { clock: '0.laptop', patch: { title: 'Laptop' } })]);
    expect(lost.lost).toEqual([
      { row: 'notes/n1', path: 'title', value: 'Laptop', clock: '0.laptop' },
    ]);
    expect(lost.receipts[0]?.outcome).toBe('merged');
  });
});

describe('a refusal', () => {
  it.each([
    ['a collection it does not have', { collection: 'secrets' }, 'unknown_collection'],
    ['a name every object has', { collection: 'toString' }, 'unknown_collection'],
    ['a record that was never created', { record: 'n9' }, 'unknown_record'],
    ['a field that is not the device’s to write', { patch: { user: 'eve' } }, 'unknown_field'],
    ['a path into a prototype', { patch: { 'lines.__proto__.x': 1 } }, 'unknown_field'],
    [
      'an entry with a prototype’s name',
      { patch: { 'lines.a': JSON.parse('{"__proto__": {"x": 1}}') } },
      'unknown_field',
    ],
    ['a record over its size', { patch: { title: 'x'.repeat(300) } }, 'too_large'],
  ])('of %s is an answer, and the queue goes on', (_, over, code) => {
    const server = store();
    server.receive([mutation(1)]);
    const { receipts } = server.receive([
      mutation(2, over),
      mutation(3, { patch: { title: 'After' } }),
    ]);
    expect(receipts.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['parked', code],
      ['applied', undefined],
    ]);
    expect(server.rows.get('notes/n1')?.state.body['title']).toBe('After');
  });

  it('of one mutation sets its whole group aside', () => {
    const server = store();
    server.receive([mutation(1)]);
    const group = [
      mutation(2, { group: 'g' }),
      mutation(3, { group: 'g', patch: { role: 'admin' } }),
    ];
    const { receipts } = server.receive(group);
    expect(receipts.map((receipt) => receipt.code)).toEqual(['group', 'unknown_field']);
    expect(server.rows.get('notes/n1')?.state.body['title']).toBe('Title 1');
  });

  it('keeps a person from touching another’s record, even by creating its id again', () => {
    const server = store();
    server.receive([mutation(1)]);
    const { receipts } = server.receive([mutation(2, { op: 'create' })], 'boris');
    expect(receipts[0]?.code).toBe('not_yours');
    expect(server.rows.get('notes/n1')?.user).toBe('amel');
  });
});

describe('a purge', () => {
  it('leaves nothing of the record, and no later edit brings it back', () => {
    const server = store();
    server.receive([mutation(1), mutation(2, { op: 'purge', patch: {} })]);
    const row = server.rows.get(rowKey({ collection: 'notes', record: 'n1' }));
    expect(row).toMatchObject({ purged: true, state: { body: {}, rev: 2 } });
    expect(server.receive([mutation(3)]).receipts[0]?.code).toBe('purged');
    expect(server.receive([mutation(4, { op: 'create' })]).receipts[0]?.code).toBe('purged');
  });

  it('of what is already gone is applied', () => {
    const server = store();
    expect(server.receive([mutation(1, { op: 'purge', patch: {} })]).receipts[0]?.outcome).toBe(
      'applied',
    );
  });
});

describe('resuming', () => {
  const timelines = [
    { id: 't1', startSeq: 1 },
    { id: 't2', startSeq: 50 },
  ];
  it.each([
    ['no cursor starts at the beginning', null, { seq: 0, resync: false }],
    ['the present timeline goes on', { timeline: 't2', seq: 60 }, { seq: 60, resync: false }],
    [
      'an earlier timeline goes on where it agrees',
      { timeline: 't1', seq: 49 },
      { seq: 49, resync: false },
    ],
    ['a lost future starts again', { timeline: 't1', seq: 50 }, { seq: 0, resync: true }],
    ['an unknown timeline starts again', { timeline: 'tx', seq: 3 }, { seq: 0, resync: true }],
  ])('%s', (_, cursor, expected) => {
    expect(resumeAt({ cursor, heard: null }, timelines)).toEqual(expected);
  });

  it('a kept cursor starts again when an acknowledged change beyond it was lost', () => {
    const place = { cursor: { timeline: 't1', seq: 40 }, heard: { timeline: 't1', seq: 55 } };
    expect(resumeAt(place, timelines)).toEqual({ seq: 0, resync: true });
  });
});
