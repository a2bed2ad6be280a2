import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingMistakes } from '#/cluster/settings.ts';
import { openDatabase, type Database } from '#/cluster/store/database.ts';
import { declareLife } from '#/cluster/store/head.ts';
import { store } from '#/cluster/store/store.ts';
import type { Worker } from '#/cluster/worker.ts';
import { NUDGE_TOPIC } from '#/domain/sync/protocol.ts';
import { call, type Json } from '../server/people.ts';
import { deviceOf, newId } from '../server/sync/sync-device.ts';
import { asked, startPostgres, type Postgres } from './postgres.ts';
import { migrated, PASS_KEY, passOf, startTestWorker } from './workers.ts';

const OLD_KEY = 'la-clef-d-avant-qui-vaut-encore-un-peu';

let postgres: Postgres;
let workers: Worker[];

beforeAll(async () => {
  postgres = await startPostgres();
  await migrated(postgres.url);
  const given = { JALON_PASS_KEY: `${PASS_KEY},${OLD_KEY}` };
  workers = await Promise.all([0, 1, 2].map(() => startTestWorker(postgres.url, {}, given)));
});

afterAll(async () => {
  for (const worker of workers) await worker.drain();
  await postgres.stop();
});

const one = (): Worker => workers[0] as Worker;
const two = (): Worker => workers[1] as Worker;

let people = 0;
const newPerson = (): string => `p${(people += 1)}`.padEnd(15, 'z');

const ask = (pass: string, at = one()): Promise<number> =>
  deviceOf(at, { token: pass })
    .send()
    .then(({ status }) => status);

describe('a pass', () => {
  test('is good for its person, until it ends, under either key', async () => {
    const person = newPerson();
    const device = deviceOf(one(), { token: passOf(person) });
    await device.send([device.change('cvs', newId(), 'create', { title: 'à moi' })]);
    const own = await deviceOf(two(), { token: passOf(person, {}, OLD_KEY) }).send();
    expect(own.body.changes).toHaveLength(1);
    const others = await deviceOf(one(), { token: passOf(newPerson()) }).send();
    expect(others.body.changes).toEqual([]);
  });

  test('that is forged, over, or for something else opens nothing', async () => {
    const person = newPerson();
    const good = passOf(person);
    const [header = '', payload = '', signature = ''] = good.split('.');
    const otherPayload = passOf(newPerson()).split('.')[1] ?? '';
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const refused = [
      '',
      'jalon',
      passOf(person, {}, 'une-clef-que-personne-ne-connait-ici'),
      passOf(person, { exp: Date.now() / 1000 - 1 }),
      passOf(person, { aud: 'jalon/server' }),
      passOf('../../etc/passwd'),
      passOf(''),
      `${header}.${otherPayload}.${signature}`,
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}`,
      `${good}.${signature}`,
    ];
    const answers = await Promise.all(refused.map((pass) => ask(pass)));
    expect([...new Set(answers), await ask(good)]).toEqual([401, 200]);
    const line = await fetch(`${one().url}/api/jalon/lines`, {
      headers: { Authorization: refused[2] ?? '' },
    });
    expect(line.status).toBe(401);
  });

  test('ends at once, on every worker, when the person is signed out everywhere', async () => {
    const person = newPerson();
    const before = passOf(person, { at: Date.now() - 1000 });
    expect([await ask(before), await ask(before, two())]).toEqual([200, 200]);
    const order = { order: 'revoke', person, at: Date.now() - 500 };
    const server = passOf('', { aud: 'jalon/server' });
    expect((await call(one(), 'POST', '/api/jalon/cluster', order, passOf(person))).status).toBe(
      401,
    );
    expect((await call(one(), 'POST', '/api/jalon/cluster', order, server)).status).toBe(204);
    expect(await ask(before)).toBe(401);
    await expect.poll(() => ask(before, two()), { timeout: 20_000 }).toBe(401);
    expect(await ask(passOf(person))).toBe(200);
    // One that starts later knows of it.
    const late = await startTestWorker(postgres.url);
    expect(await ask(before, late)).toBe(401);
    await late.drain();
  });
});

test('a change on one worker is told on the lines of another, and to nobody else', async () => {
  const person = newPerson();
  const end = new AbortController();
  const heard: string[] = [];
  const listen = async (pass: string, name: string): Promise<void> => {
    const { body } = await fetch(`${two().url}/api/jalon/lines`, {
      headers: { Authorization: pass },
      signal: end.signal,
    });
    void (async () => {
      for await (const part of body ?? []) heard.push(`${name} ${new TextDecoder().decode(part)}`);
    })().catch(() => undefined);
  };
  await listen(passOf(person), 'own');
  await listen(passOf(newPerson()), 'other');
  const device = deviceOf(one(), { token: passOf(person) });
  await device.send([device.change('cvs', newId(), 'create', { title: 'x' })]);
  await expect
    .poll(() => heard.filter((text) => text.includes(NUDGE_TOPIC)), { timeout: 20_000 })
    .toEqual([`own event:${NUDGE_TOPIC}\ndata:{"head":1}\n\n`]);
  end.abort();
});

test('a person’s changes are in order and without a gap, whichever workers take them', async () => {
  const person = newPerson();
  const records = await Promise.all(
    Array.from({ length: 12 }, async (_, lane) => {
      const device = deviceOf(workers[lane % 3] as Worker, { token: passOf(person) });
      const own: string[] = [];
      for (let turn = 0; turn < 4; turn += 1) {
        const change = device.change('cvs', newId(), 'create', { title: `${lane} ${turn}` });
        const { body } = await device.send([change]);
        expect(body.receipts).toMatchObject([{ outcome: 'applied' }]);
        own.push(change.record);
      }
      return own;
    }),
  );
  const all = (await deviceOf(one(), { token: passOf(person) }).send()).body.changes as Json[];
  expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1));
  const place = new Map(all.map(({ record }, at) => [record, at]));
  for (const own of records) {
    const places = own.map((record) => place.get(record) ?? -1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

describe('a new life of the database', () => {
  let sql: Database;
  beforeAll(async () => {
    sql = await openDatabase(postgres.url, 1);
  });
  afterAll(() => sql.end());

  const started = async () => {
    const token = passOf(newPerson());
    const [writer, reader] = [deviceOf(one(), { token }), deviceOf(two(), { token })];
    const write = async () =>
      (await writer.send([writer.change('cvs', newId(), 'create', { title: 'x' })])).body;
    const asks = async (device = reader) => (await device.send()).body;
    await write();
    await asks();
    return { writer, write, asks };
  };

  test('is gone on in, though nobody wrote in the one before', async () => {
    const { writer, write, asks } = await started();
    for (let turn = 0; turn < 3; turn += 1) {
      await declareLife(sql);
      const { resync, changes } = await asks();
      expect([turn, resync, changes]).toEqual([turn, undefined, []]);
    }
    expect((await write()).resync).toBe(undefined);
    const { resync, changes } = await asks();
    expect([resync, changes.length]).toEqual([undefined, 1]);
    expect((await asks(writer)).resync).toBe(undefined);
    // Nothing was ever written for this one.
    const fresh = deviceOf(one(), { token: passOf(newPerson()) });
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await asks(fresh)).resync).toBe(undefined);
      await declareLife(sql);
    }
  });

  test('from a back-up is told to who heard what it lost, and to nobody else', async () => {
    const { writer, write, asks } = await started();
    await declareLife(sql);
    await asks();
    // A back-up is made; of what comes after it nothing is left.
    const [kept] = await sql`SELECT person, head, version, bytes, timelines FROM sync_heads
      WHERE person = ${`p${people}`.padEnd(15, 'z')}`;
    expect((await write()).head).toBe(2);
    await sql`UPDATE sync_heads SET head = ${kept?.['head']}, version = ${kept?.['version']},
      bytes = ${kept?.['bytes']}, timelines = ${kept?.['timelines']} WHERE person = ${kept?.['person']}`;
    await sql`DELETE FROM sync_rows WHERE person = ${kept?.['person']} AND seq > ${kept?.['head']}`;
    await declareLife(sql);
    await declareLife(sql);
    expect((await asks()).resync).toBe(undefined);
    const { resync, shared, changes } = await asks(writer);
    expect([resync, shared, changes.length]).toEqual([true, 2, 1]);
  });
});

test('the table itself gives no place beyond the plan', async () => {
  const person = newPerson();
  const device = deviceOf(one(), { token: passOf(person) });
  const made = Array.from({ length: 6 }, () =>
    device.change('applications', newId(), 'create', { title: 'x' }),
  );
  await device.send(made);
  const unlock = asked(
    postgres.url,
    (sql) => sql`UPDATE sync_rows SET locked_at = 0 WHERE person = ${person}`,
  );
  await expect(unlock).rejects.toThrow('no free place');
});

test('health, metrics and the end of a worker', async () => {
  const token = 'un-jeton-pour-les-chiffres';
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const storing: typeof store = (...given) => {
    begin();
    return store(...given);
  };
  const worker = await startTestWorker(postgres.url, { storing }, { JALON_METRICS_TOKEN: token });
  const device = deviceOf(worker, { token: passOf(newPerson()) });
  await device.send();
  expect((await call(worker, 'GET', '/health')).body).toEqual({ database: true, draining: false });
  expect((await call(worker, 'GET', '/metrics')).status).toBe(404);
  const { body } = await call(worker, 'GET', '/metrics', undefined, `Bearer ${token}`);
  expect(body).toContain('jalon_sync_answers_total{status="200"} 1\n');
  const last = device.send([device.change('cvs', newId(), 'create', { title: 'y' })]);
  await begun;
  await Promise.all([last, worker.drain()]);
  expect((await last).status).toBe(200);
  await expect(call(worker, 'GET', '/health')).rejects.toThrow('fetch failed');
});

test('settings are checked before anything starts', () => {
  const right = { JALON_STORE: 'postgres://a:b@db1:5432,db2/jalon', JALON_PASS_KEY: PASS_KEY };
  expect(settingMistakes(right)).toEqual([]);
  const wrong = { JALON_STORE: 'mysql://x/y', JALON_PASS_KEY: 'court', JALON_PORT: '99999' };
  expect(settingMistakes(wrong)).toHaveLength(3);
  expect(settingMistakes(wrong).join()).not.toContain('court');
  expect(settingMistakes({})).toHaveLength(2);
});
