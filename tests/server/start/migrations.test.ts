/** The first schema, and how it grows: with all that is in it, and whole wherever a server comes from. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { ensureHooks } from '../../../scripts/lib/hooks.mjs';
import { MIGRATIONS } from '../../../scripts/lib/project.mjs';
import { SYNCED_COLLECTIONS } from '../../../src/domain/synced-collections.ts';
import { folderWith, startTestServer, temporaryFolder } from '../real-server.ts';

const USER = 'u'.repeat(15);
const RECORD = 'r'.repeat(15);

const open = (dataDir: string): DatabaseSync => new DatabaseSync(path.join(dataDir, 'data.db'));

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

const started = async (dataDir: string, migrations: Record<string, string> = {}) => {
  const server = await startTestServer({
    dataDir,
    migrationsDir: folderWith(MIGRATIONS, migrations),
  });
  await server.stop();
  return open(dataDir);
};

beforeAll(() => ensureHooks());

test('a collection gets what its descriptor has since gained, and keeps what is in it', async () => {
  const fresh = await started(temporaryFolder('data'));
  const wanted = schemaOf(fresh);
  fresh.close();

  // As if these fields and this index had been thought of later.
  const dataDir = temporaryFolder('data');
  const before = {
    '1999999990_before.js': `migrate((app) => {
      const cvs = app.findCollectionByNameOrId('cvs');
      cvs.fields.removeByName('step');
      app.save(cvs);
      const files = app.findCollectionByNameOrId('files');
      files.removeIndex('idx_files_user_collection_record');
      app.save(files);
    });`,
  };
  const old = await started(dataDir, before);
  expect(schemaOf(old)).not.toEqual(wanted);
  old.exec(`INSERT INTO users (id, email, password, tokenKey) VALUES
    ('${USER}', 'nadia@example.com', 'x', '${'k'.repeat(50)}')`);
  for (const table of Object.keys(SYNCED_COLLECTIONS))
    old.exec(`INSERT INTO ${table} (id, user) VALUES ('${RECORD}', '${USER}')`);
  old.exec("UPDATE cvs SET title = 'Soudeuse'");
  old.close();

  const after = await started(dataDir, {
    ...before,
    '1999999991_after.js': `migrate((app) => {
      for (const name of ['cvs', 'files']) require(__hooks + '/jalon.js').createSyncedCollection(app, name);
    });`,
  });
  expect(schemaOf(after)).toEqual(wanted);
  expect({ ...after.prepare('SELECT title, step FROM cvs').get() }).toEqual({
    title: 'Soudeuse',
    step: '',
  });
  // What was there is in the log of changes, and moves to its end when it changes again.
  const place = (name: string) =>
    after.prepare('SELECT seq FROM sync_log WHERE collection = ?').get(name)?.['seq'] as number;
  for (const name of Object.keys(SYNCED_COLLECTIONS)) {
    const seq = place(name);
    after.exec(`UPDATE ${name} SET rev = 2`);
    expect([name, place(name) > seq]).toEqual([name, true]);
  }
  after.close();
});

test('a migration for a collection without a descriptor stops the start', async () => {
  await expect(
    started(temporaryFolder('data'), {
      '1999999990_unknown.js':
        "migrate((app) => require(__hooks + '/jalon.js').createSyncedCollection(app, 'unknown'));",
    }),
  ).rejects.toThrow('There is no descriptor of a synced collection unknown');
});

test('a moment that an operator chose before becomes the day that was meant', async () => {
  const dataDir = temporaryFolder('data');
  const earlier = folderWith(MIGRATIONS, {});
  rmSync(path.join(earlier, '1795417200_plain_forms.js'));
  const env = { JALON_SEED: temporaryFolder('seed') };
  const first = await startTestServer({ dataDir, migrationsDir: earlier, env });
  await first.stop();
  const old = open(dataDir);
  old.exec(`INSERT INTO posts (id, kind, language, key, slug, published, publishedOn, revisedOn) VALUES
    ('${RECORD}', 'blog', 'fr', 'a', 'a', TRUE, '2026-11-22 00:00:00.000Z', '')`);
  old.exec(`INSERT INTO group_codes (id, name, seats, code, expiresOn) VALUES
    ('${RECORD}', 'Centre', 3, 'A', '2028-07-01 03:59:59.000Z')`);
  old.close();
  const second = await startTestServer({ dataDir, env });
  const shown = await fetch(`${second.url}/api/collections/posts/records/${RECORD}`);
  expect(await shown.json()).toMatchObject({ publishedOn: '2026-11-22', revisedOn: '' });
  await second.stop();
  const now = open(dataDir);
  expect(now.prepare('SELECT expiresOn FROM group_codes').get()).toEqual({
    expiresOn: '2028-06-30',
  });
  now.close();
});
