import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { MIGRATIONS } from '../../../scripts/lib/project.mjs';
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
    routes: expect.arrayContaining(['GET /api/jalon/health', 'GET /{path...}']),
  });
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
