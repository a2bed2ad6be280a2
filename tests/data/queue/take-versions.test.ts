// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { commit } from '#/data/commit.ts';
import { bodyOfRow } from '#/data/row-patch.ts';
import { redrawRow, takeVersions } from '#/data/queue/take-version.ts';
import type { ChangedRow } from '#/domain/sync/protocol.ts';
import { newApplication, type Application } from '#/domain/tracker/application.ts';
import { openContext, type TestContext } from '../context.ts';

let context: TestContext;
beforeEach(async () => {
  context = await openContext();
});

const application = (id: string, title: string): Application =>
  newApplication(id, 5, 'event0000000001', { title, company: 'Boulangerie Lanctôt' });
const told = (row: Application, rev = 1, over: Partial<ChangedRow> = {}): ChangedRow => ({
  seq: rev,
  collection: 'applications',
  record: row.id,
  rev,
  body: bodyOfRow('applications', row),
  ...over,
});
const take = (changes: ChangedRow[]): Promise<string[]> => {
  const { database } = context;
  const tables = [database.applications, database.outbox, database.base];
  return database.transaction('rw', tables, () => takeVersions(database, changes));
};
const A = application('a00000000000001', 'Boulangère');
const B = application('b00000000000001', 'Pâtissière');

test('rows come as the server tells them, gone ones go, and no base is left behind', async () => {
  await take([told(A), told(B)]);
  await take([told({ ...A, title: 'Chef boulangère' }, 2), told(B, 3, { body: null })]);
  expect(await context.database.applications.toArray()).toEqual([
    { ...A, title: 'Chef boulangère', rev: 2 },
  ]);
  expect(await context.database.base.count()).toBe(0);
});

test('of a record told twice in one page, the later version stays', async () => {
  await take([told(A), told({ ...A, title: 'Plus tard' }, 2)]);
  expect(await context.database.applications.get(A.id)).toMatchObject({
    title: 'Plus tard',
    rev: 2,
  });
  await take([told(A, 3), told(A, 4, { body: null })]);
  expect(await context.database.applications.count()).toBe(0);
});

test('what is being written here stays above the server’s version', async () => {
  await take([told(A), told(B)]);
  await commit(context, [
    { table: 'applications', op: 'patch', id: A.id, patch: { notes: 'Rappeler lundi' } },
  ]);
  await take([told({ ...A, title: 'Ailleurs' }, 2), told({ ...B, title: 'Ailleurs' }, 2)]);
  expect(await context.database.applications.get(A.id)).toMatchObject({
    title: 'Ailleurs',
    notes: 'Rappeler lundi',
    rev: 2,
  });
  expect((await context.database.applications.get(B.id))?.title).toBe('Ailleurs');
});

test('a locked record says so through edits and redrawing, until the server unlocks it', async () => {
  const { database } = context;
  await take([told(A, 1, { locked: true })]);
  expect((await database.applications.get(A.id))?.locked).toBe(true);
  await commit(context, [
    { table: 'applications', op: 'patch', id: A.id, patch: { notes: 'Toujours lisible' } },
  ]);
  await redrawRow(database, 'applications', A.id);
  expect(await database.applications.get(A.id)).toMatchObject({
    locked: true,
    notes: 'Toujours lisible',
  });
  const [entry] = await database.outbox.toArray();
  expect(entry?.patch).toEqual({ notes: 'Toujours lisible' });
  expect((await database.base.toArray())[0]?.body).not.toHaveProperty('locked');
  await take([told(A, 2)]);
  expect(await database.applications.get(A.id)).not.toHaveProperty('locked');
});

test('a field this version does not know is kept, and one the server lacks is filled in', async () => {
  const { notes: _notes, ...body } = bodyOfRow('applications', A);
  await take([told(A, 1, { body: { ...body, salary: '80 000 $' } })]);
  const row = await context.database.applications.get(A.id);
  expect(row).toMatchObject({ notes: '', salary: '80 000 $' });
});

test('collections of a later version are named, and do not stop the others', async () => {
  expect(await take([told(A, 1, { collection: 'mentors' }), told(B)])).toEqual(['mentors']);
  expect(await context.database.applications.count()).toBe(1);
});
