// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { FaultyServer } from './faulty-server.ts';
import { runsToShow } from './find-bug.ts';
import { PLANTED_BUGS, type PlantedBug } from './planted-bugs.ts';
import { processRun } from './run.ts';
import type { ServerUnderFaults } from './server-under-faults.ts';

interface Store {
  open: (bug?: PlantedBug) => Promise<ServerUnderFaults>;
  seeds: number;
  /** What is planted here: the devices' own faults show the same whichever store is behind. */
  bugs: readonly [string, PlantedBug][];
}

const ALL_BUGS = Object.entries<PlantedBug>(PLANTED_BUGS);

const STORES: Readonly<Record<string, Store>> = {
  PocketBase: { open: (bug) => FaultyServer.start(bug?.server), seeds: 20, bugs: ALL_BUGS },
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
      const seeds = Array.from({ length: store.seeds }, (_, index) => index + 1);
      const lanes = [0, 1].map((lane) => seeds.filter((seed) => seed % 2 === lane));
      const broken = await Promise.all(lanes.map((lane) => brokenBy(store, lane)));
      expect(broken.flat()).toEqual([]);
    });

    test.each([...store.bugs])('show the planted bug: %s', async (_, bug) => {
      const server = await store.open(bug);
      try {
        expect(await runsToShow(bug, server, 20)).toBeDefined();
      } finally {
        await server.stop();
      }
    });
  },
);
