/** People’s records on their way to the cluster, and back. */
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checksumOf } from '#/cluster/move/copy.ts';
import { moveBack, moveThere } from '#/cluster/move/move.ts';
import { readPerson as readThere } from '#/cluster/move/postgres.ts';
import {
  closePocketBase,
  openPocketBase,
  peopleIn,
  readPerson,
  timelinesIn,
} from '#/cluster/move/sqlite.ts';
import { openDatabase, type Database } from '#/cluster/store/database.ts';
import type { Worker } from '#/cluster/worker.ts';
import { call, signUp, type Json, type Person } from '../server/people.ts';
import { startTestServer, type TestServer } from '../server/real-server.ts';
import { deviceOf, newId } from '../server/sync/sync-device.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { migrated, passOf, startTestWorker } from './workers.ts';

/** A tenth of what a move is held to, so that the tests stay short: MOVED_PEOPLE=1000 for all. */
const PEOPLE = Number(process.env['MOVED_PEOPLE'] ?? 100);

let server: TestServer;
let postgres: Postgres;
let worker: Worker;
let sql: Database;
let file: DatabaseSync;
let person: Person;

beforeAll(async () => {
  [server, postgres] = await Promise.all([startTestServer(), startPostgres()]);
  worker = await startTestWorker(await migrated(postgres.url));
  sql = await openDatabase(postgres.url, 8);
  person = await signUp(server);
  file = openPocketBase(server.dataDir);
});

afterAll(async () => {
  closePocketBase(file);
  await Promise.all([sql.end(), worker.drain(), server.stop()]);
  await postgres.stop();
});

/** One person's records, made by devices: edits, a loss, a purge, a bin, a locked one, and a file. */
const live = async (): Promise<ReturnType<typeof deviceOf>> => {
  const device = deviceOf(server, person);
  const [cv, other, gone] = [newId(), newId(), newId()];
  const make = (collection: string, record: string, patch: object) =>
    device.change(collection, record, 'create', patch);
  await device.send([
    make('cvs', cv, { title: 'Un', 'experience.e1': { company: 'Nord', order: 'a' } }),
    make('cvs', other, { title: 'À la corbeille', trashedAt: 5 }),
    make('letters', gone, { cv }),
    make('files', newId(), { name: 'cv.pdf', size: 3, hash: 'ab', collection: 'cvs', record: cv }),
  ]);
  await device.send([
    device.change('cvs', cv, 'patch', { title: 'Deux' }, { baseRev: 1 }),
    device.change('letters', gone, 'purge'),
  ]);
  await device.send([device.change('cvs', cv, 'patch', { title: 'Trois' }, { baseRev: 1 })]);
  for (let at = 0; at < 7; at += 1)
    await device.send([make('applications', newId(), { title: `n ${at} "é\u0001"` })]);
  return device;
};

/** All others as copies of the first, under other names, with their files' index. */
const multiply = (): void => {
  const columns = (table: string): string[] =>
    file
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name));
  const copies = (table: string, changed: Readonly<Record<string, string>>): void => {
    const names = columns(table);
    const values = names.map((name) => changed[name] ?? `"${name}"`);
    const owner = table === 'users' ? 'id' : 'user';
    file.exec(`WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${PEOPLE - 1})
      INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
      SELECT ${values.join(', ')} FROM ${table}, n WHERE ${owner} = '${person.id}'`);
  };
  const id = `substr(id, 1, 9) || printf('%06d', n)`;
  const user = `substr(user, 1, 9) || printf('%06d', n)`;
  file.exec('BEGIN');
  copies('users', { id, email: `n || email`, tokenKey: `n || tokenKey` });
  for (const { name } of file
    .prepare(
      "SELECT name FROM pragma_table_list WHERE name IN ('cvs','applications','files','history')",
    )
    .all())
    copies(String(name), { id, user });
  copies('sync_receipts', { user });
  file.exec('COMMIT');
};

test(
  'a move there and back leaves everything as it was, and can be ended and begun again',
  async () => {
    const device = await live();
    multiply();
    const people = peopleIn(file);
    expect(people).toHaveLength(PEOPLE);
    const before = new Map(people.map((one) => [one, checksumOf(readPerson(file, one))]));
    expect(new Set(before.values()).size).toBe(PEOPLE);

    const dry = await moveThere(file, sql, { isDry: true });
    expect([dry.people, dry.records > 10 * PEOPLE, dry.seconds > 0]).toEqual([PEOPLE, true, true]);
    expect((await sql`SELECT 1 FROM sync_heads`).length).toBe(0);

    // Ended after a while, then begun again.
    const end = new AbortController();
    const first = moveThere(file, sql, { signal: end.signal });
    const isServed = async () =>
      (await sql`SELECT 1 FROM sync_heads WHERE moving_until = 0`).length;
    await expect.poll(isServed, { timeout: 60_000 }).toBeGreaterThan(5);
    end.abort();
    const some = await first;
    const waiting = deviceOf(worker, { token: passOf(people.at(-1) ?? '') });
    const held = await waiting.send([waiting.change('cvs', newId(), 'create', { title: 'x' })]);
    expect([held.status, held.headers.get('retry-after')]).toEqual([503, '2']);
    // Nor is one that only asks told that nothing is left of what it heard.
    const asked = await waiting.send([], {
      cursor: { timeline: timelinesIn(file).at(-1)?.id, seq: 1 },
    });
    expect([asked.status, asked.body.resync]).toEqual([503, undefined]);
    const rest = await moveThere(file, sql);
    expect(some.people + rest.people).toBe(PEOPLE);
    for (const [one, sum] of before) expect(checksumOf(await readThere(sql, one))).toBe(sum);

    // A device goes on where it was.
    const there = deviceOf(worker, { token: passOf(person.id) });
    const cursor = {
      timeline: timelinesIn(file).at(-1)?.id,
      seq: Math.max(...readPerson(file, person.id).lines.map(({ seq }) => seq)),
    };
    const { body } = await there.send([], { cursor });
    expect([body.resync, body.changes]).toEqual([undefined, []]);
    const change = device.change('cvs', newId(), 'create', { title: 'écrit là-bas' });
    expect((await there.send([change])).body.receipts).toMatchObject([{ outcome: 'applied' }]);

    const back = await moveBack(file, sql);
    expect(back.people).toBe(PEOPLE);
    if (PEOPLE >= 1000) {
      const [files] =
        await sql`SELECT count(*) FROM sync_rows WHERE collection = 'files' AND NOT gone`;
      console.log(
        `There: ${some.people} + ${rest.people} people, ${some.records + rest.records} records, of them ${files?.['count']} files' lines, ` +
          `${some.receipts + rest.receipts} answers, ${(some.seconds + rest.seconds).toFixed(1)} s. ` +
          `Back: ${back.people} people, ${back.records} records, ${back.receipts} answers, ${back.seconds.toFixed(1)} s.`,
      );
    }
    before.delete(person.id);
    for (const [one, sum] of before) expect(checksumOf(readPerson(file, one))).toBe(sum);
    const again = deviceOf(server, person);
    const titles = (await again.send()).body.changes.map((row: Json) => row.body?.title);
    expect(titles).toContain('écrit là-bas');
    expect((await there.send([change])).status).toBe(503);
    const { body: health } = await call(server, 'GET', '/api/jalon/health');
    expect(health.writable).toBe(true);
  },
  180_000 + 400 * PEOPLE,
);
