import { defineConfig } from 'vitest/config';

/** They measure a server, kill it, or set one up from nothing: nothing else runs beside them. */
const MEASURED = [
  'tests/server/fuzz.test.ts',
  'tests/server/sync/hostile-sync.test.ts',
  'tests/server/start/**/*.test.ts',
  'tests/sync/process/**/*.test.ts',
];

/** Pure and process tests; journeys in a browser are Playwright's. */
export default defineConfig({
  test: {
    // What is waited for comes at once on a machine that does nothing else.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: ['src/**/*.test.ts', 'tests/{data,documents,sync}/**/*.test.ts'],
          exclude: ['tests/sync/{engine,process}/**'],
        },
      },
      {
        extends: true,
        test: { name: 'house', include: ['tests/house/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,cluster}/**/*.test.ts', 'tests/sync/engine/**/*.test.ts'],
          exclude: MEASURED,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-alone',
          include: MEASURED,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
