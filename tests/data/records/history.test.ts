// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCvFromReading, getCv, patchCv, purgeCv } from '#/data/records/cvs.ts';
import {
  chooseVersion,
  keepAllPresent,
  keepPresent,
  unsettledVersions,
  versionsOf,
} from '#/data/records/history.ts';
import { takeVersions } from '#/data/queue/take-version.ts';
import { editField, removeEntry } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { sampleReading } from '#/domain/cv/record/record-fixture.ts';
import type { Json } from '#/domain/sync/merge.ts';
import { openContext, type TestContext } from '../context.ts';

let context: TestContext;
let cv: CvRecord;
let ref: { table: 'cvs'; id: string };
let told = 0;

beforeEach(async () => {
  context = await openContext();
  const created = await createCvFromReading(context, sampleReading(), {
    title: 'Ici',
    sourceFileName: 'cv.pdf',
  });
  if (!created.ok) throw new Error(created.error.kind);
  cv = created.value;
  ref = { table: 'cvs', id: cv.id };
});

/** As the server tells of an edit that lost. */
const tellLost = async (path: string, value: Json): Promise<string> => {
  const id = `lost${String((told += 1)).padStart(11, '0')}`;
  const { database } = context;
  const body = {
    collection: 'cvs',
    record: cv.id,
    path,
    value,
    clock: `00000000${told}.000.change`,
    device: 'phone0000000001',
    reason: 'lost',
    resolvedAt: null,
    createdAt: told,
    updatedAt: told,
    trashedAt: null,
  };
  const tables = [database.history, database.outbox, database.base];
  await database.transaction('rw', tables, () =>
    takeVersions(database, [{ seq: told, collection: 'history', record: id, rev: 1, body }]),
  );
  return id;
};
const newest = async () => (await context.database.outbox.orderBy('seq').toArray()).slice(-2);

describe('an edit that lost', () => {
  test('stands beside what is there now, newest first, until it is settled', async () => {
    await tellLost('title', 'Là-bas');
    await tellLost('personal.fullName', 'A. Z.');
    expect(await versionsOf(context, ref)).toMatchObject([
      { entry: { value: 'A. Z.' }, present: cv.personal.fullName },
      { entry: { value: 'Là-bas' }, present: 'Ici' },
    ]);
    const settled = await keepPresent(context, (await versionsOf(context, ref))[0]!.entry.id);
    expect(settled.ok).toBe(true);
    expect(await unsettledVersions(context)).toHaveLength(1);
    expect((await getCv(context, cv.id))?.personal.fullName).toBe(cv.personal.fullName);
  });

  test('can be chosen: written as any edit is, and settled in the same action', async () => {
    const id = await tellLost('title', 'Là-bas');
    await patchCv(context, cv.id, editField('title', 'Ici encore'));
    await chooseVersion(context, id);
    expect((await getCv(context, cv.id))?.title).toBe('Là-bas');
    expect(await versionsOf(context, ref)).toEqual([]);
    const [edit, settling] = await newest();
    expect(edit).toMatchObject({ collection: 'cvs', patch: { title: 'Là-bas' } });
    expect(settling).toMatchObject({ collection: 'history', record: id, group: edit!.group });
    expect(Object.keys(settling!.patch)).toEqual(['resolvedAt']);
  });

  test('is settled with all others at once, and what is shown stays', async () => {
    const ids = [
      await tellLost('title', 'Là-bas'),
      await tellLost('personal.fullName', 'A. Z.'),
      await tellLost('title', 'Ailleurs'),
    ];
    expect((await keepAllPresent(context)).ok).toBe(true);
    expect(await unsettledVersions(context)).toEqual([]);
    expect(await getCv(context, cv.id)).toEqual(cv);
    const settling = (await context.database.outbox.toArray()).slice(-3);
    expect(settling.map(({ record }) => record).toSorted()).toEqual(ids.toSorted());
    expect(new Set(settling.map(({ group }) => group)).size).toBe(3);
  });

  test('within an entry that has been removed brings the entry back', async () => {
    const job = Object.keys(cv.experience)[0]!;
    await patchCv(context, cv.id, removeEntry('experience', job));
    const id = await tellLost(`experience.${job}.jobTitle`, 'Cheffe d’équipe');
    expect((await versionsOf(context, ref))[0]?.present).toBeUndefined();
    await chooseVersion(context, id);
    expect((await getCv(context, cv.id))?.experience[job]).toMatchObject({
      jobTitle: 'Cheffe d’équipe',
      achievements: [],
    });
    // Only what was chosen travels: the server still has the rest of the entry.
    const [edit] = await newest();
    expect(edit?.patch).toEqual({ [`experience.${job}`]: { jobTitle: 'Cheffe d’équipe' } });
  });

  test('of a record that is gone is nobody’s question any more', async () => {
    const id = await tellLost('title', 'Là-bas');
    await purgeCv(context, cv.id);
    expect(await unsettledVersions(context)).toEqual([]);
    expect(await chooseVersion(context, id)).toEqual({ ok: false, error: { kind: 'missing' } });
  });
});
