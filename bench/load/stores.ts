/** The two places records may be kept, each as an operator runs it: processes of their own on this machine. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../../scripts/lib/project.mjs';
import { startPostgres } from '../../tests/cluster/postgres.ts';
import { openFront } from '../../tests/cluster/front.ts';
import { migrated, PASS_KEY } from '../../tests/cluster/workers.ts';
import { freePort, startTestServer } from '../../tests/server/real-server.ts';
import { call, type Person } from '../../tests/server/people.ts';

export interface Store {
  name: string;
  /** Of accounts, and of records. */
  accounts: string;
  records: string;
  lines: string;
  /** What a person's devices show to the keeper of records. */
  bearerOf: (person: Person) => Promise<string>;
  /** In megabytes: memory of all processes, and disk. */
  memory: () => number;
  disk: () => number;
  stop: () => Promise<void>;
}

export const onPocketBase = async (): Promise<Store> => {
  const server = await startTestServer();
  return {
    name: 'PocketBase',
    accounts: server.url,
    records: server.url,
    lines: `${server.url}/api/realtime`,
    bearerOf: ({ token }) => Promise.resolve(token),
    memory: () => memoryOf([server.pid]),
    disk: () => diskOf(server.dataDir),
    stop: server.stop,
  };
};

export const onPostgres = async (workers: number): Promise<Store> => {
  const postgres = await startPostgres(['shared_buffers = 256MB', 'max_connections = 100']);
  await migrated(postgres.url);
  const ports = await Promise.all(Array.from({ length: workers }, freePort));
  const children = ports.map((port) =>
    spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', inProject('src', 'cluster', 'main.ts'), 'worker'],
      {
        cwd: inProject(),
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          JALON_STORE: postgres.url,
          JALON_PASS_KEY: PASS_KEY,
          JALON_PORT: String(port),
          JALON_RATE_LIMITS: 'off',
        },
      },
    ),
  );
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const server = await startTestServer({
    env: { JALON_STORE: urls[0] ?? '', JALON_PASS_KEY: PASS_KEY },
  });
  // One worker is asked itself: what stands before several takes a part of this machine too.
  const front =
    urls.length > 1
      ? await openFront(
          () => server.url,
          urls.map((url) => ({ url })),
        )
      : undefined;
  const records = front?.url ?? urls[0] ?? '';
  await untilReady(urls);
  return {
    name: `PostgreSQL, ${workers} worker${workers > 1 ? 's' : ''}`,
    accounts: server.url,
    records,
    lines: `${records}/api/jalon/lines`,
    bearerOf: async ({ token }) =>
      (await call(server, 'POST', '/api/jalon/pass', undefined, token)).body.pass,
    memory: () =>
      memoryOf([
        server.pid,
        ...children.map(({ pid }) => pid ?? 0),
        postgres.pid(),
        ...childrenOf(postgres.pid()),
      ]),
    disk: () => diskOf(postgres.dataDir),
    stop: async () => {
      front?.close();
      for (const child of children) child.kill('SIGTERM');
      await server.stop();
      await postgres.stop();
    },
  };
};

const untilReady = async (urls: readonly string[]): Promise<void> => {
  for (const url of urls)
    for (let tries = 0; ; tries += 1) {
      const reply = await fetch(`${url}/health`).catch(() => undefined);
      if (reply?.ok) break;
      if (tries > 200) throw new Error('A worker does not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
};

/** What each holds for itself; pages that several share count once for each part. */
const memoryOf = (pids: readonly (number | undefined)[]): number => {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + (one || 0), 0) / 1024;
};

const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  } catch {
    return [];
  }
};

const diskOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0) / 1e6;
