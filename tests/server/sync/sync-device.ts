/** A device of the tests that remembers nothing but its number and its cursor. */
import { nextClock } from '../../../src/domain/sync/values/hybrid-clock.ts';
import type { SyncRequest } from '../../../src/domain/sync/protocol.ts';
import { decodeAnswer } from '../../../src/domain/sync/wire.ts';
import { SYNC_RULES } from '../../../src/domain/synced-collections.ts';
import { call, type Json, type Person } from '../people.ts';
import type { TestServer } from '../real-server.ts';

let made = 0;

/** Unlike any other of this test file, and of its server. */
export const newId = (): string => `r${(made += 1)}`.padEnd(15, 'x');

export const deviceOf = (server: Pick<TestServer, 'url'>, person: Pick<Person, 'token'>) => {
  const device = newId();
  let counter = 0;
  let cursor: Json = null;
  const change = (
    collection: string,
    record: string,
    op: string,
    patch: object = {},
    given: object = {},
  ) => {
    const id = newId();
    counter += 1;
    const clock = nextClock('', Date.now(), id);
    return { id, group: id, counter, collection, record, op, baseRev: 0, patch, clock, ...given };
  };
  const send = async (mutations: readonly object[] = [], given: object = {}) => {
    const request = {
      schema: SYNC_RULES.newest,
      device,
      cursor,
      heard: null,
      mutations,
      ...given,
    };
    const reply = await call(server, 'POST', '/api/jalon/sync', request, person.token);
    if (reply.status !== 200) return reply;
    const body: Json = decodeAnswer(reply.body, request as SyncRequest);
    ({ cursor } = body);
    return { ...reply, body };
  };
  return { change, send, id: device };
};
