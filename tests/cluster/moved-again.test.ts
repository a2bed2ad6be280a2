/** People whose records go to the cluster while its workers serve, come back, and go there again. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveBack, moveThere } from '#/cluster/move/move.ts';
import { closePocketBase, openPocketBase } from '#/cluster/move/sqlite.ts';
import { openDatabase, type Database } from '#/cluster/store/database.ts';
import type { Worker } from '#/cluster/worker.ts';
import { call, PASSWORD, signUp, type Json, type Person } from '../server/people.ts';
import { startTestServer, type TestServer } from '../server/real-server.ts';
import { deviceOf, newId } from '../server/sync/sync-device.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { migrated, PASS_KEY, startTestWorker } from './workers.ts';

let server: TestServer;
let postgres: Postgres;
let worker: Worker;
let sql: Database;

beforeAll(async () => {
  [server, postgres] = await Promise.all([startTestServer(), startPostgres()]);
  worker = await startTestWorker(await migrated(postgres.url));
  sql = await openDatabase(postgres.url, 4);
});

afterAll(async () => {
  await Promise.all([sql.end(), worker.drain(), server.stop()]);
  await postgres.stop();
});

/** The same accounts, which take records themselves, or send devices to the workers. */
const restarted = async (env: Record<string, string>): Promise<void> => {
  const { dataDir } = server;
  await server.stop();
  server = await startTestServer({ dataDir, env });
};

const sendThere = () => restarted({ JALON_STORE: worker.url, JALON_PASS_KEY: PASS_KEY });

const carried = async (carry: typeof moveThere): Promise<void> => {
  const file = openPocketBase(server.dataDir);
  await carry(file, sql).finally(() => closePocketBase(file));
};

const passOf = async ({ token }: Person): Promise<{ token: string }> => {
  const { body } = await call(server, 'POST', '/api/jalon/pass', {}, token);
  return { token: body.pass };
};

const exported = ({ token }: Person) =>
  call(server, 'POST', '/api/jalon/export', { password: PASSWORD }, token);

type Device = ReturnType<typeof deviceOf>;

const write = async (device: Device, title: string, record = newId(), baseRev = 0) => {
  const op = baseRev === 0 ? 'create' : 'patch';
  return device.send([device.change('cvs', record, op, { title }, { baseRev })]);
};

test('nobody is new to a worker whose records PocketBase still has', async () => {
  const person = await signUp(server);
  const stranger = await signUp(server);
  await write(deviceOf(server, person), 'Avant');
  await sendThere();
  const phone = deviceOf(worker, await passOf(person));
  // Before the move has named them: neither written, nor told that nothing is left.
  const early = await write(phone, 'Trop tôt');
  expect([early.status, early.body.code]).toEqual([503, 'moving']);
  expect((await phone.send()).status).toBe(503);
  expect((await exported(person)).status).toBe(503);
  const fresh = deviceOf(worker, await passOf(stranger));
  expect((await write(fresh, 'Premier')).status).toBe(200);

  await carried(moveThere);
  await write(phone, 'Après');
  const { body } = await deviceOf(worker, await passOf(person)).send();
  expect(body.changes.map(({ body }: Json) => body.title)).toEqual(['Avant', 'Après']);
});

test('a device that slept on the cluster through a stay on PocketBase misses nothing', async () => {
  await restarted({});
  const person = await signUp(server);
  const cv = newId();
  await write(deviceOf(server, person), 'Un', cv);
  await sendThere();
  await carried(moveThere);
  const phone = deviceOf(worker, await passOf(person));
  // More changes than PocketBase has counted, so that its next numbers are lower than what the phone heard.
  for (let rev = 1; rev <= 40; rev += 1)
    expect((await write(phone, `${rev}`, cv, rev)).status).toBe(200);

  await carried(moveBack);
  await restarted({});
  const tablet = deviceOf(server, person);
  const { body: read } = await tablet.send();
  const [{ rev }] = read.changes;
  expect((await write(tablet, 'Sur la tablette', cv, rev)).status).toBe(200);
  for (let turn = 0; turn < 60; turn += 1) await write(tablet, 'autre');

  await sendThere();
  // The cluster still has what was there before: neither taken over, nor handed out as what the person has.
  const unknown = `/api/jalon/files/${newId()}`;
  expect((await call(server, 'GET', unknown, undefined, person.token)).status).toBe(404);
  expect((await exported(person)).status).toBe(503);
  await carried(moveThere);
  expect((await exported(person)).status).toBe(200);
  const titles: string[] = [];
  for (let more = true; more;) {
    const { status, body } = await phone.send();
    expect(status).toBe(200);
    for (const { record, body: kept } of body.changes) if (record === cv) titles.push(kept.title);
    ({ more } = body);
  }
  expect(titles).toEqual(['Sur la tablette']);
});
