import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../scripts/lib/server.mjs';

export interface Product {
  /** Origin, such as `http://127.0.0.1:41233`. */
  url: string;
  stop: () => Promise<void>;
}

/** The built product on the real server, with an empty data folder of its own and a free port. */
export const startProduct = async (
  options: {
    /** Default: the build in `dist/`. */
    distDir?: string;
    /** Where an earlier one was, of which pages are still open; default: a free one. */
    port?: number;
    /** An operator's settings. */
    env?: Readonly<Record<string, string>>;
  } = {},
): Promise<Product> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jalon-e2e-'));
  const server = await startServer({
    ...options,
    port: options.port ?? (await freePort()),
    dataDir,
  });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('The system gave no port.')),
      );
    });
  });
