/** The product with its records on a worker over PostgreSQL, its accounts on PocketBase, and a front before both. */
import type { Worker } from '#/cluster/worker.ts';
import { freePort, startTestServer, type TestServer } from '../server/real-server.ts';
import { openFront, type Front } from './front.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { migrated, PASS_KEY, startTestWorker } from './workers.ts';

export interface MovedProduct {
  /** Where devices find both. */
  url: string;
  postgres: Postgres;
  worker: Worker;
  server: TestServer;
  front: Front;
  stop: () => Promise<void>;
}

export const startMoved = async (): Promise<MovedProduct> => {
  const postgres = await startPostgres();
  const port = await freePort();
  const store = await migrated(postgres.url);
  const worker = await startTestWorker(store, {}, { JALON_PORT: String(port) });
  const server = await startTestServer({
    env: { JALON_STORE: worker.url, JALON_PASS_KEY: PASS_KEY },
  });
  const front = await openFront(() => server.url, [worker]);
  const stop = async (): Promise<void> => {
    front.close();
    await Promise.all([worker.drain(), server.stop()]);
    await postgres.stop();
  };
  return { url: front.url, postgres, worker, server, front, stop };
};
