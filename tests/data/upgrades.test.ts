// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { createBlankCv, getCv, patchCv } from '#/data/records/cvs.ts';
import { MIGRATIONS } from '#/data/migrations.ts';
import { SYNCED_TABLES } from '#/data/tables.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { newDatabaseName, openContext } from './context.ts';

/**
 * A database as the version's own app left it: one CV, made and edited, and bytes. Made by today's commands, which
 * need today's indexes, and laid into the older shape.
 */
const leftBy = async (version: number): Promise<{ name: string; id: string }> => {
  const made = await openContext(newDatabaseName());
  const created = await createBlankCv(made, { title: 'Soudeuse', language: 'fr' });
  if (!created.ok) throw new Error(created.error.kind);
  await patchCv(made, created.value.id, editField('title', 'Soudeuse-monteuse'));
  const name = newDatabaseName();
  const old = await openContext(name, MIGRATIONS.slice(0, version));
  for (const table of ['cvs', 'outbox', 'base', 'meta'])
    await old.database.table(table).bulkAdd(await made.database.table(table).toArray());
  const bytes = new Uint8Array([1, 2]).buffer;
  await old.database.blobs.add({ id: 'bytes', bytes, type: 'image/png', createdAt: 1 });
  expect(old.database.verno).toBe(version);
  old.database.close();
  return { name, id: created.value.id };
};

describe.each(MIGRATIONS.map(({ version }) => version))('a database of version %i', (version) => {
  test('opens with its rows, its queue and its bytes, and with every table of today', async () => {
    const { name, id } = await leftBy(version);
    const context = await openContext(name);
    const { database } = context;
    expect((await getCv(context, id))?.title).toBe('Soudeuse-monteuse');
    expect(await database.outbox.count()).toBe(2);
    expect(await database.blobs.count()).toBe(1);
    for (const table of SYNCED_TABLES)
      expect([table, await database.table(table).count()]).toEqual([
        table,
        Number(table === 'cvs'),
      ]);
  });

  test('keeps the history under the record’s own id from then on', async () => {
    const { name } = await leftBy(version);
    const { database } = await openContext(name);
    expect(database.history.schema.primKey.keyPath).toBe('id');
  });
});
