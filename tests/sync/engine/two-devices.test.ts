// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCv, listCvs, moveCvToBin, patchCv, purgeCv } from '#/data/records/cvs.ts';
import type { UnplacedEntry } from '#/domain/cv/record/cv-record.ts';
import { isUnderWay } from '#/domain/sync/client/queue.ts';
import { signUp, type Person } from '../../server/people.ts';
import { startStore, type RunningStore } from './start-store.ts';
import { openDevice, type EngineDevice } from './engine-device.ts';
import { edit, makeCv, queueOn, shownOn, syncAll, titleOn } from './people-here.ts';
import { DAY_MS } from '../../../src/domain/duration.ts';

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

const open = async (device: EngineDevice) => (await queueOn(device)).filter(isUnderWay);

test('what one device makes is on the other, the same, with nothing left to send', async () => {
  const id = await makeCv(phone, 'Infirmière');
  await edit(phone, id, 'personal.fullName', 'Nadia Benali');
  await syncAll(phone, laptop);
  expect(await shownOn(laptop, id)).toEqual(await shownOn(phone, id));
  expect((await getCv(laptop.context, id))?.personal.fullName).toBe('Nadia Benali');
  expect(await open(phone)).toEqual([]);
  expect(await phone.context.database.base.count()).toBe(0);
});

test('a record with more fields than one change may carry arrives whole, and so do its fields changed at once', async () => {
  const id = await makeCv(phone, 'Longue');
  const lines = (text: string) =>
    Object.fromEntries(
      Array.from({ length: 1200 }, (_, index): [string, UnplacedEntry] => [
        `unplaced.l${String(index).padStart(14, '0')}`,
        { text: `${text} ${index}`, order: 'i' },
      ]),
    );
  for (const text of ['Ligne', 'Ligne corrigée']) {
    expect((await patchCv(phone.context, id, lines(text))).ok).toBe(true);
    await syncAll(phone, laptop);
    expect(await shownOn(laptop, id)).toEqual(await shownOn(phone, id));
  }
  const { unplaced = {} } = (await getCv(laptop.context, id)) ?? {};
  expect(Object.values(unplaced).map(({ text }) => text)).toContain('Ligne corrigée 1199');
  expect(Object.keys(unplaced)).toHaveLength(1200);
});

test('edits of different fields made offline on both survive on both', async () => {
  const id = await makeCv(phone, 'Infirmière');
  await syncAll(phone, laptop);
  await edit(phone, id, 'title', 'Du téléphone');
  await edit(laptop, id, 'personal.summary', 'Du portable');
  await syncAll(phone, laptop, phone);
  for (const { context } of [phone, laptop])
    expect(await getCv(context, id)).toMatchObject({
      title: 'Du téléphone',
      personal: { summary: 'Du portable' },
    });
});

test('of one field edited offline on both, one value is shown on both and the other kept on both', async () => {
  const id = await makeCv(phone, 'Infirmière');
  await syncAll(phone, laptop);
  await edit(phone, id, 'title', 'Du téléphone');
  await edit(laptop, id, 'title', 'Du portable');
  await syncAll(laptop, phone, laptop);
  const shown = await titleOn(phone, id);
  const lost = shown === 'Du portable' ? 'Du téléphone' : 'Du portable';
  expect(['Du téléphone', 'Du portable']).toContain(shown);
  expect(await shownOn(phone, id)).toEqual(await shownOn(laptop, id));
  for (const { context } of [phone, laptop])
    expect(await context.database.history.toArray()).toMatchObject([{ record: id, value: lost }]);
});

test.each([
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
])(
  'a device whose clock is %s writes over what it has seen, and is written over',
  async (_, skew) => {
    phone.skew = skew;
    const id = await makeCv(phone, 'Premier');
    await syncAll(phone, laptop);
    await edit(laptop, id, 'title', 'Deuxième');
    await syncAll(laptop, phone);
    expect(await titleOn(phone, id)).toBe('Deuxième');
    await edit(phone, id, 'title', 'Troisième');
    await syncAll(phone, laptop);
    expect(await titleOn(laptop, id)).toBe('Troisième');
  },
);

test('what is put in the bin on one is in the bin on the other, even under a late edit', async () => {
  const id = await makeCv(phone, 'Infirmière');
  await syncAll(phone, laptop);
  await edit(laptop, id, 'title', 'Édité sans savoir');
  await moveCvToBin(phone.context, id);
  await syncAll(phone, laptop, phone);
  for (const { context } of [phone, laptop]) {
    expect(await listCvs(context)).toEqual([]);
    expect(await getCv(context, id)).toMatchObject({ title: 'Édité sans savoir' });
  }
});

test('what is purged on one leaves the other, and a late edit of it is told to the person', async () => {
  const id = await makeCv(phone, 'Infirmière');
  await syncAll(phone, laptop);
  await edit(laptop, id, 'title', 'Édité sans savoir');
  await purgeCv(phone.context, id);
  await syncAll(phone, laptop);
  expect(await getCv(laptop.context, id)).toBeUndefined();
  expect(
    await laptop.context.database.outbox.where('state').equals('parked').toArray(),
  ).toMatchObject([{ record: id, code: 'purged' }]);
});

test('two accounts in one browser keep their records apart, whatever is under way', async () => {
  const stranger = await openDevice(server, await signUp(server));
  const mine = await makeCv(phone, 'À moi');
  const theirs = await makeCv(stranger, 'À l’autre');
  const switched = phone.sync();
  await Promise.all([switched, stranger.sync()]);
  await syncAll(laptop);
  const ids = async ({ context }: EngineDevice) => (await listCvs(context)).map(({ id }) => id);
  expect([await ids(phone), await ids(laptop), await ids(stranger)]).toEqual([
    [mine],
    [mine],
    [theirs],
  ]);
});

test('changes queued under another account never leave', async () => {
  const id = await makeCv(phone, 'D’une autre');
  await phone.context.database.outbox.toCollection().modify({ uid: 'somebodyelse000' });
  await phone.sync();
  expect(phone.sent.some((body) => body.includes(id))).toBe(false);
  expect(await phone.context.database.outbox.count()).toBe(1);
});

test('a phone that is lost has lost nothing: another device signs in and finds everything', async () => {
  for (let count = 0; count < 30; count += 1) await makeCv(phone, `CV ${count}`);
  await syncAll(phone);
  const found = await openDevice(server, person);
  await syncAll(found);
  expect(await listCvs(found.context)).toEqual(await listCvs(phone.context));
  expect(await listCvs(found.context)).toHaveLength(30);
});
