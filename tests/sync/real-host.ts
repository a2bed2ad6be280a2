/** A real server that a run can kill, freeze, restart and set back, and what a person's devices can read of it. */
import { cpSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoredRow } from '../../src/domain/sync/apply-mutation.ts';
import { emptyState } from '../../src/domain/sync/merge.ts';
import type { ChangedRow, SyncAnswer, SyncRequest } from '../../src/domain/sync/protocol.ts';
import { SYNC_RULES } from '../../src/domain/synced-collections.ts';
import {
  hooksWith,
  startTestServer,
  temporaryFolder,
  type TestServer,
} from '../server/real-server.ts';
import { keyOf } from './device.ts';

export class RealHost {
  server: TestServer;
  /** How often it was ended without warning. */
  kills = 0;
  trouble = '';
  #copy: string | undefined;
  #turn: Promise<void> = Promise.resolve();
  /** Its own, so that all its starts have the same. */
  readonly #hooksDir: string;

  constructor(server: TestServer, hooksDir: string) {
    this.server = server;
    this.#hooksDir = hooksDir;
  }

  static async start(): Promise<RealHost> {
    const hooksDir = await hooksWith({});
    return new RealHost(await startTestServer({ hooksDir }), hooksDir);
  }

  kill(): Promise<void> {
    return this.#inTurn(async () => {
      this.kills += 1;
      process.kill(this.server.pid as number, 'SIGKILL');
      await this.server.exited;
      await this.#startAgain();
    });
  }

  restart(): Promise<void> {
    return this.#inTurn(async () => {
      await this.server.stop();
      await this.#startAgain();
    });
  }

  /** Stands still with all its connections open, then goes on as if nothing had been. */
  freeze(milliseconds: number): Promise<void> {
    return this.#inTurn(async () => {
      process.kill(this.server.pid as number, 'SIGSTOP');
      await pause(milliseconds);
      process.kill(this.server.pid as number, 'SIGCONT');
    });
  }

  backUp(): Promise<void> {
    return this.#inTurn(async () => {
      await this.server.stop();
      this.#copy ??= temporaryFolder('back-up');
      rmSync(this.#copy, { recursive: true, force: true });
      cpSync(this.server.dataDir, this.#copy, { recursive: true });
      await this.#startAgain();
    });
  }

  restore(): Promise<void> {
    return this.#inTurn(async () => {
      await this.server.stop();
      rmSync(this.server.dataDir, { recursive: true, force: true });
      cpSync(this.#copy as string, this.server.dataDir, { recursive: true });
      await this.#startAgain();
    });
  }

  /** Undefined when there was no answer, or one that says to try later; `trouble` says which. */
  async ask(request: SyncRequest, token: string): Promise<SyncAnswer | 'sign in' | undefined> {
    try {
      const response = await fetch(`${this.server.url}/api/jalon/sync`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: token },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(20_000),
      });
      if (response.status === 401) return 'sign in';
      if (response.ok) return (await response.json()) as SyncAnswer;
      this.trouble = `${response.status} ${await response.text()}`;
    } catch (error) {
      this.trouble = String(error);
    }
    return undefined;
  }

  /** When nothing is broken any more: throws where there is no answer after all. */
  async answerTo(request: SyncRequest, token: string): Promise<SyncAnswer> {
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await this.ask(request, token);
      if (answer !== undefined && answer !== 'sign in') return answer;
    }
    throw new Error(`The server gave no answer: ${this.trouble}`);
  }

  /** All of a person's records as a new device gets them, those that were purged included. */
  async rowsOf(user: string, token: string): Promise<Map<string, StoredRow>> {
    const rows = new Map<string, StoredRow>();
    let cursor: SyncRequest['cursor'] = null;
    for (let more = true; more;) {
      const asked = { schema: SYNC_RULES.newest, device: 'auditor', cursor, heard: null };
      const answer = await this.answerTo({ ...asked, mutations: [] }, token);
      for (const change of answer.changes) rows.set(keyOf(change), rowOf(change, user));
      ({ cursor, more } = answer);
    }
    return rows;
  }

  /** Two requests may want to end the server at once. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(act);
    return this.#turn;
  }

  async #startAgain(): Promise<void> {
    // On another port: meanwhile, anything may have taken the old one.
    this.server = await startTestServer({
      dataDir: this.server.dataDir,
      hooksDir: this.#hooksDir,
    });
  }
}

const rowOf = ({ rev, body, locked }: ChangedRow, user: string): StoredRow => ({
  user,
  state: { ...emptyState(), rev, body: body ?? {} },
  purged: body === null,
  lockedAt: locked ? 1 : null,
});
