/** What a plan gives is held to by the server itself, by the rules its hooks were built with. */
import { DAY_MS } from '../../../src/domain/duration.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureHooks } from '../../../scripts/lib/hooks.mjs';
import { HOOKS } from '../../../scripts/lib/project.mjs';
import { FREE_LIMITS } from '../../../src/domain/access/plans/plan-limits.ts';
import { asOperator, signIn, signUp, type Json, type Person } from '../people.ts';
import { hooksWith, startTestServer, type TestServer } from '../real-server.ts';
import { deviceOf, newId } from './sync-device.ts';

const records = (name: string) => `/api/collections/${name}/records`;

/** The hooks as they would be built from other rules. */
const hooksWhere = async (changes: readonly [was: string, is: string][]): Promise<string> => {
  await ensureHooks();
  let library = readFileSync(path.join(HOOKS, 'jalon.js'), 'utf8');
  for (const [was, is] of changes) {
    expect(library.split(was)).toHaveLength(2);
    library = library.replace(was, is);
  }
  return hooksWith({ 'jalon.js': library });
};

const sql = async (on: TestServer, query: string): Promise<string[][]> =>
  (await asOperator(on, 'POST', '/api/sql', { query })).body.rows ?? [];

describe('another rule', () => {
  const addFor = (on: TestServer, user: string) => async (): Promise<number> =>
    (await asOperator(on, 'POST', records('applications'), { user, title: 'T' })).status;
  const addMany = async (on: TestServer, user: string, times: number): Promise<number[]> => {
    const statuses = [];
    for (let count = 0; count < times; count += 1) statuses.push(await addFor(on, user)());
    return statuses;
  };
  const subscribe = (on: TestServer, user: string, status: string) =>
    asOperator(on, 'POST', records('subscriptions'), {
      user,
      status,
      periodEnd: Date.now() + 60_000,
    });

  test('of the plan holds from the next start on, without a migration', async () => {
    const first = await startTestServer();
    const before = await signUp(first);
    const late = await signUp(first);
    await subscribe(first, late.id, 'past_due');
    expect(await addMany(first, before.id, 2)).toEqual([200, 200]);
    expect(await addMany(first, late.id, 6)).toEqual(Array(6).fill(200));
    const applied = await sql(first, 'SELECT COUNT(*) FROM _migrations');
    await first.stop();

    const hooksDir = await hooksWhere([
      [`activeApplications: ${FREE_LIMITS.activeApplications},`, 'activeApplications: 2,'],
      ['PAST_DUE = "past_due"', 'PAST_DUE = "not_any_more"'],
    ]);
    const second = await startTestServer({ dataDir: first.dataDir, hooksDir });
    expect(await addMany(second, before.id, 1)).toEqual([400]);
    expect(await addMany(second, (await signUp(second)).id, 3)).toEqual([200, 200, 400]);
    // No longer a status that gives what was paid for.
    expect(await addMany(second, late.id, 1)).toEqual([400]);
    const person = await signUp(second);
    await subscribe(second, person.id, 'active');
    expect(await addMany(second, person.id, 4)).toEqual([200, 200, 200, 200]);
    const phone = deviceOf(second, await signUp(second));
    const { body } = await phone.send(
      [1, 2, 3].map(() => phone.change('applications', newId(), 'create', { title: 'T' })),
    );
    expect(body.changes.filter(({ locked }: Json) => locked)).toHaveLength(1);
    expect(await sql(second, 'SELECT COUNT(*) FROM _migrations')).toEqual(applied);
    await second.stop();
  });

  test('is the only reason to write triggers again, and those that were lost come back', async () => {
    const schemaOf = (on: TestServer) => sql(on, 'PRAGMA schema_version');
    const first = await startTestServer();
    const [before] = await schemaOf(first);
    await first.stop();
    const second = await startTestServer({ dataDir: first.dataDir });
    expect(await schemaOf(second)).toEqual([before]);
    await sql(second, 'DROP TRIGGER places_applications_insert');
    const person = await signUp(second);
    expect(await addMany(second, person.id, 6)).toEqual(Array(6).fill(200));
    await second.stop();
    const third = await startTestServer({ dataDir: first.dataDir });
    expect(await addMany(third, person.id, 1)).toEqual([400]);
    await third.stop();
  });
});

describe('interview sessions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  type Device = ReturnType<typeof deviceOf>;
  const made = async (): Promise<{ person: Person; phone: Device }> => {
    const person = await signUp(server);
    return { person, phone: deviceOf(server, person) };
  };
  const outcomes = async (phone: Device, mutations: readonly object[]): Promise<string[]> =>
    (await phone.send(mutations)).body.receipts.map(({ code, outcome }: Json) => code ?? outcome);
  const begin = (phone: Device, kind: string, record = newId()) =>
    phone.change('interview_sessions', record, 'create', { kind, jobTitle: 'Soudeuse' });

  test('of a free plan are one simulation, as much practice as one likes and none made to measure', async () => {
    const { phone } = await made();
    const practice = ['practice', 'practice', 'practice'].map((kind) => begin(phone, kind));
    expect(await outcomes(phone, practice)).toEqual(Array(3).fill('applied'));
    const first = begin(phone, 'simulation');
    const asked = [first, begin(phone, 'simulation'), begin(phone, 'custom')];
    expect(await outcomes(phone, asked)).toEqual(['applied', 'limit', 'role']);
    expect(await outcomes(phone, [begin(phone, 'simulation')])).toEqual(['limit']);
    // What is there can go on, and a place is free once it is gone for good.
    const { record } = first;
    const end = phone.change(
      'interview_sessions',
      record,
      'patch',
      { state: 'finished' },
      { baseRev: 1 },
    );
    const bin = phone.change(
      'interview_sessions',
      record,
      'patch',
      { trashedAt: 5 },
      { baseRev: 2 },
    );
    expect(await outcomes(phone, [end, bin, begin(phone, 'simulation')])).toEqual([
      'applied',
      'applied',
      'limit',
    ]);
    const purge = phone.change('interview_sessions', record, 'purge');
    expect(await outcomes(phone, [purge, begin(phone, 'simulation')])).toEqual([
      'applied',
      'applied',
    ]);
  });

  test('by the week are one post and one message of each purpose, whatever device they come from', async () => {
    const { phone } = await made();
    const monday = Date.UTC(2026, 10, 16, 5);
    const text = (kind: string, manner: string, createdAt: number) =>
      phone.change('linkedin_texts', newId(), 'create', { kind, manner, createdAt });
    const asked = [
      text('post', 'personal', monday),
      text('post', 'inspiring', monday + 6 * DAY_MS),
      text('post', 'personal', monday + 7 * DAY_MS),
      text('message', 'advice', monday),
      text('message', 'jobSearch', monday),
      text('message', 'advice', monday + 1),
      text('headline', '', monday),
      text('headline', '', monday),
      text('summary', '', monday),
    ];
    expect(await outcomes(phone, asked)).toEqual([
      'applied',
      'limit',
      ...Array<string>(3).fill('applied'),
      'limit',
      'applied',
      'applied',
      'role',
    ]);
    // What is stored counts in its own week.
    const later = [text('post', 'personal', monday - 1), text('post', 'personal', monday + 5)];
    expect(await outcomes(phone, later)).toEqual(['applied', 'limit']);
  });

  test('are not made another kind afterwards', async () => {
    const { phone } = await made();
    const practice = begin(phone, 'practice');
    const turned = phone.change(
      'interview_sessions',
      practice.record,
      'patch',
      { kind: 'custom' },
      { baseRev: 1 },
    );
    expect(await outcomes(phone, [practice, turned])).toEqual(['applied', 'role']);
  });

  test('without limit stay and can be edited when the plan ends', async () => {
    const { person, phone } = await made();
    const set = (role: string) =>
      asOperator(server, 'PATCH', `${records('users')}/${person.id}`, { role });
    await set('premium');
    const custom = begin(phone, 'custom');
    const simulations = [begin(phone, 'simulation'), begin(phone, 'simulation')];
    expect(await outcomes(phone, [custom, ...simulations])).toEqual(Array(3).fill('applied'));
    await set('user');
    expect((await signIn(server, person.email)).status).toBe(200);
    const edit = phone.change(
      'interview_sessions',
      custom.record,
      'patch',
      { jobTitle: 'Chef' },
      { baseRev: 1 },
    );
    expect(await outcomes(phone, [edit, begin(phone, 'simulation')])).toEqual(['applied', 'limit']);
  });
});
