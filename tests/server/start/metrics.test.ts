/** Numbers for whoever runs the server: who may read them, and that they are about nobody. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../people.ts';
import { ask } from '../raw-request.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { deviceOf, newId } from '../sync/sync-device.ts';

const PATH = '/api/jalon/metrics';
const TOKEN = 'un-jeton-de-mesures';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = async (on: TestServer, headers: Record<string, string> = {}) => {
  const { status, headers: told, body } = await ask(on.url, PATH, { headers });
  return { status, type: told['content-type'], text: body.toString() };
};

test('are told to the machine itself, each with what it is, and name nobody', async () => {
  const person = await signUp(server, { fullName: 'Wilhelmine Ouedraogo' });
  const phone = deviceOf(server, person);
  await phone.send([phone.change('cvs', newId(), 'create', { title: 'Soudeuse' })]);
  const { status, type, text } = await read(server);
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const lines = text.trimEnd().split('\n');
  const shape =
    /^(# (HELP|TYPE) jalon_[a-z_]+ .+|jalon_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[\d.e+-]+)$/;
  expect(lines.filter((line) => !shape.test(line))).toEqual([]);
  const valueOf = (name: string) =>
    Number(
      lines
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );
  expect(valueOf('jalon_writable')).toBe(1);
  expect(valueOf('jalon_accounts')).toBe(1);
  expect(valueOf('jalon_writer_seconds_count')).toBe(1);
  expect(valueOf('jalon_writer_seconds_bucket{le="+Inf"}')).toBe(1);
  expect(valueOf('jalon_route_failures_total')).toBe(0);
  expect(valueOf('jalon_database_bytes')).toBeGreaterThan(10_000);
  expect(valueOf('jalon_record_bytes')).toBeGreaterThan(100);
  expect(text).not.toMatch(/@|Wilhelmine|Soudeuse/);
  expect(text).not.toContain(person.id);
});

test.each<[string, Record<string, string>]>([
  ['another site that resolves to here', { Host: 'jalon.example.org' }],
  ['a proxy that says for whom it asks', { 'X-Forwarded-For': '192.0.2.7' }],
  ['a proxy that says so in its own way', { 'X-Real-IP': '192.0.2.7' }],
  ['a token where none is set', { Host: 'jalon.example.org', Authorization: 'Bearer ' }],
])('are not told to %s', async (_, headers) => {
  expect((await read(server, headers)).status).toBe(404);
});

test('behind a proxy, are told for the token alone', async () => {
  const behind = await startTestServer({
    env: { JALON_ORIGIN: 'https://jalon.example.org', JALON_METRICS_TOKEN: TOKEN },
  });
  const statuses = [];
  for (const Authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN, `Bearer ${TOKEN}`])
    statuses.push((await read(behind, { Host: 'jalon.example.org', Authorization })).status);
  statuses.push((await read(behind)).status);
  await behind.stop();
  expect(statuses).toEqual([404, 404, 404, 404, 200, 404]);
});
