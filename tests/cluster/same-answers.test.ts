/** The same requests, one after the other, to PocketBase and to a worker over PostgreSQL. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Worker } from '#/cluster/worker.ts';
import { historyKey } from '#/domain/sync/history.ts';
import { asOperator, signUp, type Json, type Person } from '../server/people.ts';
import { startTestServer, type TestServer } from '../server/real-server.ts';
import { deviceOf, newId } from '../server/sync/sync-device.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { migrated, passOf, startTestWorker } from './workers.ts';

let server: TestServer;
let postgres: Postgres;
let worker: Worker;
let person: Person;

beforeAll(async () => {
  [server, postgres] = await Promise.all([startTestServer(), startPostgres()]);
  worker = await startTestWorker(await migrated(postgres.url));
  person = await signUp(server);
});

afterAll(async () => {
  await worker.drain();
  await Promise.all([server.stop(), postgres.stop()]);
});

type Device = ReturnType<typeof deviceOf>;

/** What is said of it, without what no two servers say alike. */
const said = ({ status, body }: { status: number; body: Json }) => ({
  status,
  code: body?.code ?? body?.update,
  receipts: body?.receipts,
  changes: body?.changes?.map(({ seq: _seq, ...change }: Json) => change),
  more: body?.more,
  resync: body?.resync,
});

/** Two devices on each side; each request is told which of them it is, and gives the changes it sends. */
const sides = () => {
  const here = { url: server.url };
  const there = { url: worker.url };
  const pass = passOf(person.id);
  return [
    [deviceOf(here, person), deviceOf(here, person)],
    [deviceOf(there, { token: pass }), deviceOf(there, { token: pass })],
  ] as const;
};

const expectSame = async (
  of: readonly (readonly [Device, Device])[],
  at: 0 | 1,
  changes: readonly Json[],
  given: object = {},
): Promise<void> => {
  const replies: string[] = [];
  for (const devices of of) {
    const text = JSON.stringify(said(await devices[at].send(changes, given)));
    const named = devices.reduce(
      (so, { id }, at) => so.replaceAll(`"${id}"`, `"device ${at}"`),
      text,
    );
    // Times that the server itself gives are a moment apart.
    replies.push(named.replaceAll(/"(createdAt|updatedAt)":\d+/g, '"$1":0'));
  }
  const timeless = replies.map((reply): Json => JSON.parse(reply));
  expect(timeless[1]).toEqual(timeless[0]);
};

test('a worker answers what PocketBase answers', async () => {
  const both = sides();
  const [one] = both[0];
  const cv = newId();
  const when = { createdAt: 1_795_000_000_000, updatedAt: 1_795_000_000_000, trashedAt: null };
  const make = (collection: string, record: string, patch: object, given: object = {}) =>
    one.change(collection, record, 'create', { ...when, ...patch }, given);
  await expectSame(both, 0, []);
  const first = make('cvs', cv, { title: 'Un', 'experience.e1': { company: 'Nord', order: 'a' } });
  await expectSame(both, 0, [first]);
  await expectSame(both, 1, []);
  // Asked again, and of another content under the same id.
  await expectSame(both, 0, [first]);
  // Two devices at once: one loses, and is kept in the history.
  await expectSame(both, 0, [one.change('cvs', cv, 'patch', { title: 'Deux' }, { baseRev: 1 })]);
  await expectSame(both, 1, [one.change('cvs', cv, 'patch', { title: 'Trois' }, { baseRev: 1 })]);
  await expectSame(both, 0, []);
  await expectSame(both, 0, [
    one.change('cvs', cv, 'patch', { 'experience.e1': null }, { baseRev: 3 }),
    one.change('cvs', cv, 'patch', { 'experience.e1.company': 'Sud' }, { baseRev: 1 }),
  ]);
  // What columns keep otherwise than it came.
  const odd = newId();
  await expectSame(both, 0, [
    make('applications', odd, {
      title: 12,
      salaryMin: '30',
      statusEvents: null,
      notes: 'zéro \u0000 et demi \ud800',
      createdAt: 0,
    }),
    make('settings', newId(), { language: 'fr' }),
    make('email_templates', newId(), { name: true, body: { a: 1 } }),
  ]);
  await expectSame(both, 1, []);
  // The sixth application is locked, and waits until a place is free.
  const applications = Array.from({ length: 6 }, newId);
  for (const id of applications)
    await expectSame(both, 0, [make('applications', id, { title: id })]);
  await expectSame(both, 1, []);
  await expectSame(both, 1, [
    one.change('applications', applications[0] ?? '', 'patch', { trashedAt: 5 }, { baseRev: 1 }),
  ]);
  await expectSame(both, 0, []);
  // What the plan gives of a kind, in all and in a week.
  for (const kind of ['simulation', 'simulation', 'custom'])
    await expectSame(both, 0, [make('interview_sessions', newId(), { kind })]);
  for (const kind of ['post', 'post', 'summary'])
    await expectSame(both, 0, [make('linkedin_texts', newId(), { kind })]);
  // With its parent go its own, whichever device knew of them.
  const letter = newId();
  await expectSame(both, 0, [
    make('letters', letter, { cv }),
    make('files', newId(), { collection: 'letters', record: letter, size: 3 }),
  ]);
  await expectSame(both, 1, [one.change('cvs', cv, 'purge')]);
  await expectSame(both, 0, []);
  await expectSame(both, 0, [
    make('letters', newId(), { cv }),
    one.change('cvs', cv, 'patch', { title: 'x' }),
  ]);
  // Refused, one by one and as a whole.
  await expectSame(both, 0, [
    make('cvs', newId(), { nobody: 1 }),
    make('nothing', newId(), {}),
    one.change('cvs', 'no record', 'patch'),
    one.change('cvs', newId(), 'patch', { title: 'x' }),
    one.change('history', newId(), 'purge'),
    make('cvs', newId(), { title: 'x'.repeat(420_000) }),
  ]);
  await expectSame(both, 0, [], { schema: 0 });
  await expectSame(both, 0, [], { schema: 99 });
  await expectSame(both, 0, [], { cursor: 'here' });
  await expectSame(both, 0, [{ id: 'é' }]);
  await expectSame(
    both,
    0,
    Array.from({ length: 201 }, () => first),
  );
  await expectSame(both, 0, [make('cvs', newId(), { title: 'x'.repeat(1_100_000) })]);
  await expectSame(both, 0, [], { cursor: { timeline: 'unknown', seq: 3 } });
  expect((await one.send()).status).toBe(200);
});

test('a lost edit that a device brings back while it loses once more is kept once', async () => {
  const both = sides();
  const [one] = both[0];
  const cv = newId();
  const when = { createdAt: 1_795_000_000_000, updatedAt: 1_795_000_000_000, trashedAt: null };
  await expectSame(both, 0, [one.change('cvs', cv, 'create', { ...when, title: 'Un' })]);
  const early = one.change('cvs', cv, 'patch', { title: 'Deux' }, { baseRev: 1 });
  const late = one.change('cvs', cv, 'patch', { title: 'Trois' }, { baseRev: 1 });
  await expectSame(both, 0, [late]);
  const [path, value, clock] = ['title', 'Deux', early.clock];
  const [collection, lost = ''] = historyKey({
    collection: 'cvs',
    record: cv,
    path,
    value,
    clock,
  }).split('/');
  const kept = { collection: 'cvs', record: cv, path, value, clock, reason: 'lost', ...when };
  await expectSame(both, 1, [
    one.change(collection ?? '', lost, 'create', { ...kept, resolvedAt: 5 }),
    early,
  ]);
  await expectSame(both, 0, []);
  expect((await one.send()).status).toBe(200);
});

test('a larger plan unlocks at the next request', async () => {
  const both = sides();
  for (const devices of both) for (const device of devices) await device.send();
  const [here] = both[0];
  const pass = passOf(person.id, { role: 'premium' });
  const there = deviceOf({ url: worker.url }, { token: pass });
  await asOperator(server, 'PATCH', `/api/collections/users/records/${person.id}`, {
    role: 'premium',
  });
  const locked = async (device: Device): Promise<number> =>
    ((await device.send([], { cursor: null })).body.changes as Json[]).filter((row) => row.locked)
      .length;
  expect([await locked(here), await locked(there)]).toEqual([0, 0]);
});
