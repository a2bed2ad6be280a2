import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SYNCED_COLLECTIONS } from '../../synced-collections.ts';
import type { StoredRow } from '../server/apply-mutation.ts';
import type { Json } from '../merge.ts';
import { bodyAfter } from './own-change.ts';
import type { WireMutation } from '../protocol.ts';
import { decide, rowKey, type Decision } from '../server-core.ts';

const NOW = 2_000_000_000_000;
const RECORD = 'r'.repeat(15);

/** A change of a record that stands at revision 4, made on that revision a minute ago. */
const change = (over: Partial<WireMutation> = {}): WireMutation => {
  const id = over.id ?? 'm1';
  return {
    id,
    group: id,
    collection: 'applications',
    record: RECORD,
    op: 'patch',
    baseRev: 4,
    patch: { notes: 'Rappeler lundi' },
    clock: clockAt(NOW - 60_000, id),
    ...over,
  };
};

const clockAt = (millis: number, id: string): string =>
  `${millis.toString(36).padStart(9, '0')}.000.${id}`;

const BODY = { title: 'Analyste', notes: 'À suivre', updatedAt: NOW - 900_000, trashedAt: null };

const stored = (over: Partial<StoredRow['state']> = {}): StoredRow => ({
  user: 'amel',
  state: { body: BODY, buried: {}, stamps: {}, rev: 4, ...over },
  purged: false,
  lockedAt: null,
});

const decided = (
  mutations: WireMutation[],
  row: StoredRow | undefined,
  given: { limit?: number } = {},
): Decision => {
  const [first] = mutations;
  return decide(
    { schema: 1, device: 'phone', now: NOW, cursor: null, heard: null, mutations },
    {
      now: NOW,
      user: 'amel',
      role: 'user',
      timelines: [{ id: 't1', startSeq: 1 }],
      head: 0,
      receipts: new Map(),
      rows: new Map(first && row ? [[rowKey(first), row]] : []),
      slots: new Map([['applications', { limit: given.limit ?? 5, taken: 1 }]]),
      quotas: [],
    },
    SYNCED_COLLECTIONS,
  );
};

const KEY = `applications/${RECORD}`;

describe('a change that nobody else has come between', () => {
  it('comes down as its receipt, and is on the device what it is on the server', () => {
    const mutation = change();
    const { alone, receipts, newReceipts, writes } = decided([mutation], stored());
    expect(alone).toEqual([KEY]);
    expect(receipts).toEqual([{ id: 'm1', outcome: 'applied', rev: 5, alone: true }]);
    // Whoever asks again, having missed the answer, is given the record.
    expect(newReceipts).toEqual([{ id: 'm1', outcome: 'applied', rev: 5 }]);
    const { applications } = SYNCED_COLLECTIONS;
    expect(applications && bodyAfter(BODY, mutation, applications)).toEqual(
      writes.get(KEY)?.state.body,
    );
    expect(writes.get(KEY)?.state.body['updatedAt']).toBe(NOW - 60_000);
  });

  it('may take an entry out of a list, or write into one', () => {
    const statusEvents = {
      e1: { status: 'applied', order: 'a' },
      e2: { status: 'offer', order: 'b' },
    };
    const row = stored({ body: { ...BODY, statusEvents } });
    for (const patch of [{ 'statusEvents.e1': null }, { 'statusEvents.e2.status': 'interview' }])
      expect(decided([change({ patch })], row).alone).toEqual([KEY]);
  });
});

it('is the same on the device and on the server, whatever was there before and whatever it says', () => {
  const { cvs } = SYNCED_COLLECTIONS;
  const entries = fc.constantFrom('experience.a', 'experience.b', 'skills.s');
  const paths = fc.oneof(
    entries,
    fc.constantFrom('title', 'step', 'personal.city', 'personal.name', 'evidence.a.b', 'personal'),
    entries.map((entry) => `${entry}.text`),
  );
  const values = fc.oneof(fc.constantFrom(null, 'x', 'y', 3, ['z']), fc.constant({ text: 'w' }));
  const patches = fc.dictionary(paths, values, { minKeys: 1, maxKeys: 3 });
  const here: unknown[] = [];
  const there: unknown[] = [];
  fc.assert(
    fc.property(fc.array(patches, { minLength: 2, maxLength: 6 }), (all) => {
      let row: StoredRow | undefined;
      for (const [index, patch] of all.entries()) {
        const id = `m${index}`;
        const op = index === 0 ? ('create' as const) : ('patch' as const);
        const clock = clockAt(NOW - 1000 + index, id);
        const given = { id, op, clock, patch, collection: 'cvs', baseRev: row?.state.rev ?? 0 };
        const mutation = change(given);
        const { alone, writes } = decided([mutation], row);
        const next = writes.get(`cvs/${RECORD}`);
        if (alone.length > 0 && cvs && row) {
          here.push(bodyAfter(row.state.body, mutation, cvs));
          there.push(next?.state.body);
        }
        row = next ?? row;
      }
    }),
    { numRuns: 2000 },
  );
  expect(here.length).toBeGreaterThan(100);
  expect(here).toEqual(there);
});

describe('the record comes down', () => {
  const comesDown = (mutations: WireMutation[], row = stored(), given?: object): boolean => {
    const { alone, receipts } = decided(mutations, row, given);
    return alone.length === 0 && receipts.every((receipt) => receipt.alone === undefined);
  };

  it('when somebody else has changed any of it', () => {
    expect(comesDown([change({ baseRev: 3 })])).toBe(true);
  });

  it('when its past was lost', () => {
    expect(comesDown([change({ baseRev: 0 })], stored({ rev: 0 }))).toBe(true);
  });

  it('when the same request changes it twice', () => {
    expect(
      comesDown([change(), change({ id: 'm2', patch: { title: 'Cheffe' }, after: ['m1'] })]),
    ).toBe(true);
  });

  it('when the rest of its group is refused', () => {
    const other = change({ id: 'm2', group: 'm1', patch: { colour: 'red' } });
    expect(comesDown([change(), other])).toBe(true);
  });

  it('when the change gives or takes a slot', () => {
    const binned = stored({ body: { ...BODY, trashedAt: NOW - 5 } });
    expect(comesDown([change({ patch: { trashedAt: null } })], binned, { limit: 1 })).toBe(true);
  });

  it('when the server made it, and may purge it in the same moment', () => {
    const body = { collection: 'applications', record: 'a'.repeat(15), resolvedAt: null };
    expect(
      comesDown([change({ collection: 'history', patch: { resolvedAt: NOW } })], stored({ body })),
    ).toBe(true);
  });

  it('when something removed from a list comes back with what was in it', () => {
    const stamps = { 'statusEvents.e1': { rev: 3, clock: clockAt(1, 'm0') } };
    const buried = { 'statusEvents.e1': { status: 'offer', note: 'Par téléphone' } };
    const row = stored({ stamps, buried, body: { ...BODY, statusEvents: {} } });
    expect(comesDown([change({ patch: { 'statusEvents.e1': { status: 'offer' } } })], row)).toBe(
      true,
    );
  });

  it.each<[string, Record<string, Json>]>([
    ['a number where text belongs', { notes: 7 }],
    ['nothing where text belongs', { notes: null }],
    ['a character of two units', { notes: 'Bravo 🎉' }],
    ['a control character', { notes: 'a\u0000b' }],
    ['a time of zero', { trashedAt: 0 }],
    ['a field within a text', { 'notes.inner': 'x' }],
  ])('when the server may keep it in other words: %s', (_what, patch) => {
    expect(comesDown([change({ patch })])).toBe(true);
  });
});
