import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { countBinnedApplications, listApplications } from '#/data/records/tracker/applications.ts';
import { openReminders, type AskedReminder } from '#/data/records/tracker/reminders.ts';
import type { Application } from '#/domain/tracker/application.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';
import { noteRows } from '#/platform/noted-rows.ts';
import { nextPaint } from '#/platform/next-paint.ts';
import { APPLICATIONS_KEY } from '#/platform/traces.ts';

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
export const useTracked = (context: DataContext | undefined): Tracked | undefined => {
  // What the last visit read is painted before it is read again.
  const [isPainted, setPainted] = useState(!last || last.context !== context);
  useEffect(() => void nextPaint().then(() => setPainted(true)), []);
  const source = isPainted ? context : undefined;
  const applications = useRead(source, listApplications);
  const asked = useRead(source, openReminders);
  const binned = useRead(source, countBinnedApplications);
  const read = useMemo(
    () =>
      applications && asked && binned !== undefined
        ? { applications, asked, reminders: byApplication(asked), binned }
        : undefined,
    [applications, asked, binned],
  );
  useEffect(() => {
    if (!read || !context) return;
    last = { context, read };
    noteRows(APPLICATIONS_KEY, read.applications.length + read.binned);
  }, [context, read]);
  return read ?? (last && last.context === context ? last.read : undefined);
};

/** A query keeps its last result until the next is there: that of another person's database is none of ours. */
const useRead = <T>(
  context: DataContext | undefined,
  read: (context: DataContext) => Promise<T>,
): T | undefined => {
  const found = useLiveQuery(
    async () => context && { context, value: await read(context) },
    [context, read],
  );
  return found && found.context === context ? found.value : undefined;
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
