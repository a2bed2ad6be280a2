/**
 * Requests nobody would write, by the thousand: every route with every method, shape, size, depth, order and token.
 * None may fail the server, end it or make it grow, and others are answered meanwhile. A failure names its seed.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOperator, call, signUp, type Person } from './people.ts';
import { residentMegabytes, startTestServer, type TestServer } from './real-server.ts';
import { deviceOf, newId } from './sync/sync-device.ts';
import { randomFrom, type Random } from './fuzz/random.ts';
import { generatedRequest, type GeneratedRequest } from './fuzz/requests.ts';

const REQUESTS = Number(process.env['JALON_REQUESTS'] ?? 4000);
const AT_ONCE = 8;
const SEED = Number(process.env['JALON_SEED'] ?? 20_261_122);

let server: TestServer;
let person: Person;
let tokens: string[];
beforeAll(async () => {
  // What waits to be collected is no growth: collected often, the memory is what the server holds on to.
  server = await startTestServer({ env: { GOGC: '60' } });
  person = await signUp(server);
  const [other, disabled] = [await signUp(server), await signUp(server)];
  await asOperator(server, 'PATCH', `/api/collections/users/records/${disabled.id}`, {
    disabled: true,
  });
  tokens = [person.token, person.token, person.token, other.token, disabled.token, '', 'x.y.z'];
});
afterAll(() => server.stop());

test(
  `${REQUESTS} requests that make no sense get no 5xx, end nothing and hold nobody up`,
  { timeout: 300_000 },
  async () => {
    const routes = [...server.health.routes, ...STOCK_ROUTES];
    const random = randomFrom(SEED);
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    let sent = 0;
    const sendAll = async (): Promise<void> => {
      while (sent < REQUESTS) {
        sent += 1;
        const request = generatedRequest(random, { routes, ids: [person.id, newId()] });
        const status = await statusOf(request, random);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500)
          wrong.push(
            `${request.method} ${request.path} → ${status}: ${String(request.body).slice(0, 300)}`,
          );
      }
    };
    const waits = await whileOthersWork(Promise.all(Array.from({ length: AT_ONCE }, sendAll)));
    const memory = residentMegabytes(server);
    console.log(
      `seed ${SEED}: ${sent} requests, statuses ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}, ` +
        `others' p95 ${p95(waits)} ms over ${waits.length}, ${memory} MB resident`,
    );
    expect([SEED, wrong]).toEqual([SEED, []]);
    expect(statuses.get(0) ?? 0, 'connections that broke').toBeLessThan(REQUESTS / 20);
    expect(memory).toBeLessThan(300);
    expect(p95(waits)).toBeLessThan(250);
    expect((await call(server, 'GET', '/api/jalon/health')).status).toBe(200);
  },
);

/** PocketBase's own, as far as a stranger can reach them. */
const STOCK_ROUTES = [
  'GET /api/health',
  'GET /api/collections/{id}/records',
  'POST /api/collections/{id}/records',
  'PATCH /api/collections/{id}/records/{id}',
  'DELETE /api/collections/{id}/records/{id}',
  'POST /api/collections/users/auth-with-password',
  'POST /api/collections/users/auth-refresh',
  'POST /api/collections/users/request-password-reset',
  'POST /api/collections/users/confirm-password-reset',
  'POST /api/collections/users/confirm-verification',
  'POST /api/collections/users/confirm-email-change',
  'POST /api/collections/users/request-otp',
  'POST /api/realtime',
  'POST /api/batch',
  'POST /api/files/token',
  'GET /api/files/{id}/{id}/{id}',
  'GET /api/settings',
  'GET /api/logs',
  'GET /api/backups',
];

const statusOf = async (
  { method, path, headers, body }: GeneratedRequest,
  random: Random,
): Promise<number> => {
  const token = random.pick(tokens);
  try {
    const response = await fetch(server.url + path, {
      method,
      headers: { ...headers, ...(token ? { Authorization: token } : {}) },
      redirect: 'manual',
      ...(body === undefined || method === 'GET' ? {} : { body }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // Cut off while it was still sending, or nothing that `fetch` would send.
    return 0;
  }
};

/** Someone who works meanwhile: an edit and a look, over and over. Milliseconds each. */
const whileOthersWork = async (work: Promise<unknown>): Promise<number[]> => {
  const worker = await signUp(server);
  const phone = deviceOf(server, worker);
  const record = newId();
  await phone.send([phone.change('cvs', record, 'create', { title: 'A' })]);
  const waits: number[] = [];
  let isOver = false;
  void work.finally(() => (isOver = true));
  for (let count = 0; !isOver; count += 1) {
    const from = performance.now();
    const { status } = await phone.send([
      phone.change('cvs', record, 'patch', { title: `Titre ${count}` }, { baseRev: count + 1 }),
    ]);
    waits.push(performance.now() - from);
    expect(status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await work;
  return waits;
};

const p95 = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0);
