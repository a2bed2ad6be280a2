// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { purgeFromBin } from '#/data/records/bin.ts';
import {
  AUTOMATIC,
  bringVersionBack,
  cvAsOf,
  discardVersion,
  isAutomatic,
  keepState,
  listVersions,
  renameVersion,
  restoreVersion,
  saveVersion,
  versionAsNow,
} from '#/data/records/cv-versions.ts';
import { createCvFromReading, getCv, moveCvToBin, patchCv, purgeCv } from '#/data/records/cvs.ts';
import { editEntry, editField, removeEntry } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { sampleReading } from '#/domain/cv/record/record-fixture.ts';
import { openContext, type TestContext } from '../context.ts';

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
    await discardVersion(context, second);
    expect((await listVersions(context, cv.id)).map(({ title }) => title)).toEqual(['Un']);
    await bringVersionBack(context, second);
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

describe('the timeline that keeps itself', () => {
  const say = async (headline: string): Promise<CvRecord> => {
    context.advance(1000);
    const said = await patchCv(context, cv.id, editField('personal.headline', headline));
    if (!said.ok) throw new Error(said.error.kind);
    return said.value;
  };
  const kept = async (): Promise<string[]> =>
    (await listVersions(context, cv.id)).map(({ content }) => content.personal.headline);

  test('keeps a state once, and not one a moment after another', async () => {
    await keepState(context, cv);
    await keepState(context, cv);
    await keepState(context, await say('Une minute après'));
    expect(await kept()).toEqual([cv.personal.headline]);
    context.advance(AUTOMATIC.every);
    await keepState(context, await say('Dix minutes après'));
    expect(await kept()).toEqual(['Dix minutes après', cv.personal.headline]);
    expect((await listVersions(context, cv.id)).every(isAutomatic)).toBe(true);
  });

  test('lets its oldest states go, and no named one', async () => {
    await save('La mienne');
    for (let round = 0; round < AUTOMATIC.kept + 3; round += 1) {
      context.advance(AUTOMATIC.every);
      await keepState(context, await say(`État ${round}`));
    }
    const versions = await listVersions(context, cv.id);
    expect(versions.filter(isAutomatic)).toHaveLength(AUTOMATIC.kept);
    expect(versions.at(-1)?.title).toBe('La mienne');
  });

  test('keeps what the CV said before a version came back', async () => {
    const id = await save('Avant');
    await say('Écrit depuis');
    await restoreVersion(context, id);
    expect(await kept()).toContain('Écrit depuis');
  });

  test('is no version that goes with an application: that one has a title', async () => {
    await keepState(context, cv);
    const sent = await versionAsNow(context, cv.id, 'Ville de Laval');
    expect(sent).toMatchObject({ ok: true, value: { title: 'Ville de Laval' } });
  });

  test('says nothing of a CV that is gone', async () => {
    await purgeCv(context, cv.id);
    await keepState(context, cv);
    expect(await context.database.cvVersions.count()).toBe(0);
  });
});
