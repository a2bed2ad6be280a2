import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';

export type FilePurpose = 'source-cv' | 'posting' | 'profile-image' | 'recording' | 'attachment';

export interface StoredFileFields {
  /** As the person called it. */
  name: string;
  /** MIME type. */
  type: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  hash: string;
  purpose: FilePurpose;
  /** The record it belongs to; both '' when it stands alone. */
  collection: string;
  record: string;
}

/** What is known of a file; its bytes lie apart, under their hash. */
export interface StoredFile extends SyncedRecord, StoredFileFields {}

export const newStoredFile = (id: string, now: number, fields: StoredFileFields): StoredFile => ({
  ...newRecord(id, now),
  ...fields,
});
