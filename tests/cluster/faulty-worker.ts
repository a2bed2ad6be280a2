/** A worker in a process of its own, as a run wants it: small pages, a point where it waits for its kill, bugs. */
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { settingsFrom } from '#/cluster/settings.ts';
import { store } from '#/cluster/store/store.ts';
import type { SyncOptions } from '#/cluster/store/sync.ts';
import { startWorker } from '#/cluster/worker.ts';
import type { WorkerBug } from './worker-bugs.ts';

type Storing = NonNullable<SyncOptions['storing']>;

const { WAIT_MARKER: marker = '', PLANTED_BUG: bug = '' } = process.env;

const waitForTheKill = async (): Promise<void> => {
  if (marker === '' || !existsSync(marker)) return;
  writeFileSync(`${marker}.reached`, '');
  await pause(5000);
};

/** Written, and not yet told. */
const waiting: Storing = async (...given) => {
  const stored = await store(...given);
  if (given[3].writes.size > 0) await waitForTheKill();
  return stored;
};

const STORING: Readonly<Record<WorkerBug, Storing>> = {
  /** What is answered is kept before what it is about. */
  'receipt apart from its row': async (sql, asking, loaded, decision, sender) => {
    const none = { writes: new Map(), lost: [], retold: [] };
    const first = await store(sql, asking, loaded, { ...decision, ...none }, sender);
    if (!first) return undefined;
    if (decision.writes.size > 0) await waitForTheKill();
    const head = { ...loaded.head, m: loaded.head.m + 1 };
    return store(sql, asking, { ...loaded, head }, { ...decision, newReceipts: [] }, sender);
  },
  /** A device is left to finish its change by itself, though others have changed the record meanwhile. */
  'others’ changes left out': (sql, asking, loaded, decision, sender) => {
    const { alone = [] } = decision as { alone?: string[] };
    alone.splice(0, alone.length, ...decision.writes.keys());
    return waiting(sql, asking, loaded, decision, sender);
  },
  /** What loses in a merge is kept nowhere. */
  'loser dropped': (sql, asking, loaded, decision, sender) =>
    waiting(sql, asking, loaded, { ...decision, lost: [] }, sender),
};

const worker = await startWorker(settingsFrom(process.env), {
  pageRows: 5,
  storing: STORING[bug as WorkerBug] ?? waiting,
});
process.stdout.write(`${worker.url}\n`);
