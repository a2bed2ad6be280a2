/** What people do on their devices, through the product's own commands: each call is one user action. */
import {
  createApplication,
  editApplication,
  setApplicationStatus,
} from '#/data/records/tracker/applications.ts';
import { moveToBin, restoreFromBin } from '#/data/records/bin.ts';
import { purgeWithBelongings, type RecordRef } from '#/data/records/belongings.ts';
import { createBlankCv, patchCv } from '#/data/records/cvs.ts';
import { createEmailTemplate, editEmailTemplate } from '#/data/records/tracker/email-templates.ts';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { chooseVersion, keepPresent, unsettledVersions } from '#/data/records/history.ts';
import { editProfile, getProfile } from '#/data/records/profile.ts';
import { createReminder, editReminder } from '#/data/records/tracker/reminders.ts';
import { TABLES, type SyncedRow, type SyncedTable } from '#/data/tables.ts';
import type { Result } from '#/domain/result.ts';
import { addEntry, removeEntry, type CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { ProcessDevice } from './process-device.ts';
import type { World } from './world.ts';

type Saved = Promise<Result<{ id: string }, StorageFailure>>;
type Hand = (world: World, device: ProcessDevice) => Promise<void>;

export const act: Hand = async (world, device) => {
  world.actions += 1;
  await someHand(world, device);
  // Some are made along with something else.
  for (const { id, application } of await device.database.reminders.toArray())
    world.ledger.parents.set(keyOf('reminders', id), keyOf('applications', application));
};

const someHand: Hand = async (world, device) => {
  const { dice } = world;
  if (device.lastField && dice.chance(0.25)) return typeOn(world, device);
  const roll = dice.roll();
  if (roll < 0.24) return dice.pick(MAKING)(world, device);
  if (roll < 0.29) return bin(world, device);
  if (roll < 0.33) return purge(world, device);
  if (roll < 0.36) return binTwo(world, device);
  if (roll < 0.42) return choose(world, device);
  if (roll < 0.5) return setStatus(world, device);
  if (roll < 0.56) return writeProfile(world, device);
  if (roll < 0.72) return dice.pick([addLine, editLine, editLine, removeLine])(world, device);
  return edit(world, device);
};

const keyOf = (table: SyncedTable, id: string): string => `${TABLES[table].collection}/${id}`;

/** Writes a new text in the place of `seen`, and owes it once the device has said that it is saved. */
const write = async (
  world: World,
  { parts: { user } }: ProcessDevice,
  seen: unknown,
  command: (text: string) => Saved | Promise<Result<unknown, StorageFailure>>,
  key?: string,
): Promise<string | undefined> => {
  const { ledger } = world;
  const was = typeof seen === 'string' ? ledger.owed.get(seen) : undefined;
  const text = ledger.text(user, key ?? '', seen);
  const saved = await command(text);
  if (!saved.ok) {
    ledger.owed.delete(text);
    if (was !== undefined) ledger.owed.set(String(seen), was);
    return undefined;
  }
  return text;
};

const make = async (
  world: World,
  device: ProcessDevice,
  table: SyncedTable,
  command: (text: string) => Saved,
): Promise<void> => {
  let made = '';
  const text = await write(world, device, undefined, async (text) => {
    const saved = await command(text);
    if (saved.ok) made = keyOf(table, saved.value.id);
    return saved;
  });
  if (text === undefined) return;
  world.ledger.owed.set(text, made);
  world.ledger.makers.set(made, device.parts.user);
};

const makeApplication: Hand = (world, device) =>
  make(world, device, 'applications', async (title) => {
    const saved = await createApplication(device.context, { title }, world.isPremium ? null : 5);
    return saved.ok ? { ok: true, value: saved.value.application } : saved;
  });

const makeCv: Hand = (world, device) =>
  make(world, device, 'cvs', (title) => createBlankCv(device.context, { title, language: 'fr' }));

const makeTemplate: Hand = (world, device) =>
  make(world, device, 'emailTemplates', (body) =>
    createEmailTemplate(device.context, {
      category: 'follow-up',
      name: 'Relance',
      subject: '',
      body,
      language: 'fr',
    }),
  );

const makeReminder: Hand = async (world, device) => {
  const [application] = await pickRow(world, device, ['applications']);
  if (!application) return;
  const fields = { application: application.id, type: 'follow-up', dueOn: '2026-12-01' } as const;
  await make(world, device, 'reminders', (note) =>
    createReminder(device.context, { ...fields, note }),
  );
};

const MAKING = [
  makeApplication,
  makeApplication,
  makeApplication,
  makeCv,
  makeTemplate,
  makeReminder,
];

const EDITS = {
  applications: { fields: ['title', 'company', 'notes'], command: editApplication },
  emailTemplates: { fields: ['name', 'body'], command: editEmailTemplate },
  reminders: { fields: ['note'], command: editReminder },
  cvs: {
    fields: ['title', 'personal.summary'],
    command: (context: DataContext, id: string, patch: object) =>
      patchCv(context, id, patch as CvPatch),
  },
} as const;

const edit: Hand = async (world, device) => {
  const tables = Object.keys(EDITS) as (keyof typeof EDITS)[];
  const [row, table] = await pickRow(world, device, tables);
  if (!row || !table) return;
  const fields: readonly string[] = EDITS[table as keyof typeof EDITS].fields;
  device.lastField = { table, id: row.id, field: world.dice.pick(fields) };
  await typeOn(world, device);
};

/** In the field written last, as someone who types does: before it is sent, while it is on its way, and after. */
const typeOn: Hand = async (world, device) => {
  if (!device.lastField) return;
  const { table, id, field } = device.lastField;
  const row = await device.database.table<SyncedRow, string>(table).get(id);
  if (!row) return;
  const { command } = EDITS[table as keyof typeof EDITS];
  const set = (text: string) => command(device.context, id, { [field]: text });
  await write(world, device, valueAt(row, field), set, keyOf(table, id));
};

const writeProfile: Hand = async (world, device) => {
  const { id, bio } = await getProfile(device.context);
  const key = keyOf('profiles', id);
  world.ledger.makers.set(key, device.parts.user);
  await write(world, device, bio, (bio) => editProfile(device.context, { bio }), key);
};

/** Each change of status leaves its line, whatever the status comes to be. */
const setStatus: Hand = async (world, device) => {
  const { context } = device;
  const [row] = await pickRow(world, device, ['applications']);
  if (!row) return;
  const status = world.dice.pick(['applied', 'interview', 'offer', 'rejected', 'closed'] as const);
  const before = await context.database.applications.get(row.id);
  const saved = await setApplicationStatus(context, row.id, status);
  if (!saved.ok || !before) return;
  for (const event of Object.keys(saved.value.statusEvents))
    if (!(event in before.statusEvents))
      world.ledger.owed.set(event, keyOf('applications', row.id));
};

const linesOf = async (world: World, device: ProcessDevice) => {
  const [row] = await pickRow(world, device, ['cvs']);
  const cv = row as CvRecord | undefined;
  return { cv, line: cv && world.dice.pick([undefined, ...Object.entries(cv.experience)]) };
};

const addLine: Hand = async (world, device) => {
  const { cv } = await linesOf(world, device);
  if (!cv) return;
  const blank = { company: '', location: '', startDate: '', endDate: '' } as const;
  const add = (jobTitle: string) => {
    const entry = { order: 'i', jobTitle, ...blank, achievements: [] };
    return patchCv(device.context, cv.id, addEntry('experience', device.context.newId(), entry));
  };
  await write(world, device, undefined, add, keyOf('cvs', cv.id));
};

const editLine: Hand = async (world, device) => {
  const { cv, line } = await linesOf(world, device);
  if (!cv || !line) return;
  const [id, entry] = line;
  const field = world.dice.pick(['jobTitle', 'company'] as const);
  const set = (text: string) =>
    patchCv(device.context, cv.id, { [`experience.${id}.${field}`]: text });
  await write(world, device, entry[field], set, keyOf('cvs', cv.id));
};

/** Removed knowingly: what it says is no longer owed, but what others say in it meanwhile is. */
const removeLine: Hand = async (world, device) => {
  const { cv, line } = await linesOf(world, device);
  if (!cv || !line) return;
  const removed = await patchCv(device.context, cv.id, removeEntry('experience', line[0]));
  if (removed.ok) for (const seen of Object.values(line[1])) world.ledger.forgive(seen);
};

const BINNED = ['applications', 'cvs', 'emailTemplates', 'reminders'] as const;

const bin: Hand = async (world, device) => {
  const [row, table] = await pickRow(world, device, BINNED);
  if (!row || !table) return;
  const key = keyOf(table, row.id);
  const { binned } = world.ledger;
  if (row.trashedAt !== null) {
    if ((await restoreFromBin(device.context, [{ table, id: row.id }])).ok) binned.delete(key);
  } else if ((await moveToBin(device.context, [{ table, id: row.id }])).ok) {
    if (!world.everBinned.has(key)) binned.add(key);
  }
  world.everBinned.add(key);
};

/** One action: refused whole when one of them is gone for ever, so that nothing is promised of either. */
const binTwo: Hand = async (world, device) => {
  const refs: RecordRef[] = [];
  for (const _ of [1, 2]) {
    const [row, table] = await pickRow(world, device, BINNED);
    if (row && table && row.trashedAt === null) refs.push({ table, id: row.id });
  }
  for (const { table, id } of refs) world.everBinned.add(keyOf(table, id));
  if (refs.length > 0) await moveToBin(device.context, refs);
};

const purge: Hand = async (world, device) => {
  const { database } = device.context;
  const [row, table] = await pickRow(world, device, BINNED);
  if (!row || !table) return;
  const gone = [keyOf(table, row.id)];
  if (table === 'applications')
    for (const id of await database.reminders.where('application').equals(row.id).primaryKeys())
      gone.push(keyOf('reminders', id));
  const purged = await purgeWithBelongings(device.context, [{ table, id: row.id }]);
  for (const key of purged.ok ? gone : []) {
    world.ledger.purged.add(key);
    world.ledger.everPurged.add(key);
  }
};

/** Of two versions the person keeps one; the other stays in the history. */
const choose: Hand = async (world, device) => {
  const versions = await unsettledVersions(device.context);
  if (versions.length === 0) return;
  const { entry, present } = world.dice.pick(versions);
  const isText = typeof entry.value === 'string' && typeof present === 'string';
  if (!isText || world.dice.chance(0.4)) await keepPresent(device.context, entry.id);
  else if ((await chooseVersion(device.context, entry.id)).ok) world.ledger.forgive(present);
};

const pickRow = async (
  { dice }: World,
  { database }: ProcessDevice,
  tables: readonly SyncedTable[],
): Promise<[row?: SyncedRow, table?: SyncedTable]> => {
  const all = await Promise.all(
    tables.map(async (table) => {
      const rows = await database.table<SyncedRow, string>(table).toArray();
      return rows.map((row): [SyncedRow, SyncedTable] => [row, table]);
    }),
  );
  const rows = all.flat();
  return rows.length === 0 ? [] : dice.pick(rows);
};

const valueAt = (row: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], row);
