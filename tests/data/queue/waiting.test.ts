// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { createBlankCv, getCv, listCvs, patchCv } from '#/data/records/cvs.ts';
import { redrawRow, takeVersion } from '#/data/queue/take-version.ts';
import { bodyOfRow } from '#/data/row-patch.ts';
import type { Mutation } from '#/data/tables.ts';
import { giveUp, keepAsCopy, listRefused, listWaiting, sendAgain } from '#/data/queue/waiting.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { openContext, type TestContext } from '../context.ts';

let context: TestContext;
let cv: CvRecord;
const ref = () => ({ table: 'cvs', id: cv.id }) as const;

beforeEach(async () => {
  context = await openContext();
  const created = await createBlankCv(context, { title: 'Ici', language: 'fr' });
  if (!created.ok) throw new Error(created.error.kind);
  cv = created.value;
});

const markAll = (change: Partial<Mutation>) =>
  context.database.outbox.toCollection().modify(change);
const refuseAll = async (code: Mutation['code'] & string) => {
  await markAll({ state: 'parked', code, answeredAt: 1 });
  await redrawRow(context.database, 'cvs', cv.id);
};
const asTaken = async () => {
  await markAll({ state: 'settled' });
  await takeVersion(context.database, 'cvs', { record: cv.id, rev: 3, body: bodyOfRow('cvs', cv) });
};
const outbox = () => context.database.outbox.orderBy('seq').toArray();

test('what waits is listed once for each record, with the latest of each field', async () => {
  await patchCv(context, cv.id, editField('title', 'Banque'));
  await patchCv(context, cv.id, editField('template', 'creatif'));
  const [waiting, ...others] = await listWaiting(context);
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({
    ref: ref(),
    row: { title: 'Banque' },
    changes: 3,
    patch: { title: 'Banque', template: 'creatif' },
  });
  await markAll({ state: 'acknowledged' });
  expect(await listWaiting(context)).toEqual([]);
});

test('a refused creation stays here with its reason, and is sent again under a new id', async () => {
  await refuseAll('limit');
  expect(await listRefused(context)).toMatchObject([{ code: 'limit', row: { title: 'Ici' } }]);
  const [before] = await outbox();
  expect(await sendAgain(context, ref())).toEqual({ ok: true, value: undefined });
  const [after, ...more] = await outbox();
  expect(more).toEqual([]);
  expect(after).toMatchObject({ op: 'create', state: 'pending', patch: before?.patch });
  expect(after?.id).not.toBe(before?.id);
  expect(after).not.toHaveProperty('code');
  expect((await getCv(context, cv.id))?.title).toBe('Ici');
  expect(await listRefused(context)).toEqual([]);
});

test('an edit that is sent again is on the screen again', async () => {
  await asTaken();
  await patchCv(context, cv.id, editField('title', 'Trop long'));
  await context.database.outbox.where('state').equals('pending').modify({ state: 'parked' });
  await redrawRow(context.database, 'cvs', cv.id);
  expect((await getCv(context, cv.id))?.title).toBe('Ici');
  await sendAgain(context, ref());
  expect((await getCv(context, cv.id))?.title).toBe('Trop long');
  expect(await context.database.base.get(['cvs', cv.id])).toMatchObject({ rev: 3 });
});

test('giving up leaves what the server has, and nothing where it has nothing', async () => {
  await asTaken();
  await patchCv(context, cv.id, editField('title', 'Refusé'));
  await context.database.outbox.where('state').equals('pending').modify({ state: 'parked' });
  await giveUp(context, ref());
  expect((await getCv(context, cv.id))?.title).toBe('Ici');
  expect(await listRefused(context)).toEqual([]);

  const never = await createBlankCv(context, { title: 'Jamais', language: 'fr' });
  if (!never.ok) throw new Error('not created');
  await context.database.outbox.where('state').equals('pending').modify({ state: 'parked' });
  await giveUp(context, { table: 'cvs', id: never.value.id });
  expect(await getCv(context, never.value.id)).toBeUndefined();
});

test('a copy keeps the words of a record that the server will not take', async () => {
  await refuseAll('not_yours');
  await keepAsCopy(context, ref());
  const [copy, ...others] = await listCvs(context);
  expect(others).toEqual([]);
  expect(copy).toMatchObject({ title: 'Ici', rev: 0 });
  expect(copy?.id).not.toBe(cv.id);
  expect(await listWaiting(context)).toMatchObject([{ ref: { id: copy?.id } }]);
});
