// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { rulesOf } from '../../src/data/collection-rules.ts';
import { openDatabase } from '../../src/data/db.ts';
import { SYNCED_TABLES, TABLES, tableOf } from '../../src/data/tables.ts';
import { goesToBin } from '../../src/domain/collections/collection.ts';
import { referencesOf, referredFirst } from '../../src/domain/collections/relations.ts';
import { SYNCED_COLLECTIONS } from '../../src/domain/synced-collections.ts';

const COLLECTIONS = Object.entries(SYNCED_COLLECTIONS);

test('every collection has its table here, and every synced table its collection', () => {
  const named = SYNCED_TABLES.map((table) => TABLES[table].collection);
  expect(named.toSorted()).toEqual(Object.keys(SYNCED_COLLECTIONS).toSorted());
  expect(named.map(tableOf)).toEqual(SYNCED_TABLES);
  expect([tableOf('sync_log'), tableOf('toString')]).toEqual([undefined, undefined]);
});

test('a collection belongs and refers to collections there are, by text fields of its own', () => {
  for (const [name, rules] of COLLECTIONS) {
    const references = referencesOf(rules, { collection: 'cvs' });
    for (const [field, collection] of Object.entries(references))
      expect([name, field, rules.kinds[field], collection in SYNCED_COLLECTIONS]).toEqual([
        name,
        field,
        'text',
        true,
      ]);
  }
});

test('rows are brought in behind those they speak of', () => {
  const order = referredFirst(SYNCED_COLLECTIONS);
  const isBehind = (name: string, other: string): boolean =>
    order.indexOf(name) > order.indexOf(other);
  for (const [name, rules] of COLLECTIONS)
    for (const other of Object.values(referencesOf(rules, { collection: 'cvs' })).filter(
      // Two of one kind may speak of each other, as two CVs do.
      (one) => one !== name,
    ))
      expect([name, other, isBehind(name, other)]).toEqual([name, other, true]);
});

test('the database has a table for each collection, under the record’s id', async () => {
  const database = await openDatabase('house', {
    onSuperseded: () => undefined,
    onBlocked: () => undefined,
  });
  for (const table of SYNCED_TABLES) {
    const { primKey, indexes } = database.table(table).schema;
    expect(primKey.keyPath).toBe('id');
    const named = indexes.map(({ name }) => name);
    const rules = rulesOf(table);
    const { field } = rules.belongsTo ?? {};
    // What goes to the bin can be found there, and what belongs to a record with it.
    expect([table, named.includes('trashedAt')]).toEqual([table, goesToBin(rules)]);
    expect(named).toEqual(expect.arrayContaining(field === undefined ? [] : [field]));
    expect(named.includes('[collection+record]')).toBe(rules.belongsToAny === true);
  }
  database.close();
});
