// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createApplication,
  editApplication,
  listApplications,
} from '#/data/records/tracker/applications.ts';
import { moveToBin } from '#/data/records/bin.ts';
import { asOperator, signUp, type Person } from '../../server/people.ts';
import { startStore, type RunningStore } from './start-store.ts';
import { openDevice, type EngineDevice } from './engine-device.ts';
import { syncAll } from './people-here.ts';

let server: RunningStore;
let person: Person;
let phone: EngineDevice;
let laptop: EngineDevice;
let ids: string[];

beforeAll(async () => {
  server = await startStore();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await signUp(server);
  phone = await openDevice(server, person);
  laptop = await openDevice(server, person);
  ids = [];
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) {
    const made = await createApplication(phone.context, { title }, 5);
    if (!made.ok) throw new Error(made.error.kind);
    ids.push(made.value.application.id);
  }
  await syncAll(phone, laptop);
});

/** Titles, those that are locked in brackets. */
const shownOn = async ({ context }: EngineDevice): Promise<string[]> =>
  (await listApplications(context))
    .map(({ title, locked }) => (locked ? `[${title}]` : title))
    .toSorted();

test('a sixth application made offline is kept, and locked, on both devices', async () => {
  const expected = ['A', 'B', 'C', 'D', 'E', '[F]'].toSorted();
  expect([await shownOn(phone), await shownOn(laptop)]).toEqual([expected, expected]);
});

test('it stays locked under an edit, and takes the place of one that goes', async () => {
  await editApplication(laptop.context, ids[5] ?? '', { notes: 'Toujours là' });
  await syncAll(laptop, phone);
  expect(await shownOn(phone)).toContain('[F]');
  await moveToBin(phone.context, [{ table: 'applications', id: ids[0] ?? '' }]);
  await syncAll(phone, laptop);
  for (const device of [phone, laptop])
    expect(await shownOn(device)).toEqual(['B', 'C', 'D', 'E', 'F']);
});

test('a plan without a limit unlocks it on every device', async () => {
  const path = `/api/collections/users/records/${person.id}`;
  await asOperator(server, 'PATCH', path, { role: 'premium' });
  await syncAll(phone, laptop);
  for (const device of [phone, laptop])
    expect(await shownOn(device)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});
