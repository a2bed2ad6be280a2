import { APPLICATION_STATUSES, type ApplicationStatus } from '#/domain/tracker/application.ts';
import {
  isDelay,
  newReminderSettings,
  STATUS_REMINDERS,
  statusReminder,
  type ReminderSettings,
  type StatusReminder,
} from '#/domain/tracker/reminder-settings.ts';
import type { Result } from '#/domain/result.ts';
import type { DataContext } from '../../context.ts';
import type { StorageFailure } from '../../failure.ts';
import { patchRow, type Saved } from '../saved-row.ts';
import { ownId } from '../singletons.ts';

/** undefined until the person has changed something: `statusReminder` gives what holds then. */
export const getReminderSettings = (context: DataContext): Promise<ReminderSettings | undefined> =>
  context.database.reminderSettings.get(ownId('reminderSettings', context));

export const setStatusReminder = async (
  context: DataContext,
  status: ApplicationStatus,
  change: Partial<StatusReminder>,
): Promise<Result<ReminderSettings, StorageFailure | { kind: 'delay-out-of-range' }>> => {
  const settings = await getReminderSettings(context);
  const whole = { ...statusReminder(settings, status), ...change };
  if (!isDelay(whole.days)) return { ok: false, error: { kind: 'delay-out-of-range' } };
  const id = ownId('reminderSettings', context);
  // Fields on their own only where the entry is: two devices may each change one of them.
  const patch = settings?.statuses[status]
    ? Object.fromEntries(
        Object.entries(change).map(([key, value]) => [`statuses.${status}.${key}`, value]),
      )
    : { [`statuses.${status}`]: whole };
  return patchRow(context, 'reminderSettings', id, patch, newReminderSettings(id, context.now()));
};

/** All as before anything was chosen. */
export const resetReminderSettings = (context: DataContext): Saved<ReminderSettings> => {
  const id = ownId('reminderSettings', context);
  const patch = Object.fromEntries(
    APPLICATION_STATUSES.map((status) => [`statuses.${status}`, STATUS_REMINDERS[status]]),
  );
  return patchRow(context, 'reminderSettings', id, patch, newReminderSettings(id, context.now()));
};
