// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commit } from '#/data/commit.ts';
import { getCv, listCvs } from '#/data/records/cvs.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import type { SyncRequest } from '#/domain/sync/protocol.ts';
import { signUp } from '../../server/people.ts';
import { startStore, type RunningStore } from './start-store.ts';
import { openDevice, type EngineDevice } from './engine-device.ts';
import { edit, makeCv, queueOn, syncAll, titleOn, titlesOn } from './people-here.ts';

let server: RunningStore;
let phone: EngineDevice;
let laptop: EngineDevice;

beforeAll(async () => {
  server = await startStore();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const person = await signUp(server);
  phone = await openDevice(server, person);
  laptop = await openDevice(server, person);
});

const parked = async (device: EngineDevice) =>
  (await queueOn(device)).filter(({ state }) => state === 'parked');

/** Each fits; the server's limit is of both together. */
const LONG = 'x'.repeat(250_000);

test('a change that the server refuses is kept with its reason, and the queue goes on', async () => {
  const id = await makeCv(phone, 'Avant');
  await syncAll(phone, laptop);
  await edit(laptop, id, 'personal.headline', LONG);
  await syncAll(laptop);
  await edit(phone, id, 'personal.summary', LONG);
  await edit(phone, id, 'title', 'Après');
  await syncAll(phone, laptop);
  expect(await titleOn(laptop, id)).toBe('Après');
  expect(await parked(phone)).toMatchObject([
    { code: 'too_large', record: id, patch: { 'personal.summary': LONG } },
  ]);
  expect((await getCv(phone.context, id))?.personal).toMatchObject({ summary: '', headline: LONG });
});

test('a record that the server refuses to take stays on the device that made it', async () => {
  const id = await makeCv(phone, 'Trop');
  await phone.context.database.outbox
    .toCollection()
    .modify({ patch: { title: 'x'.repeat(410_000) } });
  await makeCv(phone, 'Suivant');
  await syncAll(phone, laptop);
  expect(await titlesOn(laptop)).toEqual(['Suivant']);
  expect(await titleOn(phone, id)).toBe('Trop');
  await syncAll(phone);
  expect(await titleOn(phone, id)).toBe('Trop');
});

test('a user action is taken whole or refused whole', async () => {
  const [one, other] = [await makeCv(phone, 'A'), await makeCv(phone, 'B')];
  await syncAll(phone, laptop);
  await edit(laptop, other, 'personal.headline', LONG);
  await syncAll(laptop);
  const saved = await commit(phone.context, [
    { table: 'cvs', op: 'patch', id: one, patch: editField('title', 'A2') },
    { table: 'cvs', op: 'patch', id: other, patch: editField('personal.summary', LONG) },
  ]);
  expect(saved.ok).toBe(true);
  await syncAll(phone, laptop);
  expect([await titlesOn(laptop), await titlesOn(phone)]).toEqual([
    ['A', 'B'],
    ['A', 'B'],
  ]);
  expect((await parked(phone)).map(({ code }) => code)).toEqual(['group', 'too_large']);
});

test('a user action at the edge of a batch travels whole, in the next one', async () => {
  for (let count = 0; count < 110; count += 1) await makeCv(phone, `CV ${count}`);
  const rows = await listCvs(phone.context);
  await commit(
    phone.context,
    rows.slice(0, 100).map(({ id }) => ({
      table: 'cvs',
      op: 'patch',
      id,
      patch: editField('title', 'Ensemble'),
    })),
  );
  await syncAll(phone);
  // Once each: what finds its records moved is sent again to where they are.
  const edits = [...new Set(phone.sent)].map(
    (body) => (JSON.parse(body) as SyncRequest).mutations.filter(({ op }) => op === 'patch').length,
  );
  expect(edits).toEqual([0, 100]);
});

test('an action of more changes than travel at once is parted, and arrives', async () => {
  const source = await openDevice(server, await signUp(server));
  await makeCv(source, 'modèle');
  const [row] = await listCvs(source.context);
  const { newId } = phone.context;
  await commit(
    phone.context,
    Array.from({ length: 450 }, () => ({
      table: 'cvs',
      op: 'create',
      row: { ...row!, id: newId() },
    })),
  );
  await syncAll(phone, laptop);
  expect(await titlesOn(laptop)).toHaveLength(450);
});
