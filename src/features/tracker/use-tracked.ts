import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { countBinnedApplications, listApplications } from '#/data/records/applications.ts';
import { listReminders } from '#/data/records/reminders.ts';
import type { Application } from '#/domain/tracker/application.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';

/** All that is tracked on this device. */
export interface Tracked {
  applications: readonly Application[];
  /** By application; empty until they are read, which the list does not wait for. */
  reminders: ReadonlyMap<string, readonly Reminder[]>;
  binned: number;
}

/** undefined until it is read for the first time. */
export const useTracked = (context: DataContext): Tracked | undefined => {
  const applications = useLiveQuery(() => listApplications(context), [context]);
  const reminders = useLiveQuery(() => remindersByApplication(context), [context]);
  const binned = useLiveQuery(() => countBinnedApplications(context), [context]);
  return applications && { applications, reminders: reminders ?? NONE, binned: binned ?? 0 };
};

const NONE: Tracked['reminders'] = new Map();

const remindersByApplication = async (context: DataContext): Promise<Tracked['reminders']> => {
  const found = new Map<string, Reminder[]>();
  for (const reminder of await listReminders(context)) {
    const others = found.get(reminder.application);
    if (others) others.push(reminder);
    else found.set(reminder.application, [reminder]);
  }
  return found;
};
