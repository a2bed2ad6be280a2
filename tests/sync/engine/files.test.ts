// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeWithBelongings } from '#/data/records/belongings.ts';
import { bytesOf, getFile, saveFile } from '#/data/records/files.ts';
import type { StoredFile } from '#/domain/files/stored-file.ts';
import { PART_BYTES } from '#/domain/access/size-limits.ts';
import { createFilesPort } from '#/remote/files.ts';
import { createFilesLane } from '#/sync/files-lane.ts';
import { fetchFile, syncFiles } from '#/sync/files.ts';
import { filesHereOnly, forgetRefusals } from '#/data/records/known-files.ts';
import { signUp, type Person } from '../../server/people.ts';
import { openDevice, type EngineDevice, type Wire } from './engine-device.ts';
import { keepSession, syncAll } from './people-here.ts';
import { startStore, type RunningStore } from './start-store.ts';

let server: RunningStore;
let person: Person;
let phone: EngineDevice;
let laptop: EngineDevice;
/** The requests of the files lane, as `POST …/parts/0`. */
let asked: string[];
let wire: Wire;

beforeAll(async () => {
  server = await startStore();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await signUp(server);
  phone = await open();
  laptop = await open();
  asked = [];
  wire = fetch;
});

const open = async (): Promise<EngineDevice> => {
  const device = await openDevice(server, person);
  await keepSession(device, person);
  return device;
};

const watched: Wire = (input, init) => {
  asked.push(`${init?.method} ${String(input).replace(/^.*\/files\/[a-z0-9]+/, '')}`);
  return wire(input, init);
};
const connect = (token: string) => createFilesPort(token, { origin: server.url, fetch: watched });
const { signal } = new AbortController();
const runLane = ({ context }: EngineDevice) => syncFiles(context, connect, signal);
const FINE = { ok: true, value: undefined };

/** Bytes unlike any others, so that nothing is stored already. */
const randomFile = (size: number): ArrayBuffer => {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 65_536)
    crypto.getRandomValues(bytes.subarray(at, Math.min(size, at + 65_536)));
  return bytes.buffer;
};

const save = async (bytes: ArrayBuffer, type = 'application/pdf'): Promise<StoredFile> => {
  const given = { name: 'cv.pdf', type, bytes, purpose: 'source-cv' } as const;
  const saved = await saveFile(phone.context, given);
  if (!saved.ok) throw new Error(saved.error.kind);
  return saved.value;
};
const bytesOn = async ({ context }: EngineDevice, file: StoredFile) => {
  const bytes = await bytesOf(context, file);
  return bytes && new Uint8Array(bytes);
};

test('a small file follows its record to the other device by itself', async () => {
  const bytes = randomFile(70_000);
  const file = await save(bytes);
  await syncAll(phone);
  expect(await runLane(phone)).toEqual(FINE);
  await syncAll(laptop);
  expect(await runLane(laptop)).toEqual(FINE);
  expect(await bytesOn(laptop, file)).toEqual(new Uint8Array(bytes));
});

test('a large one comes when it is opened, and stays', async () => {
  const bytes = randomFile(2 * PART_BYTES + 5);
  const file = await save(bytes);
  await syncAll(phone, laptop);
  await runLane(phone);
  await runLane(laptop);
  expect(await bytesOn(laptop, file)).toBeUndefined();
  const fetched = await fetchFile(laptop.context, file, connect, signal);
  expect(fetched.ok && new Uint8Array(fetched.value)).toEqual(new Uint8Array(bytes));
  asked = [];
  expect(await fetchFile(laptop.context, file, connect, signal)).toMatchObject({ ok: true });
  expect(asked).toEqual([]);
});

test('nothing is asked about a file once it is known to be there', async () => {
  await save(randomFile(1000));
  await syncAll(phone);
  await runLane(phone);
  asked = [];
  await runLane(phone);
  expect(asked).toEqual([]);
});

test('a file waits until its record is on the server', async () => {
  await save(randomFile(1000));
  expect(await runLane(phone)).toEqual(FINE);
  expect(asked).toEqual([]);
});

describe('a line that breaks', () => {
  test('in the middle of a file goes on with the part it broke at', async () => {
    await save(randomFile(3 * PART_BYTES));
    await syncAll(phone);
    wire = (input, init) =>
      String(input).endsWith('/parts/1')
        ? Promise.reject(new TypeError('cut'))
        : fetch(input, init);
    expect(await runLane(phone)).toEqual({ ok: false, error: { kind: 'offline' } });
    wire = fetch;
    asked = [];
    expect(await runLane(phone)).toEqual(FINE);
    expect(asked).toEqual(['GET ', 'POST /parts/1', 'POST /parts/2', 'POST /finish']);
  });

  test('and loses the last answer finds the file stored', async () => {
    await save(randomFile(10));
    await syncAll(phone);
    wire = async (input, init) => {
      const response = await fetch(input, init);
      if (String(input).endsWith('/finish')) throw new TypeError('cut');
      return response;
    };
    await runLane(phone);
    wire = fetch;
    asked = [];
    expect(await runLane(phone)).toEqual(FINE);
    expect(asked).toEqual(['GET ']);
  });

  test('and spoils the bytes of a file keeps none of them, and goes on with the next', async () => {
    const file = await save(randomFile(50));
    const next = await save(randomFile(60));
    await syncAll(phone, laptop);
    await runLane(phone);
    wire = (input, init) =>
      String(input).includes(file.id)
        ? Promise.resolve(new Response(new Uint8Array(50)))
        : fetch(input, init);
    expect(await runLane(laptop)).toEqual({ ok: false, error: { kind: 'malformed' } });
    expect(await bytesOn(laptop, file)).toBeUndefined();
    expect(await bytesOn(laptop, next)).toHaveLength(60);
    wire = fetch;
    await runLane(laptop);
    expect(await bytesOn(laptop, file)).toHaveLength(50);
  });
});

test('what the server never takes is left on this device, and not tried again', async () => {
  const file = await save(randomFile(10), 'text/html');
  await syncAll(phone);
  expect(await runLane(phone)).toEqual(FINE);
  expect(asked).toEqual([]);
  expect(await filesHereOnly(phone.context.database)).toEqual([
    { file: expect.objectContaining({ id: file.id }), state: 'refused' },
  ]);
  expect(await bytesOn(phone, file)).toHaveLength(10);
});

test('what the account has no room for is named, and tried again once there may be some', async () => {
  const file = await save(randomFile(10));
  await syncAll(phone);
  wire = (input, init) =>
    init?.method === 'GET'
      ? fetch(input, init)
      : Promise.resolve(Response.json({ code: 'quota' }, { status: 409 }));
  const { database } = phone.context;
  expect(await runLane(phone)).toEqual(FINE);
  expect(await filesHereOnly(database)).toMatchObject([{ state: 'no-room' }]);
  wire = fetch;
  asked = [];
  await runLane(phone);
  expect(asked).toEqual([]);
  await forgetRefusals(database);
  await runLane(phone);
  expect(await filesHereOnly(database)).toEqual([]);
  await syncAll(laptop);
  await runLane(laptop);
  expect(await bytesOn(laptop, file)).toHaveLength(10);
});

test('a file whose bytes are spoilt each time is sent again later and later, behind the others', async () => {
  const spoilt = await save(randomFile(10));
  const next = await save(randomFile(20));
  await syncAll(phone);
  wire = (input, init) =>
    String(input).endsWith(`${spoilt.id}/finish`)
      ? Promise.resolve(Response.json({ code: 'hash_mismatch' }, { status: 409 }))
      : fetch(input, init);
  const lane = createFilesLane(phone.context, connect, undefined, signal);
  for (let time = 0; time < 10; time += 1) await lane();
  expect(asked.filter((one) => one.endsWith('/finish'))).toHaveLength(2);
  phone.skew = 60_000;
  await lane();
  await lane();
  expect(asked.filter((one) => one.endsWith('/finish'))).toHaveLength(3);
  await syncAll(laptop);
  await runLane(laptop);
  expect(await bytesOn(laptop, next)).toHaveLength(20);
  expect(await bytesOn(laptop, spoilt)).toBeUndefined();
});

test('a part that the way does not take is not sent again before the next start', async () => {
  const file = await save(randomFile(10));
  await syncAll(phone);
  wire = (input, init) =>
    init?.method === 'POST'
      ? Promise.resolve(new Response('', { status: 413 }))
      : fetch(input, init);
  expect(await runLane(phone)).toEqual(FINE);
  await runLane(phone);
  expect(asked).toEqual(['GET ', 'POST /parts/0']);
  expect(await filesHereOnly(phone.context.database)).toMatchObject([{ state: 'blocked' }]);
  wire = fetch;
  await createFilesLane(phone.context, connect, undefined, signal)();
  expect(await filesHereOnly(phone.context.database)).toEqual([]);
  await syncAll(laptop);
  await runLane(laptop);
  expect(await bytesOn(laptop, file)).toHaveLength(10);
});

test('a file purged on one device takes its bytes off the other', async () => {
  const file = await save(randomFile(10));
  await syncAll(phone, laptop);
  await runLane(phone);
  await runLane(laptop);
  expect(await bytesOn(laptop, file)).toHaveLength(10);
  await purgeWithBelongings(phone.context, [{ table: 'files', id: file.id }]);
  await syncAll(phone, laptop);
  await runLane(laptop);
  expect(await getFile(laptop.context, file.id)).toBeUndefined();
  expect(await laptop.context.database.blobs.count()).toBe(0);
});

test('without a session nothing is asked', async () => {
  await save(randomFile(10));
  await syncAll(phone);
  await phone.context.database.meta.delete('session');
  expect(await runLane(phone)).toEqual({ ok: false, error: { kind: 'unauthorised' } });
  expect(asked).toEqual([]);
});
