/** Connections to PostgreSQL that break at bad moments: nobody waits for ever, and nothing is made up. */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#/cluster/store/database.ts';
import { store } from '#/cluster/store/store.ts';
import { call } from '../server/people.ts';
import { deviceOf, newId } from '../server/sync/sync-device.ts';
import { asked, startPostgres, type Postgres } from './postgres.ts';
import { migrated, passOf, startTestWorker } from './workers.ts';

let postgres: Postgres;
/** Of this process, the newest last. */
const sockets: Socket[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  await migrated(postgres.url);
  subscribe('net.client.socket', (told) => sockets.push((told as { socket: Socket }).socket));
});

afterAll(() => postgres.stop());

test('what is asked of a connection that has just broken is refused, and not answered with nothing', async () => {
  const sql = await openDatabase(postgres.url, 1);
  const before = sockets.length;
  expect(await sql`SELECT 1 AS n`).toEqual([{ n: 1 }]);
  const socket = sockets.slice(before).find(({ destroyed }) => !destroyed);
  // Between the two events of its end the driver takes it for a good one.
  const lost = new Promise((resolve) => {
    socket?.once('error', () =>
      resolve(
        sql`SELECT 2 AS n`.then(
          (rows) => [...rows],
          () => 'refused',
        ),
      ),
    );
  });
  socket?.destroy(new Error('reset by the other end'));
  await pause(0);
  // Whoever asks next has the connection made anew.
  await sql`SELECT 3 AS n`.catch(() => undefined);
  expect(await Promise.race([lost, pause(20_000, 'nothing')])).toBe('refused');
  await sql.found();
  expect(await sql`SELECT 4 AS n`).toEqual([{ n: 4 }]);
  await sql.end();
}, 60_000);

test('a worker outlives the connection on which an account is forgotten', async () => {
  const worker = await startTestWorker(postgres.url, {}, { JALON_CONNECTIONS: '1' });
  const person = 'f'.repeat(15);
  const device = deviceOf(worker, { token: passOf(person) });
  await device.send([device.change('cvs', newId(), 'create', { title: 'x' })]);
  const server = passOf('', { aud: 'jalon/server' });
  const forget = (who = person) =>
    call(worker, 'POST', '/api/jalon/cluster', { order: 'forget', person: who }, server);
  // Statements that the connection knows are sent at once.
  expect((await forget('g'.repeat(15))).status).toBe(204);
  await asked(postgres.url, async (sql) => {
    const locked = await sql.reserve();
    await locked`BEGIN`;
    await locked`LOCK TABLE sync_rows`;
    const forgetting = forget();
    const waiting = () =>
      asked(
        postgres.url,
        (other) => other`SELECT pid FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND query LIKE 'DELETE FROM sync_rows%'`,
      );
    await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
    const [{ pid = 0 } = {}] = await waiting();
    await asked(postgres.url, (other) => other`SELECT pg_terminate_backend(${pid})`);
    expect((await forgetting).status).toBe(503);
    await locked`ROLLBACK`;
    locked.release();
  });
  await expect.poll(() => forget().then(({ status }) => status), { timeout: 20_000 }).toBe(204);
  const left = await asked(
    postgres.url,
    (sql) => sql`SELECT 1 FROM sync_rows WHERE person = ${person}`,
  );
  expect(left).toHaveLength(0);
  await worker.drain();
}, 60_000);

test('a work that never ends does not keep the person’s others waiting for ever', async () => {
  let works = 0;
  const storing: typeof store = (...given) =>
    (works += 1) === 1 ? new Promise(() => undefined) : store(...given);
  const worker = await startTestWorker(postgres.url, { storing, patienceMs: 300 });
  const device = deviceOf(worker, { token: passOf('n'.repeat(15)) });
  const change = device.change('cvs', newId(), 'create', { title: 'x' });
  expect((await device.send([change])).status).toBe(503);
  await expect
    .poll(() => device.send([change]).then(({ status }) => status), { timeout: 20_000 })
    .toBe(200);
  await worker.drain();
}, 60_000);
