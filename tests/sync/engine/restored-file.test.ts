// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyGuestInto } from '#/data/backup/adopt-guest.ts';
import { databaseToFile } from '#/data/backup/export.ts';
import { readBackup } from '#/data/backup/read-backup.ts';
import { restoreBackup } from '#/data/backup/restore.ts';
import { createApplication, editApplication } from '#/data/records/tracker/applications.ts';
import { saveVersion } from '#/data/records/cv-versions.ts';
import { listCvs, purgeCv } from '#/data/records/cvs.ts';
import { createReminder } from '#/data/records/tracker/reminders.ts';
import type { SyncedTable } from '#/data/tables.ts';
import { signUp, type Person } from '../../server/people.ts';
import { openDevice, type EngineDevice } from './engine-device.ts';
import { edit, makeCv, queueOn, syncAll, titleOn, titlesOn } from './people-here.ts';
import { startStore, type RunningStore } from './start-store.ts';

let server: RunningStore;
let person: Person;
let phone: EngineDevice;
let laptop: EngineDevice;

beforeAll(async () => {
  server = await startStore();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await signUp(server);
  phone = await openDevice(server, person);
  laptop = await openDevice(server, person);
});

const NAMES = { version: 'Sauvegarde', copy: (name: string) => `${name} (sauvegarde)` };

const exportOf = async ({ context }: EngineDevice): Promise<string> =>
  (await databaseToFile(context.database, context.now())).text();

const restore = async ({ context }: EngineDevice, text: string): Promise<void> => {
  const backup = await readBackup(text);
  if (!backup.ok) throw new Error(backup.error.kind);
  expect((await restoreBackup(context, backup.value, NAMES)).ok).toBe(true);
};

const rowsOn = async (device: EngineDevice, table: SyncedTable) =>
  device.context.database.table(table).toArray();
const refusedOn = async (device: EngineDevice) =>
  (await queueOn(device)).filter(({ state }) => state === 'parked');

/** A CV with a saved version, an application made with it, and its reminders: one comes by itself. */
const fill = async (device: EngineDevice): Promise<void> => {
  const cv = await makeCv(device, 'CV');
  await saveVersion(device.context, cv, 'Première');
  const made = await createApplication(device.context, { title: 'Soudeuse', cv }, 5);
  if (!made.ok) throw new Error(made.error.kind);
  await createReminder(device.context, {
    application: made.value.application.id,
    type: 'follow-up',
    dueOn: '2026-12-01',
  });
};

/** One of each, and each speaks of the others by the ids they have here. */
const expectAllOn = async (...devices: EngineDevice[]): Promise<void> => {
  for (const device of devices) await expectAll(device);
};

const expectAll = async (device: EngineDevice): Promise<void> => {
  const [cvs, versions, applications, reminders] = await Promise.all(
    (['cvs', 'cvVersions', 'applications', 'reminders'] as const).map((table) =>
      rowsOn(device, table),
    ),
  );
  expect(cvs).toMatchObject([{ title: 'CV' }]);
  expect(versions).toMatchObject([{ title: 'Première', cv: cvs?.[0].id }]);
  expect(applications).toMatchObject([{ title: 'Soudeuse', cv: cvs?.[0].id }]);
  const ofIt = { application: applications?.[0].id };
  expect(reminders).toMatchObject([ofIt, ofIt]);
  expect(await refusedOn(device)).toEqual([]);
};

test('a file restored as a guest comes whole into a new account, though its ids are another’s', async () => {
  await fill(phone);
  await syncAll(phone);
  const guest = await openDevice(server, { ...person, id: '' });
  await restore(guest, await exportOf(phone));

  const other = await signUp(server);
  const [account, second] = [await openDevice(server, other), await openDevice(server, other)];
  expect((await copyGuestInto(account.context, guest.context.database, NAMES)).ok).toBe(true);
  await syncAll(account, second);
  await syncAll(phone);
  await expectAllOn(account, second, phone);
});

test('the same file restored on two devices of another account gives one of each', async () => {
  await fill(phone);
  await syncAll(phone);
  const text = await exportOf(phone);
  const other = await signUp(server);
  const [one, two] = [await openDevice(server, other), await openDevice(server, other)];
  await restore(one, text);
  await syncAll(one);
  await restore(two, text);
  await syncAll(two, one, two);
  await expectAllOn(one, two);
  expect(await rowsOn(one, 'cvs')).toEqual(await rowsOn(two, 'cvs'));
});

test('a file restored before the first pull, or long after the last, makes no twins', async () => {
  await makeCv(laptop, 'Ancien');
  await syncAll(laptop);
  await fill(phone);
  const id = (await rowsOn(phone, 'cvs'))[0].id as string;
  await syncAll(phone);
  const text = await exportOf(phone);
  await edit(phone, id, 'title', 'CV, corrigé depuis');
  await syncAll(phone);
  const fresh = await openDevice(server, person);
  await restore(fresh, text);
  await restore(laptop, text);
  await syncAll(fresh, laptop, phone, fresh);
  for (const device of [fresh, laptop, phone]) {
    expect(await titlesOn(device)).toEqual(['Ancien', 'CV, corrigé depuis']);
    expect(await rowsOn(device, 'cvVersions')).toMatchObject([{ cv: id }]);
    expect(await rowsOn(device, 'applications')).toMatchObject([{ cv: id }]);
    expect(await rowsOn(device, 'reminders')).toHaveLength(2);
    expect(await refusedOn(device)).toEqual([]);
  }
});

test('a file restored as a guest is laid beside what the account has made of it since', async () => {
  await fill(phone);
  const [cv] = await rowsOn(phone, 'cvs');
  const [application] = await rowsOn(phone, 'applications');
  await edit(phone, cv.id, 'personal.summary', 'Avant');
  await syncAll(phone);
  const guest = await openDevice(server, { ...person, id: '' });
  await restore(guest, await exportOf(phone));
  await edit(phone, cv.id, 'personal.summary', 'Depuis');
  await editApplication(phone.context, application.id, { notes: 'Depuis' });
  await syncAll(phone);
  await syncAll(laptop);
  expect((await copyGuestInto(laptop.context, guest.context.database, NAMES)).ok).toBe(true);
  await syncAll(laptop, phone);
  for (const device of [phone, laptop]) {
    expect(await rowsOn(device, 'cvs')).toMatchObject([{ personal: { summary: 'Depuis' } }]);
    const versions = (await rowsOn(device, 'cvVersions')).map(({ title }) => title);
    expect(versions.toSorted()).toEqual(['Première', NAMES.version]);
    const titles = (await rowsOn(device, 'applications')).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['Soudeuse', NAMES.copy('Soudeuse')]);
  }
});

test('what was purged elsewhere comes back from a file under one new id, with all that is about it', async () => {
  await fill(phone);
  await syncAll(phone);
  const text = await exportOf(phone);
  const before = (await rowsOn(phone, 'cvs'))[0].id as string;
  await purgeCv(phone.context, before);
  await syncAll(phone, laptop);
  const fresh = await openDevice(server, person);
  await restore(fresh, text);
  await restore(laptop, text);
  await syncAll(fresh, laptop, phone, fresh);
  for (const device of [fresh, laptop, phone]) {
    await expectAllOn(device);
    expect((await listCvs(device.context))[0]?.id).not.toBe(before);
  }
  // Purged and restored once more.
  await purgeCv(phone.context, (await rowsOn(phone, 'cvs'))[0].id as string);
  await syncAll(phone, laptop, fresh);
  await restore(laptop, text);
  await syncAll(laptop, phone);
  const [cv, ...others] = await rowsOn(phone, 'cvs');
  expect(others).toEqual([]);
  expect(await rowsOn(phone, 'cvVersions')).toMatchObject([{ title: 'Première', cv: cv.id }]);
  expect(await refusedOn(laptop)).toEqual([]);
});

test('what the person wrote in a restored record before it was sent goes with it', async () => {
  const id = await makeCv(phone, 'CV');
  await syncAll(phone);
  const text = await exportOf(phone);
  const other = await openDevice(server, await signUp(server));
  await restore(other, text);
  await edit(other, id, 'title', 'CV, retouché');
  await syncAll(other);
  const [row] = await rowsOn(other, 'cvs');
  expect(row.title).toBe('CV, retouché');
  expect(await titleOn(phone, id)).toBe('CV');
});
