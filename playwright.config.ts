import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = [
  process.env['JALON_CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((path) => path && existsSync(path));

/** Journeys on the built product, served by the real PocketBase (`tests/e2e/server.ts`). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/server.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-report.json' }]],
  use: {
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // A trace of every action costs more than the journeys themselves: asked for when one fails.
    trace: process.env['JALON_TRACE'] ? 'retain-on-failure' : 'off',
    ...(chromium
      ? {
          launchOptions: {
            executablePath: chromium,
            args: [
              '--no-sandbox',
              '--disable-quic',
              '--no-first-run',
              '--disable-background-networking',
              '--disable-component-update',
              '--disable-sync',
            ],
          },
        }
      : {}),
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
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'alone', grep: /@alone/, dependencies: ['phone', 'desktop'] },
  ],
});
