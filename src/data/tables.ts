/**
 * The one list of local tables: which are synced, and to which server collection.
 * `migrations.ts` gives their indexes; the server's collections are checked against this list.
 */
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { CvVersion } from '#/domain/cv/record/cv-version.ts';
import type { StoredFile } from '#/domain/files/stored-file.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import type { Settings } from '#/domain/settings/settings.ts';
import type { Json, JsonObject } from '#/domain/sync/merge.ts';
import type { QueuedMutation } from '#/domain/sync/client/queue.ts';
import type { SyncedRecord } from '#/domain/sync/synced-record.ts';
import type { Application } from '#/domain/tracker/application.ts';
import type { EmailTemplate } from '#/domain/tracker/email-template.ts';
import type { JobPosting } from '#/domain/tracker/job-posting.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';
import type { ReminderSettings } from '#/domain/tracker/reminder-settings.ts';
import type { InterviewDraft, InterviewResult } from '#/domain/training/interview-answer.ts';
import type { InterviewSession } from '#/domain/training/interview-session.ts';

export const TABLES = {
  cvs: { synced: true, collection: 'cvs' },
  cvVersions: { synced: true, collection: 'cv_versions' },
  applications: { synced: true, collection: 'applications' },
  reminders: { synced: true, collection: 'reminders' },
  reminderSettings: { synced: true, collection: 'reminder_settings' },
  emailTemplates: { synced: true, collection: 'email_templates' },
  interviewDrafts: { synced: true, collection: 'interview_drafts' },
  interviewSessions: { synced: true, collection: 'interview_sessions' },
  interviewResults: { synced: true, collection: 'interview_results' },
  profiles: { synced: true, collection: 'profiles' },
  settings: { synced: true, collection: 'settings' },
  files: { synced: true, collection: 'files' },
  history: { synced: true, collection: 'history' },
  outbox: { synced: false },
  base: { synced: false },
  meta: { synced: false },
  blobs: { synced: false },
  postings: { synced: false },
} as const;

export type TableName = keyof typeof TABLES;
export type SyncedTable = {
  [T in TableName]: (typeof TABLES)[T]['synced'] extends true ? T : never;
}[TableName];

/** Parents before what refers to them: the order in which rows are brought in. */
export const SYNCED_TABLES = (Object.keys(TABLES) as TableName[]).filter(
  (name): name is SyncedTable => TABLES[name].synced,
);

/** undefined for a collection that this version of the app does not know. */
export const tableOf = (collection: string): SyncedTable | undefined =>
  SYNCED_TABLES.find((table) => TABLES[table].collection === collection);

interface Plain<R> {
  row: R;
  patch: FieldPatch;
}

/** What each synced table holds, and what changes it. */
export interface SyncedRows {
  cvs: { row: CvRecord; patch: CvPatch };
  cvVersions: Plain<CvVersion>;
  applications: Plain<Application>;
  reminders: Plain<Reminder>;
  reminderSettings: Plain<ReminderSettings>;
  emailTemplates: Plain<EmailTemplate>;
  interviewDrafts: Plain<InterviewDraft>;
  interviewSessions: Plain<InterviewSession>;
  interviewResults: Plain<InterviewResult>;
  profiles: Plain<Profile>;
  settings: Plain<Settings>;
  files: Plain<StoredFile>;
  history: Plain<HistoryEntry>;
}

/** A row of any synced table; only applications are ever locked. */
export interface SyncedRow extends SyncedRecord {
  locked?: true;
}

/** Field path → new value; `null` at a list entry's path removes the entry. */
export type FieldPatch = QueuedMutation['patch'];

/**
 * One queued change of one record, in the order of `seq`. Nothing in it refers to the rest of the row: patches
 * travel, records don't. `void`: the work was undone before it was ever sent; the entry stays, emptied, because
 * the server counts each device's mutations without gaps.
 */
export interface Mutation extends QueuedMutation {
  /** Local order, given by the database; entries put in front of all others take numbers below the first. */
  seq?: number;
  /** '' while nobody is signed in. */
  uid: string;
  /**
   * The creation of a record that came from the guest's work or from a back-up. It stays on the device even if the
   * server says that it was purged long ago: whoever brings a record back wants it.
   */
  isBroughtIn?: true;
}

/**
 * The record as the server last told it, kept while a change of it is under way, and while the server has never
 * taken it. Where there is no base, the row is the server's version.
 */
export interface MergeBase {
  collection: string;
  record: string;
  rev: number;
  /** null: the server has never taken the record, or it is being purged. */
  body: JsonObject | null;
  locked?: true;
}

/** The key under which `meta` holds the device's `SyncState`. */
export const SYNC_STATE = 'sync';

export interface MetaEntry {
  key: string;
  value: unknown;
}

/** A value that lost against a concurrent edit; the server makes them, so that every device has the same. */
export interface HistoryEntry extends SyncedRecord {
  collection: string;
  record: string;
  /** Of the field, as in patches. */
  path: string;
  value: Json;
  /** Hybrid clock of the change that lost. */
  clock: string;
  /** The device that made it, '' when nobody remembers. */
  device: string;
  reason: string;
  /** Milliseconds since 1970; null until the person has chosen. */
  resolvedAt: number | null;
}

/** A job posting that another app handed over: it waits here until it becomes an application. */
export interface PostingEntry extends JobPosting {
  id: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

export interface BlobEntry {
  /** The SHA-256 of the bytes, in hexadecimal digits. */
  id: string;
  /** An ArrayBuffer rather than a Blob: Safari has lost Blobs kept in IndexedDB. */
  bytes: ArrayBuffer;
  type: string;
  createdAt: number;
}
