/** Applications out of a table: all of them are saved, or none. */
import { isOver, newApplication, type Application } from '#/domain/tracker/application.ts';
import type { ImportedApplication } from '#/domain/tracker/csv/read-table.ts';
import { planReminders } from '#/domain/tracker/plan-reminders.ts';
import type { ReminderSettings } from '#/domain/tracker/reminder-settings.ts';
import { newReminder } from '#/domain/tracker/reminder.ts';
import { dayAt, noonOf } from '#/platform/clock.ts';
import { commitAll, type Change } from '../../commit.ts';
import type { DataContext } from '../../context.ts';
import { purgedHere } from '../../queue/outbox.ts';
import { getReminderSettings } from './reminder-settings.ts';
import type { Saved } from '../saved-row.ts';

/**
 * Gives the ids they have here. Those still under way come first, the latest before, so that they take the places
 * that a free plan has left. No reminder is made for a day that has passed: a whole search would ask at once.
 */
export const importApplications = async (
  context: DataContext,
  given: readonly ImportedApplication[],
): Saved<string[]> => {
  const settings = await getReminderSettings(context);
  const taken = await takenIds(context);
  const rows = given.toSorted(byClaim).map((one, at) => {
    const row = rowOf(context, one, at, taken);
    taken.add(row.id);
    return { row, isOurs: row.id === one.id };
  });
  const saved = await commitAll(
    context,
    rows.map(({ row, isOurs }) => [
      {
        table: 'applications',
        op: 'create',
        row,
        // The account may have the record, and this device not have heard of it yet.
        ...(isOurs && { fillsOnly: true, isBroughtIn: true }),
      } as Change,
      ...remindersAhead(context, row, settings),
    ]),
  );
  return saved.ok ? { ok: true, value: rows.map(({ row }) => row.id) } : saved;
};

const byClaim = (a: ImportedApplication, b: ImportedApplication): number =>
  Number(isOver(a)) - Number(isOver(b)) ||
  (b.fields.dateApplied ?? '').localeCompare(a.fields.dateApplied ?? '');

const takenIds = async ({ database }: DataContext): Promise<Set<string>> => {
  const here = await database.applications.toCollection().primaryKeys();
  const purged = [...(await purgedHere(database))].map((key) => key.split('/')[1] ?? '');
  return new Set([...here, ...purged]);
};

const rowOf = (
  { newId, now }: DataContext,
  { id, fields, status, statusEvents, sentEmails = {} }: ImportedApplication,
  at: number,
  taken: ReadonlySet<string>,
): Application => {
  // Rows made at one moment would pass for copies of each other in a back-up.
  const made = now() - at;
  const free = id !== undefined && !taken.has(id) ? id : newId();
  const row = newApplication(free, made, newId(), { ...fields, status });
  return { ...row, sentEmails, statusEvents: statusEvents ?? knownEvents(row, made, newId()) };
};

/** When it was sent is known; when its status changed since is not, and would make up the days an answer took. */
const knownEvents = (
  { dateApplied }: Application,
  made: number,
  event: string,
): Application['statusEvents'] => ({
  [event]: { status: 'applied', at: noonOf(dateApplied) ?? made },
});

const remindersAhead = (
  { now }: DataContext,
  application: Application,
  settings: ReminderSettings | undefined,
): Change[] => {
  const { province } = application;
  const today = dayAt(now());
  const { create } = planReminders({
    application,
    reminders: [],
    settings,
    ...(province !== '' && { province }),
    today,
    dayAt,
  });
  return create
    .filter(({ dueOn }) => dueOn >= today)
    .map(({ id, type, dueOn }) => ({
      table: 'reminders',
      op: 'create',
      row: newReminder(id, now(), { application: application.id, type, dueOn }),
      fillsOnly: true,
    }));
};
