// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { moveToBin, purgeFromBin, restoreFromBin } from '#/data/records/bin.ts';
import {
  cvAsOf,
  listVersions,
  renameVersion,
  restoreVersion,
  saveVersion,
} from '#/data/records/cv-versions.ts';
import { createCvFromReading, getCv, moveCvToBin, patchCv, purgeCv } from '#/data/records/cvs.ts';
import { editEntry, editField, removeEntry } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { sampleReading } from '#/domain/cv/record/record-fixture.ts';
import { openContext, type TestContext } from './context.ts';

const NUMBER = '046 454 286';
let context: TestContext;
let cv: CvRecord;

beforeEach(async () => {
  context = await openContext();
  const removed = [{ kind: 'nationalId' as const, text: `NAS : ${NUMBER}` }];
  const created = await createCvFromReading(
    context,
    { ...sampleReading(), removed },
    { title: 'CV', sourceFileName: 'cv.pdf' },
  );
  if (!created.ok) throw new Error(created.error.kind);
  cv = created.value;
});

const save = async (title: string): Promise<string> => {
  context.advance(1000);
  const saved = await saveVersion(context, cv.id, title);
  if (!saved.ok) throw new Error(saved.error.kind);
  return saved.value.id;
};

describe('a saved version', () => {
  test('needs a title, given or changed', async () => {
    const refused = { ok: false, error: { kind: 'title-required' } };
    expect(await saveVersion(context, cv.id, '  ')).toEqual(refused);
    const id = await save(' Avant ');
    expect(await renameVersion(context, id, '')).toEqual(refused);
    await renameVersion(context, id, 'Pour la ville');
    expect(await listVersions(context, cv.id)).toMatchObject([{ title: 'Pour la ville' }]);
  });

  test('holds no identity number, and brings back the one this device knows', async () => {
    const id = await save('Avant');
    expect(JSON.stringify(await context.database.cvVersions.toArray())).not.toContain(NUMBER);
    expect(JSON.stringify(await context.database.outbox.toArray())).not.toContain(NUMBER);
    await patchCv(context, cv.id, editField('title', 'Autre'));
    await restoreVersion(context, id);
    expect((await getCv(context, cv.id))?.removed).toEqual(cv.removed);
  });

  test('comes back whole, leaves the title, and can be undone', async () => {
    const id = await save('Avant');
    const [job] = Object.keys(cv.experience);
    await patchCv(context, cv.id, {
      ...editEntry('experience', job!, 'jobTitle', 'Autre poste'),
      ...editField('personal.summary', 'Autre'),
      ...editField('template', 'creatif'),
      ...editField('title', 'Mon CV'),
      ...removeEntry('skills', Object.keys(cv.skills)[0]!),
      'languages.new000000000001': { order: 'z', name: 'Wolof', level: '' },
    });
    const changed = (await getCv(context, cv.id))!;
    const restored = await restoreVersion(context, id);
    const after = (await getCv(context, cv.id))!;
    expect(after).toEqual({ ...cv, title: 'Mon CV', updatedAt: after.updatedAt });
    await patchCv(context, cv.id, restored.ok ? restored.value.undo : {});
    const undone = (await getCv(context, cv.id))!;
    expect(undone).toEqual({ ...changed, updatedAt: undone.updatedAt });
  });

  test('can be looked at without being restored, and changes nothing that is the same', async () => {
    await save('Avant');
    const [version] = await listVersions(context, cv.id);
    const edited = { ...cv, personal: { ...cv.personal, summary: 'Autre' } };
    expect(cvAsOf(edited, version!)).toEqual(cv);
    const entries = await context.database.outbox.count();
    await restoreVersion(context, version!.id);
    expect(await context.database.outbox.count()).toBe(entries);
  });

  test('goes to the bin and comes back; purged, it is gone', async () => {
    const first = await save('Un');
    const second = await save('Deux');
    await moveToBin(context, [{ table: 'cvVersions', id: second }]);
    expect((await listVersions(context, cv.id)).map(({ title }) => title)).toEqual(['Un']);
    await restoreFromBin(context, [{ table: 'cvVersions', id: second }]);
    expect((await listVersions(context, cv.id)).map(({ title }) => title)).toEqual(['Deux', 'Un']);
    await purgeFromBin(context, [{ table: 'cvVersions', id: first }]);
    expect(await context.database.cvVersions.count()).toBe(1);
  });

  test('goes for ever with its CV, not with its CV’s move to the bin', async () => {
    const id = await save('Un');
    await moveCvToBin(context, cv.id);
    expect(await context.database.cvVersions.count()).toBe(1);
    await purgeCv(context, cv.id);
    expect(await context.database.cvVersions.count()).toBe(0);
    expect(await restoreVersion(context, id)).toEqual({ ok: false, error: { kind: 'missing' } });
  });
});
