// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSyncState } from '#/data/queue/sync-state.ts';
import { openEventStream } from '#/remote/realtime.ts';
import { signUp, type Person } from '../../server/people.ts';
import { freePort, startTestServer, type TestServer } from '../../server/real-server.ts';
import { openDevice } from './engine-device.ts';
import { makeCv, syncAll } from './people-here.ts';

let server: TestServer;
let port: number;
let person: Person;
let events: string[];
let heads: number[];
let close: () => void;

beforeEach(async () => {
  port = await freePort();
  server = await startTestServer({ port });
  person = await signUp(server);
  events = [];
  heads = [];
});
afterEach(async () => {
  close();
  await server.stop();
});

const open = (token: string) =>
  openEventStream({
    token,
    onConnected: () => events.push('connected'),
    onNudged: (head) => {
      heads.push(head);
      events.push('nudged');
    },
    door: { origin: server.url },
    random: () => 0,
  });

test('the line opens, and calls for a change of the person’s own and for nobody else’s', async () => {
  close = open(person.token);
  await vi.waitFor(() => expect(events).toEqual(['connected']));
  const stranger = await openDevice(server, await signUp(server));
  await makeCv(stranger, 'A');
  await syncAll(stranger);
  const laptop = await openDevice(server, person);
  await makeCv(laptop, 'A');
  await syncAll(laptop);
  await vi.waitFor(() => expect(events).toEqual(['connected', 'nudged']));
  // Whoever made the change is there already.
  expect((await readSyncState(laptop.context)).cursor?.seq).toBe(heads[0]);
});

test('a line that breaks opens again, and says so', async () => {
  close = open(person.token);
  await vi.waitFor(() => expect(events).toEqual(['connected']));
  await server.stop();
  server = await startTestServer({ port, dataDir: server.dataDir });
  await vi.waitFor(() => expect(events).toEqual(['connected', 'connected']), 10_000);
});
