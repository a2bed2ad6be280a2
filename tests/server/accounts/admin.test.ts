import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, newEmail, PASSWORD, signIn, signUp, signUpAs, type Person } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';

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
    ['GET', 'statistics'],
    ['GET', 'audit'],
  ])('is closed to others: %s %s', async (method, path) => {
    const body = method === 'POST' ? { role: 'admin' } : undefined;
    for (const role of ['user', 'premium'])
      expect(await as(await signUpAs(server, role), method, path, body)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    expect((await call(server, method, `/api/jalon/admin/${path}`, body)).status).toBe(401);
  });

  test('keeps its audit for super administrators', async () => {
    expect((await as(admin, 'GET', 'audit')).status).toBe(403);
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
    expect(codes).toEqual(['own_role', 'role_invalid', 'ranks_above', 'ranks_above', 'unknown']);
    expect(await roleOf(peer)).toBe('admin');
  });

  test('of the last super administrator stays, even when two demote each other at once', async () => {
    const fresh = await startTestServer();
    const [a, b] = [await signUpAs(fresh, 'super_admin'), await signUpAs(fresh, 'super_admin')];
    const demote = (actor: Person, { id }: Person) =>
      call(fresh, 'POST', `/api/jalon/admin/users/${id}/role`, { role: 'user' }, actor.token);
    const statuses = (await Promise.all([demote(a, b), demote(b, a)])).map(({ status }) => status);
    await fresh.stop();
    expect(statuses.toSorted()).toEqual([204, 403]);
  });
});

test('statistics count people, CVs and sessions', async () => {
  const fresh = await startTestServer();
  const [operator] = [await signUpAs(fresh, 'admin'), await signUpAs(fresh, 'premium')];
  await signUp(fresh);
  const { body } = await call(
    fresh,
    'GET',
    '/api/jalon/admin/statistics',
    undefined,
    operator.token,
  );
  await fresh.stop();
  expect(body).toEqual({
    totalUsers: 3,
    premiumUsers: 1,
    administrators: 1,
    newUsersThisMonth: 3,
    resumesCreated: 0,
    completedTrainingSessions: 0,
  });
});
