/** What `pg_dump` writes of the cluster's tables, by the same statement: the package of the tests has no such program. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { asked } from './postgres.ts';

export type Dump = ReadonlyMap<string, Buffer>;

const tablesIn = (url: string): Promise<string[]> =>
  asked(url, async (sql) => {
    const tables = await sql`SELECT tablename FROM pg_tables WHERE tablename LIKE 'sync\\_%'`;
    return tables.map(({ tablename }) => String(tablename));
  });

export const dumpOf = async (url: string): Promise<Dump> => {
  const dump = new Map<string, Buffer>();
  for (const table of await tablesIn(url))
    await asked(url, async (sql) => {
      dump.set(table, await buffer(await sql`COPY ${sql(table)} TO STDOUT`.readable()));
    });
  return dump;
};

/** In place of what is there. */
export const putBack = (url: string, dump: Dump): Promise<void> =>
  asked(url, async (sql) => {
    await sql.unsafe(`TRUNCATE ${[...dump.keys()].join(', ')}`);
    for (const [table, lines] of dump)
      await pipeline(Readable.from([lines]), await sql`COPY ${sql(table)} FROM STDIN`.writable());
    await sql`SELECT setval(pg_get_serial_sequence('sync_lives', 'place'),
      COALESCE((SELECT max(place) FROM sync_lives), 0) + 1, false)`;
  });
