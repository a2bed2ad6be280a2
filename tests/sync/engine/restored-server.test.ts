// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApplication } from '#/data/records/tracker/applications.ts';
import { getCv, purgeCv } from '#/data/records/cvs.ts';
import { unsettledVersions } from '#/data/records/history.ts';
import { BATCH_LIMITS } from '#/domain/access/size-limits.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { signUp, type Person } from '../../server/people.ts';
import { openDevice, type EngineDevice } from './engine-device.ts';
import { edit, makeCv, queueOn, statesOn, syncAll, titleOn, titlesOn } from './people-here.ts';
import { startStore, WAYS_BACK, type RunningStore } from './start-store.ts';

let store: RunningStore;
let person: Person;
let phone: EngineDevice;
let laptop: EngineDevice;

beforeEach(async () => {
  person = await signUp(store);
  [phone, laptop] = [await openDevice(store, person), await openDevice(store, person)];
});

/** More than go up at once. */
const RECORDS = BATCH_LIMITS.mutations + 10;

const versionsOn = async ({ context }: EngineDevice): Promise<unknown[]> =>
  unsettledVersions(context);
/** So long after that the queue has forgotten what it sent: only the rows are left. */
const forgetQueues = async (...devices: EngineDevice[]): Promise<void> => {
  for (const { context } of devices) await context.database.outbox.clear();
};

describe.each(WAYS_BACK)('brought back by %s', (way) => {
  beforeAll(async () => {
    store = await startStore(way);
  });
  afterAll(() => store.stop());

  test('a restart of the server is not noticed', async () => {
    await makeCv(phone, 'A');
    await syncAll(phone);
    await store.restart();
    phone.sent.length = 0;
    await makeCv(phone, 'B');
    await syncAll(phone);
    expect(phone.sent).toHaveLength(1);
  });

  test('devices heal a server that was restored from an older back-up', async () => {
    const early = await makeCv(phone, 'D’avant');
    const binned = await makeCv(phone, 'À purger');
    await syncAll(phone, laptop);
    await store.backUp();

    await edit(phone, early, 'title', 'Corrigé après la copie');
    const late = await makeCv(laptop, 'D’après');
    await purgeCv(phone.context, binned);
    await syncAll(phone, laptop, phone);
    // Long enough ago for the queue to have forgotten it: only the rows are left.
    await laptop.context.database.outbox.clear();
    await edit(laptop, late, 'title', 'D’après, pas encore envoyé');

    await store.restore();
    await syncAll(phone, laptop, phone);
    for (const device of [phone, laptop]) {
      expect(await titlesOn(device)).toEqual([
        'Corrigé après la copie',
        'D’après, pas encore envoyé',
      ]);
      expect((await statesOn(device)).filter((state) => state !== 'settled')).toEqual([]);
    }
    expect(await store.rows(person.id, 'cvs')).toContainEqual(
      expect.objectContaining({ id: late, title: 'D’après, pas encore envoyé' }),
    );
    const found = await openDevice(store, person);
    await syncAll(found);
    expect(await titlesOn(found)).toEqual(await titlesOn(phone));
  });

  test('a page closed while it starts over goes on starting over', async () => {
    await store.backUp();
    const ids: string[] = [];
    for (let count = 0; count < RECORDS; count += 1) ids.push(await makeCv(phone, `CV ${count}`));
    await syncAll(phone);
    await store.restore();
    await edit(phone, ids[0] ?? '', 'title', 'Écrit depuis');
    const killed = new AbortController();
    let calls = 0;
    phone.wire = (input, init) => {
      if ((calls += 1) === 2) killed.abort();
      return fetch(input, init);
    };
    await phone.sync(killed.signal);
    expect((await queueOn(phone)).some(({ state }) => state === 'in-flight')).toBe(true);
    phone.wire = fetch;
    await syncAll(phone);
    const found = await openDevice(store, person);
    await syncAll(found);
    expect(await titlesOn(found)).toHaveLength(RECORDS);
    expect(await titleOn(found, ids[0] ?? '')).toBe('Écrit depuis');
  });

  test('an edit that every device shows is never replaced by an older one, however long ago it was', async () => {
    const id = await makeCv(phone, 'Ancien');
    await syncAll(phone, laptop);
    await store.backUp();
    await edit(phone, id, 'title', 'Nouveau');
    await syncAll(phone, laptop);
    await edit(laptop, id, 'personal.summary', 'Résumé');
    await syncAll(laptop, phone);
    await forgetQueues(phone, laptop);
    await edit(phone, id, 'personal.headline', 'Pas encore envoyé');

    await store.restore();
    await syncAll(phone, laptop, phone);
    const found = await openDevice(store, person);
    await syncAll(found);
    for (const device of [phone, laptop, found]) {
      expect(await getCv(device.context, id)).toMatchObject({
        title: 'Nouveau',
        personal: { summary: 'Résumé', headline: 'Pas encore envoyé' },
      });
      expect(await versionsOn(device)).toEqual([]);
    }
  });

  test('a device’s own edits, sent again, are no other versions of each other', async () => {
    const id = await makeCv(phone, 'Titre 0');
    await syncAll(phone, laptop);
    await store.backUp();
    for (let count = 1; count <= 51; count += 1) {
      await edit(phone, id, 'title', `Titre ${count}`);
      await syncAll(phone);
    }
    await syncAll(laptop);
    await store.restore();
    await syncAll(phone, laptop, phone);
    for (const device of [phone, laptop]) {
      expect(await titlesOn(device)).toEqual(['Titre 51']);
      expect(await versionsOn(device)).toEqual([]);
    }
  });

  test('what was purged a week ago stays purged, and places keep their order', async () => {
    const purged = await makeCv(phone, 'À purger');
    await syncAll(phone, laptop);
    await store.backUp();
    await purgeCv(phone.context, purged);
    for (let count = 1; count <= 6; count += 1)
      await createApplication(phone.context, { title: `Poste ${count}` }, 5);
    await syncAll(phone, laptop);
    const { database } = phone.context;
    const locked = async () => (await database.applications.toArray()).filter((row) => row.locked);
    const before = (await locked()).map(({ title }) => title);
    expect(before).toEqual(['Poste 6']);
    const weekAgo = Date.now() - 7 * DAY_MS;
    await database.outbox.toCollection().modify({ answeredAt: weekAgo });
    await database.outbox.filter(({ op }) => op !== 'purge').delete();

    await store.restore();
    await syncAll(phone, laptop, phone);
    expect([await titlesOn(phone), await titlesOn(laptop)]).toEqual([[], []]);
    expect((await locked()).map(({ title }) => title)).toEqual(before);
  });
});
