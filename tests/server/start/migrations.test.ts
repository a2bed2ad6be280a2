/** A database of any earlier version comes up to the present one with all that is in it. */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { ensureHooks } from '../../../scripts/lib/hooks.mjs';
import { HOOKS, MIGRATIONS } from '../../../scripts/lib/project.mjs';
import { ensureServerBinary } from '../../../scripts/lib/server-binary.mjs';
import { SYNCED_COLLECTIONS } from '../../../src/domain/synced-collections.ts';
import { startTestServer, temporaryFolder } from '../real-server.ts';

const NAMES = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.js'))
  .toSorted();
const USER = 'u'.repeat(15);
const RECORD = 'r'.repeat(15);

const open = (dataDir: string): DatabaseSync => new DatabaseSync(path.join(dataDir, 'data.db'));

/** A data folder as the first migrations left it, with a person and one record of theirs in each table there is. */
const dataOf = async (names: readonly string[]): Promise<string> => {
  const [dataDir, migrationsDir] = [temporaryFolder('data'), temporaryFolder('migrations')];
  for (const name of names) cpSync(path.join(MIGRATIONS, name), path.join(migrationsDir, name));
  const folders = [`--dir=${dataDir}`, `--migrationsDir=${migrationsDir}`, `--hooksDir=${HOOKS}`];
  execFileSync(await ensureServerBinary(), ['migrate', 'up', ...folders], { stdio: 'pipe' });
  const database = open(dataDir);
  database.exec(`INSERT INTO users (id, email, password, tokenKey) VALUES
    ('${USER}', 'nadia@example.com', 'x', '${'k'.repeat(50)}')`);
  for (const table of tablesOf(database))
    database.exec(`INSERT INTO ${table} (id, user) VALUES ('${RECORD}', '${USER}')`);
  if (tablesOf(database).includes('sync_history'))
    database.exec(`UPDATE sync_history SET collection = 'cvs', record = '${RECORD}', path = 'title',
      value = '"Soudeuse"', clock = '000000005.000.m1', at = 7`);
  database.close();
  return dataDir;
};

/** The synced collections there are, and what was one once. */
const tablesOf = (database: DatabaseSync): string[] => {
  const rows = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const present = rows.map(({ name }) => String(name));
  return [...Object.keys(SYNCED_COLLECTIONS), 'sync_history'].filter((name) =>
    present.includes(name),
  );
};

/** Everything that can be told apart: tables with their columns, indexes and triggers with their text. */
const schemaOf = (database: DatabaseSync): string[] =>
  database
    .prepare(
      `SELECT m.type || ' ' || m.name || ' ' || CASE m.type WHEN 'table' THEN
         (SELECT group_concat(c.name || ' ' || c.type, ', ' ORDER BY c.name) FROM pragma_table_info(m.name) c)
         ELSE COALESCE(m.sql, '') END AS line
       FROM sqlite_master m WHERE m.name NOT LIKE 'sqlite_%' ORDER BY line`,
    )
    .all()
    .map(({ line }) => String(line));

const upgraded = async (dataDir: string): Promise<DatabaseSync> => {
  const server = await startTestServer({ dataDir });
  await server.stop();
  return open(dataDir);
};

let wanted: string[] = [];
beforeAll(async () => {
  await ensureHooks();
  const fresh = await upgraded(temporaryFolder('data'));
  wanted = schemaOf(fresh);
  fresh.close();
});

test.each(NAMES.map((name, index) => [name, index] as const).slice(0, -1))(
  'from %s on',
  async (_, index) => {
    const dataDir = await dataOf(NAMES.slice(0, index + 1));
    const before = open(dataDir);
    const tables = tablesOf(before);
    before.close();

    const after = await upgraded(dataDir);
    expect(schemaOf(after)).toEqual(wanted);
    expect(after.prepare('SELECT email FROM users').all()).toEqual([
      { email: 'nadia@example.com' },
    ]);
    const kept = new Set(tables.map((name) => (name === 'sync_history' ? 'history' : name)));
    for (const name of Object.keys(SYNCED_COLLECTIONS)) {
      const { length } = after.prepare(`SELECT id FROM ${name}`).all();
      expect([name, length]).toEqual([name, kept.has(name) ? 1 : 0]);
    }
    const lost = { path: 'title', value: '"Soudeuse"', reason: 'lost', createdAt: 7 };
    expect(
      after.prepare("SELECT path, value, reason, createdAt FROM history WHERE path <> ''").all(),
    ).toEqual(tables.includes('sync_history') ? [lost] : []);
    // What came along is in the log of changes, and moves to its end when it changes again.
    const place = (name: string) =>
      after
        .prepare(`SELECT seq FROM sync_log WHERE collection = ? AND record = ?`)
        .get(name, RECORD);
    for (const name of kept) {
      const { seq } = place(name) as { seq: number };
      after.exec(`UPDATE ${name} SET rev = 2`);
      expect([name, (place(name) as { seq: number }).seq > seq]).toEqual([name, true]);
    }
    after.close();
  },
);
