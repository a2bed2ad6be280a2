// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JalonDatabase } from '#/data/db.ts';
import { signUp } from '../../server/people.ts';
import { startStore, type RunningStore } from './start-store.ts';
import { openDevice, type EngineDevice } from './engine-device.ts';
import { edit, makeCv, syncAll, titleOn, titlesOn } from './people-here.ts';

let server: RunningStore;
let phone: EngineDevice;
let laptop: EngineDevice;

beforeAll(async () => {
  server = await startStore();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const person = await signUp(server);
  phone = await openDevice(server, person);
  laptop = await openDevice(server, person);
});

class FullDisk extends Error {
  override name = 'QuotaExceededError';
}

/** Everything but what is noted of the trouble itself. */
const contentOf = async ({ tables }: JalonDatabase): Promise<string> => {
  const kept = await Promise.all(
    tables.map(async (table) => [
      table.name,
      (await table.toArray()).filter(({ key }) => key !== 'sync-outcome'),
    ]),
  );
  return JSON.stringify(kept);
};

test('an answer whose last write finds no room has changed nothing, and is taken once there is room', async () => {
  const database = phone.context.database;
  const shared = await makeCv(phone, 'Partagé');
  await syncAll(phone, laptop);
  await edit(laptop, shared, 'title', 'Du portable');
  await makeCv(laptop, 'Nouveau');
  await syncAll(laptop);
  await edit(phone, shared, 'personal.summary', 'Du téléphone');

  let before = '';
  phone.wire = async (input, init) => {
    const response = await fetch(input, init);
    before = await contentOf(database);
    return response;
  };
  // Written last of all.
  const refuse = (_changes: object, key: string): void => {
    if (key === 'sync-outcome') throw new FullDisk();
  };
  database.meta.hook('updating', refuse);
  expect(await phone.sync()).toMatchObject({
    ok: false,
    error: { kind: 'storage', failure: { kind: 'full' } },
  });
  database.meta.hook('updating').unsubscribe(refuse);
  expect(await contentOf(database)).toBe(before);

  phone.wire = fetch;
  await syncAll(phone, laptop);
  expect(await titlesOn(phone)).toEqual(['Du portable', 'Nouveau']);
  expect(await titleOn(laptop, shared)).toBe('Du portable');
});
