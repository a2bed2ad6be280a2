import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOOKS } from '../scripts/lib/project.mjs';
import { hooksWith, startTestServer } from '../tests/server/real-server.ts';
import { print } from './sync/measured.ts';
import { throughput } from './sync/throughput.ts';
const text = readFileSync(path.join(HOOKS, 'jalon.js'), 'utf8');
for (const [name, code] of [
  ['whole rows', text.replace('const MOST_BATCHES = 6;', 'const MOST_BATCHES = -1;')],
  ['by columns', text],
] as const) {
  console.log(name, code === text);
  const hooksDir = await hooksWith({ 'jalon.js': code });
  const server = await startTestServer({ hooksDir });
  for (const row of await throughput(server)) if (/one field|drain/.test(row.name)) print(row);
  await server.stop();
}
