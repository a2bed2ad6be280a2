/** What a person wants to be reminded of about an application. */
import { Dexie } from 'dexie';
import type { Application } from '#/domain/tracker/application.ts';
import {
  newReminder,
  type Reminder,
  type ReminderFields,
  type ReminderState,
} from '#/domain/tracker/reminder.ts';
import { commit } from '../../commit.ts';
import type { DataContext } from '../../context.ts';
import type { JalonDatabase } from '../../db.ts';
import { plannedChanges } from './planned-reminders.ts';
import { createRow, isOut, newestFirst, patchRow, type Saved } from '../saved-row.ts';

/** Of every state, soonest first; neither those in the bin nor those of an application that is there. */
export const listReminders = ({ database }: DataContext): Promise<Reminder[]> =>
  database.transaction('r', [database.reminders, database.applications], async () => {
    const binned = await database.applications.where('trashedAt').above(0).primaryKeys();
    const hidden = new Set(binned);
    return (await database.reminders.toArray())
      .filter((reminder) => isOut(reminder) && !hidden.has(reminder.application))
      .toSorted(bySoonest);
  });

export interface AskedReminder {
  reminder: Reminder;
  application: Application;
}

/** Those still to be done, soonest first, with their applications; only those due on `until` or before, if given. */
export const openReminders = async (
  { database }: Pick<DataContext, 'database'>,
  until?: string,
): Promise<AskedReminder[]> =>
  withApplications(database, await inState(database, 'created', until).toArray());

/** The last that were done or ignored, the latest first. */
export const settledReminders = async (
  { database }: DataContext,
  count: number,
): Promise<AskedReminder[]> => {
  const latest = (state: ReminderState): Promise<Reminder[]> => {
    const found = inState(database, state);
    // oxlint-disable-next-line unicorn/no-array-reverse -- Dexie's own, which reads from the end.
    const fromTheEnd = found.reverse();
    return fromTheEnd.limit(2 * count).toArray();
  };
  const found = [...(await latest('completed')), ...(await latest('dismissed'))];
  return (await withApplications(database, newestFirst(found))).slice(0, count);
};

const inState = ({ reminders }: JalonDatabase, state: ReminderState, until?: string) =>
  reminders
    .where('[state+dueOn]')
    .between([state, Dexie.minKey], [state, until ?? Dexie.maxKey], true, true);

const withApplications = async (
  { applications }: JalonDatabase,
  reminders: readonly Reminder[],
): Promise<AskedReminder[]> => {
  const there = reminders.filter(isOut);
  const found = await applications.bulkGet(there.map(({ application }) => application));
  return there.flatMap((reminder, at) => {
    const application = found[at];
    return application && isOut(application) ? [{ reminder, application }] : [];
  });
};

export const remindersOf = async (
  { database }: DataContext,
  application: string,
): Promise<Reminder[]> =>
  (await database.reminders.where('application').equals(application).toArray())
    .filter(isOut)
    .toSorted(bySoonest);

export const createReminder = (
  context: DataContext,
  fields: Omit<ReminderFields, 'note'> & { note?: string },
): Saved<Reminder> =>
  createRow(context, 'reminders', newReminder(context.newId(), context.now(), fields));

export const editReminder = (
  context: DataContext,
  id: string,
  fields: Partial<Omit<ReminderFields, 'application'>>,
): Saved<Reminder> => patchRow(context, 'reminders', id, fields);

/** Done with one, the next message may be planned. */
export const setReminderState = async (
  context: DataContext,
  id: string,
  state: ReminderState,
): Saved<Reminder> => {
  const reminder = await context.database.reminders.get(id);
  const application = reminder && (await context.database.applications.get(reminder.application));
  const saved = await commit(context, [
    { table: 'reminders', op: 'patch', id, patch: { state } },
    ...(application
      ? await plannedChanges(context, application, { settled: [{ id, state }] })
      : []),
  ]);
  return saved.ok ? { ok: true, value: saved.value[0] as Reminder } : saved;
};

const bySoonest = (a: Reminder, b: Reminder): number =>
  a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn);
