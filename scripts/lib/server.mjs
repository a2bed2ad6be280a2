import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { newestMigration, readHooksManifest } from './hooks.mjs';
import { appVersion, DATA, DIST, HOOKS, MIGRATIONS, SetUpError } from './project.mjs';
import { ensureServerBinary } from './server-binary.mjs';

/**
 * Starts PocketBase with our hooks, migrations and built application, and resolves once its health
 * route agrees with the files on disk. PocketBase itself starts without a word when its hooks folder
 * is missing, and exits with 0 when a migration fails or the port is taken: every such case rejects
 * here with a SetUpError of one sentence, and leaves no process behind.
 *
 * @param {object} [options]
 * @param {string} [options.binary] default: `ensureServerBinary()`
 * @param {string} [options.host] default 127.0.0.1
 * @param {number} [options.port] default 8090
 * @param {string} [options.dataDir] @param {string} [options.distDir]
 * @param {string} [options.hooksDir] @param {string} [options.migrationsDir]
 * @param {string} [options.app] the version the server must report; default: package.json's
 * @param {string} [options.origin] the address people use, when it isn't host and port (behind a proxy)
 * @param {Record<string, string>} [options.env] added to this process's environment
 * @param {number} [options.timeout] milliseconds until health must answer; default 60 000
 * @param {(text: string) => void} [options.onOutput] what the server prints, as it comes
 * @param {AbortSignal} [options.signal] ends the server, starting or started
 * @returns {Promise<RunningServer>}
 *
 * @typedef {{ url: string, pid: number, health: Health, exited: Promise<number | null>, stop: () => Promise<void> }} RunningServer
 * @typedef {{ app: string, schema: number, hooks: boolean, routes: string[], unprovenFigures: string[] }} Health
 */
export const startServer = async ({
  binary,
  host = '127.0.0.1',
  port = 8090,
  dataDir = DATA,
  distDir = DIST,
  hooksDir = HOOKS,
  migrationsDir = MIGRATIONS,
  app = appVersion(),
  origin,
  env = {},
  timeout = 60_000,
  onOutput = () => {},
  signal,
} = {}) => {
  const expected = expectedHealth({ app, distDir, hooksDir, migrationsDir });
  await requireFreePort(host, port);
  const url = `http://${host}:${port}`;
  keepPrivate(dataDir);
  const child = spawn(
    binary ?? (await ensureServerBinary()),
    [
      'serve',
      `--http=${host}:${port}`,
      `--origins=${origin ?? url}`,
      `--dir=${dataDir}`,
      `--hooksDir=${hooksDir}`,
      `--migrationsDir=${migrationsDir}`,
      `--publicDir=${distDir}`,
      '--indexFallback=false',
      '--dev=false',
      '--hooksWatch=false',
      '--automigrate=false',
      `--hooksPool=${HOOKS_POOL}`,
    ],
    {
      env: {
        ...MEMORY,
        ...process.env,
        JALON_ORIGIN: origin ?? url,
        ...env,
        JALON_DIST: path.resolve(distDir),
        JALON_MIGRATIONS: path.resolve(migrationsDir),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    },
  );
  const server = watch(child, onOutput);
  try {
    const health = await untilHealthy(server, url, timeout);
    requireAgreement(health, expected);
    return { url, pid: child.pid, health, exited: server.exited, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
};

/** What lies inside, PocketBase makes readable for everyone on the machine: the folder itself is its owner's alone. */
export const keepPrivate = (dataDir) => {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
};

/**
 * Requests that run at once without loading all hooks anew; each runtime keeps some 5 MB. `deploy/jalon` says the same.
 */
const HOOKS_POOL = 32;

/** A fifth more changes a second for some more memory, which is used sparingly again where there is much of it. */
const MEMORY = { GOGC: '200', GOMEMLIMIT: '512MiB' };

const expectedHealth = ({ app, distDir, hooksDir, migrationsDir }) => {
  const manifest = readHooksManifest(hooksDir);
  if (!manifest) {
    throw new SetUpError(
      `The server's hooks are missing from ${hooksDir}: run "npm run server:hooks".`,
    );
  }
  const schema = newestMigration(migrationsDir);
  if (!schema) throw new SetUpError(`There are no migrations in ${migrationsDir}.`);
  if (!['app.html', 'index.html'].some((name) => existsSync(path.join(distDir, name)))) {
    throw new SetUpError(`There is no built application in ${distDir}: run "npm run build".`);
  }
  return { app, schema, routes: manifest.routes };
};

const requireFreePort = (host, port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new SetUpError(portSentence(host, port, error.code))));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });

const portSentence = (host, port, code) =>
  code === 'EADDRINUSE'
    ? `Port ${port} on ${host} is taken by another program: stop it, or set JALON_PORT to another number.`
    : `Port ${port} on ${host} can't be opened (${code}).`;

/** The process with its last words, a promise of its end, and a stop that ends it. */
const watch = (child, onOutput) => {
  const server = { output: '', code: undefined };
  // Whatever ends this process, the server doesn't outlive it.
  const leaveNothing = () => child.kill('SIGTERM');
  process.once('exit', leaveNothing);
  child.once('close', () => process.off('exit', leaveNothing));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      server.output = (server.output + text).slice(-8192);
      onOutput(text);
    });
  }
  server.exited = new Promise((resolve) => {
    child.once('close', (code) => resolve((server.code = code ?? null)));
    child.once('error', (error) => {
      // Asked to end, it still has its database to close.
      if (error.name === 'AbortError') return;
      server.output += error.message;
      resolve((server.code = null));
    });
  });
  server.stop = async () => {
    if (server.code !== undefined) return;
    child.kill('SIGTERM');
    const lastResort = setTimeout(() => child.kill('SIGKILL'), 5000);
    await server.exited;
    clearTimeout(lastResort);
  };
  return server;
};

const untilHealthy = async (server, url, timeout) => {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    if (server.code !== undefined) throw new SetUpError(whyItEnded(server.output));
    const response = await fetch(`${url}/api/jalon/health`).catch(() => undefined);
    if (response) {
      const health = await response.json().catch(() => undefined);
      if (response.ok && health?.hooks) return health;
      throw new SetUpError(
        `The server runs without its hooks: its health route answers ${response.status}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new SetUpError(`The server gave no answer at ${url} within ${timeout / 1000} seconds.`);
};

// PocketBase has no codes for these, so its words are all there is; what is unknown is quoted.
const REASONS = [
  [/jalon: (.*)/, (why) => why],
  [
    /failed to (?:apply|run) migration (\S+?):? (.*)/,
    (file, why) => `The migration ${file} failed: ${why}`,
  ],
  [
    /failed to execute (\S+?):\s*-?\s*(.*)/,
    (file, why) => `The server's hooks in ${file} failed: ${why}`,
  ],
  [/bind: (.*)/, (why) => `The server could not open its port: ${why}`],
];

const whyItEnded = (output) => {
  const text = stripVTControlCharacters(output);
  for (const [pattern, sentence] of REASONS) {
    const found = pattern.exec(text);
    if (found) return `${sentence(...found.slice(1)).replace(/[\s.]+$/, '')}.`;
  }
  const lastWords = text.trim().split('\n').at(-1) || 'nothing';
  return `The server ended before it answered; its last words: ${lastWords}`;
};

const requireAgreement = (health, expected) => {
  if (health.app !== expected.app) {
    throw new SetUpError(
      `The hooks belong to version ${health.app} and the application is ${expected.app}: run "npm run server:hooks".`,
    );
  }
  if (health.schema !== expected.schema) {
    throw new SetUpError(
      `The database is at migration ${health.schema} and the newest one is ${expected.schema}.`,
    );
  }
  const missing = expected.routes.filter((route) => !health.routes.includes(route));
  if (missing.length > 0)
    throw new SetUpError(`The server lacks the routes ${missing.join(', ')}.`);
};
