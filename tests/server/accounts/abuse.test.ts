/** One address knocks at every door at once: it is limited, the log says so without saying who, and nobody else waits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../../src/domain/access/rate-limits.ts';
import { asOperator, newcomer, PASSWORD, signUp, type Json } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';

const [FLOOD, OTHER, NEIGHBOUR] = ['192.0.2.66', '192.0.2.67', '198.51.100.4'];

let server: TestServer;
let victim: string;
beforeAll(async () => {
  const first = await startTestServer();
  victim = (await signUp(first)).email;
  await first.stop();
  server = await startTestServer({
    dataDir: first.dataDir,
    env: { JALON_PROXY_HEADER: 'X-Real-IP', JALON_RATE_LIMITS: '' },
  });
});
afterAll(() => server.stop());

const post = async (from: string, path: string, body: unknown): Promise<number> => {
  const reply = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Real-IP': from },
    body: JSON.stringify(body),
  });
  await reply.arrayBuffer();
  return reply.status;
};

const SIGN_IN = '/api/collections/users/auth-with-password';
const contactMessage = (at: number) => ({
  name: 'Publicité',
  email: `pub.${at}@example.com`,
  topic: 'other',
  message: `Achetez maintenant ${at}`,
  language: 'fr',
  id: `abus${String(at).padStart(11, '0')}`,
});

const DOORS: Readonly<Record<string, (at: number) => Promise<number>>> = {
  '/api/jalon/sign-up': () => post(FLOOD, '/api/jalon/sign-up', newcomer()),
  '/api/jalon/contact': (at) => post(FLOOD, '/api/jalon/contact', contactMessage(at)),
  '*:auth': (at) => post(FLOOD, SIGN_IN, { identity: victim, password: `mauvais-secret-${at}` }),
  '*:requestPasswordReset': () =>
    post(FLOOD, '/api/collections/users/request-password-reset', { email: victim }),
};

const knock = async (label: string): Promise<number[]> => {
  const most = RATE_LIMITS.find((limit) => limit.label === label)?.maxRequests ?? 0;
  const statuses: number[] = [];
  for (let at = 0; at < most + 5; at += 1) statuses.push((await DOORS[label]?.(at)) ?? 0);
  return statuses;
};

test('floods of sign-ups, messages, guesses and mails end at their limits, and a neighbour comes in meanwhile', async () => {
  const floods = Promise.all(Object.keys(DOORS).map(knock));
  const large = post(OTHER, '/api/jalon/sign-up', 'x'.repeat(100_000));
  const seen: number[] = [];
  let isOver = false;
  const neighbour = (async () => {
    // The right password, too: whose account is guessed at comes in from where nobody guesses.
    while (!isOver && seen.length < 25)
      seen.push(await post(NEIGHBOUR, SIGN_IN, { identity: victim, password: PASSWORD }));
  })();
  const statuses = await floods;
  isOver = true;
  await neighbour;
  expect(statuses.map((one) => one.at(-1))).toEqual(Object.keys(DOORS).map(() => 429));
  // Most guesses were held back before the limit of the address was reached.
  expect(statuses[2]?.filter((status) => status === 400).length).toBeLessThan(15);
  expect(await large).toBe(413);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([200]));
  expect(await post(NEIGHBOUR, '/api/jalon/sign-up', newcomer())).toBe(200);
  expect(await post(NEIGHBOUR, '/api/jalon/contact', contactMessage(900))).toBe(204);
});

test('what was refused stands in the log, without an address, a password or a word of it', async () => {
  const logs = async (): Promise<Json[]> =>
    (await asOperator(server, 'GET', '/api/logs?perPage=500&filter=data.status>=400')).body.items;
  // It is written some seconds later.
  await expect
    .poll(async () => (await logs()).filter(({ data }) => data.status === 429).length, {
      timeout: 20_000,
    })
    .toBeGreaterThan(10);
  const text = JSON.stringify(await logs());
  for (const secret of [FLOOD, victim, 'mauvais-secret', 'Achetez', 'pub.1@'])
    expect(text).not.toContain(secret);
});
