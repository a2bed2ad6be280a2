/** Where the records of these tests are kept: on PocketBase, or with SYNC_STORE=postgres on a worker over PostgreSQL. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startMoved } from '../../cluster/moved-product.ts';
import { asked, copyOf, recoverFrom } from '../../cluster/postgres.ts';
import { dumpOf, putBack } from '../../cluster/postgres-dump.ts';
import { runCluster } from '../../cluster/run-cluster.ts';
import { asOperator, type Json } from '../../server/people.ts';
import { freePort, startTestServer, temporaryFolder } from '../../server/real-server.ts';

export interface RunningStore {
  /** Of all that devices and people ask; the same for as long as it runs. */
  url: string;
  /** What a person has in a collection and has not purged, asked of the store itself. */
  rows: (user: string, collection: string) => Promise<Json[]>;
  /** It ends, with all lines to it, and begins again with what it had. */
  restart: () => Promise<void>;
  backUp: () => Promise<void>;
  /** It ends, and begins again with what it had at the last `backUp`. */
  restore: () => Promise<void>;
  stop: () => Promise<void>;
}

type WayBack = 'a copied folder' | 'a dump' | 'an archive';

const isOnWorkers = process.env['SYNC_STORE'] === 'postgres';

/** How data can be brought back that was lost. */
export const WAYS_BACK: readonly WayBack[] = isOnWorkers
  ? ['a dump', 'an archive']
  : ['a copied folder'];

export const startStore = (way = WAYS_BACK[0]): Promise<RunningStore> =>
  isOnWorkers ? onWorkers(way === 'a dump') : onPocketBase();

const onPocketBase = async (): Promise<RunningStore> => {
  const port = await freePort();
  const copy = path.join(temporaryFolder('back-up'), 'data');
  let server = await startTestServer({ port });
  const restart = async (meanwhile = (): void => undefined): Promise<void> => {
    await server.stop();
    meanwhile();
    server = await startTestServer({ port, dataDir: server.dataDir });
  };
  const copyFolder = (from: string, to: string): void => {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
  };
  return {
    url: server.url,
    rows: async (user, collection) => {
      const mine = encodeURIComponent(`user = "${user}"`);
      const path = `/api/collections/${collection}/records?filter=${mine}`;
      return (await asOperator(server, 'GET', path)).body.items;
    },
    restart: () => restart(),
    backUp: () => restart(() => copyFolder(server.dataDir, copy)),
    restore: () => restart(() => copyFolder(copy, server.dataDir)),
    stop: () => server.stop(),
  };
};

/** `isDump`: brought back by a dump, of which PostgreSQL knows nothing; else by a recovery, which it tells by itself. */
const onWorkers = async (isDump: boolean): Promise<RunningStore> => {
  const product = await startMoved();
  const copy = path.join(temporaryFolder('back-up'), 'data');
  let dump: Awaited<ReturnType<typeof dumpOf>>;
  const bringBack = async (): Promise<void> => {
    if (isDump) {
      await putBack(product.postgres.url, dump);
      await runCluster('restored', product.postgres.url);
      return;
    }
    await product.postgres.kill();
    product.postgres = await recoverFrom(copy);
  };
  return {
    url: product.url,
    rows: (user, collection) =>
      asked(product.postgres.url, async (sql) => {
        const rows = await sql`SELECT record AS id, rev::integer AS rev, body FROM sync_rows
          WHERE person = ${user} AND collection = ${collection} AND NOT gone`;
        return rows.map(({ id, rev, body }) => ({ id, rev, ...JSON.parse(body) }));
      }),
    restart: () => product.restartWorker(),
    backUp: async () => {
      if (isDump) dump = await dumpOf(product.postgres.url);
      else copyOf(product.postgres, copy);
    },
    restore: () => product.restartWorker(bringBack),
    stop: () => product.stop(),
  };
};
