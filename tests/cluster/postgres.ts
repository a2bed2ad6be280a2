/** Real PostgreSQL servers for tests, out of an npm package. It refuses to run as root: then it runs as nobody. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort, temporaryFolder } from '../server/real-server.ts';
import { programFolder } from './postgres-programs.ts';

const IS_ROOT = process.getuid?.() === 0;
const NOBODY = 65_534;
const AS = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};

export interface Postgres {
  url: string;
  port: number;
  dataDir: string;
  pid: () => number;
  isRunning: () => boolean;
  exited: () => Promise<void>;
  kill: () => Promise<void>;
  /** Of the server and all its processes. */
  signal: (name: NodeJS.Signals) => void;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** The last lines it wrote. */
  log: () => string;
}

/** An empty server. `settings`: more lines of postgresql.conf. */
export const startPostgres = async (settings: readonly string[] = []): Promise<Postgres> => {
  const dataDir = path.join(temporaryFolder('postgres'), 'data');
  mkdirSync(dataDir, { recursive: true });
  own(path.dirname(dataDir));
  own(dataDir);
  runProgram('initdb', [
    `--pgdata=${dataDir}`,
    '--username=jalon',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    // Small, since folders are copied.
    '--wal-segsize=1',
    '--no-instructions',
  ]);
  return serve(dataDir, settings);
};

const LINES = [
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  'max_connections = 60',
  'shared_buffers = 64MB',
  'wal_level = replica',
  'max_wal_senders = 4',
  'wal_keep_size = 64MB',
  'min_wal_size = 4MB',
  'hot_standby = on',
  'wal_receiver_status_interval = 1s',
  'wal_retrieve_retry_interval = 200ms',
];

/** On a folder that is there; on another port where somebody took the first meanwhile. */
const serve = async (dataDir: string, settings: readonly string[] = []): Promise<Postgres> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await serveOn(await freePort(), dataDir, settings);
    } catch (error) {
      if (tries === 3) throw error;
    }
};

const serveOn = async (
  port: number,
  dataDir: string,
  settings: readonly string[],
): Promise<Postgres> => {
  const log = path.join(path.dirname(dataDir), 'log');
  writeFileSync(
    path.join(dataDir, 'postgresql.auto.conf'),
    [...LINES, `port = ${port}`, ...settings, ''].join('\n'),
  );
  writeFileSync(
    path.join(dataDir, 'pg_hba.conf'),
    'host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n',
  );
  let child: ChildProcess;
  const server: Postgres = {
    url: `postgres://jalon@127.0.0.1:${port}/postgres`,
    port,
    dataDir,
    pid: () => child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    exited: async () => {
      while (server.isRunning()) await pause(5);
    },
    /** As a power cut: the parent and its children with it. */
    kill: async () => {
      if (!server.isRunning()) return;
      server.signal('SIGKILL');
      await server.exited();
      rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
    },
    signal: (name) => {
      // Stopped first, it makes no more children, of which one would be missed.
      sendTo([server.pid()], 'SIGSTOP');
      const children = childrenOf(server.pid());
      sendTo(children, name);
      sendTo([server.pid()], name);
      if (name === 'SIGSTOP') waitUntilStopped([server.pid(), ...children]);
    },
    stop: async () => {
      child.kill('SIGINT');
      await server.exited();
    },
    start: async () => {
      const lines = openSync(log, 'a');
      const stdio = ['ignore', lines, lines] as const;
      child = spawn(program('postgres'), ['-D', dataDir], {
        ...AS,
        stdio: [...stdio],
        env: ENV(),
      });
      closeSync(lines);
      const leaveNothing = (): void => void child.kill('SIGQUIT');
      process.once('exit', leaveNothing);
      child.once('close', () => process.off('exit', leaveNothing));
      await untilReady(server).catch((error: unknown) => {
        child.kill('SIGQUIT');
        throw new Error(`${String(error)}\n${server.log()}`, { cause: error });
      });
    },
    log: () => readFileSync(log, 'utf8').split('\n').slice(-12).join('\n'),
  };
  await server.start();
  return server;
};

/** The folder as it is at this moment, as a disk keeps it that loses power. */
export const copyOf = ({ dataDir, signal }: Postgres, to: string): void => {
  signal('SIGSTOP');
  rmSync(to, { recursive: true, force: true });
  cpSync(dataDir, to, { recursive: true });
  signal('SIGCONT');
  rmSync(path.join(to, 'postmaster.pid'), { force: true });
};

/** On what `copyOf` kept, which stays as it is. */
export const startFrom = (kept: string): Promise<Postgres> => serve(copyToServe(kept));

/** The same as a recovery from an archive that has nothing more: PostgreSQL itself begins another life. */
export const recoverFrom = (kept: string): Promise<Postgres> => {
  const dataDir = copyToServe(kept);
  writeFileSync(path.join(dataDir, 'recovery.signal'), '');
  return serve(dataDir, ["restore_command = 'false'"]);
};

const copyToServe = (kept: string): string => {
  const dataDir = path.join(temporaryFolder('postgres'), 'data');
  cpSync(kept, dataDir, { recursive: true });
  own(path.dirname(dataDir), true);
  chmodSync(dataDir, 0o700);
  return dataDir;
};

/** A copy of a server's folder that follows it from then on. */
export const addStandby = async (primary: Postgres): Promise<Postgres> => {
  const dataDir = path.join(temporaryFolder('standby'), 'data');
  copyOf(primary, dataDir);
  own(path.dirname(dataDir), true);
  chmodSync(dataDir, 0o700);
  writeFileSync(path.join(dataDir, 'standby.signal'), '');
  return serve(dataDir, [
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=jalon application_name=standby'`,
  ]);
};

/**
 * Each commit waits for the standby's disk from now on. A reload reaches the processes of a server one by one, and the
 * views tell what the asked one has heard of it: so a commit is tried while the standby stands still.
 */
export const waitForStandby = async (primary: Postgres, standby: Postgres): Promise<void> => {
  await asked(primary.url, async (sql) => {
    await sql`ALTER SYSTEM SET synchronous_standby_names = 'standby'`;
    await sql`SELECT pg_reload_conf()`;
    const end = Date.now() + 60_000;
    for (let state: unknown; Date.now() < end; await pause(50)) {
      [state] = await sql`SELECT state, sync_state FROM pg_stat_replication`;
      if (JSON.stringify(state) !== '{"state":"streaming","sync_state":"sync"}') continue;
      if (await waitsFor(standby, primary)) return;
    }
    throw new Error(`The standby does not follow:\n${standby.log()}\nPrimary:\n${primary.log()}`);
  });
};

const waitsFor = async (standby: Postgres, primary: Postgres): Promise<boolean> => {
  let isDone = false;
  standby.signal('SIGSTOP');
  const commit = asked(primary.url, async (sql) => {
    await sql`SELECT pg_logical_emit_message(true, 'jalon', 'is it waited for?')`;
  }).finally(() => (isDone = true));
  const isWaiting = await asked(primary.url, async (sql) => {
    for (const end = Date.now() + 10_000; !isDone && Date.now() < end; await pause(20)) {
      const waiting = await sql`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;
      if (waiting.length > 0) return true;
    }
    return false;
  }).finally(() => standby.signal('SIGCONT'));
  await commit;
  return isWaiting;
};

/** The standby takes the place of a primary that is gone. */
export const promote = async (standby: Postgres): Promise<void> => {
  const isPromoted = await asked(standby.url, async (sql) => {
    const [line] = await sql`SELECT pg_promote(true, 60) AS done`;
    return line?.['done'] === true;
  });
  if (!isPromoted) throw new Error(`The standby was not promoted:\n${standby.log()}`);
};

export const asked = async <T>(
  url: string,
  story: (sql: ReturnType<typeof postgres>) => Promise<T>,
): Promise<T> => {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connect_timeout: 5,
  });
  try {
    return await story(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
};

/** Itself, and not another who has the port. */
const untilReady = async (server: Postgres): Promise<void> => {
  for (const end = Date.now() + 60_000; Date.now() < end && server.isRunning();) {
    const folder = await asked(server.url, async (sql) => {
      const [line] = await sql`SHOW data_directory`;
      return line?.['data_directory'];
    }).catch(() => undefined);
    if (folder === server.dataDir) return;
    await pause(50);
  }
  throw new Error(server.isRunning() ? 'PostgreSQL does not answer.' : 'PostgreSQL has ended.');
};

const runProgram = (name: string, args: readonly string[]): void => {
  const { status, stderr, error } = spawnSync(program(name), [...args], {
    ...AS,
    encoding: 'utf8',
    cwd: tmpdir(),
    env: ENV(),
  });
  if (status !== 0) throw new Error(`${name} failed: ${stderr || error?.message}`);
};

const ENV = () => ({ ...process.env, HOME: tmpdir(), LC_ALL: 'C', TZ: 'UTC' });

let folder: string | undefined;

const program = (name: string): string => path.join((folder ??= programFolder()), 'bin', name);

const own = (file: string, isDeep = false): void => {
  if (!IS_ROOT) return;
  chownSync(file, NOBODY, NOBODY);
  if (!isDeep) return;
  for (const name of readdirSync(file, { recursive: true, encoding: 'utf8' }))
    chownSync(path.join(file, name), NOBODY, NOBODY);
};

const sendTo = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
};

const ps = (...options: string[]): string[] =>
  (spawnSync('ps', options, { encoding: 'utf8' }).stdout ?? '')
    .split('\n')
    .map((one) => one.trim());

const childrenOf = (pid: number): number[] =>
  ps('-o', 'pid=', '--ppid', String(pid)).filter(Boolean).map(Number);

/** A signal has been sent before it is obeyed. */
const waitUntilStopped = (pids: readonly number[]): void => {
  for (let tries = 0; tries < 100; tries += 1)
    if (ps('-o', 'stat=', '-p', pids.join(',')).every((state) => /^([TtZ]|$)/.test(state))) return;
};
