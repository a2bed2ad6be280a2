/** Where the records of these tests are kept: on PocketBase, or with SYNC_STORE=postgres on a worker over PostgreSQL. */
import { startMoved } from '../../cluster/moved-product.ts';
import { startTestServer } from '../../server/real-server.ts';

export interface RunningStore {
  /** Of all that devices and people ask. */
  url: string;
  stop: () => Promise<void>;
}

export const startStore = (): Promise<RunningStore> =>
  process.env['SYNC_STORE'] === 'postgres' ? startMoved() : startTestServer();
