import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  administratorToken,
  startTestServer,
  temporaryFolder,
  type TestServer,
} from '../real-server.ts';

const ADMINISTRATOR = { email: 'amina.diallo@example.org', password: 'un-premier-secret' };

/** Made from nothing, so that settings are what a first start gives. */
let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await startTestServer({
    dataDir: temporaryFolder('fresh'),
    env: {
      JALON_RATE_LIMITS: '',
      JALON_ADMIN_EMAIL: ADMINISTRATOR.email,
      JALON_ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
  });
  token = await administratorToken(server, ADMINISTRATOR.email, ADMINISTRATOR.password);
});
afterAll(() => server.stop());

const readAsAdministrator = async (path: string) => {
  const response = await fetch(`${server.url}${path}`, { headers: { Authorization: token } });
  return response.json();
};

const post = async (path: string, body: unknown) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('people’s accounts', () => {
  test('have every rule said, and no door open yet', async () => {
    expect(await readAsAdministrator('/api/collections/users')).toMatchObject({
      listRule: 'id = @request.auth.id',
      viewRule: 'id = @request.auth.id',
      createRule: null,
      updateRule: null,
      deleteRule: null,
      manageRule: null,
      authRule: 'disabled = false',
      oauth2: { enabled: false },
      otp: { enabled: true, length: 6, duration: 600 },
      mfa: { enabled: true, rule: 'codeByMail = true' },
      authToken: { duration: 2_592_000 },
    });
  });

  test('take passwords of six characters', async () => {
    const { fields } = await readAsAdministrator('/api/collections/users');
    const field = (name: string) => fields.find((field: { name: string }) => field.name === name);
    expect(field('password').min).toBe(6);
  });

  test('can’t be made by a passer-by', async () => {
    const person = {
      email: 'nadia.benali@example.com',
      password: 'secret1',
      passwordConfirm: 'secret1',
    };
    expect((await post('/api/collections/users/records', person)).status).toBe(403);
  });
});

describe('the settings', () => {
  test('limit requests, keep no addresses and take no batches', async () => {
    const settings = await readAsAdministrator('/api/settings');
    expect(settings).toMatchObject({
      meta: { appName: 'Jalon' },
      batch: { enabled: false },
      logs: { maxDays: 5, logIP: false },
      rateLimits: { enabled: true },
    });
  });

  test('refuse a batch', async () => {
    expect((await post('/api/batch', { requests: [] })).status).toBe(403);
  });

  test('refuse the thirty-first sign-in of a minute', async () => {
    // Of another address each time: guesses at one are slowed down long before.
    const attempt = (count: number) =>
      post('/api/collections/users/auth-with-password', {
        identity: `a${count}@example.com`,
        password: 'x',
      });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await attempt(count)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.slice(0, 25)).not.toContain(429);
  });

  test('never limit the application’s own files', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 700; count += 1) statuses.add((await fetch(server.url)).status);
    expect([...statuses]).toEqual([200]);
  });
});

describe('the first administrator', () => {
  test('is left alone by later starts', async () => {
    const dataDir = temporaryFolder('admin');
    const startWith = (password: string) =>
      startTestServer({
        dataDir,
        env: { JALON_ADMIN_EMAIL: ADMINISTRATOR.email, JALON_ADMIN_PASSWORD: password },
      });
    await (await startWith('un-premier-secret')).stop();
    const second = await startWith('un-autre-secret');
    const tokenWith = (password: string) =>
      administratorToken(second, ADMINISTRATOR.email, password).catch(() => undefined);
    const tokens = [await tokenWith('un-premier-secret'), await tokenWith('un-autre-secret')];
    await second.stop();
    expect(tokens).toEqual([expect.any(String), undefined]);
  });

  test('that can’t be made stops the start', async () => {
    const env = { JALON_ADMIN_EMAIL: 'no address', JALON_ADMIN_PASSWORD: 'un-premier-secret' };
    await expect(startTestServer({ dataDir: temporaryFolder('admin'), env })).rejects.toThrow(
      'JALON_ADMIN_EMAIL is "no address", and takes a mail address.',
    );
  });
});
