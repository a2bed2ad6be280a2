/** Waking devices: who may ask for it, what is sent, to whom, how often, and what becomes of those that are gone. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, SECOND_MS } from '../../src/domain/duration.ts';
import { asOperator, call, signUp, type Person } from './people.ts';
import { openPushService, type PushService } from './push-service.ts';
import { startTestServer, type TestServer } from './real-server.ts';
import { deviceOf, newId } from './sync/sync-device.ts';

let service: PushService;
let server: TestServer;
beforeAll(async () => {
  service = await openPushService();
  server = await startTestServer({ env: { JALON_PUSH_SERVICES: service.origin } });
});
afterAll(async () => {
  await server.stop();
  service.stop();
});
afterEach(() => {
  service.status = 201;
  service.pushes.length = 0;
});

const ask = (person: Person, route: string, body: unknown) =>
  call(server, 'POST', `/api/jalon/push/${route}`, body, person.token);
/** The job of each minute, begun by hand; it is over once the push that it must send is here. */
const minute = () => asOperator(server, 'POST', '/api/crons/jalon-minute');

/** Never more than six hours apart: in one of them it is deep night, whenever this runs. */
const ROUND_THE_WORLD = [
  'Pacific/Honolulu',
  'America/Toronto',
  'America/Sao_Paulo',
  'Europe/Paris',
  'Asia/Dubai',
  'Asia/Tokyo',
  'Pacific/Auckland',
];

/** A zone where it is day by now, and its date; the other side of the world otherwise. */
const zoneWith = (isAwake: boolean): { timeZone: string; day: string } => {
  for (const timeZone of ROUND_THE_WORLD) {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    const [day = '', time = ''] = parts.format(Date.now()).split(', ');
    const hour = Number(time.split(':')[0]);
    if (isAwake ? hour >= 8 && hour < 22 : hour < 6) return { timeZone, day };
  }
  throw new Error('It is nowhere day, or nowhere night.');
};

const subscribed = async (person: Person, timeZone: string): Promise<string> => {
  const endpoint = `${service.origin}/${newId()}`;
  expect((await ask(person, 'subscribe', { endpoint, timeZone })).status).toBe(204);
  return endpoint;
};

const withReminder = async (person: Person, dueOn: string): Promise<void> => {
  const phone = deviceOf(server, person);
  const application = newId();
  await phone.send([
    phone.change('applications', application, 'create', { title: 'Analyste', company: 'Nord' }),
    phone.change('reminders', newId(), 'create', {
      application,
      type: 'follow-up',
      dueOn,
      state: 'created',
      note: '',
    }),
  ]);
};

/** Once this is over, a whole run is. */
const someoneElseIsTold = async (): Promise<void> => {
  const person = await signUp(server);
  const { timeZone, day } = zoneWith(true);
  const endpoint = await subscribed(person, timeZone);
  await withReminder(person, day);
  await minute();
  await expect.poll(() => told(endpoint)).toBe(1);
};

const pathOf = (endpoint: string): string => new URL(endpoint).pathname;
const told = (endpoint: string) =>
  service.pushes.filter(({ path }) => path === pathOf(endpoint)).length;

describe('a subscription', () => {
  test('is signed for by the key that browsers are given, and holds no words', async () => {
    const person = await signUp(server);
    const key = (await call(server, 'GET', '/api/jalon/push/key', undefined, person.token)).body
      .key;
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    const endpoint = await subscribed(person, 'America/Toronto');
    expect(await ask(person, 'test', { endpoint })).toMatchObject({ body: { status: 201 } });
    expect(service.pushes).toMatchObject([
      { path: pathOf(endpoint), length: 0, key, claims: { aud: service.origin } },
    ]);
    const { exp } = service.pushes[0]?.claims ?? { exp: 0 };
    expect(exp * SECOND_MS - Date.now()).toBeGreaterThan(0);
    expect(exp * SECOND_MS - Date.now()).toBeLessThanOrEqual(DAY_MS);
  });

  test('is only with a service on the list, for somebody who is signed in', async () => {
    const person = await signUp(server);
    for (const endpoint of [
      'http://127.0.0.1:1/x',
      'https://example.org/x',
      `${server.url}/api/`,
      5,
    ])
      expect(await ask(person, 'subscribe', { endpoint, timeZone: '' })).toMatchObject({
        status: 400,
        body: { code: 'unknown_push_service' },
      });
    const guest = { ...person, token: '' };
    for (const route of ['subscribe', 'unsubscribe', 'test'])
      expect((await ask(guest, route, { endpoint: `${service.origin}/x` })).status).toBe(401);
  });

  test('is tested and ended by its own person, and there are only so many', async () => {
    const [person, stranger] = [await signUp(server), await signUp(server)];
    const endpoint = await subscribed(person, '');
    expect((await ask(stranger, 'test', { endpoint })).status).toBe(404);
    await ask(stranger, 'unsubscribe', { endpoint });
    expect((await ask(person, 'test', { endpoint })).status).toBe(200);
    const other = await subscribed(person, '');
    expect((await ask(person, 'unsubscribe', { endpoint })).body).toEqual({ left: 1 });
    for (let count = 0; count < 25; count += 1) await subscribed(person, '');
    expect((await ask(person, 'unsubscribe', { endpoint: other })).body).toEqual({ left: 20 });
  });
});

describe('what is due', () => {
  test('wakes each device of the person once a day, and nobody else', async () => {
    const [person, idle] = [await signUp(server), await signUp(server)];
    const { timeZone, day } = zoneWith(true);
    const phone = await subscribed(person, timeZone);
    const laptop = await subscribed(person, timeZone);
    const other = await subscribed(idle, timeZone);
    await minute();
    await withReminder(person, day);
    await minute();
    await expect.poll(() => [told(phone), told(laptop)]).toEqual([1, 1]);
    await minute();
    await someoneElseIsTold();
    // Nor does a server that was stopped, or killed, tell it again.
    for (const how of ['SIGTERM', 'SIGKILL'] as const) {
      process.kill(server.pid, how);
      await server.exited;
      server = await startTestServer({
        env: { JALON_PUSH_SERVICES: service.origin },
        dataDir: server.dataDir,
        port: Number(new URL(server.url).port),
      });
      await someoneElseIsTold();
    }
    expect([told(phone), told(laptop), told(other)]).toEqual([1, 1, 0]);
  });

  test('wakes nobody at night, nor for what is done or to come', async () => {
    const person = await signUp(server);
    const night = zoneWith(false);
    const asleep = await subscribed(person, night.timeZone);
    await withReminder(person, night.day);
    const later = await signUp(server);
    const awake = await subscribed(later, zoneWith(true).timeZone);
    await withReminder(later, '2999-01-01');
    await someoneElseIsTold();
    expect([told(asleep), told(awake)]).toEqual([0, 0]);
  });

  test('is tried again where the service is busy, and the device forgotten where it is gone', async () => {
    const person = await signUp(server);
    const { timeZone, day } = zoneWith(true);
    const endpoint = await subscribed(person, timeZone);
    await withReminder(person, day);
    service.status = 503;
    await minute();
    await expect.poll(() => told(endpoint)).toBe(1);
    const list = '/api/collections/push_subscriptions/records';
    const filter = `?filter=${encodeURIComponent(`user='${person.id}'`)}`;
    const rows = async () => (await asOperator(server, 'GET', list + filter)).body.items;
    // Within the pause it is left alone, while others are told.
    service.status = 201;
    await someoneElseIsTold();
    expect(told(endpoint)).toBe(1);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, toldDay: expect.not.stringContaining(day) });
    await asOperator(server, 'PATCH', `${list}/${row.id}`, { dueAt: 0 });
    service.status = 410;
    await minute();
    await expect.poll(() => told(endpoint)).toBe(2);
    await expect.poll(rows).toEqual([]);
    expect((await ask(person, 'test', { endpoint })).status).toBe(404);
  });
});
