/**
 * Spoken answers on this device: written while they are made, a few seconds at a time, so that a crash costs no more;
 * dropped once they have been heard, unless the person keeps them. They never leave the device.
 */
import type { Result } from '#/domain/result.ts';
import type { AnswerPlace } from '#/domain/training/interview-answer.ts';
import type { DataContext } from '../../context.ts';
import { storageFailure, type StorageFailure } from '../../failure.ts';
import type { RecordingEntry } from '../../tables.ts';

type Stored<T> = Promise<Result<T, StorageFailure>>;

export const startRecording = (
  { database, newId, now }: DataContext,
  { question, session }: AnswerPlace,
  { type, autoGain }: Pick<RecordingEntry, 'type' | 'autoGain'>,
): Stored<RecordingEntry> =>
  storing(async () => {
    const entry: RecordingEntry = {
      id: newId(),
      question,
      session,
      state: 'open',
      type,
      autoGain,
      seconds: 0,
      size: 0,
      startedAt: now(),
    };
    await database.recordings.add(entry);
    return entry;
  });

/** `seconds`: of the whole recording so far. Parts come one behind the other. */
export const addRecordingPart = (
  { database }: DataContext,
  id: string,
  bytes: ArrayBuffer,
  seconds: number,
): Stored<void> =>
  storing(() =>
    database.transaction('rw', [database.recordings, database.recordingParts], async () => {
      const entry = await database.recordings.get(id);
      // Dropped meanwhile, in this tab or in another one.
      if (!entry) return;
      const part = await partsOf(database, id).count();
      await database.recordingParts.add({ recording: id, part, bytes });
      const size = entry.size + bytes.byteLength;
      await database.recordings.update(id, { size, seconds });
    }),
  );

/** Newest first. */
export const recordingsAt = async (
  { database }: DataContext,
  { question, session }: AnswerPlace,
): Promise<RecordingEntry[]> =>
  (
    await database.recordings
      .where('[session+question]')
      .equals([session, question])
      .sortBy('startedAt')
  ).toReversed();

/** The file that its parts make; undefined when nothing of it has reached the disk. */
export const soundOf = async (
  { database }: DataContext,
  { id, type }: Pick<RecordingEntry, 'id' | 'type'>,
): Promise<Blob | undefined> => {
  const parts = await partsOf(database, id).sortBy('part');
  return parts.length === 0
    ? undefined
    : new Blob(
        parts.map(({ bytes }) => bytes),
        { type },
      );
};

export const markRecording = (
  { database }: DataContext,
  id: string,
  state: RecordingEntry['state'],
): Stored<void> => storing(async () => void (await database.recordings.update(id, { state })));

/**
 * Keeps it, in place of one that was kept for the same answer, or no longer does; written whole where the disk had no
 * room for it before.
 */
export const keepRecording = (
  { database }: DataContext,
  entry: RecordingEntry,
  bytes: ArrayBuffer,
): Stored<void> =>
  storing(() =>
    database.transaction('rw', [database.recordings, database.recordingParts], async () => {
      if (entry.state === 'kept') await dropKeptAt(database, entry);
      await database.recordings.put(entry);
      await partsOf(database, entry.id).delete();
      await database.recordingParts.add({ recording: entry.id, part: 0, bytes });
    }),
  );

export const dropRecording = ({ database }: DataContext, id: string): Stored<void> =>
  storing(() =>
    database.transaction('rw', [database.recordings, database.recordingParts], async () => {
      await database.recordings.delete(id);
      await partsOf(database, id).delete();
    }),
  );

/** Those that were heard and not kept by the time the page went away. */
export const dropHeardRecordings = async (context: DataContext): Stored<void> => {
  const ids = await context.database.recordings.where('state').equals('heard').primaryKeys();
  for (const id of ids) {
    const dropped = await dropRecording(context, id);
    if (!dropped.ok) return dropped;
  }
  return { ok: true, value: undefined };
};

/** The answer was given with what was measured: the next one starts without it. The sound stays. */
export const forgetMeasures = (
  { database }: DataContext,
  { question, session }: AnswerPlace,
): Stored<void> =>
  storing(
    async () =>
      void (await database.recordings
        .where('[session+question]')
        .equals([session, question])
        .modify((entry) => void delete entry.voice)),
  );

const dropKeptAt = async (
  database: DataContext['database'],
  { session, question }: AnswerPlace,
): Promise<void> => {
  const there = database.recordings.where('[session+question]').equals([session, question]);
  const kept = await there.filter(({ state }) => state === 'kept').primaryKeys();
  await database.recordings.bulkDelete(kept);
  for (const id of kept) await partsOf(database, id).delete();
};

const partsOf = (database: DataContext['database'], id: string) =>
  database.recordingParts.where('[recording+part]').between([id, -Infinity], [id, Infinity]);

const storing = async <T>(act: () => Promise<T>): Stored<T> => {
  try {
    return { ok: true, value: await act() };
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
};
