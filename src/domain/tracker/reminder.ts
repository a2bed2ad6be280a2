import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';

export const REMINDER_TYPES = ['follow-up', 'thank-you', 'offer-response'] as const;
export type ReminderType = (typeof REMINDER_TYPES)[number];

export type ReminderState = 'created' | 'completed' | 'dismissed';

export interface ReminderFields {
  /** Id of the application it is about. */
  application: string;
  type: ReminderType;
  /** `YYYY-MM-DD`. */
  dueOn: string;
  note: string;
}

export interface Reminder extends SyncedRecord, ReminderFields {
  state: ReminderState;
}

export const newReminder = (
  id: string,
  now: number,
  { note = '', ...fields }: Omit<ReminderFields, 'note'> & { note?: string },
): Reminder => ({ ...newRecord(id, now), ...fields, note, state: 'created' });

export interface ReminderGroups {
  overdue: Reminder[];
  today: Reminder[];
  upcoming: Reminder[];
}

/** Those still to be done, soonest first; `today` is `YYYY-MM-DD` where the person is. */
export const groupReminders = (reminders: readonly Reminder[], today: string): ReminderGroups => {
  const open = reminders
    .filter(({ state }) => state === 'created')
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)));
  return {
    overdue: open.filter(({ dueOn }) => dueOn < today),
    today: open.filter(({ dueOn }) => dueOn === today),
    upcoming: open.filter(({ dueOn }) => dueOn > today),
  };
};
