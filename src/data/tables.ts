/**
 * The local tables. Each synced collection has one, under its name in camel case; tables, indexes and types are
 * derived from the descriptors (`domain/synced-collections.ts`).
 */
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import type { CvVersion } from '#/domain/cv/record/cv-version.ts';
import { referredFirst } from '#/domain/collections/relations.ts';
import type { StoredFile } from '#/domain/files/stored-file.ts';
import type { LinkedinProfile } from '#/domain/linkedin/linkedin-profile.ts';
import type { LinkedinText } from '#/domain/linkedin/linkedin-text.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import type { Settings } from '#/domain/settings/settings.ts';
import type { Json, JsonObject } from '#/domain/sync/merge.ts';
import type { QueuedMutation } from '#/domain/sync/client/queue.ts';
import type { SyncedRecord } from '#/domain/sync/synced-record.ts';
import { SYNCED_COLLECTIONS, type CollectionName } from '#/domain/synced-collections.ts';
import type { VoiceAnalysis } from '#/domain/training/voice/voice-analysis.ts';
import type { Application } from '#/domain/tracker/application.ts';
import type { EmailTemplate } from '#/domain/tracker/email-template.ts';
import type { JobPosting } from '#/domain/tracker/job-posting.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';
import type { ReminderSettings } from '#/domain/tracker/reminder-settings.ts';
import type {
  AnswerPlace,
  InterviewDraft,
  InterviewResult,
} from '#/domain/training/interview-answer.ts';
import type { InterviewSession } from '#/domain/training/interview-session.ts';
import type { InterviewStory } from '#/domain/training/interview-story.ts';

/** The one place that ties the name of a collection to the type of its rows. */
interface SyncedRows {
  cvs: CvRecord;
  cv_versions: CvVersion;
  letters: Letter;
  applications: Application;
  reminders: Reminder;
  reminder_settings: ReminderSettings;
  email_templates: EmailTemplate;
  interview_drafts: InterviewDraft;
  interview_sessions: InterviewSession;
  interview_results: InterviewResult;
  interview_stories: InterviewStory;
  linkedin_profiles: LinkedinProfile;
  linkedin_texts: LinkedinText;
  profiles: Profile;
  settings: Settings;
  files: StoredFile;
  history: HistoryEntry;
}

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

export type SyncedTable = CamelCase<keyof SyncedRows>;
export type RowOf<T extends SyncedTable> = {
  [Name in CollectionName as CamelCase<Name>]: SyncedRows[Name];
}[T];
/** What changes a row. */
export type PatchOf<T extends SyncedTable> = T extends 'cvs' ? CvPatch : FieldPatch;

const tableNamed = (collection: string): SyncedTable =>
  collection.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as SyncedTable;

/** In the order in which rows are restored: each table after those its rows refer to. */
export const SYNCED_TABLES: readonly SyncedTable[] =
  referredFirst(SYNCED_COLLECTIONS).map(tableNamed);

export const TABLES = Object.fromEntries(
  Object.keys(SYNCED_COLLECTIONS).map((collection) => [tableNamed(collection), { collection }]),
) as Readonly<Record<SyncedTable, { collection: CollectionName }>>;

/** undefined for a collection that this version of the app does not know. */
export const tableOf = (collection: string): SyncedTable | undefined =>
  Object.hasOwn(SYNCED_COLLECTIONS, collection) ? tableNamed(collection) : undefined;

/** A row of any synced table; only applications are ever locked. */
export interface SyncedRow extends SyncedRecord {
  locked?: true;
}

/** Field path → new value; `null` at a list entry's path removes the entry. */
export type FieldPatch = QueuedMutation['patch'];

/**
 * One queued change of one record, in the order of `seq`. Nothing in it refers to the rest of the row: patches
 * travel, records don't.
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
  /** How often its record has taken another id because the server refused the one it had. */
  renewals?: number;
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
  /** The same of what was shown instead at that moment; '' where it was removed. */
  shownClock: string;
  shownDevice: string;
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

/** The file a CV was read from. It lies on this device alone: never synced, and in no back-up. */
export interface OriginalEntry {
  /** Id of the CV. */
  cv: string;
  fileName: string;
  bytes: ArrayBuffer;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** The sound of a spoken answer. It lies on this device alone: never synced, and in no back-up. */
export interface RecordingEntry extends AnswerPlace {
  id: string;
  /**
   * `open`: being recorded, or broken off by a crash; `heard`: analysed, and dropped unless the person keeps it;
   * `kept`: they do.
   */
  state: 'open' | 'heard' | 'kept';
  /** MIME type, with its codec. */
  type: string;
  /** The device turned the level up and down by itself. */
  autoGain: boolean;
  /** Of sound, as far as it is on the disk. */
  seconds: number;
  /** Bytes of all parts. */
  size: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** What was measured of it, until the answer is given; absent where the sound could not be read. */
  voice?: VoiceAnalysis;
}

/** What a few seconds added to a recording; all of them one behind the other are its file. */
export interface RecordingPart {
  recording: string;
  /** From 0. */
  part: number;
  bytes: ArrayBuffer;
}
