/**
 * Accounts on PocketBase; records on two workers over a primary and its synchronous standby. Workers are killed, and so
 * is the primary, whose standby then takes its place and gets a standby of its own.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { declareLife } from '#/cluster/store/head.ts';
import { openDatabase } from '#/cluster/store/database.ts';
import { inProject } from '../../scripts/lib/project.mjs';
import {
  freePort,
  startTestServer,
  temporaryFolder,
  type TestServer,
} from '../server/real-server.ts';
import type { ServerUnderFaults } from '../sync/process/server-under-faults.ts';
import { openFront, type Front } from './front.ts';
import {
  addStandby,
  asked,
  copyOf,
  promote,
  startFrom,
  startPostgres,
  waitForStandby,
  type Postgres,
} from './postgres.ts';
import type { WorkerBug } from './worker-bugs.ts';
import { migrated, PASS_KEY } from './workers.ts';

interface WorkerProcess {
  url: string;
  child: ChildProcess;
}

/** Whose death comes next. Workers that outlive their primary find the promoted standby by themselves. */
const VICTIMS = ['workers', 'primary', 'workers', 'all'] as const;

export class FaultyCluster implements ServerUnderFaults {
  readonly takesOperatorEdits = false;
  readonly present: TestServer;
  readonly #front: Front;
  readonly #marker: string;
  readonly #copy: string;
  readonly #bug: string;
  #primary: Postgres;
  #standby: Postgres;
  #workers: WorkerProcess[] = [];
  #deaths = 0;

  static async start(bug: WorkerBug | '' = ''): Promise<FaultyCluster> {
    const primary = await startPostgres();
    await migrated(primary.url);
    const standby = await addStandby(primary);
    await waitForStandby(primary, standby);
    // Only to tell of signed-out sessions, which comes through the same door as all else.
    const port = await freePort();
    const accounts = startTestServer({
      env: { JALON_STORE: `http://127.0.0.1:${port}`, JALON_PASS_KEY: PASS_KEY },
    });
    const present = await accounts;
    const front = await openFront(() => present.url, [], port);
    const cluster = new FaultyCluster(present, front, primary, standby, bug);
    await cluster.#startWorkers();
    return cluster;
  }

  private constructor(
    present: TestServer,
    front: Front,
    primary: Postgres,
    standby: Postgres,
    bug: string,
  ) {
    const folder = temporaryFolder('cluster');
    this.present = present;
    this.#front = front;
    this.#primary = primary;
    this.#standby = standby;
    this.#bug = bug;
    this.#marker = path.join(folder, 'wait-here');
    this.#copy = path.join(folder, 'back-up');
  }

  get url(): string {
    return this.#front.url;
  }

  pause(): void {
    for (const { child } of this.#workers) child.kill('SIGSTOP');
  }

  resume(): void {
    for (const { child } of this.#workers) child.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const victim = VICTIMS[(this.#deaths += 1) % VICTIMS.length];
    if (victim !== 'workers') await this.#primary.kill();
    if (victim !== 'primary') await this.#killWorkers();
  }

  async restart(): Promise<void> {
    if (!this.#primary.isRunning()) {
      await promote(this.#standby);
      this.#primary = this.#standby;
      await this.#followed();
    }
    if (this.#workers.some(isDead)) return this.#startWorkers();
    await Promise.all(this.#workers.map(untilWell));
  }

  async killBetweenRowAndReceipt(run: () => Promise<unknown>): Promise<boolean> {
    writeFileSync(this.#marker, '');
    let isOver = false;
    const running = run().finally(() => (isOver = true));
    while (!isOver && !existsSync(`${this.#marker}.reached`)) await pause(2);
    const isThere = existsSync(`${this.#marker}.reached`);
    if (isThere) await this.#killWorkers();
    rmSync(this.#marker);
    rmSync(`${this.#marker}.reached`, { force: true });
    await running;
    if (isThere) await this.#startWorkers();
    return isThere;
  }

  backUp(): void {
    copyOf(this.#primary, this.#copy);
  }

  /** By copying a folder, of which PostgreSQL knows nothing: the operator says so. */
  async restore(): Promise<void> {
    await this.#killWorkers();
    await Promise.all([this.#primary.kill(), this.#standby.kill()]);
    this.#primary = await startFrom(this.#copy);
    const sql = await openDatabase(this.#primary.url, 1);
    await declareLife(sql);
    await sql.end();
    await this.#followed();
    await this.#startWorkers();
  }

  liveRows(user: string): Promise<(readonly [string, string])[]> {
    return asked(this.#primary.url, async (sql) => {
      const rows =
        await sql`SELECT collection || '/' || record AS key, rev::text AS rev FROM sync_rows
        WHERE person = ${user} AND NOT gone`;
      return rows.map(({ key, rev }) => [String(key), String(rev)] as const);
    });
  }

  contents(users: readonly string[]): Promise<unknown[]> {
    return asked(this.#primary.url, async (sql) => {
      const rows =
        await sql`SELECT collection || '/' || record AS key, gone, trashed_at, body, clocks
        FROM sync_rows WHERE person = ANY(${[...users]})`;
      return rows.map(({ key, gone, trashed_at: trashed, body, clocks }) =>
        gone
          ? `purged:${key}`
          : [Number(trashed) > 0 ? `binned:${key}` : '', JSON.parse(body), JSON.parse(clocks)],
      );
    });
  }

  async stop(): Promise<void> {
    this.#front.close();
    await this.#killWorkers();
    await this.present.stop();
    await Promise.all([this.#primary.kill(), this.#standby.kill()]);
  }

  async #followed(): Promise<void> {
    this.#standby = await addStandby(this.#primary);
    await waitForStandby(this.#primary, this.#standby);
  }

  async #startWorkers(): Promise<void> {
    this.#workers = await Promise.all([0, 1].map(() => this.#startWorker()));
    this.#front.workers = this.#workers;
  }

  async #startWorker(): Promise<WorkerProcess> {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', inProject('tests', 'cluster', 'faulty-worker.ts')],
      {
        cwd: inProject(),
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          JALON_STORE: hostsOf(this.#standby, this.#primary),
          JALON_PASS_KEY: PASS_KEY,
          JALON_PORT: String(await freePort()),
          JALON_RATE_LIMITS: 'off',
          NODE_COMPILE_CACHE: inProject('.cache', 'node'),
          WAIT_MARKER: this.#marker,
          PLANTED_BUG: this.#bug,
        },
      },
    );
    const leaveNothing = (): void => void child.kill('SIGKILL');
    process.once('exit', leaveNothing);
    child.once('close', () => process.off('exit', leaveNothing));
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => resolve(text.trim()));
      child.once('close', () => reject(new Error('A worker did not start.')));
    });
    return { url, child };
  }

  async #killWorkers(): Promise<void> {
    await Promise.all(
      this.#workers.map(async ({ child }) => {
        child.kill('SIGKILL');
        while (!isDead({ child })) await pause(2);
      }),
    );
  }
}

const isDead = ({ child }: Pick<WorkerProcess, 'child'>): boolean =>
  child.exitCode !== null || child.signalCode !== null;

const hostsOf = (...servers: Postgres[]): string =>
  `postgres://jalon@${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`;

const WELL_MS = 60_000;

const untilWell = async ({ url }: WorkerProcess): Promise<void> => {
  for (const end = Date.now() + WELL_MS; Date.now() < end; await pause(50))
    if (
      await fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  throw new Error('A worker did not find the promoted standby.');
};
