import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asOperator,
  call,
  newEmail,
  PASSWORD,
  signIn,
  signUp,
  signUpAs,
  type Json,
  type Person,
} from '../people.ts';
import { openMailSink } from '../mail-sink.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { sampleRow } from '../sample-row.ts';
import { LIVE_STATUSES } from '../../../src/domain/access/plans/subscription.ts';
import { DAY_MS } from '../../../src/domain/duration.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signUpAs(server, 'admin');
});
afterAll(() => server.stop());

const as = (person: Person, method: string, path: string, body?: unknown) =>
  call(server, method, `/api/jalon/admin/${path}`, body, person.token);
const roleOf = async ({ token }: Person) =>
  (await call(server, 'GET', '/api/jalon/me', undefined, token)).body.role;
const setRole = (actor: Person, { id }: Person, role: unknown) =>
  as(actor, 'POST', `users/${id}/role`, { role });

describe('administration', () => {
  test.each([
    ['GET', 'users'],
    ['POST', 'users'],
    ['POST', 'users/aaaaaaaaaaaaaaa/role'],
    ['POST', 'users/aaaaaaaaaaaaaaa/premium'],
    ['POST', 'users/aaaaaaaaaaaaaaa/reset'],
    ['POST', 'users/aaaaaaaaaaaaaaa/disabled'],
    ['POST', 'users/aaaaaaaaaaaaaaa/sign-out'],
    ['GET', 'statistics'],
    ['GET', 'site'],
    ['PUT', 'site'],
    ['POST', 'mail-test'],
    ['GET', 'audit'],
  ])('is closed to others: %s %s', async (method, path) => {
    const body = method !== 'GET' ? { role: 'admin', disabled: true } : undefined;
    for (const role of ['user', 'premium'])
      expect(await as(await signUpAs(server, role), method, path, body)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    expect((await call(server, method, `/api/jalon/admin/${path}`, body)).status).toBe(401);
  });

  test('keeps its journal, and what the site says, for super administrators', async () => {
    expect((await as(admin, 'GET', 'audit')).status).toBe(403);
    expect((await as(admin, 'PUT', 'site', { legalName: 'Volée' })).status).toBe(403);
    expect((await as(admin, 'GET', 'site')).body.site.legalName).toBe('');
  });

  test('finds people by name, address or id, and takes % for a percent sign', async () => {
    const person = await signUp(server, { fullName: 'Zoé 100% Prête' });
    const find = async (search: string) =>
      (await as(admin, 'GET', `users?search=${encodeURIComponent(search)}`)).body.users;
    for (const search of ['zoé 100%', person.email, person.id])
      expect(await find(search)).toMatchObject([
        { id: person.id, fullName: 'Zoé 100% Prête', email: person.email, role: 'user' },
      ]);
    expect(await find('%zoé%%prête%')).toEqual([]);
  });

  test('shows those of one standing, paid for or given, and puts them in order', async () => {
    const mark = `ordre-${Date.now()}`;
    const named = (fullName: string) =>
      signUp(server, { fullName, email: newEmail(`${mark}-${fullName.toLowerCase()}`) });
    const [zeynep, adele, omar] = [
      await named('Zeynep'),
      await named('Adele'),
      await named('omar'),
    ];
    await setRole(admin, omar, 'premium');
    await subscribe(server, zeynep.id);
    await as(admin, 'POST', `users/${adele.id}/disabled`, { disabled: true });
    const names = async (query: string) =>
      (await as(admin, 'GET', `users?search=${mark}&${query}`)).body.users.map(
        ({ fullName, role, standing }: Json) => `${fullName} ${role} ${standing}`,
      );
    expect(await names('sort=name')).toEqual([
      'Adele user user',
      'omar premium premium',
      'Zeynep user premium',
    ]);
    expect(await names('sort=oldest&show=premium')).toEqual([
      'Zeynep user premium',
      'omar premium premium',
    ]);
    expect(await names('show=user')).toEqual(['Adele user user']);
    expect(await names('show=disabled')).toEqual(['Adele user user']);
    expect(await names('show=administration')).toEqual([]);
    expect(await names('show=nonsense&sort=nonsense&page=-3')).toHaveLength(3);
  });

  test('lists the newest first, by pages', async () => {
    const { body } = await as(admin, 'GET', 'users?page=1');
    expect(body).toMatchObject({ page: 1, pageSize: 50, total: body.users.length });
    const times = body.users.map((user: { createdAt: number }) => user.createdAt);
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    expect((await as(admin, 'GET', 'users?page=2')).body.users).toEqual([]);
  });
});

describe('adding a person', () => {
  const given = () => ({ fullName: 'Omar Haddad', email: newEmail(), password: PASSWORD });

  test('lets them in with the role they were given', async () => {
    const body = given();
    const added = await as(admin, 'POST', 'users', { ...body, role: 'premium' });
    expect(added).toMatchObject({ status: 200, body: { id: expect.any(String) } });
    const { token } = (await signIn(server, body.email)).body;
    expect(await roleOf({ id: '', email: '', token })).toBe('premium');
  });

  test.each([
    [{ role: 'super_admin' }, 400, { code: 'role_invalid', field: 'role' }],
    [{ role: undefined }, 400, { code: 'role_invalid', field: 'role' }],
    [{ fullName: '' }, 400, { code: 'too_short', field: 'fullName' }],
    [{ email: 'x' }, 400, { code: 'invalid', field: 'email' }],
    [{ password: '123456' }, 400, { code: 'common', field: 'password' }],
  ])('with %j is refused', async (change, status, code) => {
    const body = { ...given(), role: 'user', ...change };
    expect(await as(admin, 'POST', 'users', body)).toMatchObject({ status, body: code });
  });

  test('with a taken address says so', async () => {
    const { email } = await signUp(server);
    const body = { ...given(), email: email.toUpperCase(), role: 'user' };
    expect((await as(admin, 'POST', 'users', body)).body).toEqual({
      code: 'taken',
      field: 'email',
    });
  });
});

describe('a role', () => {
  test('given or taken holds at once, and is audited', async () => {
    const person = await signUp(server);
    const operator = await signUpAs(server, 'super_admin');
    for (const role of ['premium', 'user', 'admin']) {
      expect((await setRole(admin, person, role)).status).toBe(204);
      expect(await roleOf(person)).toBe(role);
    }
    const { acts } = (await as(operator, 'GET', 'audit')).body;
    expect(acts.filter((act: { target: string }) => act.target === person.id)).toMatchObject([
      { actor: admin.id, action: 'role_set', before: 'user', after: 'admin' },
      { actor: admin.id, before: 'premium', after: 'user' },
      { actor: admin.id, before: 'user', after: 'premium' },
    ]);
  });

  test('is never one’s own, super_admin, or that of a peer', async () => {
    const [person, peer, above] = [
      await signUp(server),
      await signUpAs(server, 'admin'),
      await signUpAs(server, 'super_admin'),
    ];
    const codes = [
      await setRole(admin, admin, 'user'),
      await setRole(admin, person, 'super_admin'),
      await setRole(admin, peer, 'user'),
      await setRole(admin, above, 'user'),
      await setRole(admin, { ...person, id: 'aaaaaaaaaaaaaaa' }, 'user'),
    ].map(({ body }) => body.code);
    expect(codes).toEqual(['own_account', 'role_invalid', 'ranks_above', 'ranks_above', 'unknown']);
    expect(await roleOf(peer)).toBe('admin');
  });

  test('of Premium is given until a day and taken again, by the same ranks, with a line each time', async () => {
    const give = (actor: Person, { id }: Person, until: unknown) =>
      as(actor, 'POST', `users/${id}/premium`, { until });
    const person = await signUp(server);
    const listed = async () =>
      (await as(admin, 'GET', `users?search=${person.id}&show=premium`)).body.users[0];
    for (const until of ['2020-01-01', '2026-02-30', '2999-01-01', 5, null, undefined])
      expect(await give(admin, person, until)).toMatchObject({
        status: 400,
        body: { code: 'invalid', field: 'until' },
      });
    const day = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10);
    expect((await give(admin, person, day)).status).toBe(204);
    expect(await roleOf(person)).toBe('premium');
    expect((await listed()).giftUntil).toBe(day);
    // The person reads the same last day as the administrator who gave it.
    const { until } = (
      await call(server, 'POST', '/api/jalon/check-subscription', {}, person.token)
    ).body;
    const montreal = new Intl.DateTimeFormat('sv', { timeZone: 'America/Toronto' });
    expect(montreal.format(until)).toBe(day);
    expect((await give(admin, person, '')).status).toBe(204);
    expect([await roleOf(person), await listed()]).toEqual(['user', undefined]);
    const boss = await signUpAs(server, 'super_admin');
    const { acts } = (await as(boss, 'GET', `audit?person=${person.id}`)).body;
    expect(acts).toMatchObject([
      { action: 'plan_hand', actor: admin.id, before: `active ${day}`, after: 'canceled' },
      { action: 'plan_hand', actor: admin.id, before: '', after: `active ${day}` },
    ]);
    for (const [actor, target] of [
      [admin, boss],
      [admin, admin],
      [person, person],
    ] as const)
      expect((await give(actor, target, day)).status).toBeGreaterThanOrEqual(403);
  });

  test('of the last super administrator stays, even when two demote each other at once', async () => {
    const fresh = await startTestServer();
    const [a, b] = [await signUpAs(fresh, 'super_admin'), await signUpAs(fresh, 'super_admin')];
    const demote = (actor: Person, { id }: Person) =>
      call(fresh, 'POST', `/api/jalon/admin/users/${id}/role`, { role: 'user' }, actor.token);
    const statuses = (await Promise.all([demote(a, b), demote(b, a)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 403]);

    // Nor by the operator, through whatever door of the dashboard.
    const last = statuses[0] === 204 ? a : b;
    const record = `/api/collections/users/records/${last.id}`;
    const say = (method: string, path: string, body?: unknown) =>
      asOperator(fresh, method, path, body);
    const words = 'The last super administrator stays: make another one first.';
    for (const change of [{ role: 'admin' }, { disabled: true }, { deleteAfter: 1 }])
      expect((await say('PATCH', record, change)).body.message).toBe(words);
    expect((await say('DELETE', record)).body.message).toBe(words);
    for (const query of [
      "UPDATE users SET role = 'user'",
      'UPDATE users SET disabled = TRUE',
      'DELETE FROM users',
    ])
      expect((await say('POST', '/api/sql', { query })).status).toBe(400);
    const me = await call(fresh, 'GET', '/api/jalon/me', undefined, last.token);
    expect(me.body.role).toBe('super_admin');
    expect((await say('PATCH', record, { fullName: 'Toujours là' })).status).toBe(200);
    await fresh.stop();
  });
});

describe('an account', () => {
  test('that is disabled is shut out at once, and comes back as it was', async () => {
    const person = await signUp(server);
    const disable = (disabled: unknown) =>
      as(admin, 'POST', `users/${person.id}/disabled`, { disabled });
    expect((await disable('yes')).body).toEqual({ code: 'invalid', field: 'disabled' });
    expect((await disable(true)).status).toBe(204);
    expect((await call(server, 'GET', '/api/jalon/me', undefined, person.token)).status).toBe(401);
    expect((await signIn(server, person.email)).status).toBe(403);
    expect((await disable(false)).status).toBe(204);
    expect((await signIn(server, person.email)).status).toBe(200);
  });

  test('is sent a link to a new password, which its own person alone reads', async () => {
    const sink = await openMailSink();
    const mailing = await startTestServer({ env: sink.env });
    const [boss, person] = [await signUpAs(mailing, 'admin'), await signUp(mailing)];
    await sink.next(person.email);
    const send = (target: Person) =>
      call(mailing, 'POST', `/api/jalon/admin/users/${target.id}/reset`, {}, boss.token);
    expect(await send(person)).toMatchObject({ status: 204, body: undefined });
    expect((await sink.next(person.email)).text).toMatch(/do=reset-password#\S+/);
    expect((await send(boss)).status).toBe(409);
    await mailing.stop();
    sink.stop();
  });

  test('is signed out on all its devices', async () => {
    const person = await signUp(server);
    expect((await as(admin, 'POST', `users/${person.id}/sign-out`)).status).toBe(204);
    expect((await call(server, 'GET', '/api/jalon/me', undefined, person.token)).status).toBe(401);
    expect((await signIn(server, person.email)).status).toBe(200);
  });

  test('of a peer, of somebody above or one’s own is left alone', async () => {
    const [peer, above] = [await signUpAs(server, 'admin'), await signUpAs(server, 'super_admin')];
    for (const [{ id }, code] of [
      [admin, 'own_account'],
      [peer, 'ranks_above'],
      [above, 'ranks_above'],
      [{ id: 'aaaaaaaaaaaaaaa' }, 'unknown'],
    ] as const) {
      const replies = [
        await as(admin, 'POST', `users/${id}/disabled`, { disabled: true }),
        await as(admin, 'POST', `users/${id}/sign-out`),
      ];
      expect(replies.map(({ body }) => body.code)).toEqual([code, code]);
    }
  });

  test('keeps its CVs to itself: no administrator reads one, by any door', async () => {
    const person = await signUp(server);
    const secret = 'Une ligne que personne d’autre ne lit';
    const { status, body: cv } = await asOperator(server, 'POST', '/api/collections/cvs/records', {
      ...sampleRow('cvs'),
      user: person.id,
      title: secret,
    });
    expect(status).toBe(200);
    for (const role of ['admin', 'super_admin']) {
      const reader = await signUpAs(server, role);
      const read = (path: string, body?: unknown) =>
        call(server, body ? 'POST' : 'GET', path, body, reader.token);
      const replies = [
        await read('/api/collections/cvs/records?perPage=500'),
        await read(`/api/collections/cvs/records/${cv.id}`),
        await read(`/api/collections/cvs/records?filter=user='${person.id}'`),
        await read('/api/jalon/export', { password: PASSWORD, user: person.id }),
        await read(`/api/jalon/admin/users?search=${person.id}`),
        await read('/api/jalon/admin/statistics'),
        await read('/api/jalon/admin/audit'),
      ];
      expect(replies[1]?.status).toBe(404);
      expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain(secret);
      expect(JSON.stringify([replies[0]?.body, replies[2]?.body])).not.toContain(cv.id);
    }
  });
});

describe('the journal', () => {
  test('tells who did what to whom, and is searched by act and by person', async () => {
    const [operator, person] = [await signUpAs(server, 'super_admin'), await signUp(server)];
    await setRole(operator, person, 'premium');
    await as(operator, 'POST', `users/${person.id}/disabled`, { disabled: true });
    const read = async (query: string) => (await as(operator, 'GET', `audit?${query}`)).body;
    const told = await read(`person=${encodeURIComponent(person.email.toUpperCase())}`);
    expect(told).toMatchObject({ page: 1, pageSize: 50, total: 2 });
    expect(told.acts).toMatchObject([
      { action: 'disabled', actorEmail: operator.email, targetEmail: person.email },
      { action: 'role_set', before: 'user', after: 'premium', isOperator: false },
    ]);
    expect((await read(`person=${person.id}&action=role_set`)).total).toBe(1);
    expect((await read(`person=${operator.id}&action=user_added`)).total).toBe(0);
    await asOperator(server, 'PATCH', `/api/collections/users/records/${person.id}`, {
      disabled: false,
    });
    expect((await read(`person=${person.id}&page=1`)).acts[0]).toMatchObject({
      action: 'enabled',
      isOperator: true,
    });
  });

  test('tells what the operator did with an address and an account, and its old address is told too', async () => {
    const sink = await openMailSink();
    const mailing = await startTestServer({ env: sink.env });
    const [reader, person] = [await signUpAs(mailing, 'super_admin'), await signUp(mailing)];
    await sink.next(person.email);
    const record = `/api/collections/users/records/${person.id}`;
    const next = { email: newEmail('neuve'), verified: false };
    expect((await asOperator(mailing, 'PATCH', record, next)).status).toBe(200);
    await asOperator(mailing, 'POST', '/api/crons/jalon-minute');
    expect((await sink.next(person.email)).subject).toBe('L’adresse de votre compte a changé');
    expect((await asOperator(mailing, 'DELETE', record)).status).toBe(204);
    const path = `/api/jalon/admin/audit?person=${person.id}`;
    const { acts } = (await call(mailing, 'GET', path, undefined, reader.token)).body;
    expect(acts).toMatchObject([
      { action: 'account_deleted', isOperator: true },
      { action: 'address_changed', isOperator: true },
    ]);
    expect(JSON.stringify(acts)).not.toContain(person.email);
    await mailing.stop();
    sink.stop();
  });

  test('is only added to, even by the operator', async () => {
    const collection = '/api/collections/audit_log';
    const [act] = (await asOperator(server, 'GET', `${collection}/records`)).body.items;
    const record = `${collection}/records/${act.id}`;
    for (const [method, at] of [
      ['PATCH', record],
      ['DELETE', record],
    ] as const) {
      const { status, body } = await asOperator(server, method, at, { ...act, after: 'user' });
      const message = 'The journal is only added to: no line of it is changed or deleted.';
      expect([method, status, body.message]).toEqual([method, 400, message]);
    }
    expect((await asOperator(server, 'DELETE', `${collection}/truncate`)).status).toBe(400);
    expect((await asOperator(server, 'GET', record)).body).toMatchObject({ after: act.after });
  });
});

test('statistics count people, CVs and sessions, and what came of them in each period', async () => {
  const fresh = await startTestServer();
  const [operator] = [await signUpAs(fresh, 'admin'), await signUpAs(fresh, 'premium')];
  const person = await signUp(fresh);
  // A trial, then a gift on top of it, is one beginning for each; the gift made longer is none.
  expect((await call(fresh, 'POST', '/api/jalon/trial', {}, person.token)).status).toBe(200);
  for (const days of [10, 20])
    await call(
      fresh,
      'POST',
      `/api/jalon/admin/users/${person.id}/premium`,
      { until: new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10) },
      operator.token,
    );
  const cv = { ...sampleRow('cvs'), user: person.id };
  const cvs = '/api/collections/cvs/records';
  const aYear = 365 * DAY_MS;
  await asOperator(fresh, 'POST', cvs, { ...cv, createdAt: Date.now() });
  await asOperator(fresh, 'POST', cvs, {
    ...cv,
    id: 'b'.repeat(15),
    createdAt: Date.now() - aYear,
  });
  const read = (period: string) =>
    call(fresh, 'GET', `/api/jalon/admin/statistics?period=${period}`, undefined, operator.token);
  const [weeks, months] = [await read('week'), await read('month')];
  await fresh.stop();
  const { periods, ...totals } = weeks.body;
  expect(totals).toEqual({
    totalUsers: 3,
    premiumUsers: 2,
    administrators: 1,
    newUsersThisMonth: 3,
    resumesCreated: 2,
    completedTrainingSessions: 0,
  });
  expect(periods).toHaveLength(12);
  const now = { users: 3, premium: 3, resumes: 1, sessions: 0 };
  expect(periods.at(-1)).toMatchObject(now);
  expect(periods[0]).toMatchObject({ users: 0, premium: 0, resumes: 0, sessions: 0 });
  expect(months.body.periods.at(-1)).toMatchObject({
    ...now,
    from: expect.stringMatching(/-01$/),
  });
});

/** As the payment service would say. */
const subscribe = (on: TestServer, user: string) =>
  asOperator(on, 'POST', '/api/collections/subscriptions/records', {
    user,
    status: LIVE_STATUSES[0],
    periodEnd: Date.now() + DAY_MS,
  });
