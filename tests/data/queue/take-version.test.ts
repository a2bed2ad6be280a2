// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { createApplication } from '#/data/records/tracker/applications.ts';
import { createBlankCv, getCv, patchCv, purgeCv } from '#/data/records/cvs.ts';
import { createReminder } from '#/data/records/tracker/reminders.ts';
import { bodyOfRow } from '#/data/row-patch.ts';
import { redrawRefused, redrawRow, takeVersion } from '#/data/queue/take-version.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { JsonObject } from '#/domain/sync/merge.ts';
import type { QueuedMutation } from '#/domain/sync/client/queue.ts';
import { openContext, type TestContext } from '../context.ts';

let context: TestContext;
let cv: CvRecord;

beforeEach(async () => {
  context = await openContext();
  const created = await createBlankCv(context, { title: 'Ici', language: 'fr' });
  if (!created.ok) throw new Error(created.error.kind);
  cv = created.value;
});

const told = (over: JsonObject): JsonObject => ({ ...bodyOfRow('cvs', cv), ...over });
const base = () => context.database.base.get(['cvs', cv.id]);
const markAll = (change: Partial<QueuedMutation>) =>
  context.database.outbox.toCollection().modify(change);

test('the server’s version goes under what is typed here, and stays as the merge base', async () => {
  await markAll({ state: 'settled' });
  await patchCv(context, cv.id, editField('title', 'Tapé'));
  const body = told({ title: 'Loin', template: 'creatif' });
  await takeVersion(context.database, 'cvs', { record: cv.id, rev: 6, body });
  expect(await getCv(context, cv.id)).toMatchObject({ title: 'Tapé', template: 'creatif', rev: 6 });
  expect((await base())?.body).toEqual(body);
});

test('once nothing is under way the row is the server’s version, without a base', async () => {
  await patchCv(context, cv.id, editField('title', 'Refusé'));
  await markAll({ state: 'settled' });
  await takeVersion(context.database, 'cvs', { record: cv.id, rev: 6, body: told({}) });
  expect((await getCv(context, cv.id))?.title).toBe('Ici');
  expect(await base()).toBeUndefined();
});

test('a record purged elsewhere goes, whatever was typed in it here', async () => {
  await markAll({ state: 'settled' });
  await patchCv(context, cv.id, editField('title', 'Trop tard'));
  await takeVersion(context.database, 'cvs', { record: cv.id, rev: 6, body: null });
  expect(await getCv(context, cv.id)).toBeUndefined();
});

test('a record purged here does not come back with an older version, nor do its words', async () => {
  await markAll({ state: 'settled' });
  await purgeCv(context, cv.id);
  await takeVersion(context.database, 'cvs', { record: cv.id, rev: 6, body: told({}) });
  expect(await getCv(context, cv.id)).toBeUndefined();
  expect(await base()).toMatchObject({ rev: 6, body: null });
  await markAll({ state: 'settled' });
  await redrawRow(context.database, 'cvs', cv.id);
  expect(await base()).toBeUndefined();
});

test('a record the server refuses to take stays on the device, and stays unknown to the server', async () => {
  await markAll({ state: 'parked', code: 'too_large' });
  await redrawRow(context.database, 'cvs', cv.id);
  expect(await getCv(context, cv.id)).toEqual(cv);
  expect((await base())?.body).toBeNull();
});

test('a record that was brought in stays even if the server says it was purged long ago', async () => {
  await markAll({ state: 'parked', code: 'purged' });
  await context.database.outbox.toCollection().modify({ isBroughtIn: true });
  await redrawRow(context.database, 'cvs', cv.id);
  expect(await getCv(context, cv.id)).toEqual(cv);
  await context.database.outbox.toCollection().modify((entry) => {
    delete entry.isBroughtIn;
  });
  await redrawRow(context.database, 'cvs', cv.id);
  expect(await getCv(context, cv.id)).toBeUndefined();
});

test('a reminder that was refused along with its purged application goes with it', async () => {
  const made = await createApplication(context, { title: 'Soudeuse' }, null);
  if (!made.ok) throw new Error(made.error.kind);
  const application = made.value.application.id;
  const later = { application, type: 'follow-up', dueOn: '2026-12-01' } as const;
  await createReminder(context, later);
  const markOf = (collection: string, change: Partial<QueuedMutation>) =>
    context.database.outbox.filter((entry) => entry.collection === collection).modify(change);
  await markOf('reminders', { state: 'parked', code: 'group' });
  await redrawRefused(context.database);
  expect(await context.database.reminders.count()).toBe(2);
  await markOf('applications', { state: 'settled' });
  await takeVersion(context.database, 'applications', { record: application, rev: 2, body: null });
  await redrawRefused(context.database);
  expect(await context.database.reminders.count()).toBe(0);
});
