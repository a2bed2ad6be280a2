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

export const MAX_DELAY_DAYS = 90;

/**
 * Before anything is chosen: a follow-up after ten days (HR managers want it after one to three weeks: Accountemps,
 * 2017), a thank-you the next day, an answer to an offer within two; nothing once the matter is over.
 */
export const STATUS_REMINDERS: Readonly<Record<ApplicationStatus, StatusReminder>> = {
  applied: { enabled: true, days: 10 },
  interview: { enabled: true, days: 1 },
  offer: { enabled: true, days: 2 },
  rejected: { enabled: false, days: 30 },
  closed: { enabled: false, days: 30 },
};

/** After an interview without news: a first and a second message, in days. They come with the interview's reminder. */
export const NO_NEWS_DAYS = [7, 14] as const;

/** Messages that ask for news, of one application: more would be pressing. */
export const MAX_NUDGES = 2;

/** At least so many days between two of them. */
export const NUDGE_GAP_DAYS = 7;

/** Nothing is planned for a day that is longer gone than this: an old application entered today is no work to do. */
export const LATE_DAYS = 14;

/** Ontario: within so many days of the last interview an employer says whether a decision was made (since 2026). */
export const ONTARIO_ANSWER_DAYS = 45;

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
