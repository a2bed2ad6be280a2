import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bundleForServer } from '../../scripts/lib/bundle-hooks.mjs';
import { ask } from '../server/raw-request.ts';
import { hooksWith, startTestServer } from '../server/real-server.ts';
import { runs } from './in-the-server.ts';

it('runs inside the real server come to the same end as here', { timeout: 120_000 }, async () => {
  const hooksDir = await hooksWith({
    'runs.pb.js':
      'routerAdd("GET", "/api/runs", (e) => e.json(200, require(`${__hooks}/runs.js`).runs()));',
  });
  await bundleForServer({
    input: fileURLToPath(new URL('./in-the-server.ts', import.meta.url)),
    file: path.join(hooksDir, 'runs.js'),
  });
  const server = await startTestServer({ hooksDir });
  const { body } = await ask(server.url, '/api/runs');
  await server.stop();
  expect(JSON.parse(body.toString())).toEqual(runs());
});
