// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSyncState } from '#/data/queue/sync-state.ts';
import { openEventStream } from '#/remote/realtime.ts';
import { signUp, type Person } from '../../server/people.ts';
import { openDevice } from './engine-device.ts';
import { makeCv, syncAll } from './people-here.ts';
import { startStore, type RunningStore } from './start-store.ts';

let store: RunningStore;
let person: Person;
let events: string[];
let heads: number[];
let close: () => void;

beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());
beforeEach(async () => {
  person = await signUp(store);
  events = [];
  heads = [];
});
afterEach(() => close());

const open = (token: string) =>
  openEventStream({
    token,
    onConnected: () => events.push('connected'),
    onNudged: (head) => {
      heads.push(head);
      events.push('nudged');
    },
    door: { origin: store.url },
    random: () => 0,
  });

test('the line opens, and calls for a change of the person’s own and for nobody else’s', async () => {
  close = open(person.token);
  await expect.poll(() => events).toEqual(['connected']);
  const stranger = await openDevice(store, await signUp(store));
  await makeCv(stranger, 'A');
  await syncAll(stranger);
  const laptop = await openDevice(store, person);
  await makeCv(laptop, 'A');
  await syncAll(laptop);
  await expect.poll(() => events).toEqual(['connected', 'nudged']);
  // Whoever made the change is there already.
  expect((await readSyncState(laptop.context)).cursor?.seq).toBe(heads[0]);
});

test('a line that breaks opens again, and says so', async () => {
  close = open(person.token);
  await expect.poll(() => events).toEqual(['connected']);
  await store.restart();
  await expect.poll(() => events).toEqual(['connected', 'connected']);
});
