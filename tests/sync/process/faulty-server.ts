/**
 * A real server that is paused, killed at the worst moment, restarted, backed up and restored. Its hooks are the
 * product's, with a small page of changes, and a point between the rows and the receipts of a request where it
 * can be made to wait for its kill.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PAGE_ROWS } from '#/domain/sync/limits.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { jsonColumns } from '../../../pocketbase/hooks/lib/sync/sync-columns.ts';
import { ensureHooks } from '../../../scripts/lib/hooks.mjs';
import { HOOKS } from '../../../scripts/lib/project.mjs';
import {
  hooksWith,
  startTestServer,
  temporaryFolder,
  type TestServer,
} from '../../server/real-server.ts';
import { asOperator } from '../../server/people.ts';
import type { ServerUnderFaults } from './server-under-faults.ts';

/** A piece of the bundled hooks, and what replaces it. */
export type HookChange = readonly [original: string, replacement: string];

export class FaultyServer implements ServerUnderFaults {
  readonly takesOperatorEdits = true;
  present: TestServer;
  readonly #hooksDir: string;
  readonly #marker: string;
  readonly #copy: string;

  static async start(changes: readonly HookChange[] = []): Promise<FaultyServer> {
    const folder = temporaryFolder('faults');
    const marker = path.join(folder, 'wait-here');
    const hooksDir = await hooksWith({ 'jalon.js': await changedHooks(marker, changes) });
    return new FaultyServer(await startTestServer({ hooksDir }), hooksDir, folder, marker);
  }

  private constructor(present: TestServer, hooksDir: string, folder: string, marker: string) {
    this.present = present;
    this.#hooksDir = hooksDir;
    this.#marker = marker;
    this.#copy = path.join(folder, 'back-up');
  }

  get url(): string {
    return this.present.url;
  }

  pause(): void {
    process.kill(this.present.pid, 'SIGSTOP');
  }

  resume(): void {
    process.kill(this.present.pid, 'SIGCONT');
  }

  async kill(): Promise<void> {
    process.kill(this.present.pid, 'SIGKILL');
    await this.present.exited;
  }

  /** On the same data, and the same port unless somebody took it meanwhile. */
  async restart(): Promise<void> {
    const { dataDir, url } = this.present;
    const options = { dataDir, hooksDir: this.#hooksDir };
    const port = Number(new URL(url).port);
    this.present = await startTestServer({ ...options, port }).catch(() =>
      startTestServer(options),
    );
  }

  /**
   * Killed when the rows of the next request are written and its receipts are not; false when `run` ended
   * without coming there.
   */
  async killBetweenRowAndReceipt(run: () => Promise<unknown>): Promise<boolean> {
    writeFileSync(this.#marker, '');
    let isOver = false;
    const running = run().finally(() => (isOver = true));
    while (!isOver && !existsSync(`${this.#marker}.reached`)) await pause(2);
    const isThere = existsSync(`${this.#marker}.reached`);
    if (isThere) await this.kill();
    rmSync(this.#marker);
    rmSync(`${this.#marker}.reached`, { force: true });
    await running;
    if (isThere) await this.restart();
    return isThere;
  }

  /** As the disk is at this moment, in the middle of whatever the server does. */
  backUp(): void {
    this.pause();
    rmSync(this.#copy, { recursive: true, force: true });
    cpSync(this.present.dataDir, this.#copy, { recursive: true });
    this.resume();
  }

  async restore(): Promise<void> {
    await this.kill();
    rmSync(this.present.dataDir, { recursive: true });
    mkdirSync(this.present.dataDir);
    cpSync(this.#copy, this.present.dataDir, { recursive: true });
    await this.restart();
  }

  stop(): Promise<void> {
    return this.present.stop();
  }

  async liveRows(user: string): Promise<[key: string, rev: string][]> {
    const query = `SELECT collection || '/' || record, rev FROM sync_log WHERE user = '${user}' AND gone = 0`;
    return (await askServer(this.present, query)).map(([key = '', rev = '']) => [key, rev]);
  }

  async contents(users: readonly string[]): Promise<unknown[]> {
    const own = `user IN (${users.map((id) => `'${id}'`).join(', ')})`;
    const rows = Object.entries(SYNCED_COLLECTIONS).map(
      ([name, { kinds }]) => `SELECT json_array(IIF(trashedAt > 0, 'binned:${name}/' || id, ''),
        json_object(${jsonColumns(kinds)}), json(IIF(json_valid(clocks), clocks, 'null'))) AS content
        FROM ${name} WHERE ${own}`,
    );
    const purged = `SELECT json_array('purged:' || collection || '/' || record)
      FROM sync_log WHERE gone = 1 AND ${own}`;
    const found = await Promise.all(
      [...rows, purged].map((query) => askServer(this.present, query)),
    );
    return found.flat(2).map((content): unknown => JSON.parse(content));
  }
}

/** The rows of a SELECT, every value as text. */
export const askServer = async (server: TestServer, query: string): Promise<string[][]> => {
  const { status, body } = await asOperator(server, 'POST', '/api/sql', { query });
  if (status !== 200) throw new Error(`The server does not answer: ${JSON.stringify(body)}`);
  return body.rows;
};

const changedHooks = async (marker: string, changes: readonly HookChange[]): Promise<string> => {
  await ensureHooks();
  const waiting = `const waitForTheKill = () => {
	try { $os.stat(${JSON.stringify(marker)}); } catch (e) { return; }
	$os.writeFile(${JSON.stringify(`${marker}.reached`)}, '', 0o644);
	sleep(5000);
};
const storeDecision =`;
  const all: HookChange[] = [
    // Small pages, so that a reading takes several.
    [`ORDER BY seq LIMIT ${PAGE_ROWS + 1}\``, `ORDER BY seq LIMIT ${SMALL_PAGE + 1}\``],
    [`FROM page p LIMIT ${PAGE_ROWS}\n`, `FROM page p LIMIT ${SMALL_PAGE}\n`],
    ['const storeDecision =', waiting],
    [STORE_ROWS, `${STORE_ROWS}\n\tif (writes.size > 0) waitForTheKill();`],
    ...changes,
  ];
  const original = readFileSync(path.join(HOOKS, 'jalon.js'), 'utf8');
  return all.reduce((code, [from, to]) => {
    if (code.split(from).length !== 2) throw new Error(`The hooks no longer say once: ${from}`);
    return code.replace(from, () => to);
  }, original);
};

const SMALL_PAGE = 5;
const STORE_ROWS = 'storeRows(app, user, writes, now);';
