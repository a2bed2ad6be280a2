/**
 * The bytes of a person's files, after the text of their records: up from the device that has them, in parts that
 * are sent once each whatever breaks, and down to the others. Each file's bytes are checked against its hash.
 */
import type { DataContext } from '#/data/context.ts';
import { bytesOf, keepBytes, storedFiles } from '#/data/records/files.ts';
import { readKnown, writeKnown, type KnownFile } from '#/data/records/known-files.ts';
import { storageFailure, type StorageFailure } from '#/data/failure.ts';
import { dropLooseBytes } from '#/data/records/loose-bytes.ts';
import type { Result } from '#/domain/result.ts';
import type { StoredFile } from '#/domain/files/stored-file.ts';
import { PART_BYTES } from '#/domain/access/size-limits.ts';
import { partCount, storageError } from '#/domain/sync/values/file-parts.ts';
import type { SyncFailure } from '#/domain/sync/sync-failure.ts';
import { sha256 } from '#/platform/sha256.ts';
import { withToken } from './session-port.ts';

type FileFailure = SyncFailure | { kind: 'refused'; code: string };
type Answer<T> = Promise<Result<T, FileFailure>>;

export interface FilesPort {
  state: (id: string, signal: AbortSignal) => Answer<{ isComplete: boolean; parts: number[] }>;
  sendPart: (id: string, index: number, bytes: ArrayBuffer, signal: AbortSignal) => Answer<true>;
  finish: (id: string, signal: AbortSignal) => Answer<true>;
  read: (id: string, signal: AbortSignal) => Answer<ArrayBuffer>;
}

type FileTrouble = FileFailure | { kind: 'storage'; failure: StorageFailure };
type Done<T> = Promise<Result<T, FileTrouble>>;

const ONE_FILE: ReadonlySet<FileTrouble['kind']> = new Set(['refused', 'malformed']);

/** Fetched without being asked for, so that they are there offline; what is larger comes when it is opened. */
const SMALL_BYTES = PART_BYTES;

/** Sends what only this device has and fetches what is small, until done or until the server is out of reach. */
export const syncFiles = async (
  context: DataContext,
  connect: (token: string) => FilesPort,
  signal: AbortSignal,
): Done<void> =>
  guarded(async () => {
    const { database } = context;
    const { files, here } = await storedFiles(context);
    await forgetPurged(context, files);
    const known = await readKnown(database);
    /** What stops one file, and is no reason to leave out the next. */
    let failed: Awaited<Done<never>> | undefined;
    for (const file of files) {
      const state = known[file.id]?.state;
      const isToSend = here.has(file.hash) && file.rev > 0 && state === undefined;
      const isToFetch = !here.has(file.hash) && file.size <= SMALL_BYTES && file.trashedAt === null;
      const ended = isToSend
        ? await send(context, file, connect, signal)
        : isToFetch && (await fetchFile(context, file, connect, signal));
      if (!ended || ended.ok) continue;
      if (!ONE_FILE.has(ended.error.kind)) return ended;
      // Not there yet: whoever has it will send it, and says so.
      if (isToSend || ended.error.kind !== 'refused') failed = ended;
    }
    return failed ?? DONE;
  });

/** The bytes of one file, from this device or else from the server; kept here from then on. */
export const fetchFile = async (
  context: DataContext,
  file: Pick<StoredFile, 'id' | 'hash' | 'type'>,
  connect: (token: string) => FilesPort,
  signal: AbortSignal,
): Done<ArrayBuffer> =>
  guarded(async () => {
    const { database } = context;
    const { id, hash, type } = file;
    const here = await bytesOf(context, file);
    if (here) return { ok: true, value: here };
    const read = await withToken(context, (token) => connect(token).read(id, signal));
    if (!read.ok) return read;
    if ((await sha256(read.value)) !== hash) return { ok: false, error: { kind: 'malformed' } };
    await keepBytes(context, { hash, type }, read.value);
    await writeKnown(database, id, { hash, state: 'stored' });
    return read;
  });

const send = async (
  context: DataContext,
  file: StoredFile,
  connect: (token: string) => FilesPort,
  signal: AbortSignal,
): Done<void> => {
  const { id, hash } = file;
  const settle = async (state: KnownFile['state']): Done<void> => {
    await writeKnown(context.database, id, { hash, state });
    return DONE;
  };
  if (storageError(file)) return settle('refused');
  const ask = <T>(question: (port: FilesPort) => Answer<T>): Answer<T> =>
    withToken(context, (token) => question(connect(token)));
  const sent = await sendParts(file, await bytesOf(context, file), ask, signal);
  if (sent.ok) return settle('stored');
  if (sent.error.kind === 'too-large') return settle('blocked');
  if (sent.error.kind !== 'refused') return sent;
  if (sent.error.code === 'quota') return settle('no-room');
  // The record has not arrived, or what came of it was spoilt on the way: a later time begins anew.
  return sent.error.code === 'not_storable' ? settle('refused') : sent;
};

const sendParts = async (
  { id, size }: StoredFile,
  bytes: ArrayBuffer | undefined,
  ask: <T>(question: (port: FilesPort) => Answer<T>) => Answer<T>,
  signal: AbortSignal,
): Answer<true> => {
  const state = await ask((port) => port.state(id, signal));
  if (!state.ok) return state;
  const { isComplete, parts } = state.value;
  if (isComplete || !bytes) return { ok: true, value: true };
  for (let index = 0; index < partCount(size); index += 1) {
    if (parts.includes(index)) continue;
    const part = bytes.slice(index * PART_BYTES, (index + 1) * PART_BYTES);
    const sent = await ask((port) => port.sendPart(id, index, part, signal));
    if (!sent.ok) return sent;
  }
  return ask((port) => port.finish(id, signal));
};

/** Purged on another device: the bytes leave this one too. */
const forgetPurged = async (
  { database }: DataContext,
  files: readonly StoredFile[],
): Promise<void> => {
  const ids = new Set(files.map(({ id }) => id));
  for (const [id, { hash }] of Object.entries(await readKnown(database)))
    if (!ids.has(id)) {
      await dropLooseBytes(database, [hash]);
      await writeKnown(database, id, undefined);
    }
};

const DONE: { ok: true; value: undefined } = { ok: true, value: undefined };

const guarded = async <T>(work: () => Done<T>): Done<T> => {
  try {
    return await work();
  } catch (error) {
    return { ok: false, error: { kind: 'storage', failure: storageFailure(error) } };
  }
};
