import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../scripts/lib/server.mjs';

export interface Product {
  /** Origin, such as `http://127.0.0.1:41233`. */
  url: string;
  stop: () => Promise<void>;
}

/** Names the folder of `prepareData` in the environment of the whole run. */
const PREPARED = 'PREPARED_DATA';

/** The built product on the real server, with a data folder of its own in which nobody has been, and a free port. */
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
  const dataDir = newFolder();
  const prepared = process.env[PREPARED];
  if (prepared) cpSync(prepared, dataDir, { recursive: true });
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

/** What a first start makes of an empty folder, for the starts after it: making it takes far longer than they do. */
export const prepareData = async (): Promise<{ erase: () => void }> => {
  const dataDir = newFolder();
  const server = await startServer({ port: await freePort(), dataDir });
  await server.stop();
  process.env[PREPARED] = dataDir;
  return { erase: () => rmSync(dataDir, { recursive: true, force: true }) };
};

const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'jalon-e2e-'));

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
