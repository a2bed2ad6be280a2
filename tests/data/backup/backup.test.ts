// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { editApplication, getApplication } from '#/data/records/tracker/applications.ts';
import { moveToBin, purgeFromBin } from '#/data/records/bin.ts';
import { listVersions } from '#/data/records/cv-versions.ts';
import { getCv, patchCv } from '#/data/records/cvs.ts';
import { databaseToFile } from '#/data/backup/export.ts';
import { saveFile } from '#/data/records/files.ts';
import { keepPosting, listPostings } from '#/data/records/tracker/postings.ts';
import { editProfile } from '#/data/records/profile.ts';
import { changeSettings, getSettings } from '#/data/records/settings.ts';
import { readBackup, type Backup } from '#/data/backup/read-backup.ts';
import { restoreBackup } from '#/data/backup/restore.ts';
import { SYNC_STATE, SYNCED_TABLES } from '#/data/tables.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { newSyncState } from '#/domain/sync/client-core.ts';
import { openContext, type TestContext } from '../context.ts';
import { everyRow, filledDevice, NUMBER } from '../filled-device.ts';

const NAMES = { version: 'CV de la sauvegarde', copy: (name: string) => `${name} (sauvegarde)` };

const fileOf = async ({ database, now }: TestContext): Promise<string> =>
  (await databaseToFile(database, now())).text();
const read = async (text: string): Promise<Backup> => {
  const backup = await readBackup(text);
  if (!backup.ok) throw new Error(backup.error.kind);
  return backup.value;
};
const restore = async (context: TestContext, text: string) => {
  const restored = await restoreBackup(context, await read(text), NAMES);
  if (!restored.ok) throw new Error(restored.error.kind);
  return restored.value;
};
/** The device has heard the server, so that an absent record is a purged one. */
const hearServer = ({ database }: TestContext) =>
  database.meta.put({
    key: SYNC_STATE,
    value: { ...newSyncState('device000000001'), cursor: { timeline: 't', seq: 9 } },
  });
const NOTHING = { added: 0, takenOut: 0, already: 0, beside: 0, kept: 0, unreadable: 0 };

describe('a back-up', () => {
  test('holds every record with its identity numbers and bytes, and nothing that lets anyone in', async () => {
    const { context } = await filledDevice();
    await context.database.meta.put({ key: 'session', value: { accessToken: 'secret' } });
    const text = await fileOf(context);
    expect(text).not.toMatch(/secret|device/);
    const file = JSON.parse(text);
    expect(file).toMatchObject({
      format: 'jalon-export',
      version: 1,
      schema: context.database.verno,
    });
    expect(Object.keys(file.tables)).toEqual([...SYNCED_TABLES, 'postings', 'blobs']);
    for (const table of SYNCED_TABLES)
      expect(file.tables[table]).toEqual(await context.database.table(table).toArray());
    expect(text).toContain(NUMBER);
    expect(atob(file.tables.blobs[0].bytes.base64)).toBe('un fichier');
    const light = await databaseToFile(context.database, 0, { withBytes: false });
    expect(JSON.parse(await light.text()).tables).toMatchObject({ blobs: [] });
  });

  test('is read back as it was written', async () => {
    const { context } = await filledDevice();
    const backup = await read(await fileOf(context));
    expect(backup).toMatchObject({ unreadable: 0, exportedAt: context.now() });
    const { history: _history, ...rows } = await everyRow(context);
    expect(Object.fromEntries(backup.rows)).toEqual(rows);
    expect(backup.blobs).toHaveLength(1);
  });
});

describe('a file that is no back-up of ours', () => {
  const refusals: [string, string, string][] = [
    ['no JSON', 'not-ours', 'Bonjour'],
    ['another program’s', 'not-ours', '{"basics":{}}'],
    ['nothing', 'not-ours', 'null'],
    ['cut off', 'damaged', '{"format":"jalon-export","version":1,"tables":{"cvs":['],
    ['without tables', 'damaged', '{"format":"jalon-export","version":1,"schema":1}'],
    [
      'with something else for rows',
      'damaged',
      '{"format":"jalon-export","version":1,"schema":1,"tables":{"cvs":{}}}',
    ],
    ['a later format', 'newer', '{"format":"jalon-export","version":2,"schema":1,"tables":{}}'],
    ['a later database', 'newer', '{"format":"jalon-export","version":1,"schema":99,"tables":{}}'],
  ];
  test.each(refusals)('%s: %s', async (_name, kind, text) => {
    expect(await readBackup(text)).toEqual({ ok: false, error: { kind } });
  });

  test('rows that could do harm or make no sense are left out and counted', async () => {
    const { context } = await filledDevice();
    const file = JSON.parse(await fileOf(context));
    const [application] = file.tables.applications;
    const [profile] = file.tables.profiles;
    const [version] = file.tables.cvVersions;
    file.tables.applications = [
      { ...application, id: '../../etc' },
      { ...application, notes: 5 },
      { ...application, createdAt: 'hier' },
      'rien',
    ];
    file.tables.profiles = [{ ...profile, skills: JSON.parse('{"__proto__":{"name":"x"}}') }];
    file.tables.cvVersions = [{ ...version, content: { personal: 3 } }];
    file.tables.blobs[0].bytes.base64 = btoa('autre chose');
    const backup = await read(JSON.stringify(file));
    expect(backup.unreadable).toBe(7);
    expect(backup.blobs).toEqual([]);
    expect(backup.rows.get('applications')).toEqual([]);
  });
});

describe('restoring', () => {
  test('on an empty device gives everything back under the same ids', async () => {
    const { context: source } = await filledDevice();
    const context = await openContext();
    const restored = await restore(context, await fileOf(source));
    const [before, after] = [await everyRow(source), await everyRow(context)];
    const count = Object.values(before).flat().length;
    expect(restored).toEqual({ ...NOTHING, added: count });
    for (const table of SYNCED_TABLES)
      for (const [index, row] of before[table].entries())
        expect(after[table][index]).toEqual({
          ...row,
          // What was in the bin has its thirty days anew.
          trashedAt: row.trashedAt && context.now(),
        });
    expect(await context.database.blobs.count()).toBe(1);
    const creates = (await context.database.outbox.toArray()).filter(({ op }) => op === 'create');
    expect(creates).toHaveLength(count);
    expect(new Set(creates.map(({ group }) => group)).size).toBe(count);
  });

  test('twice, or where nothing changed, adds nothing', async () => {
    const { context } = await filledDevice();
    const text = await fileOf(context);
    const before = await everyRow(context);
    const restored = await restore(context, text);
    expect(restored).toMatchObject({ added: 0, takenOut: 0, beside: 0, kept: 0 });
    expect(await everyRow(context)).toEqual(before);

    const other = await openContext();
    await restore(other, text);
    const once = await everyRow(other);
    expect(await restore(other, text)).toMatchObject({ added: 0, beside: 0, takenOut: 0 });
    expect(await everyRow(other)).toEqual(once);
  });

  test('never changes what has gone on: its older state comes to stand beside it, once', async () => {
    const { context, cv, application } = await filledDevice();
    await patchCv(context, cv.id, editField('personal.summary', 'Dans la sauvegarde'));
    const text = await fileOf(context);
    context.advance(1000);
    await patchCv(context, cv.id, editField('personal.summary', 'Plus récent'));
    await editApplication(context, application.id, { notes: 'Plus récent' });
    const before = await everyRow(context);

    expect(await restore(context, text)).toMatchObject({ added: 0, beside: 2, kept: 0 });
    const after = await everyRow(context);
    expect(after.cvs).toEqual(before.cvs);
    const versions = await listVersions(context, cv.id);
    const version = versions.find(({ title }) => title === NAMES.version);
    expect(version?.content.personal.summary).toBe('Dans la sauvegarde');
    expect(await getApplication(context, application.id)).toMatchObject({ notes: 'Plus récent' });
    const titles = after.applications.map((row) => 'title' in row && row.title);
    expect(titles.toSorted()).toEqual(['Jetée', 'Soudeuse', 'Soudeuse (sauvegarde)']);
    expect(after.reminders).toEqual(before.reminders);

    expect(await restore(context, text)).toMatchObject({ added: 0, beside: 0 });
    expect(await everyRow(context)).toEqual(after);
  });

  test('takes out of the bin what was not there when the file was made', async () => {
    const { context, application } = await filledDevice();
    const text = await fileOf(context);
    await moveToBin(context, [{ table: 'applications', id: application.id }]);
    expect(await restore(context, text)).toMatchObject({ takenOut: 1, added: 0, beside: 0 });
    expect((await getApplication(context, application.id))?.trashedAt).toBeNull();
  });

  test('gives a purged record another id, which the server can take, and its belongings with it', async () => {
    for (const hears of [false, true]) {
      const { context, cv } = await filledDevice();
      const text = await fileOf(context);
      await purgeFromBin(context, [{ table: 'cvs', id: cv.id }]);
      if (hears) await hearServer(context);
      expect(await restore(context, text)).toMatchObject({ beside: 1 });
      const { cvs, cvVersions, files, applications } = await everyRow(context);
      const [back] = cvs;
      expect(back).toMatchObject({ title: 'CV', createdAt: cv.createdAt });
      expect(back!.id).not.toBe(cv.id);
      expect(cvVersions).toMatchObject([{ cv: back!.id }]);
      expect(files).toMatchObject([{ record: back!.id }]);
      expect(applications.map((row) => 'cv' in row && row.cv)).toContain(back!.id);
      expect(await context.database.blobs.count()).toBe(1);
    }
  });

  test('has what a purged record held speak of it by its new id, and pictures found again', async () => {
    const { context, session } = await filledDevice();
    const bytes = new TextEncoder().encode('une photo').buffer;
    const given = { name: 'moi.png', type: 'image/png', bytes, purpose: 'profile-image' } as const;
    const photo = await saveFile(context, given);
    const image = photo.ok ? photo.value.id : '';
    await editProfile(context, { image });
    const text = await fileOf(context);
    await hearServer(context);
    await purgeFromBin(context, [
      { table: 'interviewSessions', id: session.id },
      { table: 'files', id: image },
    ]);
    await editProfile(context, { image: '' });
    await restore(context, text);
    const { interviewSessions, interviewDrafts, interviewResults } = await everyRow(context);
    const [back] = interviewSessions;
    expect(back!.id).not.toBe(session.id);
    expect(interviewDrafts).toMatchObject([{ session: back!.id }]);
    expect(interviewResults).toMatchObject([{ session: back!.id }]);
    const [profile] = await context.database.profiles.toArray();
    expect((await context.database.files.get(profile!.image))?.name).toBe('moi.png');
  });

  test('knows a record again that it gave another id, however it has gone on', async () => {
    const { context, cv, application } = await filledDevice();
    await patchCv(context, cv.id, editField('personal.summary', 'Dans la sauvegarde'));
    const text = await fileOf(context);
    await purgeFromBin(context, [
      { table: 'cvs', id: cv.id },
      { table: 'applications', id: application.id },
    ]);
    await restore(context, text);
    const [back] = (await everyRow(context)).cvs;
    await patchCv(context, back!.id, editField('personal.summary', 'Après'));
    expect(await restore(context, text)).toMatchObject({ added: 0, beside: 1 });
    expect(await restore(context, text)).toMatchObject({ added: 0, beside: 0 });
    const { cvs, applications } = await everyRow(context);
    expect(cvs).toMatchObject([{ id: back!.id, personal: { summary: 'Après' } }]);
    expect(applications).toHaveLength(2);
  });

  test('only fills what says nothing in the profile and the settings', async () => {
    const { context: source } = await filledDevice();
    const context = await openContext();
    await changeSettings(context, { marketingEmails: false, theme: 'light' });
    const restored = await restore(context, await fileOf(source));
    expect(restored.kept).toBe(2);
    expect(await getSettings(context)).toMatchObject({ marketingEmails: false, theme: 'light' });
    expect((await context.database.profiles.toArray())[0]).toMatchObject({ fullName: 'Rosa Lima' });
  });

  test('gives back what was taken out and only the file knows, and none of it leaves', async () => {
    const { context, cv } = await filledDevice();
    const text = await fileOf(context);
    const masked = structuredClone((await getCv(context, cv.id))!);
    for (const item of Object.values(masked.removed)) item.text = '';
    await context.database.cvs.put(masked);
    await restore(context, text);
    expect(JSON.stringify(await getCv(context, cv.id))).toContain(NUMBER);
    expect(JSON.stringify(await context.database.outbox.toArray())).not.toContain(NUMBER);
  });

  test('is all or nothing on a full device', async () => {
    const { context: source } = await filledDevice();
    const context = await openContext();
    const refuse = (): never => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    context.database.files.hook('creating', refuse);
    const result = await restoreBackup(context, await read(await fileOf(source)), NAMES);
    context.database.files.hook('creating').unsubscribe(refuse);
    expect(result).toEqual({ ok: false, error: { kind: 'full' } });
    for (const table of context.database.tables) expect(await table.count()).toBe(0);
  });
});

describe('postings that were handed over', () => {
  const posting = { title: 'Soudeuse', text: 'Chantier Roy', url: 'https://emplois.example.org/4' };

  test('come back from a back-up, once', async () => {
    const [old, fresh] = [await openContext(), await openContext()];
    await keepPosting(old, 'a', posting);
    const text = await fileOf(old);
    expect(await restore(fresh, text)).toEqual({ ...NOTHING, added: 1 });
    expect(await listPostings(fresh)).toEqual(await listPostings(old));
    expect(await restore(fresh, text)).toEqual({ ...NOTHING, already: 1 });
    expect(await listPostings(fresh)).toHaveLength(1);
  });

  test('with a link that runs code come back without it, and what is none is left in the file', async () => {
    const context = await openContext();
    const file = JSON.parse(await fileOf(context));
    file.tables.postings = [
      { ...posting, id: 'a', receivedAt: 5, url: 'javascript:alert(1)' },
      { ...posting, id: 'b', receivedAt: 'hier' },
      { id: 'c' },
    ];
    const restored = await restore(context, JSON.stringify(file));
    expect(restored).toEqual({ ...NOTHING, added: 1, unreadable: 2 });
    expect(await listPostings(context)).toEqual([{ ...posting, id: 'a', receivedAt: 5, url: '' }]);
  });

  test('are not asked of a file that is older than they are', async () => {
    const context = await openContext();
    const file = JSON.parse(await fileOf(context));
    delete file.tables.postings;
    expect(await restore(context, JSON.stringify(file))).toEqual(NOTHING);
  });
});
