/**
 * Run where cover letters are planted: what follows for every synced collection follows for them. Here there are
 * none, so their table and their commands are only known by name.
 */
// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseToFile } from '#/data/backup/export.ts';
import { readBackup } from '#/data/backup/read-backup.ts';
import { restoreBackup } from '#/data/backup/restore.ts';
import { rulesOf } from '#/data/collection-rules.ts';
import type { DataContext } from '#/data/context.ts';
import { listRefused } from '#/data/queue/waiting.ts';
import { createApplication } from '#/data/records/tracker/applications.ts';
import { listBin, moveToBin, purgeFromBin } from '#/data/records/bin.ts';
import type { Saved } from '#/data/records/saved-row.ts';
import type { SyncedRow, SyncedTable } from '#/data/tables.ts';
import { recordName } from '#/domain/collections/record-name.ts';
import { asOperator, call, PASSWORD, signUp, signUpAs, type Person } from '../../server/people.ts';
import { startTestServer, type TestServer } from '../../server/real-server.ts';
import { openDevice, type EngineDevice } from '../../sync/engine/engine-device.ts';

const TABLE = 'coverLetters' as SyncedTable;
const COMMANDS = '#/data/records/cover-letters.ts';
const { createCoverLetter, addParagraph } = (await import(/* @vite-ignore */ COMMANDS)) as {
  createCoverLetter: (context: DataContext, fields: object) => Saved<SyncedRow>;
  addParagraph: (context: DataContext, id: string, text: string) => Saved<SyncedRow>;
};

let server: TestServer;
let person: Person;
let phone: EngineDevice;
let laptop: EngineDevice;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUpAs(server, 'premium');
  phone = await openDevice(server, person);
  laptop = await openDevice(server, person);
});
afterAll(() => server.stop());

const must = async <T>(result: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>) => {
  const done = await result;
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
};

/** An application with a letter of one paragraph. */
const write = async ({ context }: EngineDevice) => {
  const { application } = await must(createApplication(context, { title: 'Analyste' }, null));
  const fields = { application: application.id, title: 'Pour la banque' };
  const { id } = await must(createCoverLetter(context, fields));
  await must(addParagraph(context, id, 'Bonjour'));
  return { application: application.id, id };
};
const rowsOn = ({ context }: Pick<EngineDevice, 'context'>): Promise<SyncedRow[]> =>
  context.database.table<SyncedRow>(TABLE).toArray();
const rowsOnServer = async (): Promise<string[][]> =>
  (await asOperator(server, 'POST', '/api/sql', { query: 'SELECT id FROM cover_letters' })).body
    .rows;
const syncAll = async (...devices: EngineDevice[]) => {
  for (const device of devices) await must(device.sync());
};

test('a letter is on both devices, in the export and in the back-up, and goes with its application', async () => {
  const { application, id } = await write(phone);
  await syncAll(phone, laptop);
  expect(await rowsOn(laptop)).toMatchObject([{ id, application, rev: 2 }]);
  expect(await rowsOn(laptop)).toEqual(await rowsOn(phone));

  const exported = await call(
    server,
    'POST',
    '/api/jalon/export',
    { password: PASSWORD },
    person.token,
  );
  expect(exported.body.cover_letters).toMatchObject([{ id, title: 'Pour la banque' }]);

  const file = await (await databaseToFile(phone.context.database, 0)).text();
  const fresh = await openDevice(server, await signUp(server));
  const names = { version: '', copy: (name: string) => name };
  await must(restoreBackup(fresh.context, await must(readBackup(file)), names));
  expect(await rowsOn(fresh)).toMatchObject([{ id, application, title: 'Pour la banque' }]);

  await must(moveToBin(phone.context, [{ table: TABLE, id }]));
  const [binned] = await listBin(phone.context);
  expect(binned).toMatchObject({ table: TABLE, id });
  expect(recordName(rulesOf(TABLE), { ...binned?.row })).toBe('Pour la banque');
  await must(purgeFromBin(phone.context, [{ table: 'applications', id: application }]));
  await syncAll(phone, laptop);
  expect([await rowsOn(phone), await rowsOn(laptop), await rowsOnServer()]).toEqual([[], [], []]);
});

test('the night takes a letter with the application that lay in the bin', async () => {
  const { application } = await write(phone);
  await syncAll(phone, laptop);
  const long = `UPDATE applications SET trashedAt = 5 WHERE id = '${application}'`;
  for (const query of [long, 'UPDATE sync_log SET at = 5'])
    await asOperator(server, 'POST', '/api/sql', { query });
  await asOperator(server, 'POST', '/api/crons/jalon-night');
  await expect.poll(rowsOnServer).toEqual([]);
  await syncAll(laptop);
  expect(await rowsOn(laptop)).toEqual([]);
});

test('a free plan is refused letters, sees why, and keeps them where they are', async () => {
  const device = await openDevice(server, await signUp(server));
  const { id } = await write(device);
  await syncAll(device);
  expect(await listRefused(device.context)).toMatchObject([
    { ref: { table: TABLE, id }, code: 'role' },
  ]);
  expect(await rowsOnServer()).toEqual([]);
  expect(await rowsOn(device)).toMatchObject([{ id }]);
});
