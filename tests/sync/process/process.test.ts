// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { FaultyServer } from './faulty-server.ts';
import { PLANTED_BUGS, type PlantedBug } from './planted-bugs.ts';
import { processRun } from './run.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

/** The broken promises of these seeds, each with its seed; on one server, one after the other. */
const brokenBy = async (seeds: readonly number[]): Promise<string[]> => {
  const server = await FaultyServer.start();
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

describe('devices, a real server, and everything that fails between them', () => {
  test('keep every promise of sync', { timeout: 240_000 }, async () => {
    const lanes = [0, 1].map((lane) => SEEDS.filter((seed) => seed % 2 === lane));
    expect((await Promise.all(lanes.map(brokenBy))).flat()).toEqual([]);
  });

  test.each(Object.entries<PlantedBug>(PLANTED_BUGS))(
    'show the planted bug: %s',
    { timeout: 240_000 },
    async (_, bug) => {
      const server = await FaultyServer.start(bug.server);
      try {
        let isSeen = false;
        for (const seed of SEEDS)
          isSeen ||= (await processRun(bug.from - 1 + seed, server, bug)).violations.length > 0;
        expect(isSeen).toBe(true);
      } finally {
        await server.stop();
      }
    },
  );
});
