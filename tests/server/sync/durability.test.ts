import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOOKS } from '../../../scripts/lib/project.mjs';
import { ask } from '../raw-request.ts';
import { hooksWith, startTestServer } from '../real-server.ts';

const PROBE = `
const level = (connection) => {
  const row = new DynamicModel({ synchronous: 0 });
  connection.newQuery('PRAGMA synchronous').one(row);
  return row.synchronous;
};`;

test('both databases write with synchronous=FULL', async () => {
  const hooksDir = await hooksWith({
    'probe.pb.js': `routerAdd('GET', '/api/probe', (e) => {${PROBE}
      e.json(200, { data: level($app.nonconcurrentDB()), auxiliary: level($app.auxNonconcurrentDB()) });
    });`,
  });
  const server = await startTestServer({ hooksDir });
  const { body } = await ask(server.url, '/api/probe');
  await server.stop();
  expect(JSON.parse(body.toString())).toEqual({ data: 2, auxiliary: 2 });
});

test('a database that refuses it stops the start', async () => {
  const library = readFileSync(path.join(HOOKS, 'jalon.js'), 'utf8');
  const hooksDir = await hooksWith({
    'jalon.js': library.replace('PRAGMA synchronous = FULL', 'PRAGMA synchronous = NORMAL'),
  });
  await expect(startTestServer({ hooksDir })).rejects.toThrow(
    'The data database refuses synchronous=FULL (it answers 1)',
  );
});
