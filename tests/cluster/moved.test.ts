/** The product's own engine, where records are on a cluster and accounts on PocketBase. */
// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { openEventStream } from '#/remote/realtime.ts';
import { asOperator, call, PASSWORD, signUp, type Json } from '../server/people.ts';
import { deviceOf, newId } from '../server/sync/sync-device.ts';
import { openDevice } from '../sync/engine/engine-device.ts';
import { makeCv, syncAll, titlesOn } from '../sync/engine/people-here.ts';
import { startMoved, type MovedProduct } from './moved-product.ts';
import { startTestWorker } from './workers.ts';

let product: MovedProduct;
let { postgres, worker, server, front } = {} as MovedProduct;

beforeAll(async () => {
  product = await startMoved();
  ({ postgres, worker, server, front } = product);
});

afterAll(() => product.stop());

test('health says where records are', async () => {
  expect((await call(server, 'GET', '/api/jalon/health')).body.sync).toBe('pass');
});

test('PocketBase takes no records, so that there are never two of a person’s', async () => {
  const person = await signUp(server);
  const device = deviceOf(server, person);
  const reply = await device.send([device.change('cvs', newId(), 'create', { title: 'x' })]);
  expect([reply.status, reply.body.code]).toEqual([409, 'moved']);
  expect((await call(server, 'POST', '/api/jalon/pass')).status).toBe(401);
});

test('devices find the workers by themselves, and hear of each other there', async () => {
  const person = await signUp(server);
  const phone = await openDevice(front, person);
  const laptop = await openDevice(front, person);
  await makeCv(phone, 'Premier');
  await syncAll(phone, laptop);
  expect(await titlesOn(laptop)).toEqual(['Premier']);
  const heard: number[] = [];
  const connected = Promise.withResolvers<void>();
  const close = openEventStream({
    token: person.token,
    door: { origin: front.url },
    random: () => 0,
    onConnected: () => connected.resolve(),
    onNudged: (head) => heard.push(head),
  });
  await connected.promise;
  await makeCv(phone, 'Second');
  await syncAll(phone);
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
  close();
  phone.close();
  laptop.close();
});

test('a person who is signed out everywhere, or disabled, is so on the workers at once', async () => {
  const person = await signUp(server);
  const device = await openDevice(front, person);
  expect((await device.sync()).ok).toBe(true);
  await call(server, 'POST', '/api/jalon/sign-out-everywhere', {}, person.token);
  expect(await device.sync()).toMatchObject({ ok: false, error: { kind: 'unauthorised' } });
  device.close();
  const other = await signUp(server);
  const disabled = await openDevice(front, other);
  expect((await disabled.sync()).ok).toBe(true);
  const path = `/api/collections/users/records/${other.id}`;
  await asOperator(server, 'PATCH', path, { disabled: true });
  expect(await disabled.sync()).toMatchObject({ ok: false, error: { kind: 'unauthorised' } });
  disabled.close();
});

test('a session is not lost while a worker and PocketBase disagree about keys', async () => {
  const person = await signUp(server);
  const stranger = await startTestWorker(postgres.url, {}, { JALON_PASS_KEY: 'x'.repeat(40) });
  front.workers = [stranger];
  const device = await openDevice(front, person);
  expect(await device.sync()).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  front.workers = [worker];
  expect((await device.sync()).ok).toBe(true);
  front.workers = [];
  expect(await device.sync()).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  front.workers = [worker];
  expect((await device.sync()).ok).toBe(true);
  device.close();
  await stranger.drain();
});

test('files, reminders and the export of an account work as before', async () => {
  const person = await signUp(server);
  const { body } = await call(server, 'POST', '/api/jalon/pass', undefined, person.token);
  const device = deviceOf(front, { token: body.pass });
  const bytes = 'abc';
  const hash = createHash('sha256').update(bytes).digest('hex');
  const [file, settings] = [newId(), singletonId(person.id)];
  const made = await device.send([
    device.change('cvs', newId(), 'create', { title: 'Emporté' }),
    device.change('files', file, 'create', { name: 'a.txt', type: 'text/plain', size: 3, hash }),
    device.change('settings', settings, 'create', { language: 'fr', emailNotifications: true }),
  ]);
  expect(made.body.receipts.map(({ outcome }: Json) => outcome)).toEqual(Array(3).fill('applied'));
  const way = `/api/jalon/files/${file}`;
  expect((await call(server, 'GET', way, undefined, person.token)).body.complete).toBe(false);
  const sent = await fetch(`${server.url}${way}/parts/0`, {
    method: 'POST',
    headers: { Authorization: person.token },
    body: bytes,
  });
  expect(sent.ok).toBe(true);
  expect((await call(server, 'POST', `${way}/finish`, {}, person.token)).body).toEqual({
    complete: true,
  });
  // Known here too: what is mailed by night is asked of this table.
  const records = '/api/collections/settings/records';
  const { body: own } = await call(server, 'GET', records, undefined, person.token);
  expect(own.items).toMatchObject([{ emailNotifications: true }]);
  const password = { password: PASSWORD };
  const taken = await call(server, 'POST', '/api/jalon/export', password, person.token);
  expect(taken.body.cvs).toMatchObject([{ title: 'Emporté' }]);
  // What is purged there is gone here, and its bytes with it.
  await device.send([device.change('files', file, 'purge')]);
  await device.send([
    device.change('settings', settings, 'patch', { language: 'en' }, { baseRev: 1 }),
  ]);
  const other = `/api/jalon/files/${newId()}`;
  expect((await call(server, 'GET', other, undefined, person.token)).status).toBe(404);
  expect((await call(server, 'GET', way, undefined, person.token)).status).toBe(404);
});

const singletonId = (user: string): string => SYNCED_COLLECTIONS.settings.idOf?.(user) ?? '';
