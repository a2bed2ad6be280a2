/**
 * The one list of local tables: which are synced, and to which server collection.
 * `migrations.ts` gives their indexes; the server's collections are checked against this list.
 */
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';

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
export type FieldPatch = Readonly<Record<string, unknown>>;

/**
 * `void`: the work was undone before it was ever sent. The entry stays, emptied, because the server counts
 * each device's mutations without gaps.
 */
type MutationOp = 'create' | 'patch' | 'purge' | 'void';

/** One queued change of one record. Nothing in it refers to the rest of the row: patches travel, records don't. */
export interface Mutation {
  /** Local order, given by the database. */
  seq?: number;
  id: string;
  /** Shared by the mutations of one user action: the server applies all of them or none. */
  group: string;
  device: string;
  /** 1, 2, 3 … per device, without gaps. */
  counter: number;
  /** '' while nobody is signed in. */
  uid: string;
  collection: string;
  record: string;
  op: MutationOp;
  /** The server revision this change was made on; 0 for a record the server has never seen. */
  baseRev: number;
  patch: FieldPatch;
  /** See `hybrid-clock.ts`. */
  clock: string;
  /** Version of the database that wrote it. */
  schema: number;
  state: 'pending' | 'in-flight' | 'acknowledged' | 'parked';
}

/** The row as the server last knew it, kept while changes to it are queued. */
export interface MergeBase {
  collection: string;
  record: string;
  rev: number;
  /** null: the server has never seen the record. */
  body: SyncedRow | null;
}

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
