// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { JalonDatabase } from '#/data/db.ts';
import { MIGRATIONS } from '#/data/migrations.ts';
import { getCv, patchCv } from '#/data/records/cvs.ts';
import { shownView } from './shown-view.ts';
import { newDatabaseName, openContext, type TestContext } from './context.ts';

const AT = Date.UTC(2026, 10, 19, 9);
const CV = 'cv0000000000001';
const GONE = 'cv0000000000002';
const clock = (tick: number): string =>
  `${AT.toString(36).padStart(9, '0')}.00${tick}.phone0000000001`;

const removed = {
  item00000000001: { order: 'i', kind: 'nationalId', text: 'NAS : 046 454 286', restored: false },
};
const evidence = {
  'personal.phone': { line: '514-555-0142, NAS : 046 454 286', confidence: 0.5 },
};
const personal = {
  fullName: 'Amel Ziani',
  headline: '',
  email: '',
  phone: '514-555-0142',
  location: '',
  linkedin: '',
  summary: '',
};
const fields = {
  title: 'Génie civil',
  language: 'fr',
  template: 'moderne',
  dateStyle: 'numeric',
  step: 'customise',
  sourceFileName: 'amel.pdf',
  askedYearOnly: false,
  trashedAt: null,
};
/** As version 1 wrote it: a reading, two edits of the headline around one of the title, and a purged CV. */
const row = {
  ...fields,
  id: CV,
  title: 'Conceptrice',
  personal: { ...personal, headline: 'Ingénieure' },
  experience: {},
  education: {},
  skills: { autocad: { order: 'i', name: 'AutoCAD' } },
  languages: {},
  other: {},
  unplaced: {},
  removed,
  evidence,
  rev: 0,
  createdAt: AT,
  updatedAt: AT + 3,
};
const createPatch = {
  ...fields,
  updatedAt: AT,
  'removed.item00000000001': removed.item00000000001,
  'evidence.personal.phone': evidence['personal.phone'],
  'skills.autocad': { order: 'i', name: 'AutoCAD' },
  ...Object.fromEntries(Object.entries(personal).map(([key, value]) => [`personal.${key}`, value])),
};
const entry = (counter: number, op: string, patch: object, over: object = {}) => ({
  id: `change00000000${counter}`,
  group: `group000000000${counter}`,
  device: 'phone0000000001',
  counter,
  uid: '',
  collection: 'cvs',
  record: CV,
  op,
  baseRev: 0,
  patch,
  clock: clock(counter),
  schema: 1,
  state: 'pending',
  ...over,
});

const versionOne = async (): Promise<string> => {
  const name = newDatabaseName();
  const database = new JalonDatabase(name, MIGRATIONS.slice(0, 1));
  await database.open();
  await database.table('cvs').add(row);
  await database
    .table('outbox')
    .bulkAdd([
      entry(1, 'create', createPatch),
      entry(2, 'patch', { 'personal.headline': 'Ingénieure' }),
      entry(3, 'patch', { title: 'Conceptrice', 'personal.headline': 'Ingénieure' }),
      entry(4, 'void', {}, { record: GONE }),
      entry(5, 'purge', {}, { record: GONE }),
    ]);
  await database.table('base').bulkAdd([
    { collection: 'cvs', record: CV, rev: 0, body: null },
    { collection: 'cvs', record: GONE, rev: 0, body: null },
    // As it would stand had the server known a CV.
    { collection: 'cvs', record: 'cv0000000000003', rev: 0, body: row },
  ]);
  const device = { id: 'phone0000000001', counter: 5, clock: clock(5) };
  await database.table('meta').add({ key: 'device', value: device });
  database.close();
  return name;
};

const upgradedContext = async (): Promise<TestContext> => openContext(await versionOne());

test('rows stay as they are, and are what the upgraded queue says', async () => {
  const context = await upgradedContext();
  expect(await getCv(context, CV)).toEqual(row);
  expect(await shownView(context, CV)).toEqual(row);
});

test('queued changes know what they were made on, and their clocks end in their ids', async () => {
  const { database } = await upgradedContext();
  const entries = await database.outbox.orderBy('seq').toArray();
  expect(entries.map(({ op, counter, after }) => [op, counter, after])).toEqual([
    ['create', 1, undefined],
    ['patch', 2, ['change000000001']],
    ['patch', 3, ['change000000001', 'change000000002']],
    ['void', 4, undefined],
    ['purge', 5, undefined],
  ]);
  for (const { id, clock: written } of entries) expect(written.endsWith(`.${id}`)).toBe(true);
  expect(entries[0]).not.toHaveProperty('schema');
  expect(entries[0]?.patch).toMatchObject({ createdAt: AT });
});

test('no identity number is left in the queue or the merge bases', async () => {
  const { database } = await upgradedContext();
  const kept = [await database.outbox.toArray(), await database.base.toArray()];
  expect(JSON.stringify(kept)).not.toContain('046 454');
  expect(JSON.stringify(kept)).toContain('••• ••• 286');
});

test('the device counts on under the id it had', async () => {
  const context = await upgradedContext();
  await patchCv(context, CV, { step: 'download' });
  const last = await context.database.outbox.orderBy('seq').last();
  expect(last).toMatchObject({ device: 'phone0000000001', counter: 6 });
  expect(await context.database.meta.get('device')).toBeUndefined();
});
