import { describe, expect, it } from 'vitest';
import type { Role } from '../access/roles.ts';
import type { CollectionRules, StoredRow } from './server/apply-mutation.ts';
import { derivedId } from './values/derived-id.ts';
import type { Cursor, Receipt, WireMutation } from './protocol.ts';
import { MERGE_LIMIT, PATCH_LIMITS } from './limits.ts';
import { answerOf, decide, needsOf, rowKey, type Snapshot } from './server-core.ts';
import { DAY_MS } from '../duration.ts';

const SHAPE = { lists: ['lines'], addWins: [], flatMaps: [] };
const FIELDS = ['title', 'lines', 'trashedAt'];
const RULES: Readonly<Record<string, CollectionRules>> = {
  notes: { shape: SHAPE, fields: FIELDS, maxLength: 200 },
  profiles: {
    shape: SHAPE,
    fields: FIELDS,
    maxLength: 200,
    idOf: (user: string) => derivedId(`profiles/${user}`),
  },
  wide: { shape: SHAPE, fields: FIELDS, maxLength: 200 },
  dated: { shape: SHAPE, fields: [...FIELDS, 'updatedAt'], maxLength: 200 },
  replies: {
    shape: SHAPE,
    fields: [...FIELDS, 'note'],
    maxLength: 200,
    belongsTo: { collection: 'notes', field: 'note' },
  },
  remarks: {
    shape: SHAPE,
    fields: [...FIELDS, 'collection', 'record'],
    maxLength: 200,
    belongsToAny: true,
  },
  paid: { shape: SHAPE, fields: FIELDS, maxLength: 200, needs: 'premium' },
};
const NOW = 1_000_000;

const clock = (millis: number, id: string): string =>
  `${millis.toString(36).padStart(9, '0')}.000.${id}`;

const mutation = (counter: number, over: Partial<WireMutation> = {}): WireMutation => ({
  id: `m${counter}`,
  group: `g${counter}`,
  collection: 'notes',
  record: 'n1',
  op: counter === 1 ? 'create' : 'patch',
  baseRev: counter - 1,
  patch: { title: `Title ${counter}` },
  clock: clock(counter, over.id ?? `m${counter}`),
  ...over,
});

/** A store that keeps what was decided, as the server's transaction does. */
const store = () => {
  const rows = new Map<string, StoredRow>();
  const receipts = new Map<string, Receipt>();
  return {
    rows,
    forgetReceipts: () => receipts.clear(),
    receive: (
      mutations: WireMutation[],
      {
        user = 'amel',
        cursor = null,
        role = 'user',
        sentAt = NOW,
      }: { user?: string; cursor?: Cursor | null; role?: Role; sentAt?: number } = {},
    ) => {
      const request = { schema: 1, device: 'phone', now: sentAt, cursor, heard: cursor, mutations };
      const needs = needsOf(request, RULES);
      const snapshot: Snapshot = {
        now: NOW,
        user,
        role,
        timelines: [{ id: 't1', startSeq: 1 }],
        head: 9,
        receipts: new Map([...receipts].filter(([id]) => needs.receipts.includes(id))),
        rows: new Map([...rows].filter(([key]) => [...needs.rows, ...needs.parents].includes(key))),
        slots: new Map(),
        quotas: [],
      };
      const decision = decide(request, snapshot, RULES);
      for (const [key, row] of decision.writes) rows.set(key, row);
      for (const receipt of decision.newReceipts) receipts.set(receipt.id, receipt);
      return decision;
    },
  };
};

describe('deciding what a request changes', () => {
  it('writes the row, answers each mutation and counts the revision', () => {
    const server = store();
    const { receipts } = server.receive([mutation(1), mutation(2, { baseRev: 1 })]);
    expect(receipts).toEqual([
      { id: 'm1', outcome: 'applied', rev: 1 },
      { id: 'm2', outcome: 'applied', rev: 2 },
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
    expect(longer.newReceipts.map((receipt) => receipt.id)).toEqual(['m2']);
    expect(server.rows.get('notes/n1')?.state.rev).toBe(2);
  });

  it('recognises a change by its id alone, whatever comes with it and after which others', () => {
    const server = store();
    server.receive([mutation(1), mutation(2, { baseRev: 1 })]);
    const twice = server.receive([mutation(3, { baseRev: 2 }), mutation(1), mutation(3)]);
    expect(twice.newReceipts.map(({ id }) => id)).toEqual(['m3']);
    expect(twice.receipts.map(({ id, rev }) => [id, rev])).toEqual([
      ['m3', 3],
      ['m1', 1],
      ['m3', 3],
    ]);
  });

  it('takes the rest of an action of which it has answered a part', () => {
    const server = store();
    server.receive([mutation(1, { group: 'g' })]);
    const both = [mutation(1, { group: 'g' }), mutation(2, { group: 'g', baseRev: 1 })];
    expect(server.receive(both).receipts.map(({ outcome }) => outcome)).toEqual([
      'applied',
      'applied',
    ]);
  });

  it('changes nothing more when it has forgotten its answer', () => {
    const server = store();
    server.receive([mutation(1), mutation(2, { baseRev: 1 })]);
    server.forgetReceipts();
    const late = server.receive([mutation(2, { baseRev: 1 })]);
    expect(late.lost).toEqual([]);
    expect(server.rows.get('notes/n1')?.state.body).toEqual({ title: 'Title 2' });
  });

  it('applies nothing of a device whose past it lost, and starts its page at the beginning', () => {
    const server = store();
    const lost = server.receive([mutation(1)], { cursor: { timeline: 'gone', seq: 9 } });
    expect(lost).toMatchObject({ resync: true, after: 0, receipts: [], newReceipts: [] });
    expect(lost.writes.size).toBe(0);
  });

  it('counts a change from when it was sent, for a device whose clock is behind', () => {
    const server = store();
    const skew = -NOW / 2;
    const made = mutation(1, { clock: clock(NOW + skew - 600, 'm1') });
    const { receipts } = server.receive([made], { sentAt: NOW + skew });
    expect(server.rows.get('notes/n1')?.state.stamps['title']?.clock).toBe(clock(NOW - 600, 'm1'));
    expect(receipts[0]?.shift).toBe(-skew);
  });

  it('lets no change be from a time to come, so that it cannot win for ever', () => {
    const server = store();
    server.receive([mutation(1, { clock: clock(NOW + DAY_MS, 'm1') })]);
    expect(server.rows.get('notes/n1')?.state.stamps['title']?.clock).toBe(clock(NOW, 'm1'));
  });

  it('leaves the clock of a change that it has answered once before', () => {
    const server = store();
    const again = mutation(1, { clock: clock(NOW - 600, 'm1'), again: true });
    server.receive([again], { sentAt: NOW - DAY_MS });
    expect(server.rows.get('notes/n1')?.state.stamps['title']?.clock).toBe(clock(NOW - 600, 'm1'));
  });

  it('reports the value that lost against a concurrent one', () => {
    const server = store();
    server.receive([mutation(1)]);
    const lost = server.receive([
      mutation(2, { baseRev: 0, clock: clock(0, 'm2'), patch: { title: 'Laptop' } }),
    ]);
    expect(lost.lost).toEqual([
      {
        collection: 'notes',
        record: 'n1',
        path: 'title',
        value: 'Laptop',
        clock: clock(0, 'm2'),
      },
    ]);
    expect(lost.receipts[0]?.outcome).toBe('merged');
  });
});

describe('a request whose merges would hold the server long', () => {
  const wide = (counter: number, over: Partial<WireMutation> = {}) =>
    mutation(counter, {
      collection: 'wide',
      patch: Object.fromEntries(
        Array.from({ length: PATCH_LIMITS.paths }, (_, index) => [
          `lines.a${counter}x${index}`,
          null,
        ]),
      ),
      ...over,
    });

  it('is answered as far as the limit, and the rest when it is sent again', () => {
    const server = store();
    const queue = Array.from({ length: 40 }, (_, index) => wide(index + 1));
    const counts: number[] = [];
    while (queue.length > 0) {
      const { receipts } = server.receive(queue);
      expect(receipts.map(({ outcome }) => outcome)).toEqual(receipts.map(() => 'applied'));
      counts.push(queue.splice(0, receipts.length).length);
    }
    expect(counts.length).toBeGreaterThan(2);
    expect(counts[0]).toBeGreaterThan(counts.at(-2) ?? 0);
    expect(server.rows.get('wide/n1')?.state.rev).toBe(40);
  });

  it('is refused where one user action alone goes beyond the limit, and the queue goes on', () => {
    const server = store();
    const action = Array.from({ length: 40 }, (_, index) => wide(index + 1, { group: 'g' }));
    const { receipts } = server.receive(action);
    expect(new Set(receipts.map(({ code }) => code))).toEqual(new Set(['too_large']));
    expect(server.receive([mutation(41, { op: 'create' })]).receipts).toMatchObject([
      { outcome: 'applied' },
    ]);
  });

  it('is no request of as many records, each short', () => {
    const action = Array.from({ length: 150 }, (_, index) =>
      wide(index + 1, { group: 'g', op: 'create', record: `n${index}` }),
    ).slice(0, Math.floor(MERGE_LIMIT / PATCH_LIMITS.paths));
    const { receipts } = store().receive(action);
    expect(receipts.filter(({ outcome }) => outcome === 'applied')).toHaveLength(action.length);
  });
});

describe('the time of a record’s last change', () => {
  it('is that of the latest clock, and no earlier creation sets it back', () => {
    const server = store();
    const dated = { collection: 'dated' };
    const made = { title: 'T', updatedAt: 5 };
    server.receive([mutation(1, { ...dated, patch: made }), mutation(2, dated)]);
    const again = { ...dated, op: 'create' as const, clock: clock(0, 'm3'), patch: made };
    server.receive([mutation(3, { ...dated, clock: clock(700, 'm3') })]);
    server.receive([mutation(4, { ...again, id: 'm4' })]);
    const row = [...server.rows].find(([key]) => key.startsWith('dated/'))?.[1];
    expect(row?.state.body['updatedAt']).toBe(700);
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
    ['a change without a proper clock', { clock: 'zzz' }, 'malformed'],
    ['a change of an unknown kind', { op: 'drop' as 'patch' }, 'malformed'],
    ['a patch that is a list', { patch: [] as never }, 'malformed'],
    ['a list written whole', { patch: { lines: {} } }, 'malformed'],
    ['an entry that is none', { patch: { 'lines.a': 'text' } }, 'malformed'],
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
    const { receipts } = server.receive([mutation(2, { op: 'create' })], { user: 'boris' });
    expect(receipts[0]?.code).toBe('not_yours');
    expect(server.rows.get('notes/n1')?.user).toBe('amel');
  });
});

describe('a record that each person has once', () => {
  it('has only the id that follows from its owner, so that nobody can take another’s', () => {
    const create = { op: 'create' as const, collection: 'profiles' };
    const own = mutation(1, { ...create, record: derivedId('profiles/amel') });
    const taken = mutation(2, { ...create, record: derivedId('profiles/boris') });
    const outcomes = store()
      .receive([own, taken])
      .receipts.map(({ outcome, code }) => code ?? outcome);
    expect(outcomes).toEqual(['applied', 'not_yours']);
  });
});

describe('a record in the bin', () => {
  it('takes in what was written elsewhere meanwhile, and stays there', () => {
    const server = store();
    server.receive([mutation(1), mutation(2, { patch: { trashedAt: 5 } })]);
    server.receive([mutation(3, { baseRev: 1, patch: { title: 'Edited elsewhere' } })]);
    expect(server.rows.get('notes/n1')?.state.body).toEqual({
      title: 'Edited elsewhere',
      trashedAt: 5,
    });
  });
});

describe('a purge', () => {
  it('refuses what would belong to the record, and what would belong to that', () => {
    const server = store();
    server.receive([mutation(1), mutation(2, { op: 'purge', patch: {} })]);
    const reply = { collection: 'replies', record: 'p1', op: 'create' } as const;
    const remark = { collection: 'remarks', record: 'k1', op: 'create' } as const;
    const { receipts } = server.receive([
      mutation(3, { ...reply, patch: { note: 'n1' } }),
      mutation(4, { ...remark, patch: { collection: 'replies', record: 'p1' } }),
      mutation(5, { ...reply, record: 'p2', patch: { note: 'n2' } }),
    ]);
    expect(receipts.map(({ code }) => code)).toEqual(['purged', 'purged', undefined]);
    const moved = mutation(6, { ...reply, record: 'p2', op: 'patch', patch: { note: 'n1' } });
    expect(server.receive([moved]).receipts[0]?.code).toBe('purged');
    expect(server.rows.get('replies/p2')?.state.body).toEqual({ note: 'n2' });
  });

  it('leaves nothing of the record, and no later edit brings it back', () => {
    const server = store();
    server.receive([mutation(1), mutation(2, { op: 'purge', patch: {} })]);
    const row = server.rows.get(rowKey({ collection: 'notes', record: 'n1' }));
    expect(row).toMatchObject({ purged: true, state: { body: {}, rev: 2 } });
    expect(server.receive([mutation(3)]).receipts[0]?.code).toBe('purged');
    expect(server.receive([mutation(4, { op: 'create' })]).receipts[0]?.code).toBe('purged');
  });

  it('of what is not here yet keeps it from ever coming', () => {
    const server = store();
    const purge = mutation(1, { op: 'purge', patch: {} });
    expect(server.receive([purge]).receipts[0]?.outcome).toBe('applied');
    expect(server.receive([mutation(2, { op: 'create' })]).receipts[0]?.code).toBe('purged');
  });

  it('by somebody else does not take the id from its owner', () => {
    const server = store();
    server.receive([mutation(1, { op: 'purge', patch: {} })], { user: 'boris' });
    expect(server.receive([mutation(2, { op: 'create' })]).receipts[0]?.outcome).toBe('applied');
    expect(server.rows.get('notes/n1')?.user).toBe('amel');
  });
});

describe('the answer', () => {
  const decision = store().receive([mutation(1)]);
  const change = { seq: 3, collection: 'notes', record: 'n1', rev: 1, body: {} };
  const page = { now: NOW, timeline: 't1', head: 9, changes: [change] };

  it('moves the cursor to the last change of a page that has a successor', () => {
    expect(answerOf(decision, { ...page, more: true }).cursor).toEqual({ timeline: 't1', seq: 3 });
  });

  it('moves the cursor to the head after the last page, past what others have written', () => {
    expect(answerOf(decision, { ...page, more: false }).cursor).toEqual({ timeline: 't1', seq: 9 });
  });
});

describe('a collection that needs a role', () => {
  const paid = (counter: number, over: Partial<WireMutation> = {}) =>
    mutation(counter, { collection: 'paid', ...over });
  const outcomes = (role: Role, mutations: WireMutation[], server = store()) =>
    server.receive(mutations, { role }).receipts.map(({ outcome, code }) => code ?? outcome);

  it('asks for the role of who writes to it, and no other does', () => {
    const asked = (one: WireMutation) =>
      needsOf(
        { schema: 1, device: 'phone', now: NOW, cursor: null, heard: null, mutations: [one] },
        RULES,
      );
    expect([asked(paid(1)).role, asked(mutation(1)).role]).toEqual([true, false]);
  });

  it('is written by those who rank as high, and higher', () => {
    for (const role of ['premium', 'admin', 'super_admin'] as const)
      expect(outcomes(role, [paid(1), paid(2, { baseRev: 1 })])).toEqual(['applied', 'applied']);
  });

  it('takes no creation and no change of anyone below, nor what came with it', () => {
    expect(outcomes('user', [paid(1)])).toEqual(['role']);
    expect(outcomes('user', [mutation(1, { group: 'g' }), paid(2, { group: 'g' })])).toEqual([
      'group',
      'role',
    ]);
    const server = store();
    outcomes('premium', [paid(1)], server);
    expect(outcomes('user', [paid(2, { baseRev: 1 })], server)).toEqual(['role']);
    expect(server.rows.get('paid/n1')?.state.body).toEqual({ title: 'Title 1' });
  });

  it('lets them throw away what they have, take it back and erase it', () => {
    const server = store();
    outcomes('premium', [paid(1)], server);
    const bin = paid(2, { patch: { trashedAt: 5 } });
    const back = paid(3, { patch: { trashedAt: null } });
    const purge = paid(4, { op: 'purge', patch: {} });
    expect(outcomes('user', [bin, back, purge], server)).toEqual(['applied', 'applied', 'applied']);
  });

  it('takes no field along with one of the bin', () => {
    const server = store();
    outcomes('premium', [paid(1)], server);
    const both = paid(2, { patch: { trashedAt: 5, title: 'Autre' } });
    expect(outcomes('user', [both], server)).toEqual(['role']);
  });
});
