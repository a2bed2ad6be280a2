/**
 * A real server that is paused, killed at the worst moment, restarted, backed up and restored. Its hooks are the
 * product's, with a small page of changes, and a point between the rows and the receipts of a request where it
 * can be made to wait for its kill.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureHooks } from '../../../scripts/lib/hooks.mjs';
import { HOOKS } from '../../../scripts/lib/project.mjs';
import {
  hooksWith,
  startTestServer,
  temporaryFolder,
  type TestServer,
} from '../../server/real-server.ts';

/** A piece of the bundled hooks, and what replaces it. */
export type HookChange = readonly [original: string, replacement: string];

export class FaultyServer {
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
}

const changedHooks = async (marker: string, changes: readonly HookChange[]): Promise<string> => {
  await ensureHooks();
  const waiting = `const waitForTheKill = () => {
	try { $os.stat(${JSON.stringify(marker)}); } catch (e) { return; }
	$os.writeFile(${JSON.stringify(`${marker}.reached`)}, '', 0o644);
	sleep(5000);
};
const storeDecision =`;
  const all: HookChange[] = [
    ['const PAGE_ROWS = 500;', 'const PAGE_ROWS = 5;'],
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

const STORE_ROWS = 'storeRows(app, user, writes, now);';
