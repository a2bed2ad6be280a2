// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createBlankCv, getCv } from '#/data/records/cvs.ts';
import { MIGRATIONS, type Migration } from '#/data/migrations.ts';
import { newDatabaseName, openContext } from './context.ts';

const SETTINGS = { title: 'Infirmière', language: 'fr' } as const;
const nextMigration: Migration = {
  version: Math.max(...MIGRATIONS.map(({ version }) => version)) + 1,
  indexes: { cvs: 'id, updatedAt, trashedAt, title' },
  upgrade: (transaction) =>
    transaction.table('cvs').toCollection().modify({ template: 'classique' }),
};

test('a database opens in a later version with its rows carried over', async () => {
  const name = newDatabaseName();
  const old = await openContext(name);
  const cv = await createBlankCv(old, SETTINGS);
  if (!cv.ok) throw new Error(cv.error.kind);
  old.database.close();

  const current = await openContext(name, [...MIGRATIONS, nextMigration]);
  expect(await getCv(current, cv.value.id)).toEqual({ ...cv.value, template: 'classique' });
  expect(await current.database.cvs.where('title').equals('Infirmière').count()).toBe(1);
});

test('an upgrade that fails leaves the old database as it was', async () => {
  const name = newDatabaseName();
  const old = await openContext(name);
  await createBlankCv(old, SETTINGS);
  old.database.close();

  const failing: Migration = {
    ...nextMigration,
    upgrade: () => {
      throw new Error('stopped half way');
    },
  };
  await expect(openContext(name, [...MIGRATIONS, failing])).rejects.toThrow('half way');
  const again = await openContext(name);
  expect(await again.database.cvs.count()).toBe(1);
});

test('a tab lets go of the database when a newer version asks for it, and says so', async () => {
  const name = newDatabaseName();
  const old = await openContext(name);
  const newer = await openContext(name, [...MIGRATIONS, nextMigration]);
  expect(old.superseded()).toBe(true);
  expect(newer.database.isOpen()).toBe(true);
  expect(await createBlankCv(old, SETTINGS)).toEqual({
    ok: false,
    error: { kind: 'superseded' },
  });
});
