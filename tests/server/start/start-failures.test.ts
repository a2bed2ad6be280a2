import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { MIGRATIONS, SetUpError } from '../../../scripts/lib/project.mjs';
import {
  folderWith,
  freePort,
  hooksWith,
  isFree,
  type StartOptions,
  startTestServer,
  temporaryFolder,
} from '../real-server.ts';

let port = 0;

/** The one sentence a start ends with; a start that succeeds fails the test. */
const refusalOf = async (options: StartOptions): Promise<string> => {
  port = options.port ?? (await freePort());
  try {
    const server = await startTestServer({ ...options, port });
    await server.stop();
  } catch (error) {
    if (error instanceof SetUpError) return error.message;
    throw error;
  }
  throw new Error('The server started.');
};

afterEach(async () => {
  if (!(await isFree(port))) throw new Error(`Something was left behind on port ${port}.`);
});

describe('a start fails with one sentence', () => {
  test('when the hooks folder is missing', async () => {
    const hooksDir = path.join(temporaryFolder('none'), 'pb_hooks');
    expect(await refusalOf({ hooksDir })).toContain('hooks are missing');
  });

  test('when a file of the hooks throws', async () => {
    const hooksDir = await hooksWith({ 'bad.pb.js': 'throw new Error("planted");' });
    expect(await refusalOf({ hooksDir })).toMatch(/hooks in bad\.pb\.js failed: .*planted/);
  });

  test('when the library the hooks call is not there', async () => {
    const hooksDir = await hooksWith({ 'jalon.js': 'throw new Error("planted library");' });
    expect(await refusalOf({ hooksDir })).toContain('planted library');
  });

  test('when the registrations are empty', async () => {
    const hooksDir = await hooksWith({ 'main.pb.js': '// nothing is registered' });
    expect(await refusalOf({ hooksDir })).toContain('without its hooks');
  });

  test('when a route is not registered', async () => {
    const hooksDir = await hooksWith({
      'hooks.json': JSON.stringify({ app: '', stamp: '', routes: ['POST /api/jalon/nowhere'] }),
    });
    expect(await refusalOf({ hooksDir })).toContain('lacks the routes POST /api/jalon/nowhere');
  });

  test('when a migration fails', async () => {
    const migrationsDir = folderWith(MIGRATIONS, {
      '1999999999_planted.js': 'migrate(() => { throw new Error("planted"); });',
    });
    expect(await refusalOf({ migrationsDir })).toMatch(
      /The migration 1999999999_planted\.js failed: .*planted/,
    );
  });

  test('when there are no migrations', async () => {
    const migrationsDir = temporaryFolder('none');
    expect(await refusalOf({ migrationsDir })).toContain('no migrations');
  });

  test('when the database is newer than the migrations', async () => {
    const migrationsDir = folderWith(MIGRATIONS, { '1999999999_later.js': 'migrate(() => {});' });
    const later = await startTestServer({ migrationsDir });
    await later.stop();
    expect(later.health.schema).toBe(1_999_999_999);
    expect(await refusalOf({ dataDir: later.dataDir })).toContain('is at migration 1999999999');
  });

  test('when another program holds the port', async () => {
    const other = createServer();
    port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    expect(await refusalOf({ port })).toContain(`Port ${port} on 127.0.0.1 is taken`);
    await new Promise((resolve) => other.close(resolve));
  });

  test('when the hooks belong to another version of the application', async () => {
    expect(await refusalOf({ app: '99.0.0' })).toMatch(/hooks belong to version .* is 99\.0\.0/);
  });

  test('when there is no built application', async () => {
    expect(await refusalOf({ distDir: temporaryFolder('none') })).toContain('no built application');
  });

  test('when the program is none', async () => {
    expect(await refusalOf({ binary: '/nowhere/pocketbase' })).toContain('ENOENT');
  });

  test('when nothing answers in time', async () => {
    const hooksDir = await hooksWith({ 'slow.pb.js': 'sleep(1500);' });
    expect(await refusalOf({ hooksDir, timeout: 300 })).toContain('gave no answer');
  });
});

test('stop ends the process, and ending it twice is no error', async () => {
  const server = await startTestServer();
  port = Number(new URL(server.url).port);
  await server.stop();
  await server.stop();
  expect(await server.exited).toBe(0);
});

test('an abort while it runs ends it as well', async () => {
  const end = new AbortController();
  const server = await startTestServer({ signal: end.signal });
  port = Number(new URL(server.url).port);
  end.abort();
  expect(await server.exited).toBe(0);
});
