/** What this device knows of its files' bytes on the server. */
import type { JalonDatabase } from '../db.ts';
import { withinTransaction } from '../within-transaction.ts';
import type { StoredFile } from '#/domain/files/stored-file.ts';

export interface KnownFile {
  hash: string;
  state:
    | 'stored'
    /** Of a kind or size that the server does not take: on this device alone. */
    | 'refused'
    /** The account's room on the server is full: tried again at the next start, as are all refusals. */
    | 'no-room'
    /** The way to the server takes no part of this size. */
    | 'blocked';
}

type KnownFiles = Readonly<Record<string, KnownFile>>;

const KNOWN_FILES = 'known-files';

/** By the file's id. */
export const readKnown = (database: JalonDatabase) =>
  withinTransaction(
    async (): Promise<KnownFiles> =>
      ((await database.meta.get(KNOWN_FILES))?.value ?? {}) as KnownFiles,
  );

export interface FileHereOnly {
  file: StoredFile;
  state: Exclude<KnownFile['state'], 'stored'>;
}

/** Files whose bytes the server has not taken, though it has what is said of them. */
export const filesHereOnly = async (database: JalonDatabase): Promise<FileHereOnly[]> => {
  const known = await readKnown(database);
  const files = await database.files.toArray();
  return files.flatMap((file): FileHereOnly[] => {
    const state = known[file.id]?.state ?? 'stored';
    return state === 'stored' || file.trashedAt !== null ? [] : [{ file, state }];
  });
};

/** Files of which no other place is known to have the bytes, the bin included. */
export const countBytesHereOnly = async (database: JalonDatabase): Promise<number> => {
  const [known, here, files] = await Promise.all([
    readKnown(database),
    database.blobs.toCollection().primaryKeys(),
    database.files.toArray(),
  ]);
  const hashes = new Set(here);
  return files.filter(({ id, hash }) => hashes.has(hash) && known[id]?.state !== 'stored').length;
};

/** undefined: nothing is known any more. */
export const writeKnown = (
  database: JalonDatabase,
  id: string,
  known: KnownFile | undefined,
): Promise<void> =>
  database.transaction('rw', database.meta, async () => {
    const { [id]: _before, ...others } = await readKnown(database);
    const value: KnownFiles = known ? { ...others, [id]: known } : others;
    await database.meta.put({ key: KNOWN_FILES, value });
  });

/** At a start: room may have been made, or the server changed meanwhile. */
export const forgetRefusals = (database: JalonDatabase): Promise<void> =>
  database.transaction('rw', database.meta, async () => {
    const known = Object.entries(await readKnown(database));
    const value = Object.fromEntries(known.filter(([, { state }]) => state === 'stored'));
    await database.meta.put({ key: KNOWN_FILES, value });
  });

/** After the server has lost its past: each file is asked about again. */
export const forgetKnown = (database: JalonDatabase) =>
  withinTransaction(async () => {
    await database.meta.delete(KNOWN_FILES);
  });
