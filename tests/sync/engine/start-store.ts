/** Where the records of these tests are kept: on PocketBase, or with SYNC_STORE=postgres on a worker over PostgreSQL. */
import { startMoved } from '../../cluster/moved-product.ts';
import { asked } from '../../cluster/postgres.ts';
import { asOperator, type Json } from '../../server/people.ts';
import { startTestServer } from '../../server/real-server.ts';

export interface RunningStore {
  /** Of all that devices and people ask. */
  url: string;
  /** What a person has in a collection and has not purged, asked of the store itself. */
  rows: (user: string, collection: string) => Promise<Json[]>;
  stop: () => Promise<void>;
}

export const startStore = (): Promise<RunningStore> =>
  process.env['SYNC_STORE'] === 'postgres' ? onWorkers() : onPocketBase();

const onPocketBase = async (): Promise<RunningStore> => {
  const server = await startTestServer();
  return {
    url: server.url,
    rows: async (user, collection) => {
      const mine = encodeURIComponent(`user = "${user}"`);
      const path = `/api/collections/${collection}/records?filter=${mine}`;
      return (await asOperator(server, 'GET', path)).body.items;
    },
    stop: server.stop,
  };
};

const onWorkers = async (): Promise<RunningStore> => {
  const { url, postgres, stop } = await startMoved();
  return {
    url,
    rows: (user, collection) =>
      asked(postgres.url, async (sql) => {
        const rows = await sql`SELECT record AS id, rev::integer AS rev, body FROM sync_rows
          WHERE person = ${user} AND collection = ${collection} AND NOT gone`;
        return rows.map(({ id, rev, body }) => ({ id, rev, ...JSON.parse(body) }));
      }),
    stop,
  };
};
