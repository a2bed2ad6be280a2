/** The two planes after the data of one of them was brought back from a back-up, or is led by another primary. */
// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveFile } from '#/data/records/files.ts';
import { createFilesPort } from '#/remote/files.ts';
import { forgetPass } from '#/remote/pass.ts';
import { openEventStream } from '#/remote/realtime.ts';
import { syncFiles } from '#/sync/files.ts';
import { call, signUp, type Person } from '../server/people.ts';
import { temporaryFolder } from '../server/real-server.ts';
import { deviceOf, newId } from '../server/sync/sync-device.ts';
import { openDevice, type EngineDevice } from '../sync/engine/engine-device.ts';
import { keepSession, makeCv, syncAll, titlesOn } from '../sync/engine/people-here.ts';
import { startMoved, type MovedProduct } from './moved-product.ts';
import { asked } from './postgres.ts';
import { dumpOf, putBack } from './postgres-dump.ts';
import { runCluster } from './run-cluster.ts';

let product: MovedProduct;
let person: Person;
let ends: (() => void)[];

beforeAll(async () => {
  product = await startMoved();
});
afterAll(() => product.stop());
beforeEach(async () => {
  ends = [];
  person = await signUp(product);
});
afterEach(() => ends.forEach((end) => end()));

const BYTES = 'abc';

/** What is said of it is on the workers; its bytes are on this device alone. */
const makeFile = async (): Promise<string> => {
  const { body } = await call(product, 'POST', '/api/jalon/pass', undefined, person.token);
  const device = deviceOf(product, { token: body.pass });
  const id = newId();
  const hash = createHash('sha256').update(BYTES).digest('hex');
  const given = { name: 'a.txt', type: 'text/plain', size: BYTES.length, hash };
  const made = await device.send([device.change('files', id, 'create', given)]);
  expect(made.body.receipts).toMatchObject([{ outcome: 'applied' }]);
  return id;
};

const stateOf = (file: string) =>
  call(product, 'GET', `/api/jalon/files/${file}`, undefined, person.token);

const sendBytes = async (file: string): Promise<void> => {
  const way = `/api/jalon/files/${file}`;
  const headers = { Authorization: person.token };
  const url = `${product.url}${way}/parts/0`;
  expect((await fetch(url, { method: 'POST', headers, body: BYTES })).ok).toBe(true);
  expect((await call(product, 'POST', `${way}/finish`, {}, person.token)).status).toBe(200);
};

const filesLane = (device: EngineDevice) =>
  syncFiles(
    device.context,
    (token) => createFilesPort(token, { origin: product.url }),
    new AbortController().signal,
  );

const saveOn = async ({ context }: EngineDevice): Promise<string> => {
  const bytes = new TextEncoder().encode(BYTES).buffer;
  const given = { name: 'a.pdf', type: 'application/pdf', bytes, purpose: 'source-cv' } as const;
  const saved = await saveFile(context, given);
  if (!saved.ok) throw new Error(saved.error.kind);
  return saved.value.id;
};

const listen = (): { events: string[] } => {
  const events: string[] = [];
  ends.push(
    openEventStream({
      token: person.token,
      door: { origin: product.url },
      random: () => 0,
      onConnected: () => events.push('connected'),
      onNudged: () => events.push('nudged'),
    }),
  );
  return { events };
};

test('who came after the back-up of the records is new to it, and nobody whose records wait to be moved', async () => {
  const dump = await dumpOf(product.postgres.url);
  const phone = await openDevice(product, person);
  await makeCv(phone, 'D’après');
  await syncAll(phone);
  // PocketBase takes over what it has to know of theirs.
  expect((await stateOf(await makeFile())).status).toBe(200);
  await product.restartWorker(async () => {
    await putBack(product.postgres.url, dump);
    await runCluster('restored', product.postgres.url);
  });
  forgetPass(person.token);
  await syncAll(phone);
  const found = await openDevice(product, person);
  await syncAll(found);
  expect(await titlesOn(found)).toEqual(['D’après']);
});

test('accounts that were brought back learn again what they have to know of records', async () => {
  const copy = path.join(temporaryFolder('back-up'), 'data');
  await product.restartServer((dataDir) => cpSync(dataDir, copy, { recursive: true }));
  const file = await makeFile();
  expect((await stateOf(file)).body.complete).toBe(false);
  await product.restartServer((dataDir) => {
    rmSync(dataDir, { recursive: true });
    cpSync(copy, dataDir, { recursive: true });
  });
  expect((await stateOf(file)).body.complete).toBe(false);
  await sendBytes(file);
  expect((await stateOf(file)).body.complete).toBe(true);
});

test('bytes of files that the accounts have lost are sent again by who has them', async () => {
  const copy = path.join(temporaryFolder('back-up'), 'data');
  const [phone, other] = [await openDevice(product, person), await signUp(product)];
  const tablet = await openDevice(product, other);
  await makeCv(tablet, 'Sans fichier');
  await syncAll(tablet);
  await product.restartServer((dataDir) => cpSync(dataDir, copy, { recursive: true }));
  await keepSession(phone, person);
  const file = await saveOn(phone);
  await syncAll(phone);
  expect((await filesLane(phone)).ok).toBe(true);
  expect((await stateOf(file)).body.complete).toBe(true);
  await product.restartServer((dataDir) => {
    rmSync(dataDir, { recursive: true });
    cpSync(copy, dataDir, { recursive: true });
  });
  // What PocketBase asks each minute it asks here, too.
  expect((await stateOf(file)).body.complete).toBe(false);
  await syncAll(phone);
  expect((await filesLane(phone)).ok).toBe(true);
  expect((await stateOf(file)).body.complete).toBe(true);
  // Nobody else reads everything once more.
  tablet.sent.length = 0;
  await syncAll(tablet);
  expect(tablet.sent).toHaveLength(1);
});

test('a device hears that the bytes of a file have come', async () => {
  const file = await makeFile();
  const { events } = listen();
  await expect.poll(() => events).toEqual(['connected']);
  await sendBytes(file);
  await expect.poll(() => events).toEqual(['connected', 'nudged']);
});

test('devices ask when their worker may have missed what the others told it', async () => {
  const { events } = listen();
  await expect.poll(() => events).toEqual(['connected']);
  await asked(
    product.postgres.url,
    (sql) => sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'jalon-worker'`,
  );
  await expect.poll(() => events).toEqual(['connected', 'nudged']);
});
