/** For each status of an application: whether a reminder is made when it is reached, and how many days later. */
import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';
import type { ApplicationStatus } from './application.ts';

export interface StatusReminder {
  enabled: boolean;
  /** 1 to `MAX_DELAY_DAYS`. */
  days: number;
}

export interface ReminderSettings extends SyncedRecord {
  /** By status; one that is not there stands as in `STATUS_REMINDERS`. */
  statuses: Partial<Record<ApplicationStatus, StatusReminder>>;
}

const MAX_DELAY_DAYS = 90;

/** Before anything is chosen: a follow-up, a thank-you and an answer; nothing once the matter is over. */
const STATUS_REMINDERS: Readonly<Record<ApplicationStatus, StatusReminder>> = {
  applied: { enabled: true, days: 7 },
  interview: { enabled: true, days: 1 },
  offer: { enabled: true, days: 3 },
  rejected: { enabled: false, days: 30 },
  closed: { enabled: false, days: 30 },
};

export const newReminderSettings = (id: string, now: number): ReminderSettings => ({
  ...newRecord(id, now),
  statuses: {},
});

export const statusReminder = (
  settings: Pick<ReminderSettings, 'statuses'> | undefined,
  status: ApplicationStatus,
): StatusReminder => ({ ...STATUS_REMINDERS[status], ...settings?.statuses[status] });

export const isDelay = (days: number): boolean =>
  Number.isSafeInteger(days) && days >= 1 && days <= MAX_DELAY_DAYS;
