import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../src/domain/access/rate-limits.ts';
import { BACKUPS_KEPT, SERVER_LOG_DAYS } from '../../src/domain/access/retention.ts';
import {
  EMAIL_CHANGE_LINK_MINUTES,
  RESET_LINK_MINUTES,
  SESSION_DAYS,
  VERIFY_LINK_DAYS,
} from '../../src/domain/access/session-periods.ts';
import { DAY_MS, SECOND_MS } from '../../src/domain/duration.ts';
import { asOperator, call, signUp } from './people.ts';
import { startTestServer, type TestServer } from './real-server.ts';
import { deviceOf } from './sync/sync-device.ts';

const ENV = {
  JALON_RATE_LIMITS: '',
  JALON_ORIGIN: 'https://jalon.example.org',
  JALON_PROXY_HEADER: 'X-Real-IP',
  JALON_SMTP_HOST: 'mail.example.org',
  JALON_SMTP_PORT: '465',
  JALON_SMTP_TLS: 'on',
  JALON_SMTP_USER: 'jalon',
  JALON_SMTP_PASSWORD: 'un-secret-de-courriel',
  JALON_MAIL_FROM: 'bonjour@example.org',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: ENV });
});
afterAll(() => server.stop());

const settingsOf = async (on: TestServer) => (await asOperator(on, 'GET', '/api/settings')).body;

test('a start sets them from the environment', async () => {
  expect(await settingsOf(server)).toMatchObject({
    meta: {
      appURL: 'https://jalon.example.org',
      senderName: 'Jalon',
      senderAddress: 'bonjour@example.org',
    },
    smtp: { enabled: true, host: 'mail.example.org', port: 465, tls: true, username: 'jalon' },
    trustedProxy: { headers: ['X-Real-IP'] },
    logs: { maxDays: SERVER_LOG_DAYS, logIP: false },
    batch: { enabled: false },
    backups: { cron: '40 3 * * *', cronMaxKeep: BACKUPS_KEPT },
    rateLimits: { enabled: true },
  });
});

test('each start sets how long sessions and mailed links hold, whatever was there', async () => {
  const first = await startTestServer();
  const before = await asOperator(first, 'GET', '/api/collections/users');
  const days = (count: number) => (count * DAY_MS) / SECOND_MS;
  expect(before.body).toMatchObject({
    authToken: { duration: days(SESSION_DAYS) },
    verificationToken: { duration: days(VERIFY_LINK_DAYS) },
    passwordResetToken: { duration: RESET_LINK_MINUTES * 60 },
    emailChangeToken: { duration: EMAIL_CHANGE_LINK_MINUTES * 60 },
  });
  await asOperator(first, 'PATCH', '/api/collections/users', {
    authToken: { duration: 600 },
    passwordResetToken: { duration: 600 },
  });
  await first.stop();
  const second = await startTestServer({ dataDir: first.dataDir });
  const after = await asOperator(second, 'GET', '/api/collections/users');
  await second.stop();
  expect({ ...after.body, updated: '' }).toEqual({ ...before.body, updated: '' });
});

test('no answer says the mail server’s password', async () => {
  expect(JSON.stringify(await settingsOf(server))).not.toContain(ENV.JALON_SMTP_PASSWORD);
});

test('each route that sends mail or reads a password is limited by address', async () => {
  const attempt = () =>
    call(server, 'POST', '/api/jalon/email-change', {}).then(({ status }) => status);
  const most =
    RATE_LIMITS.find(({ label }) => label === '/api/jalon/email-change')?.maxRequests ?? 0;
  const statuses = [];
  for (let count = 0; count <= most; count += 1) statuses.push(await attempt());
  expect(statuses).toEqual([...Array.from({ length: most }, () => 401), 429]);
});

test('a room of people whose devices sync all the time is never limited', async () => {
  const room = await Promise.all(Array.from({ length: 10 }, () => signUp(server)));
  const statuses = new Set<number>();
  for (let round = 0; round < 90; round += 1) {
    const replies = room.map((person) => deviceOf(server, person).send());
    for (const { status } of await Promise.all(replies)) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
});

test('a second start gives the same, and leaves the operator’s own where the environment is silent', async () => {
  const first = await startTestServer();
  await asOperator(first, 'PATCH', '/api/settings', {
    backups: { cron: '5 5 * * *', cronMaxKeep: 4 },
    batch: { enabled: true, maxRequests: 5, timeout: 3 },
  });
  await first.stop();
  const second = await startTestServer({ dataDir: first.dataDir });
  const settings = await settingsOf(second);
  await second.stop();
  expect(settings).toMatchObject({
    backups: { cron: '5 5 * * *', cronMaxKeep: 4 },
    batch: { enabled: false },
    smtp: { enabled: false },
  });
});

test('a value that is none stops the start', async () => {
  await expect(startTestServer({ env: { JALON_BACKUP_CRON: 'sometimes' } })).rejects.toThrow(
    /cron/i,
  );
});
