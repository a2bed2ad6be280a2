/** Event streams are for signed-in people, for one topic, and a bounded number each. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type EventStream } from '../event-stream.ts';
import { asOperator, call, signUp } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { deviceOf, newId } from './sync-device.ts';

let server: TestServer;
const open: EventStream[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const stream of open) stream.close();
  await server.stop();
});

const listenAs = async (token: string, topics: readonly string[] = ['jalon/sync']) => {
  const stream = await listen(server, token, topics);
  open.push(stream);
  return stream;
};

test('a guest can’t subscribe, and nobody to another topic', async () => {
  const { token } = await signUp(server);
  await expect(listenAs('')).rejects.toThrow('401');
  for (const topic of ['cvs', 'cvs/*', 'users/*', 'jalon/syncs', 'jalon/sync?options={}'])
    await expect(listenAs(token, [topic])).rejects.toThrow('400');
  await expect(listenAs(token, ['jalon/sync', 'cvs/*'])).rejects.toThrow('400');
});

test('one account keeps twenty streams, and the next one waits', async () => {
  const person = await signUp(server);
  for (let count = 0; count < 20; count += 1) await listenAs(person.token);
  await expect(listenAs(person.token)).rejects.toThrow('429');
  const other = await signUp(server);
  const stream = await listenAs(other.token);
  const phone = deviceOf(server, other);
  await phone.send([phone.change('cvs', newId(), 'create', { title: 'A' })]);
  await expect.poll(() => stream.events.length, { timeout: 5000 }).toBeGreaterThan(0);
  open[0]?.close();
  await expect
    .poll(
      () =>
        listenAs(person.token).then(
          () => true,
          () => false,
        ),
      { timeout: 5000 },
    )
    .toBe(true);
});

test('a disabled account’s token works nowhere from then on, also where PocketBase answers', async () => {
  const person = await signUp(server);
  const phone = deviceOf(server, person);
  const record = newId();
  await phone.send([phone.change('cvs', record, 'create', { title: 'A' })]);
  const asked = () =>
    Promise.all([
      call(server, 'GET', `/api/collections/cvs/records/${record}`, undefined, person.token),
      call(server, 'POST', '/api/collections/users/auth-refresh', {}, person.token),
      call(server, 'POST', '/api/files/token', {}, person.token),
      call(server, 'GET', '/api/jalon/me', undefined, person.token),
    ]).then((replies) => replies.map(({ status }) => status));
  expect(await asked()).toEqual([200, 200, 200, 200]);
  await asOperator(server, 'PATCH', `/api/collections/users/records/${person.id}`, {
    disabled: true,
  });
  expect(await asked()).toEqual([404, 401, 401, 401]);
});

test('PocketBase’s own change of address is closed under every spelling, and tells nothing', async () => {
  const person = await signUp(server);
  const { email: taken } = await signUp(server);
  for (const users of ['Users', 'USERS', 'u%C5%BFers', '_pb_users_auth_']) {
    const path = `/api/collections/${users}/request-email-change`;
    const ask = (newEmail: string) => call(server, 'POST', path, { newEmail }, person.token);
    const [free, used] = [await ask('libre@example.org'), await ask(taken)];
    expect([users, free.status]).toEqual([users, 400]);
    expect(free.body).toEqual(used.body);
  }
});

test.each([
  ['POST', '/api/jalon/sync'],
  ['PATCH', '/api/jalon/me'],
  ['POST', '/api/jalon/contact'],
  ['POST', '/api/jalon/sign-up'],
])('a text of brackets to %s %s is refused, and the server lives', async (method, path) => {
  const { token } = await signUp(server);
  for (const text of ['['.repeat(15_000), '{"a":'.repeat(3000), `[${'[],'.repeat(5000)}0]`])
    expect([400, 413, 422]).toContain((await call(server, method, path, text, token)).status);
  const most = '['.repeat(1024 * 1024 - 1);
  expect((await call(server, 'POST', '/api/jalon/sync', most, token)).status).toBe(400);
  expect((await call(server, 'POST', '/api/jalon/sync', most.repeat(4), token)).status).toBe(413);
  expect((await call(server, 'GET', '/api/jalon/health')).status).toBe(200);
});

test('what others do moves nobody’s cursor', async () => {
  const [person, other] = [await signUp(server), await signUp(server)];
  const [phone, elsewhere] = [deviceOf(server, person), deviceOf(server, other)];
  await phone.send([phone.change('cvs', newId(), 'create', { title: 'A' })]);
  const before = (await phone.send([])).body;
  for (let count = 0; count < 5; count += 1)
    await elsewhere.send([elsewhere.change('cvs', newId(), 'create', { title: 'B' })]);
  const { head, cursor } = (await phone.send([])).body;
  expect([head, cursor.seq]).toEqual([before.head, before.cursor.seq]);
});
