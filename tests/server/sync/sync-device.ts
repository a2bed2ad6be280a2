/** A device of the tests that remembers nothing but its cursor. */
import { nextClock } from '../../../src/domain/sync/values/hybrid-clock.ts';
import { readAnswer } from '../../../src/domain/sync/client/read-answer.ts';
import { SYNC_RULES } from '../../../src/domain/synced-collections.ts';
import { call, type Json, type Person } from '../people.ts';
import type { TestServer } from '../real-server.ts';

let made = 0;

/** Unlike any other of this test file, and of its server. */
export const newId = (): string => `r${(made += 1)}`.padEnd(15, 'x');

export const deviceOf = (server: Pick<TestServer, 'url'>, person: Pick<Person, 'token'>) => {
  const device = newId();
  let cursor: Json = null;
  const change = (
    collection: string,
    record: string,
    op: string,
    patch: object = {},
    given: object = {},
  ) => {
    const id = newId();
    const clock = nextClock('', Date.now(), id);
    return { id, group: id, collection, record, op, baseRev: 0, patch, clock, ...given };
  };
  const send = async (mutations: readonly object[] = [], given: object = {}) => {
    const request = {
      schema: SYNC_RULES.newest,
      device,
      now: Date.now(),
      cursor,
      heard: null,
      mutations,
      ...given,
    };
    const reply = await call(server, 'POST', '/api/jalon/sync', request, person.token);
    if (reply.status !== 200) return reply;
    const body: Json = readAnswer(reply.body);
    ({ cursor } = body);
    return { ...reply, body };
  };
  return { change, send, id: device };
};
