// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { FaultyCluster } from '../../cluster/faulty-cluster.ts';
import { FaultyServer } from './faulty-server.ts';
import { runsToShow } from './find-bug.ts';
import { PLANTED_BUGS, type PlantedBug } from './planted-bugs.ts';
import { processRun } from './run.ts';
import type { ServerUnderFaults } from './server-under-faults.ts';

interface Store {
  open: (bug?: PlantedBug) => Promise<ServerUnderFaults>;
  seeds: readonly number[];
  bugs: readonly [string, PlantedBug][];
}

const ALL_BUGS = Object.entries<PlantedBug>(PLANTED_BUGS);
/** One on the devices and one in the workers: `npm run torture -- --bugs 20 --store both` plants all of them. */
const SAMPLE = new Set(['cursor moved on push', 'others’ changes left out']);

const STORES: Readonly<Record<string, Store>> = {
  PocketBase: {
    open: (bug) => FaultyServer.start(bug?.server),
    seeds: Array.from({ length: 20 }, (_, index) => index + 1),
    bugs: ALL_BUGS,
  },
  /** In each of these the primary dies and its standby is promoted; in the second, workers die too. */
  'workers over PostgreSQL': {
    open: (bug) => FaultyCluster.start(bug?.worker),
    seeds: [5, 6],
    // The shortest run here that is known to lead to both.
    bugs: ALL_BUGS.filter(([name]) => SAMPLE.has(name)).map(([name, bug]) => [
      name,
      { ...bug, from: 2 },
    ]),
  },
};

/** The broken promises of these seeds, each with its seed; on one server, one after the other. */
const brokenBy = async (store: Store, seeds: readonly number[]): Promise<string[]> => {
  const server = await store.open();
  try {
    const broken: string[] = [];
    for (const seed of seeds)
      for (const violation of (await processRun(seed, server)).violations)
        broken.push(`seed ${seed}: ${violation}`);
    return broken;
  } finally {
    await server.stop();
  }
};

describe.each(Object.entries(STORES))(
  'devices, %s, and everything that fails between them',
  { timeout: 240_000 },
  (_, store) => {
    test('keep every promise of sync', async () => {
      const lanes = [0, 1].map((lane) => store.seeds.filter((seed) => seed % 2 === lane));
      const broken = await Promise.all(lanes.map((lane) => brokenBy(store, lane)));
      expect(broken.flat()).toEqual([]);
    });

    // Two servers at once, as in the lanes above.
    test.concurrent.each([...store.bugs])('show the planted bug: %s', async (_, bug) => {
      const server = await store.open(bug);
      try {
        expect(await runsToShow(bug, server, 20)).toBeDefined();
      } finally {
        await server.stop();
      }
    });
  },
);
