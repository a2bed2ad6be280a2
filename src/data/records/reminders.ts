/** What a person wants to be reminded of about an application. */
import {
  newReminder,
  type Reminder,
  type ReminderFields,
  type ReminderState,
} from '#/domain/tracker/reminder.ts';
import { commit } from '../commit.ts';
import type { DataContext } from '../context.ts';
import { plannedChanges } from './planned-reminders.ts';
import { createRow, isOut, patchRow, type Saved } from './saved-row.ts';

/** Of every state, soonest first; neither those in the bin nor those of an application that is there. */
export const listReminders = ({ database }: DataContext): Promise<Reminder[]> =>
  database.transaction('r', [database.reminders, database.applications], async () => {
    const binned = await database.applications.where('trashedAt').above(0).primaryKeys();
    const hidden = new Set(binned);
    return (await database.reminders.toArray())
      .filter((reminder) => isOut(reminder) && !hidden.has(reminder.application))
      .toSorted(bySoonest);
  });

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
