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
  const changes: (number | undefined)[] = [];
  for (const title of ['A', 'B']) {
    await makeCv(laptop, title);
    await syncAll(laptop);
    // Whoever made the change is there already.
    changes.push((await readSyncState(laptop.context)).cursor?.seq);
    await expect.poll(() => heads.at(-1)).toBe(changes.at(-1));
  }
  // Once for each, so that no device asks twice.
  expect(heads).toEqual(changes);
  expect(events).toEqual(['connected', 'nudged', 'nudged']);
});

test('a line that breaks opens again, and says so', async () => {
  close = open(person.token);
  await expect.poll(() => events).toEqual(['connected']);
  await store.restart();
  await expect.poll(() => events).toEqual(['connected', 'connected']);
});
