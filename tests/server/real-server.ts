/**
 * A real PocketBase for one test file: its own copy of a data folder made once, a free port, and a
 * small built application. The template's limiter is off and its passwords are cheap to hash.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFolder } from '../../scripts/lib/compress.mjs';
import { ensureHooks } from '../../scripts/lib/hooks.mjs';
import { HOOKS, inProject } from '../../scripts/lib/project.mjs';
import { pocketBaseVersion } from '../../scripts/lib/server-binary.mjs';
import { startServer } from '../../scripts/lib/server.mjs';
import { stampOf } from '../../scripts/lib/stamp.mjs';

export const ADMINISTRATOR = { email: 'claude.tremblay@example.org', password: 'un-bon-secret' };

export type StartOptions = NonNullable<Parameters<typeof startServer>[0]>;
export type TestServer = Awaited<ReturnType<typeof startServer>> & { dataDir: string };

/** Starts on a copy of the template, unless `dataDir` is given. */
export const startTestServer = async (options: StartOptions = {}): Promise<TestServer> => {
  if (options.hooksDir === undefined) await ensureHooks();
  const dataDir = options.dataDir ?? (await copyOfTemplate());
  const port = options.port ?? (await freePort());
  const distDir = options.distDir ?? (await builtApp());
  const env = { JALON_RATE_LIMITS: 'off', ...options.env };
  const server = await startServer({ timeout: 60_000, ...options, env, dataDir, port, distDir });
  return { ...server, dataDir };
};

/** The memory that the server's process holds, on Linux. */
export const residentMegabytes = ({ pid }: Pick<TestServer, 'pid'>): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
};

/** A folder that is gone after the test file. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), `jalon-${name}-`));
  temporaryFolders.push(folder);
  return folder;
};

const temporaryFolders: string[] = [];
const removeFolders = (): void => {
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
};
// Registered before the file's own hooks, so it runs after the server was stopped. Benches are no tests.
if (process.env['VITEST']) (await import('vitest')).afterAll(removeFolders);
else process.once('exit', removeFolders);

/** A copy of the bundled hooks with more files, or with files changed. */
export const hooksWith = async (files: Record<string, string>): Promise<string> => {
  await ensureHooks();
  return folderWith(HOOKS, files);
};

export const folderWith = (original: string, files: Record<string, string>): string => {
  const folder = temporaryFolder('copy');
  cpSync(original, folder, { recursive: true });
  writeFiles(folder, files);
  return folder;
};

export const writeFiles = (folder: string, files: Record<string, string>): void => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
};

/**
 * Below the range that the system hands out, and apart for each worker of a run: what is free stays so until the server
 * listens there.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    nextPort = (nextPort + 1) % PORTS;
    const port = FIRST_PORT + (RUNNER % RUNNERS) * PORTS + nextPort;
    if (await isFree(port)) return port;
  }
};

const FIRST_PORT = 12_000;
const PORTS = 500;
const RUNNERS = 40;
const RUNNER = Number(process.env['VITEST_POOL_ID'] ?? process.pid);
let nextPort = Math.floor(Math.random() * PORTS);

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Signs an administrator in; the template's own unless told otherwise. */
export const administratorToken = async (
  server: Pick<TestServer, 'url'>,
  identity = ADMINISTRATOR.email,
  password = ADMINISTRATOR.password,
): Promise<string> => {
  const url = `${server.url}/api/collections/_superusers/auth-with-password`;
  const answer = await sendJson('POST', url, { identity, password });
  return (answer as { token: string }).token;
};

/** The smallest thing that looks like the build: a page, a shell, hashed assets, compressed. */
export const builtApp = async (files: Record<string, string> = {}): Promise<string> => {
  const folder = temporaryFolder('dist');
  writeFiles(folder, {
    'index.html': '<!doctype html><title>Accueil</title>',
    'app.html': `<!doctype html><title>Jalon</title><main>${'page '.repeat(300)}</main>`,
    ...files,
  });
  await compressFolder(folder);
  return folder;
};

const copyOfTemplate = async (): Promise<string> => {
  const folder = temporaryFolder('data');
  cpSync(await templateData(), folder, { recursive: true });
  return folder;
};

const TEMPLATE_INPUTS = [
  'pocketbase/pb_migrations',
  'pocketbase/hooks/lib/settings.ts',
  'pocketbase/hooks/lib/sync/sync-schema.ts',
  'pocketbase/hooks/lib/sync/row-bytes.ts',
  'pocketbase/hooks/lib/sync/sync-triggers.ts',
  'pocketbase/hooks/words/field-help.ts',
  'src/domain/collections',
  'src/domain/synced-collections.ts',
  'tests/server/real-server.ts',
];

/** Made once, whoever of this process comes first. */
const templateData = (): Promise<string> => (template ??= makeTemplate());

let template: Promise<string> | undefined;

const makeTemplate = async (): Promise<string> => {
  const stamp = stampOf(TEMPLATE_INPUTS).slice(0, 16);
  const folder = inProject('.cache', 'server-template', `${pocketBaseVersion()}-${stamp}`);
  if (existsSync(folder)) return folder;
  const dataDir = `${folder}.${process.pid}`;
  // What an attempt left that was ended in the middle.
  rmSync(dataDir, { recursive: true, force: true });
  const server = await startTestServer({
    dataDir,
    env: {
      JALON_ADMIN_EMAIL: ADMINISTRATOR.email,
      JALON_ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
  });
  await hashCheaply(server);
  await server.stop();
  try {
    renameSync(dataDir, folder);
  } catch (error) {
    // Another worker was first; its template says the same.
    if (!existsSync(folder)) throw error;
    rmSync(dataDir, { recursive: true, force: true });
  }
  return folder;
};

/** People's passwords alone: the lowest cost there is. */
const hashCheaply = async (server: TestServer): Promise<void> => {
  const headers = { Authorization: await administratorToken(server) };
  const url = `${server.url}/api/collections/users`;
  const { fields } = (await (await fetch(url, { headers })).json()) as { fields: Field[] };
  const cheap = fields.map((field) => (field.name === 'password' ? { ...field, cost: 4 } : field));
  await sendJson('PATCH', url, { fields: cheap }, headers);
};

type Field = { name: string };

const sendJson = async (
  method: string,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  if (!response.ok)
    throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
};
