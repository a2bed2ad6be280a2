// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseNameOf, JalonDatabase } from '#/data/db.ts';
import { MIGRATIONS } from '#/data/migrations.ts';
import { clearSession, readSession } from '#/data/session/session.ts';
import { createFilesPort } from '#/remote/files.ts';
import { createSyncPort } from '#/remote/sync.ts';
import { syncInBackground, syncTag, uidOfTag } from '#/sync/background.ts';
import { signUp, type Person } from '../../server/people.ts';
import { startStore, type RunningStore } from './start-store.ts';
import { noNetwork, openDevice, type EngineDevice } from './engine-device.ts';
import { keepSession, makeCv, statesOn, syncAll, titlesOn } from './people-here.ts';

let server: RunningStore;
let person: Person;
let phone: EngineDevice;

beforeAll(async () => {
  server = await startStore();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await signUp(server);
  phone = await openDevice(server, person, databaseNameOf(person.id));
  await signInHere(person.token);
});

const signInHere = (token: string, id = person.id): Promise<void> =>
  keepSession(phone, { ...person, id, token });
const wake = (uid = person.id, wire: typeof fetch = fetch) =>
  syncInBackground(
    uid,
    {
      text: (token) => createSyncPort(token, { origin: server.url, fetch: wire }),
      files: (token) => createFilesPort(token, { origin: server.url, fetch: wire }),
    },
    navigator.locks,
  );

test('what a closed page left behind is sent, with the session of its database', async () => {
  await makeCv(phone, 'Écrit dans le métro');
  phone.close();
  await wake(uidOfTag(syncTag(person.id)));
  const laptop = await openDevice(server, person);
  await syncAll(laptop);
  expect(await titlesOn(laptop)).toEqual(['Écrit dans le métro']);
});

test('without a network the browser is asked to try again', async () => {
  await makeCv(phone, 'A');
  await expect(wake(person.id, noNetwork)).rejects.toThrow('offline');
  expect(await statesOn(phone)).toEqual(['in-flight']);
});

test('a refused token is noted, so that the page asks for a new one, and nothing is tried again', async () => {
  await makeCv(phone, 'A');
  await signInHere('none-of-ours');
  await wake();
  expect(await readSession(phone.context.database)).toMatchObject({ expiresAt: 0 });
  expect(await statesOn(phone)).toEqual(['in-flight']);
});

test('nothing is sent with another person’s session, nor without one', async () => {
  const stranger = await signUp(server);
  await makeCv(phone, 'A');
  await signInHere(stranger.token, stranger.id);
  await wake();
  await clearSession(phone.context.database);
  await wake();
  const theirs = await openDevice(server, stranger);
  await syncAll(theirs);
  expect(await titlesOn(theirs)).toEqual([]);
});

test('an account that has left this device is not made again', async () => {
  await wake('nobodyhere00000');
  expect(await Dexie.exists(databaseNameOf('nobodyhere00000'))).toBe(false);
  expect(uidOfTag('something-else')).toBeUndefined();
});

test('a database that a newer version of the app has brought up to date is left to that version', async () => {
  await makeCv(phone, 'A');
  phone.close();
  const version = Math.max(...MIGRATIONS.map((migration) => migration.version)) + 1;
  const newer = new JalonDatabase(phone.context.database.name, [
    ...MIGRATIONS,
    { version, indexes: { cvs: 'id, updatedAt, trashedAt, title' } },
  ]);
  await newer.open();
  expect(await newer.outbox.where('state').equals('pending').count()).toBe(1);
  await wake();
  expect(await newer.outbox.where('state').equals('pending').count()).toBe(1);
  newer.close();
});
