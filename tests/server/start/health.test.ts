import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { MIGRATIONS } from '../../../scripts/lib/project.mjs';
import { asOperator } from '../people.ts';
import { ask } from '../raw-request.ts';
import { startTestServer, type TestServer } from '../real-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('health names the version, the newest migration and the registered routes', async () => {
  const { status, headers, body } = await ask(server.url, '/api/jalon/health');
  const newest = readdirSync(MIGRATIONS).toSorted().at(-1) ?? '';

  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json');
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body.toString())).toEqual({
    app: packageJson.version,
    schema: Number.parseInt(newest, 10),
    hooks: true,
    writable: true,
    freeMegabytes: expect.any(Number),
    lateMailSeconds: 0,
    sync: 'here',
    unprovenFigures: expect.arrayContaining(['usageEstimate']),
    routes: expect.arrayContaining(['GET /api/jalon/health', 'GET /{path...}']),
  });
});

test('health says 503 while nothing can be written', async () => {
  const blind = await startTestServer({
    env: { JALON_ADMIN_EMAIL: '', JALON_ADMIN_PASSWORD: '' },
  });
  // A table in the way is what a full or read-only disk is to SQLite: a write that fails.
  await asOperator(blind, 'POST', '/api/sql', {
    query:
      "CREATE TRIGGER no_room BEFORE INSERT ON jalon_writable BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  });
  const asked = async () => {
    const { status, body } = await ask(blind.url, '/api/jalon/health');
    return [status, JSON.parse(body.toString()).writable];
  };
  await expect.poll(asked, { timeout: 30_000, interval: 1000 }).toEqual([503, false]);
  await blind.stop();
});

test('health is for reading only', async () => {
  const { status } = await ask(server.url, '/api/jalon/health', { method: 'POST' });
  expect(status).toBe(404);
});

test('other origins get no permission to read answers', async () => {
  const headers = { Origin: 'https://elsewhere.example.com' };
  const answer = await ask(server.url, '/api/jalon/health', { headers });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
