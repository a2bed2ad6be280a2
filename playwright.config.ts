import { defineConfig } from '@playwright/test';
import { JOURNEYS_BROWSER } from './tests/e2e/browser.ts';

/** Their screens have one column at any size: walked on the phone, and at desktop size where a tag asks for it. */
const SAME_AT_BOTH_SIZES = /(account|articles|contact|my-data|accessibility)[\w-]*\.spec\.ts$/;

/** Journeys on the built product, served by the real PocketBase (`tests/e2e/server.ts`). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/server.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine may be late once; who is late twice fails, and `npm test` names both.
  retries: 1,
  // Wide enough for a machine several times slower: who passes does not wait.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-report.json' }]],
  use: {
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // A trace of every action costs more than the journeys themselves: asked for when one fails.
    trace: process.env['JALON_TRACE'] ? 'retain-on-failure' : 'off',
    ...JOURNEYS_BROWSER,
  },
  // A journey is walked at both sizes, unless its tag says that one of them is enough. What measures
  // milliseconds is walked last and alone.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop|@alone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone|@alone/,
      testIgnore: SAME_AT_BOTH_SIZES,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'desktop-only',
      grep: /@desktop/,
      testMatch: SAME_AT_BOTH_SIZES,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'alone', grep: /@alone/, dependencies: ['phone', 'desktop', 'desktop-only'] },
  ],
});
