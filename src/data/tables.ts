/**
 * The one list of local tables: which are synced, and to which server collection.
 * `migrations.ts` gives their indexes; the server's collections are checked against this list.
 */
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { JsonObject } from '#/domain/sync/merge.ts';
import type { QueuedMutation } from '#/domain/sync/queue.ts';

export const TABLES = {
  cvs: { synced: true, collection: 'cvs' },
  outbox: { synced: false },
  base: { synced: false },
  meta: { synced: false },
  history: { synced: false },
  blobs: { synced: false },
} as const;

export type TableName = keyof typeof TABLES;
export type SyncedTable = {
  [T in TableName]: (typeof TABLES)[T]['synced'] extends true ? T : never;
}[TableName];

/** What each synced table holds, and what changes it. */
export interface SyncedRows {
  cvs: { row: CvRecord; patch: CvPatch };
}

/** What every synced row has, whatever its table. */
export interface SyncedRow {
  id: string;
  rev: number;
  createdAt: number;
  updatedAt: number;
  trashedAt: number | null;
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
}

/** The key under which `meta` holds the device's `SyncState`. */
export const SYNC_STATE = 'sync';

export interface MetaEntry {
  key: string;
  value: unknown;
}

/** A value that lost against a concurrent edit, or was replaced on purpose; nothing typed is lost. */
export interface HistoryEntry {
  seq?: number;
  collection: string;
  record: string;
  path: string;
  value: unknown;
  clock: string;
  device: string;
}

export interface BlobEntry {
  id: string;
  /** An ArrayBuffer rather than a Blob: Safari has lost Blobs kept in IndexedDB. */
  bytes: ArrayBuffer;
  type: string;
  createdAt: number;
}
