// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { rulesOf } from '../../src/data/collection-rules.ts';
import { openDatabase } from '../../src/data/db.ts';
import { SYNCED_TABLES, TABLES, tableOf } from '../../src/data/tables.ts';
import { SYNCED_COLLECTIONS } from '../../src/domain/synced-collections.ts';

test('every collection has its table here, and every synced table its collection', () => {
  const named = SYNCED_TABLES.map((table) => TABLES[table].collection);
  expect(named.toSorted()).toEqual(Object.keys(SYNCED_COLLECTIONS).toSorted());
  expect(named.map(tableOf)).toEqual(SYNCED_TABLES);
});

test('the database has the tables of the list and no other, synced ones under the record’s id', async () => {
  const database = await openDatabase('house', {
    onSuperseded: () => undefined,
    onBlocked: () => undefined,
  });
  expect(database.tables.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(TABLES).toSorted(),
  );
  for (const table of SYNCED_TABLES) {
    const { primKey, indexes } = database.table(table).schema;
    expect(primKey.keyPath).toBe('id');
    // What goes to the bin can be found there; what each person has once never goes.
    const named = indexes.map(({ name }) => name);
    expect([table, named.includes('trashedAt')]).toEqual([
      table,
      rulesOf(table).idOf === undefined && table !== 'history',
    ]);
  }
  database.close();
});
