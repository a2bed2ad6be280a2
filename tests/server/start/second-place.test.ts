/** Back-ups that the server makes by itself, and what it says when it can't. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BACKUPS_KEPT } from '../../../src/domain/access/retention.ts';
import { asOperator } from '../people.ts';
import { startTestServer, temporaryFolder, type TestServer } from '../real-server.ts';

const keys = execFileSync('age-keygen', { stdio: 'pipe', encoding: 'utf8' });
const folder = temporaryFolder('second-place');
/** No law has moved its clock lately, so that older zone data agree; its date is another than Toronto's most of the day. */
const ZONE = 'Pacific/Kiritimati';
let server: TestServer;
let said = '';
beforeAll(async () => {
  server = await startTestServer({
    env: {
      JALON_BACKUP_TO: folder,
      JALON_BACKUP_RECIPIENT: /age1\w+/.exec(keys)?.[0] ?? '',
      JALON_TIME_ZONE: ZONE,
    },
    onOutput: (text) => (said += text),
  });
});
afterAll(() => server.stop());

const backUp = (name: string) => asOperator(server, 'POST', '/api/backups', { name });

test('each back-up of PocketBase is followed by one there, and the oldest go', async () => {
  const old = Array.from(
    { length: BACKUPS_KEPT + 2 },
    (_, night) => `jalon-2026-01-0${night + 1}-034000.tar.age`,
  );
  for (const name of [...old, 'a-letter.txt']) writeFileSync(path.join(folder, name), 'x');
  expect((await backUp('by-hand.zip')).status).toBe(204);

  const kept = readdirSync(folder).toSorted();
  expect(kept).toHaveLength(BACKUPS_KEPT + 1);
  expect(kept).toEqual(expect.arrayContaining(['a-letter.txt', ...old.slice(3)]));
  const made = kept.find((name) => !old.includes(name) && name !== 'a-letter.txt') ?? '';
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });
  expect(made.slice('jalon-'.length, 'jalon-2026-01-01'.length)).toBe(date.format(new Date()));
});

test('a place that takes nothing is told of on the error stream', async () => {
  rmSync(folder, { recursive: true });
  expect((await backUp('in-vain.zip')).status).toBe(400);
  expect(said).toMatch(/jalon: the back-up failed \{"error":".*No such file or directory/);
  mkdirSync(folder);
  expect((await backUp('again.zip')).status).toBe(204);
  expect(readdirSync(folder)).toHaveLength(1);
});
