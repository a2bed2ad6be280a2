import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { refusal } from '../../scripts/lint/walls.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** A database's table, or what only a table has: `src/data/queue/` is where the queue is read and written. */
const TOUCHES_A_TABLE =
  /\bdatabase\s*\.\s*(?!close\b)\w|\{[^}]*\}\s*=\s*(?:context\.)?database\b|\.(?:bulk(?:Put|Add|Delete|Update)|modify|where|transaction)\(/;

it.each([
  ['await database.outbox.put(entry);', true],
  ['const { outbox } = context.database;', true],
  ["await context.database\n    .table('cvs').clear();", true],
  ['await rows.bulkPut(puts);', true],
  ['await storeQueue(database, queue, next.queue);', false],
  ['const { database } = context;', false],
  ['database.close({ disableAutoOpen: true });', false],
])('a table that is touched is seen: %s', (text, isSeen) => {
  expect(TOUCHES_A_TABLE.test(text)).toBe(isSeen);
});

/** The tables of the queue: `outbox`, and `base`, what the changes in it were made on. */
const TOUCHES_THE_QUEUE =
  /\b\w*[dD]atabase\s*\.\s*(?:outbox|base)\b|\{[^{}]*\boutbox\b[^{}]*\}\s*[:=]/;

it.each([
  ['await database.outbox.toArray();', true],
  ['({ outbox }: JalonDatabase) => outbox.count()', true],
  ["database.transaction('rw', [...tables, 'outbox', 'base'], work);", false],
])('the queue that is touched is seen: %s', (text, isSeen) => {
  expect(TOUCHES_THE_QUEUE.test(text)).toBe(isSeen);
});

it('data/queue alone reads and writes the queue', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.startsWith('src/data/queue/') && !file.endsWith('src/data/migrations.ts'),
  );
  const touching = files.filter((file) =>
    TOUCHES_THE_QUEUE.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(touching).toEqual([]);
});

it('sync may not import the database library', () => {
  const file = path.join(root, 'src/sync/schedule.ts');
  expect(refusal({ file, specifier: 'dexie' })).toBeTypeOf('string');
});

it('sync reads and writes no table itself', () => {
  const files = globSync('src/sync/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(8);
  const touching = files.filter((file) =>
    TOUCHES_A_TABLE.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(touching).toEqual([]);
});
