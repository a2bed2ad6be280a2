/** Brings the database's tables up to what this version needs: plain SQL, by number, each once. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '#/domain/sync/merge.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { keptBody } from '#/domain/collections/kept-body.ts';
import type { Database } from './store/database.ts';
import { factsOf, shapeOf } from './store/rows.ts';

const FOLDER = fileURLToPath(new URL('migrations/', import.meta.url));

const migrations = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => /^\d{3}_[a-z_]+\.sql$/.test(name))
    .toSorted();

/** Those it ran. Two at once wait for each other. */
export const migrate = async (sql: Database): Promise<string[]> => {
  const ran = await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(5255710)`;
    await tx`CREATE TABLE IF NOT EXISTS sync_migrations (name text PRIMARY KEY, at timestamptz NOT NULL)`;
    const missing = await missingIn(tx);
    for (const name of missing) {
      await tx.unsafe(readFileSync(FOLDER + name, 'utf8'));
      await tx`INSERT INTO sync_migrations (name, at) VALUES (${name}, now())`;
    }
    return missing;
  });
  await refill(sql);
  return ran;
};

/** Refuses to serve from tables that this version does not know, or that do not know this version. */
export const requireMigrated = async (sql: Database): Promise<void> => {
  const [there] = await sql`SELECT to_regclass('sync_migrations') IS NOT NULL AS known`;
  const missing = there?.['known'] ? await missingIn(sql) : migrations();
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.join(', ')}: run "npm run cluster -- migrate" first.`,
    );
};

const missingIn = async (sql: Pick<Database, 'unsafe'>): Promise<string[]> => {
  const done = await sql.unsafe<{ name: string }[]>('SELECT name FROM sync_migrations');
  return migrations().filter((name) => done.every((line) => line.name !== name));
};

const AT_ONCE = 500;

/** Lines that older rules made get the fields and counts that have come since; no device is told of it. */
const refill = async (sql: Database): Promise<void> => {
  for (const [collection, { kinds }] of Object.entries(SYNCED_COLLECTIONS)) {
    const shape = shapeOf(collection);
    for (let left = AT_ONCE; left === AT_ONCE;) {
      const rows = await sql<{ person: string; record: string; rev: number; body: string }[]>`
        SELECT person, record, rev, body FROM sync_rows
        WHERE collection = ${collection} AND NOT gone AND shape <> ${shape} LIMIT ${AT_ONCE}`;
      left = rows.length;
      for (const { person, record, rev, body: text } of rows) {
        const body = keptBody(kinds, JSON.parse(text) as JsonObject, 0);
        const { counts } = factsOf(collection, body);
        await sql`UPDATE sync_rows SET body = ${JSON.stringify(body)}, counts = ${sql.json(counts)},
          shape = ${shape} WHERE person = ${person} AND collection = ${collection}
          AND record = ${record} AND rev = ${rev}`;
      }
    }
  }
};
