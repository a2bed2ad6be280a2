// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { databaseNameOf, deleteDatabase, openDatabase } from '#/data/db.ts';
import { openExisting } from '#/data/open-existing.ts';

const events = { onSuperseded: () => undefined, onBlocked: () => undefined };
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('what is deleted while it is opened is not made again, whenever that comes', async () => {
  const name = databaseNameOf('person000000001');
  const left: number[] = [];
  for (let late = 0; late < 30; late += 1) {
    (await openDatabase(name, events)).close();
    const opening = openExisting('person000000001');
    await turns(late);
    await deleteDatabase(name);
    const opened = await opening.catch(() => undefined);
    opened?.close();
    if (await Dexie.exists(name)) left.push(late);
    await deleteDatabase(name);
  }
  expect(left).toEqual([]);
});
