/** As for CVs: what screens read of any other table is what sync would make of the server's version and the queue. */
// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createApplication,
  editApplication,
  setApplicationStatus,
} from '#/data/records/tracker/applications.ts';
import { moveToBin, purgeFromBin, restoreFromBin } from '#/data/records/bin.ts';
import { rulesOf } from '#/data/collection-rules.ts';
import { serverCopyOf } from '#/data/queue/merge-base.ts';
import {
  addToProfile,
  editInProfile,
  editProfile,
  removeFromProfile,
} from '#/data/records/profile.ts';
import { setStatusReminder } from '#/data/records/tracker/reminder-settings.ts';
import { changeSettings } from '#/data/records/settings.ts';
import { SYNCED_TABLES, TABLES, type SyncedRow, type SyncedTable } from '#/data/tables.ts';
import { takeVersions } from '#/data/queue/take-version.ts';
import { mergeChange, type Json } from '#/domain/sync/merge.ts';
import { openContext, type TestContext } from '../context.ts';
import { everyRow } from '../filled-device.ts';
import { shownView } from '../shown-view.ts';

type Step = (context: TestContext, dice: number) => Promise<unknown>;

const anyOf = <T>(items: readonly T[], dice: number): T | undefined => items[dice % items.length];

const application = async ({ database }: TestContext, dice: number): Promise<string> =>
  anyOf(await database.applications.toCollection().primaryKeys(), dice) ?? 'gone00000000000';

const job = async ({ database }: TestContext, dice: number): Promise<string> =>
  anyOf(Object.keys((await database.profiles.toArray())[0]?.experience ?? {}), dice) ??
  'gone00000000000';

const STATUSES = ['applied', 'interview', 'offer', 'rejected', 'closed'] as const;

const STEPS: readonly Step[] = [
  (context, dice) => createApplication(context, { title: `Poste ${dice}` }, 5),
  async (context, dice) =>
    editApplication(context, await application(context, dice), { notes: `Note ${dice}` }),
  async (context, dice) =>
    setApplicationStatus(context, await application(context, dice), STATUSES[dice % 5]!),
  async (context, dice) =>
    moveToBin(context, [{ table: 'applications', id: await application(context, dice) }]),
  async (context, dice) =>
    restoreFromBin(context, [{ table: 'applications', id: await application(context, dice) }]),
  async (context, dice) =>
    purgeFromBin(context, [{ table: 'applications', id: await application(context, dice) }]),
  (context, dice) => editProfile(context, { bio: `Bio ${dice}` }),
  (context, dice) => addToProfile(context, 'skills', { name: `Outil ${dice % 3}` }),
  (context, dice) =>
    addToProfile(context, 'experience', {
      company: `Atelier ${dice}`,
      position: '',
      years: '',
      description: '',
    }),
  async (context, dice) =>
    editInProfile(context, 'experience', await job(context, dice), { years: `${dice}` }),
  async (context, dice) => removeFromProfile(context, 'experience', await job(context, dice)),
  (context, dice) => setStatusReminder(context, STATUSES[dice % 5]!, { days: 1 + (dice % 30) }),
  (context, dice) => changeSettings(context, { weeklyDigest: dice % 2 === 0 }),
  /** What waits is on its way, so that nothing is joined to it any more. */
  ({ database }) => database.outbox.where('state').equals('pending').modify({ state: 'in-flight' }),
  /** Another device's change comes down, locked or not, under what waits here. */
  async (context, dice) => {
    const { database } = context;
    const all = Object.entries(await everyRow(context)).flatMap(([table, rows]) =>
      rows.map(({ id }) => ({ table: table as SyncedTable, id })),
    );
    const ref = anyOf(all, dice);
    const copy = ref && (await serverCopyOf(database, ref.table, ref.id));
    if (!ref || !copy) return;
    const patch: Record<string, Json> =
      ref.table === 'applications' ? { company: `Loin ${dice}` } : { trashedAt: null };
    const change = { patch, baseRev: copy.rev, clock: '000000001.000.a' };
    const state = { body: copy.body, buried: {}, stamps: {}, rev: copy.rev };
    const { body, rev } = mergeChange(state, change, rulesOf(ref.table).shape).state;
    const locked = ref.table === 'applications' && dice % 2 === 0 ? { locked: true as const } : {};
    const { collection } = TABLES[ref.table];
    await database.transaction('rw', [...SYNCED_TABLES, 'outbox', 'base'], () =>
      takeVersions(database, [{ seq: 1, collection, record: ref.id, rev, body, ...locked }]),
    );
  },
];

/** The rows as they are stored, and as sync would make them. */
const storedAndShown = async (context: TestContext): Promise<[SyncedRow[], unknown[]]> => {
  const all = Object.entries(await everyRow(context));
  const shown = all.flatMap(([table, rows]) =>
    rows.map(({ id }) => shownView(context, id, table as SyncedTable)),
  );
  return [all.flatMap(([, rows]) => rows), await Promise.all(shown)];
};

test('the stored row is the view of the merge base and the queue after any commands', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(60)), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const context = await openContext();
      for (const [step, dice] of list) {
        context.advance(7);
        await step(context, dice);
        const [stored, shown] = await storedAndShown(context);
        expect(shown).toEqual(stored);
      }
      context.database.close();
    }),
    { numRuns: 60 },
  );
}, 60_000);
