// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApplication } from '#/data/records/tracker/applications.ts';
import { moveToBin, purgeFromBin, restoreFromBin } from '#/data/records/bin.ts';
import { saveVersion } from '#/data/records/cv-versions.ts';
import { saveFile } from '#/data/records/files.ts';
import { createReminder } from '#/data/records/tracker/reminders.ts';
import { signUp } from '../../server/people.ts';
import { openDevice, type EngineDevice } from './engine-device.ts';
import { edit, makeCv, queueOn, syncAll, titleOn } from './people-here.ts';
import { startStore, type RunningStore } from './start-store.ts';

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

const must = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const leftOnServer = (collection: string): Promise<unknown[]> =>
  server.rows(phone.context.uid, collection);

const leftAnywhere = async (): Promise<unknown[]> => {
  const tables = ['cvs', 'cvVersions', 'applications', 'reminders', 'files'] as const;
  const rows = [phone, laptop].flatMap(({ context }) =>
    tables.map((table) => context.database.table(table).toArray()),
  );
  const stored = ['cvs', 'cv_versions', 'applications', 'reminders', 'files'].map(leftOnServer);
  return (await Promise.all([...rows, ...stored])).flat();
};

/** A version of a CV with a file of its own, and an application's reminder: what goes with them. */
const addBelongings = async ({ context }: EngineDevice, cv: string, application: string) => {
  must(await saveVersion(context, cv, 'Entre-temps'));
  const [version] = await context.database.cvVersions.toArray();
  must(await createReminder(context, { application, type: 'follow-up', dueOn: '2026-12-01' }));
  const bytes = new TextEncoder().encode('entre-temps').buffer;
  const of = { table: 'cvVersions', id: version?.id ?? '' } as const;
  const given = {
    name: 'a.pdf',
    type: 'application/pdf',
    bytes,
    purpose: 'source-cv',
    of,
  } as const;
  must(await saveFile(context, given));
};

const start = async () => {
  const cv = await makeCv(phone, 'CV');
  const { application } = must(
    await createApplication(phone.context, { title: 'Soudeuse', cv }, 5),
  );
  await syncAll(phone, laptop);
  return { cv, application: application.id };
};

const purgeBoth = async ({ cv, application }: Awaited<ReturnType<typeof start>>) =>
  must(
    await purgeFromBin(phone.context, [
      { table: 'cvs', id: cv },
      { table: 'applications', id: application },
    ]),
  );

test('what another device had added to a record goes with it when it is purged', async () => {
  const made = await start();
  await addBelongings(laptop, made.cv, made.application);
  await syncAll(laptop);
  // The phone has not heard of it.
  await purgeBoth(made);
  await syncAll(phone, laptop, phone);
  expect(await leftAnywhere()).toEqual([]);
});

test('and what is added to it afterwards is refused, with its reason', async () => {
  const made = await start();
  await addBelongings(laptop, made.cv, made.application);
  await purgeBoth(made);
  await syncAll(phone, laptop, phone);
  expect(await leftAnywhere()).toEqual([]);
  const refused = (await queueOn(laptop)).filter(({ state }) => state === 'parked');
  expect(refused.map(({ collection, code }) => [collection, code])).toEqual([
    ['cv_versions', 'purged'],
    ['reminders', 'purged'],
    ['files', 'purged'],
  ]);
});

test('a record taken out of the bin and edited offline comes back whole when its purge was first', async () => {
  const { cv } = await start();
  const other = await makeCv(phone, 'Autre');
  const binned = [cv, other].map((id) => ({ table: 'cvs', id }) as const);
  await edit(phone, cv, 'personal.summary', 'D’avant');
  must(await moveToBin(phone.context, binned));
  await syncAll(phone, laptop);

  must(await restoreFromBin(laptop.context, binned));
  await edit(laptop, cv, 'title', 'CV, gardé');
  must(await purgeFromBin(phone.context, [{ table: 'cvs', id: cv }]));
  await syncAll(phone, laptop, phone);
  for (const device of [phone, laptop]) {
    const cvs = await device.context.database.cvs.toArray();
    const kept = cvs.find(({ title }) => title === 'CV, gardé');
    expect(kept).toMatchObject({ trashedAt: null, personal: { summary: 'D’avant' } });
    expect(kept?.id).not.toBe(cv);
    const [application] = await device.context.database.applications.toArray();
    expect(application).toMatchObject({ cv: kept?.id });
    expect(cvs.find(({ id }) => id === other)).toMatchObject({ trashedAt: null });
    expect(cvs).toHaveLength(2);
  }
  expect((await queueOn(laptop)).filter(({ state }) => state === 'parked')).toEqual([]);
});

test('an edit of a record that somebody purged does not bring it back', async () => {
  const { cv } = await start();
  await edit(laptop, cv, 'title', 'Trop tard');
  must(await purgeFromBin(phone.context, [{ table: 'cvs', id: cv }]));
  await syncAll(phone, laptop, phone);
  expect([await titleOn(phone, cv), await titleOn(laptop, cv)]).toEqual([undefined, undefined]);
  expect(await laptop.context.database.cvs.count()).toBe(0);
});
