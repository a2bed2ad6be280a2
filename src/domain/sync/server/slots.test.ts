import { describe, expect, it } from 'vitest';
import type { StoredRow } from './apply-mutation.ts';
import { MAX_LOCKED } from '../../access/plans/plan-limits.ts';
import type { Receipt, SyncRequest, WireMutation } from '../protocol.ts';
import { decide, needsOf, type Snapshot } from '../server-core.ts';

const RULES = {
  applications: {
    shape: { lists: [], addWins: [], flatMaps: [] },
    fields: ['title', 'trashedAt'],
    maxLength: 1000,
    limited: true,
  },
};

type Step = [op: WireMutation['op'], record: string, patch?: WireMutation['patch'], group?: string];

/** A server on which one person writes; each call is one request. */
const server = () => {
  const rows = new Map<string, StoredRow>();
  let counter = 0;
  let now = 1000;
  const named = (test: (row: StoredRow) => boolean): string =>
    [...rows]
      .filter(([, row]) => test(row))
      .map(([key]) => key.replace('applications/', ''))
      .join(' ');
  const active = () =>
    named(
      ({ purged, lockedAt, state }) => !purged && lockedAt === null && !state.body['trashedAt'],
    );
  return {
    active,
    locked: () => named(({ lockedAt }) => lockedAt !== null),
    receive: (steps: Step[], { limit = 2, at = (now += 1) } = {}): Receipt[] => {
      const mutations = steps.map(([op, record, patch = {}, group]): WireMutation => {
        counter += 1;
        const id = `m${counter}`;
        const clock = `${String(counter).padStart(9, '0')}.000.${id}`;
        const wire = { id, group: group ?? id, collection: 'applications', record };
        return {
          ...wire,
          op,
          baseRev: rows.get(`applications/${record}`)?.state.rev ?? 0,
          patch,
          clock,
        };
      });
      const request: SyncRequest = {
        schema: 1,
        device: 'phone',
        now: at,
        cursor: null,
        heard: null,
        mutations,
      };
      expect(needsOf(request, RULES).slots).toEqual(['applications']);
      const taken = active().split(' ').filter(Boolean).length;
      const snapshot: Snapshot = {
        now: at,
        user: 'amel',
        role: 'user',
        timelines: [],
        head: 0,
        receipts: new Map(),
        rows,
        slots: new Map([['applications', { limit, taken }]]),
        quotas: [],
      };
      const decision = decide(request, snapshot, RULES);
      for (const [key, row] of decision.writes) rows.set(key, row);
      return decision.receipts;
    },
  };
};

const creates = (...records: string[]): Step[] => records.map((record) => ['create', record]);

describe('a free plan’s slots', () => {
  it('are taken in the order of arrival; what comes later is stored and locked', () => {
    const free = server();
    const receipts = free.receive(creates('a', 'b', 'c', 'd'));
    expect(receipts.map(({ outcome }) => outcome)).toEqual(Array(4).fill('applied'));
    expect([free.active(), free.locked()]).toEqual(['a b', 'c d']);
  });

  it('pass to the record locked longest, before anything that comes in the same request', () => {
    const free = server();
    free.receive(creates('a', 'b', 'c', 'd'));
    free.receive([
      ['patch', 'a', { trashedAt: 9 }],
      ['create', 'e'],
    ]);
    expect([free.active(), free.locked()]).toEqual(['b c', 'd e']);
  });

  it('are freed by a purge as well', () => {
    const free = server();
    free.receive(creates('a', 'b', 'c'));
    free.receive([['purge', 'b']]);
    expect([free.active(), free.locked()]).toEqual(['a c', '']);
  });

  it('are never taken from a record that has one, even when the plan shrinks', () => {
    const free = server();
    free.receive(creates('a', 'b', 'c'), { limit: Number.POSITIVE_INFINITY });
    free.receive([
      ['patch', 'a', { title: 'Edited' }],
      ['create', 'd'],
    ]);
    expect([free.active(), free.locked()]).toEqual(['a b c', 'd']);
  });

  it('open for all that wait when the plan grows', () => {
    const free = server();
    free.receive(creates('a', 'b', 'c', 'd'));
    free.receive([['patch', 'a', { title: 'Edited' }]], { limit: 10 });
    expect([free.active(), free.locked()]).toEqual(['a b c d', '']);
  });

  it('do not wait for a locked record in the bin, which takes its turn again once it is out', () => {
    const free = server();
    free.receive(creates('a', 'b', 'c', 'd'));
    free.receive([['patch', 'c', { trashedAt: 9 }]]);
    free.receive([['purge', 'a']]);
    expect([free.active(), free.locked()]).toEqual(['b d', 'c']);
    free.receive([['patch', 'c', { trashedAt: null }]]);
    expect(free.locked()).toBe('c');
    free.receive([['purge', 'b']]);
    expect([free.active(), free.locked()]).toEqual(['c d', '']);
  });

  it('lock a record that comes back from the bin to a full house', () => {
    const free = server();
    free.receive(creates('a', 'b'));
    free.receive([
      ['patch', 'a', { trashedAt: 9 }],
      ['create', 'c'],
    ]);
    free.receive([['patch', 'a', { trashedAt: null }]]);
    expect([free.active(), free.locked()]).toEqual(['b c', 'a']);
  });

  it('let a locked record be edited, so that nothing written offline is lost', () => {
    const free = server();
    free.receive(creates('a', 'b', 'c'));
    const [receipt] = free.receive([['patch', 'c', { title: 'Edited' }]]);
    expect([receipt?.outcome, free.locked()]).toEqual(['applied', 'c']);
  });

  it('have a limited number of records waiting for them; the rest stays on the device', () => {
    const free = server();
    const many = Array.from({ length: 2 + MAX_LOCKED }, (_, index) => `r${index}`);
    free.receive(creates(...many));
    expect(free.receive(creates('beyond'))[0]).toMatchObject({ outcome: 'parked', code: 'limit' });
  });

  it('are not touched by a group that is refused', () => {
    const free = server();
    free.receive(creates('a'));
    free.receive([
      ['create', 'b', {}, 'g'],
      ['patch', 'nowhere', { title: 'x' }, 'g'],
    ]);
    free.receive(creates('c'));
    expect([free.active(), free.locked()]).toEqual(['a c', '']);
  });
});
