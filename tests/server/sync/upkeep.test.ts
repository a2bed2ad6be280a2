import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOperator, signUp, type Json, type Person } from '../people.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { deviceOf, newId } from './sync-device.ts';
import { nextClock } from '../../../src/domain/sync/values/hybrid-clock.ts';
import { BIN_DAYS, SETTLED_HISTORY_DAYS } from '../../../src/domain/access/retention.ts';
import { DAY_MS } from '../../../src/domain/duration.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sql = async (query: string): Promise<string[][]> =>
  (await asOperator(server, 'POST', '/api/sql', { query })).body.rows ?? [];

/** As the night does it, and as if everything of this person had last changed so many days ago. */
const night = async (person: Person, daysAgo: number): Promise<void> => {
  const at = Date.now() - daysAgo * DAY_MS;
  for (const table of ['sync_log', 'sync_receipts'])
    await sql(`UPDATE ${table} SET at = ${at} WHERE user = '${person.id}'`);
  // Abandoned uploads are swept after all that is looked at here.
  await sql(
    `INSERT INTO file_parts VALUES ('${newId()}', 0, '${newId()}', '${person.id}', 1, 1, 1)`,
  );
  await asOperator(server, 'POST', '/api/crons/jalon-night');
  const parts = () => sql(`SELECT COUNT(*) FROM file_parts WHERE user = '${person.id}'`);
  await expect.poll(parts).toEqual([['0']]);
};

const made = async () => {
  const person = await signUp(server);
  const [phone, laptop] = [deviceOf(server, person), deviceOf(server, person)];
  return { person, phone, laptop };
};
type Device = ReturnType<typeof deviceOf>;

const add = async (on: Device, collection: string, patch: object = {}): Promise<string> => {
  const record = newId();
  const { body } = await on.send([on.change(collection, record, 'create', patch)]);
  expect(body.receipts).toMatchObject([{ outcome: 'applied' }]);
  return record;
};
const goneOn = async (device: Device): Promise<string[]> =>
  (await device.send()).body.changes
    .filter(({ body }: Json) => body === null)
    .map(({ record }: Json) => record)
    .toSorted();

describe('by night', () => {
  test('files that say they belong to each other go all the same', async () => {
    const { person, phone } = await made();
    const [one, two] = [newId(), newId()];
    const file = (record: string, of: string) =>
      phone.change('files', record, 'create', { collection: 'files', record: of, trashedAt: 5 });
    await phone.send([file(one, two), file(two, one)]);
    await night(person, 31);
    expect(await sql(`SELECT id FROM files WHERE user = '${person.id}'`)).toEqual([]);
  });

  test('what has lain in the bin for its time goes for ever, and devices learn of it', async () => {
    const { person, phone, laptop } = await made();
    const now = Date.now();
    const old = await add(phone, 'cvs', { title: 'A', trashedAt: now - (BIN_DAYS + 1) * DAY_MS });
    const young = await add(phone, 'cvs', { title: 'B', trashedAt: now - (BIN_DAYS - 1) * DAY_MS });
    const out = await add(phone, 'cvs', { title: 'C' });
    await laptop.send();
    await night(person, BIN_DAYS + 1);
    expect(await goneOn(laptop)).toEqual([old]);
    const late = laptop.change('cvs', old, 'patch', { title: 'tard' }, { baseRev: 1 });
    expect((await laptop.send([late])).body.receipts).toMatchObject([{ code: 'purged' }]);
    const left = await sql(`SELECT id FROM cvs WHERE user = '${person.id}' ORDER BY title`);
    expect(left.flat()).toEqual([young, out]);
  });

  test('the versions, files and lost edits of a record go with it, those of others stay', async () => {
    const { person, phone, laptop } = await made();
    const trashedAt = Date.now() - 2 * BIN_DAYS * DAY_MS;
    const cv = await add(phone, 'cvs', { title: 'A', trashedAt });
    const kept = await add(phone, 'cvs', { title: 'B' });
    const of = (record: string) => ({ collection: 'cvs', record });
    const going = [
      cv,
      await add(phone, 'cv_versions', { cv }),
      await add(phone, 'files', { name: 'cv.pdf', ...of(cv) }),
      await add(phone, 'history', { ...of(cv), path: 'title', value: 'x' }),
    ];
    await add(phone, 'cv_versions', { cv: kept });
    await add(phone, 'files', { name: 'cv.pdf', ...of(kept) });
    await add(phone, 'history', { ...of(kept), path: 'title', value: 'x' });
    await laptop.send();
    await night(person, 2 * BIN_DAYS);
    expect(await goneOn(laptop)).toEqual(going.toSorted());
  });

  test('the words of an entry that was removed go after the bin’s time, and not before', async () => {
    const { person, phone } = await made();
    const record = await add(phone, 'cvs', { 'experience.e1': { jobTitle: 'Soudeuse' } });
    const removal = phone.change('cvs', record, 'patch', { 'experience.e1': null }, { baseRev: 1 });
    await phone.send([removal]);
    const words = async () =>
      (await sql(`SELECT clocks LIKE '%Soudeuse%' FROM cvs WHERE id = '${record}'`)).flat();
    await night(person, 1);
    expect(await words()).toEqual(['1']);
    const long = nextClock('', Date.now() - (BIN_DAYS + 1) * DAY_MS, removal.id);
    await sql(`UPDATE cvs SET clocks = json_set(clocks, '$.stamps."experience.e1".clock', '${long}',
      '$.stamps."experience.e1.jobTitle".clock', '${long}') WHERE id = '${record}'`);
    await night(person, 1);
    expect(await words()).toEqual(['0']);
  });

  test('a device whose clock is years behind loses nothing that it has just put in the bin', async () => {
    const { person, phone, laptop } = await made();
    await add(phone, 'cvs', { title: 'A', trashedAt: 5 });
    await laptop.send();
    await night(person, 1);
    expect(await goneOn(laptop)).toEqual([]);
  });

  test('lost edits go some time after they were settled, and not before', async () => {
    const { person, phone, laptop } = await made();
    const cv = await add(phone, 'cvs', { title: 'A' });
    const edit = { collection: 'cvs', record: cv, path: 'title', value: 'x' };
    const settled = await add(phone, 'history', { ...edit, resolvedAt: 5 });
    await add(phone, 'history', edit);
    await laptop.send();
    await night(person, SETTLED_HISTORY_DAYS - 1);
    expect(await goneOn(laptop)).toEqual([]);
    await night(person, SETTLED_HISTORY_DAYS + 1);
    expect(await goneOn(laptop)).toEqual([settled]);
  });

  test('old answers go; what was purged is known for ever', async () => {
    const { person, phone } = await made();
    const mutations = [
      phone.change('cvs', newId(), 'create', { title: 'A' }),
      phone.change('cvs', newId(), 'purge'),
    ];
    await phone.send(mutations);
    await night(person, 5000);
    const counts = [];
    for (const table of ['sync_log', 'sync_receipts'])
      counts.push(...(await sql(`SELECT COUNT(*) FROM ${table} WHERE user='${person.id}'`)).flat());
    expect(counts).toEqual(['2', '0']);
    expect((await phone.send(mutations)).body.receipts).toMatchObject([
      { outcome: 'applied' },
      { outcome: 'applied' },
    ]);
  });
});
