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
  /** On the same port, and on `postgres`, which may be another one `meanwhile`. */
  restartWorker: (meanwhile?: () => Promise<void>) => Promise<void>;
  /** The accounts, on the same port and folder, which may hold something else `meanwhile`. */
  restartServer: (meanwhile: (dataDir: string) => void) => Promise<void>;
  stop: () => Promise<void>;
}

export const startMoved = async (): Promise<MovedProduct> => {
  const postgres = await startPostgres();
  const port = await freePort();
  await migrated(postgres.url);
  const workerOn = ({ url }: Postgres) => startTestWorker(url, {}, { JALON_PORT: String(port) });
  const worker = await workerOn(postgres);
  const env = { JALON_STORE: worker.url, JALON_PASS_KEY: PASS_KEY };
  const server = await startTestServer({ env });
  const front = await openFront(() => product.server.url, [worker]);
  const product: MovedProduct = {
    url: front.url,
    postgres,
    worker,
    server,
    front,
    restartWorker: async (meanwhile = () => Promise.resolve()) => {
      await product.worker.drain();
      await meanwhile();
      product.worker = await workerOn(product.postgres);
    },
    restartServer: async (meanwhile) => {
      const { dataDir } = product.server;
      await product.server.stop();
      meanwhile(dataDir);
      product.server = await startTestServer({ dataDir, env });
    },
    stop: async () => {
      front.close();
      await Promise.all([product.worker.drain(), product.server.stop()]);
      await product.postgres.stop();
    },
  };
  return product;
};
