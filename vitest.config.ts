import { defineConfig } from 'vitest/config';

/** Nothing in them touches what a browser has and Node lacks, so no file leaves a trace for the next. */
const PURE = ['src/{domain,documents,cli}/**/*.test.ts', 'tests/documents/**/*.test.ts'];
/** They set a server up from nothing, build and unpack releases: beside each other, and nothing else. */
const SET_UP = 'tests/server/start/**/*.test.ts';
/** They measure a server or kill it: nothing else runs beside them. */
const MEASURED = [
  'tests/server/fuzz.test.ts',
  'tests/server/sync/hostile-sync.test.ts',
  'tests/sync/process/**/*.test.ts',
];
/** Devices and a server. */
const ENGINE = 'tests/sync/engine/**/*.test.ts';
/** A test may start several servers, one after the other. */
const SERVER_TIMES = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Pure and process tests; journeys in a browser are Playwright's. */
export default defineConfig({
  test: {
    // By default one core of two would do nothing.
    maxWorkers: '100%',
    // What is waited for comes at once on a machine that does nothing else.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: PURE,
          // Its modules are loaded once for all of them, not once for each file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'in-browser',
          testTimeout: 30_000,
          include: ['src/**/*.test.ts', 'tests/{data,sync}/**/*.test.ts'],
          exclude: [...PURE, 'tests/sync/{engine,process}/**'],
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
          include: ['tests/{server,cluster}/**/*.test.ts', ENGINE],
          exclude: [SET_UP, ...MEASURED],
          ...SERVER_TIMES,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // Bytes of files and content stay on PocketBase, which devices then ask beside it.
          name: 'server-on-workers',
          include: [ENGINE],
          env: { SYNC_STORE: 'postgres' },
          ...SERVER_TIMES,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-start',
          include: [SET_UP],
          ...SERVER_TIMES,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server-alone',
          include: MEASURED,
          ...SERVER_TIMES,
          fileParallelism: false,
          maxConcurrency: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
