/** Which reminders this device has shown a notification for: every page and the service worker ask here first. */
import type { DataContext } from '../../context.ts';
import type { JalonDatabase } from '../../db.ts';
import { openReminders, type AskedReminder } from './reminders.ts';

interface Notices {
  on: boolean;
  /** Of the notifications: without a page there is nobody to ask. */
  language: 'fr' | 'en';
  /** Reminder → the day it was shown for: one that is put off is shown again. */
  shown: Readonly<Record<string, string>>;
}

const NOTICES = 'reminder-notices';

export const readNotices = async ({
  meta,
}: Pick<JalonDatabase, 'meta'>): Promise<Notices | undefined> =>
  (await meta.get(NOTICES))?.value as Notices | undefined;

/** On this device; what is due now is shown at once. */
export const switchNotices = ({ database }: DataContext, on: boolean, language: 'fr' | 'en') =>
  database.transaction('rw', database.meta, async () => {
    const before = await readNotices(database);
    const value: Notices = { shown: before?.shown ?? {}, on, language };
    await database.meta.put({ key: NOTICES, value });
  });

export interface DueNotices {
  language: Notices['language'];
  due: AskedReminder[];
  /** Of the due ones, those that nobody was told of yet. */
  fresh: AskedReminder[];
}

/**
 * Of two that ask at once, one gets each reminder. undefined where notifications are off. `page`: the language of
 * whoever asks from one.
 */
export const claimNotices = (
  database: JalonDatabase,
  today: string,
  page?: Notices['language'],
): Promise<DueNotices | undefined> =>
  database.transaction(
    'rw',
    [database.meta, database.reminders, database.applications],
    async () => {
      const notices = await readNotices(database);
      if (!notices?.on) return undefined;
      const due = await openReminders({ database }, today);
      const fresh = due.filter(({ reminder: { id, dueOn } }) => notices.shown[id] !== dueOn);
      const shown = Object.fromEntries(due.map(({ reminder: { id, dueOn } }) => [id, dueOn]));
      const language = page ?? notices.language;
      const isSame =
        fresh.length === 0 &&
        due.length === Object.keys(notices.shown).length &&
        language === notices.language;
      const value: Notices = { on: true, language, shown };
      if (!isSame) await database.meta.put({ key: NOTICES, value });
      return { language, due, fresh };
    },
  );
