/** Files a person keeps: what is known of each is a record, its bytes lie in `blobs` under their hash. */
import { newStoredFile, type FilePurpose, type StoredFile } from '#/domain/files/stored-file.ts';
import { sha256 } from '#/platform/sha256.ts';
import type { RecordRef } from './belongings.ts';
import { commit } from '../commit.ts';
import type { DataContext } from '../context.ts';
import { isOut, patchRow, type Saved } from './saved-row.ts';
import { TABLES, type BlobEntry } from '../tables.ts';

export interface FileGiven {
  name: string;
  /** MIME type. */
  type: string;
  bytes: ArrayBuffer;
  purpose: FilePurpose;
  /** The record it belongs to, and goes with; undefined: it stands alone. */
  of?: RecordRef;
}

/** Record and bytes in one transaction: both are on the disk, or neither. */
export const saveFile = async (context: DataContext, given: FileGiven): Saved<StoredFile> => {
  const { row, blob } = await fileToKeep(context, given);
  const saved = await commit(context, [{ table: 'files', op: 'create', row }], { blobs: [blob] });
  return saved.ok ? { ok: true, value: row } : saved;
};

/** The same for a file that is saved with the record it belongs to. */
export const fileToKeep = async (
  context: DataContext,
  { name, type, bytes, purpose, of }: FileGiven,
): Promise<{ row: StoredFile; blob: BlobEntry }> => {
  const hash = await sha256(bytes);
  const now = context.now();
  const row = newStoredFile(context.newId(), now, {
    name,
    type,
    size: bytes.byteLength,
    hash,
    purpose,
    collection: of ? TABLES[of.table].collection : '',
    record: of?.id ?? '',
  });
  return { row, blob: { id: hash, bytes, type, createdAt: now } };
};

export const getFile = ({ database }: DataContext, id: string): Promise<StoredFile | undefined> =>
  database.files.get(id);

/** Oldest first; not those in the bin. */
export const filesOf = async (
  { database }: DataContext,
  { table, id }: RecordRef,
): Promise<StoredFile[]> =>
  (
    await database.files
      .where('[collection+record]')
      .equals([TABLES[table].collection, id])
      .sortBy('createdAt')
  ).filter(isOut);

/** undefined while the bytes are only on the server or on another device. */
export const bytesOf = async (
  { database }: DataContext,
  { hash }: Pick<StoredFile, 'hash'>,
): Promise<ArrayBuffer | undefined> => (await database.blobs.get(hash))?.bytes;

/** All files, and the hashes of the bytes that are on this device. */
export const storedFiles = async ({
  database,
}: DataContext): Promise<{ files: StoredFile[]; here: Set<string> }> => ({
  files: await database.files.toArray(),
  here: new Set(await database.blobs.toCollection().primaryKeys()),
});

/** Bytes that came from the server. */
export const keepBytes = async (
  { database, now }: DataContext,
  { hash, type }: Pick<StoredFile, 'hash' | 'type'>,
  bytes: ArrayBuffer,
): Promise<void> => {
  await database.blobs.put({ id: hash, bytes, type, createdAt: now() });
};

export const renameFile = (context: DataContext, id: string, name: string): Saved<StoredFile> =>
  patchRow(context, 'files', id, { name });
