// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCv, purgeCv } from '#/data/records/cvs.ts';
import { isUnderWay } from '#/domain/sync/client/queue.ts';
import { signUp } from '../../server/people.ts';
import { startStore, type RunningStore } from './start-store.ts';
import { openDevice, type EngineDevice, type Wire } from './engine-device.ts';
import { edit, makeCv, queueOn, syncAll, titleOn } from './people-here.ts';

let server: RunningStore;
let phone: EngineDevice;
let laptop: EngineDevice;
let id: string;

beforeAll(async () => {
  server = await startStore();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const person = await signUp(server);
  phone = await openDevice(server, person);
  laptop = await openDevice(server, person);
  id = await makeCv(phone, 'Infirmière');
  await syncAll(phone, laptop);
});

/** Runs `meanwhile` once the server has answered, and before the device has the answer. Gives what was answered. */
const answerAfter = (device: EngineDevice, meanwhile: () => Promise<unknown>) => {
  const answers: string[] = [];
  const wire: Wire = async (input, init) => {
    const response = await fetch(input, init);
    answers.push(await response.clone().text());
    device.wire = fetch;
    await meanwhile();
    return response;
  };
  device.wire = wire;
  return answers;
};

const isOpen = async (device: EngineDevice): Promise<boolean> =>
  (await queueOn(device)).some(isUnderWay);

test('an edit that nobody came between is done without its record coming back', async () => {
  await edit(phone, id, 'personal.fullName', 'Nadia Benali');
  const answers = answerAfter(phone, () => Promise.resolve());
  await syncAll(phone);
  expect(answers[0]).toContain('"alone":true');
  expect(answers[0]).not.toContain('Nadia');
  expect(await isOpen(phone)).toBe(false);
  expect(await phone.context.database.base.count()).toBe(0);
  await syncAll(laptop);
  const [here, there] = [await getCv(phone.context, id), await getCv(laptop.context, id)];
  expect(here).toMatchObject({ rev: 2, personal: { fullName: 'Nadia Benali' } });
  expect({ ...here, updatedAt: 0 }).toEqual({ ...there, updatedAt: 0 });
});

test('what is typed before the answer comes stays on top of it', async () => {
  await edit(phone, id, 'title', 'Infirmière c');
  answerAfter(phone, () => edit(phone, id, 'title', 'Infirmière clinicienne'));
  await syncAll(phone);
  expect(await titleOn(phone, id)).toBe('Infirmière clinicienne');
  await syncAll(phone, laptop);
  expect(await titleOn(laptop, id)).toBe('Infirmière clinicienne');
  expect(await isOpen(phone)).toBe(false);
  expect(await laptop.context.database.history.count()).toBe(0);
});

test('a record purged before the answer comes leaves no word behind', async () => {
  await edit(phone, id, 'title', 'Infirmière clinicienne');
  answerAfter(phone, () => purgeCv(phone.context, id));
  await syncAll(phone);
  await syncAll(phone, laptop);
  for (const device of [phone, laptop]) expect(await getCv(device.context, id)).toBeUndefined();
  const { outbox, base, cvs } = phone.context.database;
  const left = JSON.stringify([await outbox.toArray(), await base.toArray(), await cvs.toArray()]);
  expect(left).not.toContain('clinicienne');
});

test('an edit whose answer is lost is finished by the next one, which brings the record', async () => {
  await edit(phone, id, 'title', 'Infirmière clinicienne');
  phone.wire = async (input, init) => {
    await (await fetch(input, init)).text();
    throw new TypeError('the connection was cut');
  };
  await phone.sync();
  await edit(laptop, id, 'personal.summary', 'Du portable');
  await syncAll(laptop);
  phone.wire = fetch;
  await syncAll(phone, laptop);
  for (const { context } of [phone, laptop])
    expect(await getCv(context, id)).toMatchObject({
      title: 'Infirmière clinicienne',
      personal: { summary: 'Du portable' },
    });
});
