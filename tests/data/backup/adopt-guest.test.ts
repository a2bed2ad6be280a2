// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyGuestInto, hasGuestWork } from '#/data/backup/adopt-guest.ts';
import { getDraft, keepDraft } from '#/data/records/tracker/application-drafts.ts';
import { editApplication, getApplication } from '#/data/records/tracker/applications.ts';
import { createBlankCv } from '#/data/records/cvs.ts';
import { getProfile, editProfile } from '#/data/records/profile.ts';
import { changeSettings, getSettings } from '#/data/records/settings.ts';
import { SINGLETONS } from '#/data/records/singletons.ts';
import { SYNCED_TABLES } from '#/data/tables.ts';
import { openContext, type TestContext } from '../context.ts';
import { everyRow, filledDevice, NUMBER } from '../filled-device.ts';
import { shownView } from '../shown-view.ts';

const NAMES = { version: 'D’ici', copy: (name: string) => `${name} (d’ici)` };

let guest: Awaited<ReturnType<typeof filledDevice>>;
let account: TestContext;

beforeEach(async () => {
  guest = await filledDevice();
  account = { ...(await openContext()), uid: 'person000000001' };
});

const adopt = async () => {
  const adopted = await copyGuestInto(account, guest.context.database, NAMES);
  if (!adopted.ok) throw new Error(adopted.error.kind);
  return adopted.value;
};
const withoutIds = (rows: Awaited<ReturnType<typeof everyRow>>) =>
  SYNCED_TABLES.map((table) =>
    rows[table].map(({ id: _id, ...row }) => JSON.stringify(row)).toSorted(),
  );

describe('the guest’s work', () => {
  test('becomes the account’s under the same ids, bytes included, and leaves the guest', async () => {
    const before = await everyRow(guest.context);
    expect(await hasGuestWork(guest.context.database)).toBe(true);
    expect(await adopt()).toMatchObject({ beside: 0, kept: 0 });
    const after = await everyRow(account);
    for (const table of SYNCED_TABLES.filter((each) => !SINGLETONS.includes(each)))
      expect(after[table]).toEqual(before[table]);
    expect(withoutIds(after)).toEqual(withoutIds(before));
    expect(await account.database.blobs.count()).toBe(1);
    expect(await hasGuestWork(guest.context.database)).toBe(false);
    for (const table of guest.context.database.tables) expect(await table.count()).toBe(0);
    expect(await account.database.meta.get('adopted')).toBeUndefined();
  });

  test('not saved yet comes along', async () => {
    const draft = { values: { title: 'Commis' }, filled: {}, text: '' };
    await keepDraft(guest.context, 'new', draft);
    await adopt();
    expect(await getDraft(account, 'new')).toEqual(draft);
  });

  test('waits to be sent as the account’s, with what a person has once under the account’s ids', async () => {
    await adopt();
    const queue = await account.database.outbox.toArray();
    expect(queue.every(({ op, uid }) => op === 'create' && uid === account.uid)).toBe(true);
    expect(JSON.stringify(queue)).not.toContain(NUMBER);
    expect(await getProfile(account)).toMatchObject({ fullName: 'Rosa Lima' });
    expect(await getSettings(account)).toMatchObject({ theme: 'dark' });
    for (const table of SYNCED_TABLES)
      for (const row of (await everyRow(account))[table])
        expect(await shownView(account, row.id, table)).toEqual(row);
  });

  test('only fills what says nothing in the account’s profile and settings', async () => {
    await editProfile(account, { fullName: 'R. Lima' });
    await changeSettings(account, { theme: 'light' });
    expect(await adopt()).toMatchObject({ kept: 2 + 1 });
    expect(await getProfile(account)).toMatchObject({
      fullName: 'R. Lima',
      position: 'Soudeuse',
      skills: { ...(await getProfile(account)).skills },
    });
    expect(Object.values((await getProfile(account)).skills)).toMatchObject([{ name: 'TIG' }]);
    expect(await getSettings(account)).toMatchObject({ theme: 'light', marketingEmails: false });
  });

  test('stands beside a record that the account has under the same id with other words', async () => {
    const { application } = guest;
    await account.database.applications.add({ ...application, notes: 'Du compte', rev: 4 });
    expect(await adopt()).toMatchObject({ beside: 1 });
    expect(await getApplication(account, application.id)).toMatchObject({ notes: 'Du compte' });
    const { applications } = await everyRow(account);
    const titles = applications.map((row) => 'title' in row && row.title);
    expect(titles.toSorted()).toEqual(['Jetée', 'Soudeuse', 'Soudeuse (d’ici)']);
  });
});

describe('broken off', () => {
  const failOn = (context: TestContext, table: string, event: 'creating' | 'deleting') => {
    const refuse = (): never => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    const hook = context.database.table(table).hook(event);
    hook.subscribe(refuse);
    return () => hook.unsubscribe(refuse);
  };

  test('before the account’s transaction ends, nothing has come over and the guest has it all', async () => {
    const before = await everyRow(guest.context);
    const repair = failOn(account, 'files', 'creating');
    expect(await copyGuestInto(account, guest.context.database, NAMES)).toEqual({
      ok: false,
      error: { kind: 'full' },
    });
    repair();
    expect(await account.database.applications.count()).toBe(0);
    expect(await everyRow(guest.context)).toEqual(before);
    await adopt();
    expect(withoutIds(await everyRow(account))).toEqual(withoutIds(before));
  });

  /** The tab dies after the account has everything, before the guest is emptied. */
  const dieBeforeEmptying = async () => {
    const repair = failOn(guest.context, 'cvs', 'deleting');
    expect((await copyGuestInto(account, guest.context.database, NAMES)).ok).toBe(false);
    repair();
    expect(await hasGuestWork(guest.context.database)).toBe(true);
  };

  test('before the guest is emptied, a repetition gives the same, whatever the account did since', async () => {
    await dieBeforeEmptying();
    const { application } = guest;
    await editApplication(account, application.id, { notes: 'Écrit dans le compte' });
    const before = await everyRow(account);
    expect(await adopt()).toEqual({ copied: 0, beside: 0, kept: 0 });
    expect(await everyRow(account)).toEqual(before);
    expect(await hasGuestWork(guest.context.database)).toBe(false);
  });

  test('and the guest wrote on: what it wrote comes over, and loses nothing of the account', async () => {
    await dieBeforeEmptying();
    const { application, binned } = guest;
    guest.context.advance(5000);
    await editApplication(guest.context, application.id, { notes: 'Écrit par l’invitée' });
    await editApplication(guest.context, binned.id, { notes: 'Aussi' });
    account.advance(9000);
    await editApplication(account, binned.id, { notes: 'Autrement' });
    await createBlankCv(guest.context, { title: 'Neuf', language: 'fr' });
    expect(await adopt()).toEqual({ copied: 1, beside: 1, kept: 0 });
    expect(await getApplication(account, application.id)).toMatchObject({
      notes: 'Écrit par l’invitée',
    });
    const { applications, cvs } = await everyRow(account);
    const notes = applications.map((row) => 'notes' in row && row.notes);
    expect(notes.toSorted()).toEqual(['Aussi', 'Autrement', 'Écrit par l’invitée']);
    expect(cvs).toHaveLength(2);
  });
});

test('a tab of the guest that writes while its work comes over is heard', async () => {
  const { database } = guest.context;
  let written = false;
  account.onCommitted = () => {
    if (!written) void createBlankCv(guest.context, { title: 'Tard', language: 'fr' });
    written = true;
  };
  await adopt();
  const titles = (await everyRow(account)).cvs.map((row) => 'title' in row && row.title);
  const left = await database.cvs.toArray();
  // Either it came in time and came over, or it came after and waits there.
  expect([...titles, ...left.map(({ title }) => title)].toSorted()).toEqual(['CV', 'Tard']);
});
