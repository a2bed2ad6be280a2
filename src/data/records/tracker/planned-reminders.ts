/** The reminders that follow from what happens to an application, saved in one action with it. */
import type { Application } from '#/domain/tracker/application.ts';
import { planReminders } from '#/domain/tracker/plan-reminders.ts';
import { newReminder, type Reminder } from '#/domain/tracker/reminder.ts';
import { dayAt } from '#/platform/clock.ts';
import type { Change } from '../../commit.ts';
import type { DataContext } from '../../context.ts';
import { getReminderSettings } from './reminder-settings.ts';

/**
 * Changes to commit beside the application's own. `before` is the application as it was; `settled`: reminders whose
 * state changes in the same action.
 */
export const plannedChanges = async (
  context: DataContext,
  application: Application,
  {
    before,
    settled = [],
    settings = getReminderSettings(context),
  }: {
    before?: Application;
    settled?: readonly Pick<Reminder, 'id' | 'state'>[];
    /** Read once for many applications. */
    settings?: ReturnType<typeof getReminderSettings>;
  } = {},
): Promise<Change[]> => {
  const { database, now } = context;
  // Those in the bin too: what a person removed isn't made again.
  const there = await database.reminders.where('application').equals(application.id).toArray();
  const states = new Map(settled.map(({ id, state }) => [id, state]));
  const reminders = there.map((reminder) => ({
    ...reminder,
    state: states.get(reminder.id) ?? reminder.state,
  }));
  const { create, move, reopen, dismiss } = planReminders({
    application,
    ...(before && { before }),
    reminders,
    done: new Set(settled.filter(({ state }) => state === 'completed').map(({ id }) => id)),
    settings: await settings,
    ...(application.province !== '' && { province: application.province }),
    today: dayAt(now()),
    dayAt,
  });
  const patched = (id: string, patch: Partial<Reminder>): Change => ({
    table: 'reminders',
    op: 'patch',
    id,
    patch,
  });
  return [
    ...create.map(({ id, type, dueOn }): Change => ({
      table: 'reminders',
      op: 'create',
      row: newReminder(id, now(), { application: application.id, type, dueOn }),
      // Another device may have planned it meanwhile, and somebody moved it there.
      fillsOnly: true,
    })),
    ...move.map(({ id, dueOn }) => patched(id, { dueOn })),
    ...reopen.map(({ id, dueOn }) => patched(id, { state: 'created', dueOn })),
    ...dismiss.map((id) => patched(id, { state: 'dismissed' })),
  ];
};
