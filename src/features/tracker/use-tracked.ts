import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import type { DataContext } from '#/data/context.ts';
import { countBinnedApplications, listApplications } from '#/data/records/applications.ts';
import { openReminders, type AskedReminder } from '#/data/records/reminders.ts';
import type { Application } from '#/domain/tracker/application.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';

/** All that is tracked on this device. */
export interface Tracked {
  applications: readonly Application[];
  /** What is still to be done, soonest first. */
  asked: readonly AskedReminder[];
  /** The same by application. */
  reminders: ReadonlyMap<string, readonly Reminder[]>;
  binned: number;
}

/** undefined until all of it is read for the first time: what comes later would push what is there. */
export const useTracked = (context: DataContext): Tracked | undefined => {
  const applications = useLiveQuery(() => listApplications(context), [context]);
  const asked = useLiveQuery(() => openReminders(context), [context]);
  const binned = useLiveQuery(() => countBinnedApplications(context), [context]);
  const read = useMemo(
    () =>
      applications && asked && binned !== undefined
        ? { applications, asked, reminders: byApplication(asked), binned }
        : undefined,
    [applications, asked, binned],
  );
  useEffect(() => {
    if (read) last = { context, read };
  }, [context, read]);
  return read ?? (last?.context === context ? last.read : undefined);
};

/** What was read at the last visit is shown at once on the next, while it is read again. */
let last: { context: DataContext; read: Tracked } | undefined;

const byApplication = (asked: readonly AskedReminder[]): Tracked['reminders'] => {
  const found = new Map<string, Reminder[]>();
  for (const { reminder } of asked) {
    const others = found.get(reminder.application);
    if (others) others.push(reminder);
    else found.set(reminder.application, [reminder]);
  }
  return found;
};
