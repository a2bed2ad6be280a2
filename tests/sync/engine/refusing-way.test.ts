// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUp } from '../../server/people.ts';
import { openDevice, type EngineDevice } from './engine-device.ts';
import { edit, makeCv, queueOn, syncAll, titlesOn } from './people-here.ts';
import { startStore, type RunningStore } from './start-store.ts';

let server: RunningStore;
let phone: EngineDevice;
let laptop: EngineDevice;
let proxy: Server;

beforeAll(async () => {
  server = await startStore();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const person = await signUp(server);
  phone = await openDevice(server, person);
  laptop = await openDevice(server, person);
  proxy = createServer();
});
afterEach(() => {
  proxy.close();
  proxy.closeAllConnections();
});

/** From now on the phone's requests pass a proxy that refuses bodies longer than this. */
const passProxy = async (most: number): Promise<void> => {
  proxy.on('request', (request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces);
      if (body.length > most) return response.writeHead(413).end('<h1>413</h1>');
      const { method = '', url = '', headers } = request;
      const { authorization = '' } = headers;
      const own = { 'Content-Type': 'application/json', Authorization: authorization };
      return void fetch(server.url + url, { method, body, headers: own }).then(async (answer) =>
        response.writeHead(answer.status).end(await answer.text()),
      );
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  phone.origin = `http://127.0.0.1:${port}`;
  phone.sent.length = 0;
};

const syncThrough = async (times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1)
    expect(await phone.sync()).toEqual({ ok: false, error: { kind: 'too-large' } });
};

test('a proxy that takes nothing at all says nothing about a change: none is set aside', async () => {
  const id = await makeCv(phone, 'Gardé');
  await edit(phone, id, 'personal.summary', 'x'.repeat(20_000));
  const before = await queueOn(phone);
  await passProxy(-1);
  await syncThrough(5);
  expect(phone.sent.length).toBeLessThan(25);
  const sent = before.map((entry) => ({ ...entry, state: 'in-flight' }));
  expect(await queueOn(phone)).toEqual(sent);
  phone.origin = server.url;
  await syncAll(phone, laptop);
  expect(await titlesOn(laptop)).toEqual(['Gardé']);
});

test('what was set aside is not set aside again, however often one syncs', async () => {
  for (const title of ['A', 'B', 'C']) await makeCv(phone, title);
  await passProxy(200);
  await syncAll(phone);
  const aside = await queueOn(phone);
  expect(aside.map(({ state, code }) => [state, code])).toEqual(
    Array.from({ length: 3 }, () => ['parked', 'too_large']),
  );
  phone.sent.length = 0;
  await syncAll(phone, phone);
  expect(phone.sent).toHaveLength(2);
  expect(await queueOn(phone)).toEqual(aside);
});

test('a server that lost its data each time it is asked is asked again later, not at once', async () => {
  await makeCv(phone, 'Gardé');
  await syncAll(phone);
  await edit(phone, (await queueOn(phone))[0]?.record ?? '', 'title', 'Gardé, corrigé');
  phone.sent.length = 0;
  phone.wire = async (input, init) => {
    const answer = (await (await fetch(input, init)).json()) as object;
    return Response.json({ ...answer, resync: true });
  };
  expect(await phone.sync()).toEqual({ ok: false, error: { kind: 'malformed' } });
  expect(phone.sent.length).toBeLessThan(10);
  phone.wire = fetch;
  await syncAll(phone, laptop);
  expect(await titlesOn(laptop)).toEqual(['Gardé, corrigé']);
});

test('one page of changes that comes again and again is not asked for without end', async () => {
  await makeCv(laptop, 'A');
  await syncAll(laptop);
  let page: object | undefined;
  phone.wire = async (input, init) => {
    page ??= (await (await fetch(input, init)).json()) as object;
    return Response.json({ ...page, more: true });
  };
  expect(await phone.sync()).toEqual({ ok: false, error: { kind: 'malformed' } });
  expect(phone.sent.length).toBeLessThan(30);
});
