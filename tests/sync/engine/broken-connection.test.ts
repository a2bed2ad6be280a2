// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SYNC_STATE } from '#/data/tables.ts';
import { BATCH_LIMITS } from '#/domain/access/size-limits.ts';
import type { SyncState } from '#/domain/sync/client-core.ts';
import type { SyncAnswer, SyncRequest } from '#/domain/sync/protocol.ts';
import { readOutcome } from '#/data/queue/sync-outcome.ts';
import { signIn, signUp, type Person } from '../../server/people.ts';
import {
  answerOnce,
  loseAnswer,
  noNetwork,
  openDevice,
  type EngineDevice,
} from './engine-device.ts';
import { edit, makeCv, queueOn, statesOn, syncAll, titleOn, titlesOn } from './people-here.ts';
import { startStore, type RunningStore } from './start-store.ts';

let server: RunningStore;
let person: Person;
let phone: EngineDevice;
let laptop: EngineDevice;

beforeAll(async () => {
  server = await startStore();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await signUp(server);
  phone = await openDevice(server, person);
  laptop = await openDevice(server, person);
});

const trouble = async (device: EngineDevice): Promise<string | undefined> => {
  const ended = await device.sync();
  return ended.ok ? undefined : ended.error.kind;
};
const onServer = async (id: string) =>
  (await server.rows(person.id, 'cvs')).find((row) => row.id === id);
const requestsOf = ({ sent }: EngineDevice): SyncRequest[] =>
  sent.map((body) => JSON.parse(body) as SyncRequest);

test('an answer that is lost after the server has acted is asked for again, and nothing doubles', async () => {
  const id = await makeCv(phone, 'Une fois');
  await edit(phone, id, 'personal.summary', 'x');
  phone.wire = loseAnswer;
  expect(await trouble(phone)).toBe('offline');
  expect(await statesOn(phone)).toEqual(['in-flight', 'in-flight']);
  phone.wire = fetch;
  await syncAll(phone);
  expect(await onServer(id)).toMatchObject({ title: 'Une fois', rev: 2 });
  expect(await statesOn(phone)).toEqual(['settled', 'settled']);
});

test('what was typed while an answer was on its way is sent after it, on top of it', async () => {
  const id = await makeCv(phone, 'Envoyé');
  phone.wire = async (input, init) => {
    const response = await fetch(input, init);
    await edit(phone, id, 'title', 'Tapé entre-temps');
    phone.wire = fetch;
    return response;
  };
  await syncAll(phone);
  expect(await titleOn(phone, id)).toBe('Tapé entre-temps');
  expect(await statesOn(phone)).toEqual(['settled', 'pending']);
  await syncAll(phone, laptop);
  expect(await titleOn(laptop, id)).toBe('Tapé entre-temps');
});

test('a page killed between sending and the answer goes on at the next start', async () => {
  const id = await makeCv(phone, 'Avant la coupure');
  const killed = new AbortController();
  phone.wire = async (input, init) => {
    await fetch(input, { ...init, signal: null });
    killed.abort();
    throw new DOMException('closed', 'AbortError');
  };
  expect(await phone.sync(killed.signal)).toEqual({ ok: false, error: { kind: 'aborted' } });
  phone.close();
  const restarted = await phone.again();
  await syncAll(restarted, laptop);
  expect(await onServer(id)).toMatchObject({ rev: 1 });
  expect(await titleOn(laptop, id)).toBe('Avant la coupure');
});

test('two tabs that send the same queue at once apply it once', async () => {
  const tab = await phone.again();
  const ids = [await makeCv(phone, 'A'), await makeCv(tab, 'B')];
  await Promise.all([phone.sync(), tab.sync(), phone.sync(), tab.sync()]);
  await syncAll(laptop);
  expect(await titlesOn(laptop)).toEqual(['A', 'B']);
  expect(await Promise.all(ids.map(async (id) => (await onServer(id)).rev))).toEqual([1, 1]);
  expect(await statesOn(phone)).toEqual(['settled', 'settled']);
});

test('an answer that another tab has overtaken is dropped', async () => {
  const tab = await phone.again();
  const id = await makeCv(phone, 'A');
  await syncAll(laptop);
  phone.wire = async (input, init) => {
    const response = await fetch(input, init);
    phone.wire = fetch;
    await edit(laptop, await makeCv(laptop, 'B'), 'title', 'B2');
    await syncAll(laptop, tab);
    return response;
  };
  await syncAll(phone);
  expect(await titlesOn(phone)).toEqual(['A', 'B2']);
  expect(await onServer(id)).toMatchObject({ rev: 1 });
});

test('a copied database gets a number of its own, and neither copy loses a word', async () => {
  const id = await makeCv(phone, 'A');
  await syncAll(phone);
  const state = await phone.context.database.meta.get(SYNC_STATE);
  const value = { ...(state?.value as SyncState), cursor: null };
  await laptop.context.database.meta.put({ key: SYNC_STATE, value });
  await syncAll(laptop);
  await edit(phone, id, 'title', 'Du téléphone');
  await edit(laptop, id, 'personal.summary', 'De la copie');
  await syncAll(phone, laptop, phone);
  expect(await onServer(id)).toMatchObject({
    title: 'Du téléphone',
    personal: { summary: 'De la copie' },
  });
});

describe('without a network', () => {
  test('everything waits, in order, and goes when it is back', async () => {
    phone.wire = noNetwork;
    const id = await makeCv(phone, 'Hors ligne');
    expect(await trouble(phone)).toBe('offline');
    await edit(phone, id, 'title', 'Toujours hors ligne');
    expect(await trouble(phone)).toBe('offline');
    expect((await readOutcome(phone.context.database)).trouble).toBe('offline');
    phone.wire = fetch;
    await syncAll(phone, laptop);
    expect(await titleOn(laptop, id)).toBe('Toujours hors ligne');
    expect((await readOutcome(phone.context.database)).trouble).toBeNull();
  });

  test('a long queue goes up in batches that the server takes', async () => {
    // The way is known: what is refused once for want of a pass travels twice.
    await syncAll(phone);
    for (let count = 0; count < 450; count += 1) await makeCv(phone, `CV ${count}`);
    await syncAll(phone, laptop);
    expect(await titlesOn(laptop)).toEqual(await titlesOn(phone));
    const sizes = requestsOf(phone).map(({ mutations }) => mutations.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(BATCH_LIMITS.mutations);
    // None is sent twice: the device keeps to what the server takes of one request.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(450);
  });
});

describe('a server that answers something else', () => {
  test.each([
    [401, {}, {}, { kind: 'unauthorised' }],
    [426, { update: 'app' }, {}, { kind: 'update-app' }],
    [426, { update: 'server' }, {}, { kind: 'unavailable', retryAfter: null }],
    [429, {}, { 'Retry-After': '7' }, { kind: 'busy', retryAfter: 7000 }],
    [408, {}, {}, { kind: 'busy', retryAfter: null }],
    [503, {}, { 'Retry-After': '2' }, { kind: 'unavailable', retryAfter: 2000 }],
    [500, {}, {}, { kind: 'unavailable', retryAfter: null }],
    [404, {}, {}, { kind: 'malformed' }],
    [200, { portal: 'Bienvenue au café' }, {}, { kind: 'malformed' }],
  ])(
    '(%i) changes nothing in the queue, and the next call goes on',
    async (status, body, headers, error) => {
      const id = await makeCv(phone, 'Gardé');
      phone.wire = answerOnce(phone, status, body, headers as Record<string, string>);
      expect(await phone.sync()).toEqual({ ok: false, error });
      expect((await queueOn(phone)).map(({ state, patch }) => [state, patch['title']])).toEqual([
        ['in-flight', 'Gardé'],
      ]);
      await syncAll(phone, laptop);
      expect(await titleOn(laptop, id)).toBe('Gardé');
    },
  );

  test('a page of a café’s network is none of our answers', async () => {
    phone.wire = () => Promise.resolve(new Response('<!doctype html>Bienvenue'));
    expect(await trouble(phone)).toBe('malformed');
  });
});

describe('signing in again', () => {
  test('in the middle of a long queue goes on where it stopped', async () => {
    for (let count = 0; count < 250; count += 1) await makeCv(phone, `CV ${count}`);
    phone.wire = async (input, init) => {
      const response = await fetch(input, init);
      phone.person = null;
      return response;
    };
    expect(await trouble(phone)).toBe('unauthorised');
    const [taken] = requestsOf(phone).map(({ mutations }) => mutations.length);
    const inFlight = (await statesOn(phone)).filter((state) => state === 'in-flight');
    expect(inFlight).toHaveLength(Math.min(250 - taken!, taken!));
    phone.wire = fetch;
    const { body } = await signIn(server, person.email);
    phone.person = { ...person, token: body.token };
    await syncAll(phone, laptop);
    expect(await titlesOn(laptop)).toHaveLength(250);
  });

  test('is asked for when the token was revoked, and local work goes on', async () => {
    phone.person = { ...person, token: `${person.token}x` };
    const id = await makeCv(phone, 'Toujours là');
    expect(await trouble(phone)).toBe('unauthorised');
    expect(await titleOn(phone, id)).toBe('Toujours là');
  });
});

describe('a way that takes only so much at once', () => {
  const narrow =
    (most: number) =>
    (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
      String(init?.body).length > most
        ? Promise.resolve(new Response('', { status: 413 }))
        : fetch(input, init);

  test('is given less at once until all of it is through', async () => {
    for (let count = 0; count < 40; count += 1) await makeCv(phone, `CV ${count}`);
    phone.wire = narrow(6000);
    await syncAll(phone, laptop);
    expect(await titlesOn(laptop)).toHaveLength(40);
  });

  test('sets aside the one change that is too large, with its reason, and lets the rest through', async () => {
    const id = await makeCv(phone, 'Petit');
    await edit(phone, id, 'personal.summary', 'x'.repeat(20_000));
    await edit(phone, id, 'title', 'Petit, corrigé');
    phone.wire = narrow(6000);
    await syncAll(phone, laptop);
    expect(await titleOn(laptop, id)).toBe('Petit, corrigé');
    const parked = (await queueOn(phone)).filter(({ state }) => state === 'parked');
    expect(parked).toMatchObject([
      { code: 'too_large', patch: { 'personal.summary': 'x'.repeat(20_000) } },
    ]);
  });
});

test('a server whose answers fit nothing that was asked is not asked for ever', async () => {
  await syncAll(phone);
  await makeCv(phone, 'A');
  phone.wire = async (input, init) => {
    const answer = (await (await fetch(input, init)).json()) as SyncAnswer;
    const receipts = answer.receipts.map((receipt) => ({ ...receipt, id: `${receipt.id}x` }));
    return Response.json({ ...answer, receipts, changes: [] });
  };
  expect(await trouble(phone)).toBe('malformed');
  phone.wire = fetch;
  await syncAll(phone, laptop);
  expect(await titlesOn(laptop)).toEqual(['A']);
});
