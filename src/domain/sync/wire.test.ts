import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SyncAnswer, SyncRequest } from './protocol.ts';
import {
  encodeAnswer,
  encodeRequest,
  decodeAnswer,
  decodeMutation,
  decodeRequest,
} from './wire.ts';

const ids = fc.stringMatching(/^[a-z0-9]{15}$/);
const cursors = fc.record({ timeline: fc.constantFrom('one', 'two'), seq: fc.nat() });

const mutations = fc
  .record({
    id: ids,
    other: ids,
    isAlone: fc.boolean(),
    hasOwnClock: fc.boolean(),
    counter: fc.integer({ min: 1 }),
    op: fc.constantFrom('create' as const, 'patch' as const, 'purge' as const, 'void' as const),
    patch: fc.dictionary(fc.string(), fc.jsonValue() as fc.Arbitrary<string>),
  })
  .map(({ other, isAlone, hasOwnClock, ...mutation }) => ({
    ...mutation,
    collection: 'applications',
    record: other,
    baseRev: 3,
    group: isAlone ? mutation.id : other,
    clock: `00khm4q5d.00a.${hasOwnClock ? mutation.id : other}`,
  }));

const requests: fc.Arbitrary<SyncRequest> = fc.record({
  schema: fc.constant(1),
  device: ids,
  cursor: fc.option(cursors),
  heard: fc.option(cursors),
  mutations: fc.uniqueArray(mutations, { selector: ({ id }) => id, maxLength: 5 }),
});

const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('what travels', () => {
  it('says the whole request', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const said = decodeRequest(travelled(encodeRequest(request)));
        const whole = { ...said, mutations: said.mutations.map(decodeMutation) };
        expect(whole).toEqual(travelled(request));
      }),
    );
  });

  it('says the whole answer', () => {
    const outcomes = fc.constantFrom('applied' as const, 'merged' as const, 'parked' as const);
    const told = fc.record({
      outcome: outcomes,
      rev: fc.nat(),
      cursor: cursors,
      isHead: fc.boolean(),
      more: fc.boolean(),
    });
    fc.assert(
      fc.property(requests, told, (request, { outcome, rev, cursor, isHead, more }) => {
        const receipts = request.mutations.map(({ id, counter }) => ({
          counter,
          id,
          outcome,
          rev,
        }));
        const head = isHead ? cursor.seq : cursor.seq + 7;
        const rest = { now: 1_795_271_200_000, receipts, head, cursor, more };
        const changes = more
          ? [{ seq: 1, collection: 'cvs', record: 'a', rev: 1, body: { title: 'A' } }]
          : [];
        const answer: SyncAnswer = { ...rest, changes };
        const said = { ...encodeAnswer(rest, request), ...(more ? { changes } : {}) };
        expect(decodeAnswer(travelled(said), request)).toEqual(answer);
        expect(decodeAnswer(travelled(answer), request)).toEqual(answer);
      }),
    );
  });

  it('is nothing where something else than our server answers', () => {
    const request = { schema: 1, device: 'a', cursor: null, heard: null, mutations: [] };
    for (const said of [null, 'Bienvenue', {}, { now: 1 }, { now: 1, cursor: { seq: 3 } }])
      expect(decodeAnswer(said, request)).toBeUndefined();
  });

  it('needs few bytes for one field', () => {
    const id = 'c'.repeat(15);
    const cursor = { timeline: 't'.repeat(15), seq: 4_812 };
    const request: SyncRequest = {
      schema: 1,
      device: 'd'.repeat(15),
      cursor,
      heard: null,
      mutations: [
        {
          id,
          group: id,
          counter: 812,
          collection: 'applications',
          record: 'r'.repeat(15),
          op: 'patch',
          baseRev: 12,
          patch: { status: 'interview' },
          clock: `00khm4q5d.000.${id}`,
        },
      ],
    };
    const receipt = {
      counter: 812,
      id,
      outcome: 'applied' as const,
      rev: 13,
      alone: true as const,
    };
    const answer = encodeAnswer(
      {
        now: 1_795_271_200_000,
        receipts: [receipt],
        head: 4_813,
        cursor: { ...cursor, seq: 4_813 },
        more: false,
      },
      request,
    );
    const bytes = [encodeRequest(request), answer].map((said) => JSON.stringify(said).length);
    expect(bytes[0]).toBeLessThanOrEqual(280);
    expect(bytes[1]).toBeLessThanOrEqual(110);
  });
});
