import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { databaseToFile } from '#/data/backup/export.ts';
import { copyGuestInto } from '#/data/backup/adopt-guest.ts';
import { takeVersions } from '#/data/queue/take-version.ts';
import { createBlankCv, purgeCv } from '#/data/records/cvs.ts';
import { dropOriginal, keepOriginal, originalOf } from '#/data/records/originals.ts';
import { openContext, type TestContext } from '../context.ts';

const FILE = { fileName: 'mon-cv.pdf', bytes: Uint8Array.from([37, 80, 68, 70]).buffer };

const cvWithOriginal = async (context: TestContext): Promise<string> => {
  const cv = await createBlankCv(context, { title: 'CV', language: 'fr' });
  if (!cv.ok) throw new Error(cv.error.kind);
  const kept = await keepOriginal(context, cv.value.id, FILE);
  expect(kept).toEqual({ ok: true, value: undefined });
  return cv.value.id;
};

test('an original is kept, and forgotten when the person says so', async () => {
  const context = await openContext();
  const cv = await cvWithOriginal(context);
  expect(await originalOf(context, cv)).toMatchObject(FILE);
  await dropOriginal(context, cv);
  expect(await originalOf(context, cv)).toBeUndefined();
});

test('it goes for ever with its CV, whichever device says so', async () => {
  const context = await openContext();
  const here = await cvWithOriginal(context);
  await purgeCv(context, here);
  expect(await originalOf(context, here)).toBeUndefined();

  const elsewhere = await cvWithOriginal(context);
  await context.database.outbox.clear();
  await context.database.base.clear();
  const { database } = context;
  await database.transaction('rw', database.tables, () =>
    takeVersions(database, [{ collection: 'cvs', record: elsewhere, rev: 2, body: null }]),
  );
  await expect.poll(() => originalOf(context, elsewhere)).toBeUndefined();
});

test('a CV that is gone keeps no file', async () => {
  const context = await openContext();
  expect(await keepOriginal(context, 'gone', FILE)).toEqual({
    ok: false,
    error: { kind: 'missing' },
  });
  expect(await context.database.originals.count()).toBe(0);
});

test('nothing of it waits to be sent, and no back-up holds it', async () => {
  const context = await openContext();
  await cvWithOriginal(context);
  expect(JSON.stringify(await context.database.outbox.toArray())).not.toContain(FILE.fileName);
  const file = await (await databaseToFile(context.database, 0)).text();
  expect(file).not.toContain(FILE.fileName);
});

test('it follows the guest into the account, and leaves the guest', async () => {
  const guest = await openContext();
  const cv = await cvWithOriginal(guest);
  const account = { ...(await openContext()), uid: 'person000000001' };
  const names = { version: 'D’ici', copy: (name: string) => name };
  expect(await copyGuestInto(account, guest.database, names)).toMatchObject({ ok: true });
  expect(await originalOf(account, cv)).toMatchObject(FILE);
  expect(await guest.database.originals.count()).toBe(0);
});
