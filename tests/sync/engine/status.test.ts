// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseSession } from '#/data/session/session.ts';
import type { SyncStatus } from '#/sync/status-of.ts';
import { watchStatus } from '#/sync/status.ts';
import { signUp, type Person } from '../../server/people.ts';
import { startStore, type RunningStore } from './start-store.ts';
import { noNetwork, openDevice, type EngineDevice } from './engine-device.ts';
import { edit, keepSession, makeCv, syncAll } from './people-here.ts';

let server: RunningStore;
let person: Person;
let phone: EngineDevice;
let told: SyncStatus[];
let stop: () => void;

beforeAll(async () => {
  server = await startStore();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await signUp(server);
  phone = await openDevice(server, person);
  await keepSession(phone, person);
  told = [];
  stop = watchStatus(phone.context, (status) => told.push(status));
});
afterEach(() => stop());

const last = (): SyncStatus | undefined => told.at(-1);

test('work is counted as waiting until the server has answered it', async () => {
  await expect.poll(last).toMatchObject({ kind: 'syncing', waiting: 0, syncedAt: null });
  await makeCv(phone, 'A');
  await expect.poll(last).toMatchObject({ kind: 'syncing', waiting: 1 });
  await syncAll(phone);
  await expect
    .poll(last)
    .toMatchObject({ kind: 'synced', waiting: 0, syncedAt: expect.any(Number) as number });
});

test('a network that leads nowhere is said to be none, until it leads somewhere', async () => {
  await makeCv(phone, 'A');
  phone.wire = noNetwork;
  await phone.sync();
  await expect.poll(last).toMatchObject({ kind: 'offline', waiting: 1 });
  phone.wire = fetch;
  await syncAll(phone);
  await expect.poll(last).toMatchObject({ kind: 'synced' });
});

test('a refused token asks to sign in, in every tab', async () => {
  const tab = await phone.again();
  await syncAll(phone);
  await expect.poll(last).toMatchObject({ kind: 'synced' });
  await refuseSession(tab.context.database, person.token);
  await expect.poll(last).toMatchObject({ kind: 'sign-in' });
});

test('an edit that lost is counted on both devices until somebody has chosen', async () => {
  const laptop = await openDevice(server, person);
  const id = await makeCv(phone, 'A');
  await syncAll(phone, laptop);
  await edit(phone, id, 'title', 'Du téléphone');
  await edit(laptop, id, 'title', 'Du portable');
  await syncAll(phone, laptop, phone);
  await expect.poll(last).toMatchObject({ kind: 'attention', versions: 1 });
  expect(await laptop.context.database.history.toArray()).toMatchObject([
    { record: id, path: 'title', resolvedAt: null },
  ]);
});
