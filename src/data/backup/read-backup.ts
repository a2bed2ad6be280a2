/** A back-up parsed at the border: written by any version of the app, on any device, perhaps damaged since. */
import { isMadeByServer } from '#/domain/collections/collection.ts';
import type { Result } from '#/domain/result.ts';
import { readPosting, type JobPosting } from '#/domain/tracker/job-posting.ts';
import { sha256 } from '#/platform/sha256.ts';
import { rulesOf } from '../collection-rules.ts';
import { parseRow } from './backup-row.ts';
import { fromBase64 } from './base64.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-format.ts';
import { MIGRATIONS } from '../migrations.ts';
import {
  SYNCED_TABLES,
  type BlobEntry,
  type PostingEntry,
  type SyncedRow,
  type SyncedTable,
} from '../tables.ts';

export interface Backup {
  /** Milliseconds since 1970; null when the file does not say. */
  exportedAt: number | null;
  rows: ReadonlyMap<SyncedTable, readonly SyncedRow[]>;
  blobs: readonly BlobEntry[];
  postings: readonly PostingEntry[];
  /** Rows and bytes that can't be understood, and are left in the file. */
  unreadable: number;
}

export type BackupRefusal =
  /** Some other file. */
  | { kind: 'not-ours' }
  /** Ours, but cut off or changed: nothing is taken from it. */
  | { kind: 'damaged' }
  /** Made by a later version of the app: it may hold what this one would leave out. */
  | { kind: 'newer' };

export const readBackup = async (text: string): Promise<Result<Backup, BackupRefusal>> => {
  const file = parse(text);
  if (file === undefined) return refused(text.includes(EXPORT_FORMAT) ? 'damaged' : 'not-ours');
  if (!isObject(file) || file['format'] !== EXPORT_FORMAT) return refused('not-ours');
  const { version, schema, exportedAt, tables } = file;
  if (!isCount(version) || !isCount(schema) || !isObject(tables)) return refused('damaged');
  if (version > EXPORT_VERSION || schema > LATEST_SCHEMA) return refused('newer');

  const found = [...SYNCED_TABLES, 'postings', 'blobs'].map((name) => tables[name] ?? []);
  if (!found.every(Array.isArray)) return refused('damaged');
  const rows = new Map<SyncedTable, SyncedRow[]>();
  let unreadable = 0;
  for (const [index, table] of SYNCED_TABLES.entries()) {
    // The server makes these: they come back from it, not from a file.
    if (isMadeByServer(rulesOf(table))) continue;
    const given = found[index] as unknown[];
    const parsed = given.flatMap((row) => parseRow(table, row) ?? []);
    unreadable += given.length - parsed.length;
    rows.set(table, [...new Map(parsed.map((row) => [row.id, row])).values()]);
  }
  const [handedOver = [], given = []] = found.slice(-2) as unknown[][];
  const postings = handedOver.flatMap((posting) => parsePosting(posting) ?? []);
  const blobs = (await Promise.all(given.map(parseBlob))).flatMap((blob) => blob ?? []);
  unreadable += handedOver.length - postings.length + (given.length - blobs.length);
  const at = typeof exportedAt === 'string' ? Date.parse(exportedAt) : Number.NaN;
  return {
    ok: true,
    value: { exportedAt: Number.isNaN(at) ? null : at, rows, blobs, postings, unreadable },
  };
};

/** Its words and its link are looked at as when another app hands them over. */
const parsePosting = (value: unknown): PostingEntry | undefined => {
  if (!isObject(value)) return undefined;
  const { id, title, text, url, receivedAt } = value;
  const isWhole = [id, title, text, url].every((field) => typeof field === 'string');
  if (!isWhole || id === '' || !isCount(receivedAt)) return undefined;
  const posting = readPosting({ title, text, url } as JobPosting);
  return posting && { ...posting, id: String(id), receivedAt };
};

/** Bytes that are not those of their hash are damaged. */
const parseBlob = async (value: unknown): Promise<BlobEntry | undefined> => {
  if (!isObject(value)) return undefined;
  const { id, type, createdAt, bytes: encoded } = value;
  const text = isObject(encoded) ? encoded['base64'] : undefined;
  const bytes = typeof text === 'string' ? fromBase64(text) : undefined;
  if (!bytes || typeof id !== 'string' || (await sha256(bytes)) !== id) return undefined;
  return {
    id,
    bytes,
    type: typeof type === 'string' ? type : '',
    createdAt: isCount(createdAt) ? createdAt : 0,
  };
};

const LATEST_SCHEMA = Math.max(...MIGRATIONS.map(({ version }) => version));

const refused = (kind: BackupRefusal['kind']): Result<never, BackupRefusal> => ({
  ok: false,
  error: { kind },
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
