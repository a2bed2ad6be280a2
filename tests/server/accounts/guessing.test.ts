/** Guesses slow down whoever guesses; the owner of an account comes in meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, PASSWORD, signIn, signUp, type Person } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // As behind a proxy: each test says from where it comes.
  await server.stop();
  server = await startTestServer({
    dataDir: server.dataDir,
    env: { JALON_PROXY_HEADER: 'X-Real-IP' },
  });
});
afterAll(() => server.stop());

const signInFrom = (
  email: string,
  password: string,
  headers: Record<string, string>,
): Promise<number> =>
  fetch(`${server.url}/api/collections/users/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ identity: email, password }),
  }).then(({ status }) => status);

const guess = async (
  email: string,
  times: number,
  headers: (at: number) => Record<string, string>,
) => {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1)
    statuses.push(await signInFrom(email, 'mauvais-secret', headers(at)));
  return statuses;
};

describe('guessing the password of an account', () => {
  test('from one address does not shut out its owner at another', async () => {
    const { email } = await signUp(server);
    expect((await guess(email, 8, () => ({ 'X-Real-IP': '192.0.2.7' }))).at(-1)).toBe(429);
    expect(await signInFrom(email, PASSWORD, { 'X-Real-IP': '192.0.2.7' })).toBe(429);
    expect(await signInFrom(email, PASSWORD, { 'X-Real-IP': '198.51.100.4' })).toBe(200);
  });

  test('from many addresses together is slowed as well, but for a device that the account knows', async () => {
    const person = await signUp(server);
    const device = 'abcdefghijklmn0';
    await call(server, 'PUT', `/api/jalon/devices/${device}`, { label: 'Portable' }, person.token);
    const statuses = await guess(person.email, 60, (at) => ({ 'X-Real-IP': `192.0.2.${at}` }));
    expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 400));
    expect(statuses.at(-1)).toBe(429);
    expect(await signInFrom(person.email, PASSWORD, { 'X-Real-IP': '198.51.100.9' })).toBe(429);
    const known = { 'X-Real-IP': '198.51.100.9', 'X-Jalon-Device': device };
    expect(await signInFrom(person.email, PASSWORD, known)).toBe(200);
  });

  test('does not get another count by naming devices that nobody has', async () => {
    const { email } = await signUp(server);
    const statuses = await guess(email, 8, (at) => ({
      'X-Real-IP': '203.0.113.5',
      'X-Jalon-Device': `zzzzzzzzzzzzz${at}`,
    }));
    expect(statuses.at(-1)).toBe(429);
  });

  test.each([
    ['to change it', 'POST', '/api/jalon/password', 'current', { next: 'cerise-tambour' }],
    [
      'to change the address',
      'POST',
      '/api/jalon/email-change',
      'password',
      { email: 'a@example.org' },
    ],
    ['to delete the account', 'DELETE', '/api/jalon/account', 'password', {}],
    ['to take everything along', 'POST', '/api/jalon/export', 'password', {}],
  ])('with a stolen session, %s, is slowed', async (_, method, path, field, rest) => {
    const { token } = await signUp(server);
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1)
      statuses.push(
        (await call(server, method, path, { ...rest, [field]: `secret-${at}` }, token)).status,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });
});

test('a password that was right forgets the failures before it', async () => {
  const person: Person = await signUp(server);
  const attempt = (current: string) =>
    call(
      server,
      'POST',
      '/api/jalon/email-change',
      { password: current, email: 'b@example.org' },
      person.token,
    );
  for (let round = 0; round < 3; round += 1) {
    for (let at = 0; at < 3; at += 1) expect((await attempt('mauvais')).status).toBe(400);
    expect((await attempt(PASSWORD)).status).toBe(204);
  }
  expect((await signIn(server, person.email)).status).toBe(200);
});
