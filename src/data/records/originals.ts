/**
 * The files that CVs were read from, for those that a person wants to keep. They lie on this device alone: never
 * synced, and in no back-up. One goes with its CV.
 */
import { Dexie } from 'dexie';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import type { Result } from '#/domain/result.ts';
import type { DataContext } from '../context.ts';
import type { JalonDatabase } from '../db.ts';
import { MissingRecordError, storageFailure, type StorageFailure } from '../failure.ts';
import type { OriginalEntry } from '../tables.ts';

type Stored = Promise<Result<void, StorageFailure>>;

export const keepOriginal = (
  { database, now }: DataContext,
  cv: CvId,
  { fileName, bytes }: Pick<OriginalEntry, 'fileName' | 'bytes'>,
): Stored =>
  storing(() =>
    database.transaction('rw', [database.cvs, database.originals], async () => {
      if (!(await database.cvs.get(cv))) throw new MissingRecordError();
      await database.originals.put({ cv, fileName, bytes, keptAt: now() });
    }),
  );

export const originalOf = (
  { database }: DataContext,
  cv: CvId,
): Promise<OriginalEntry | undefined> => database.originals.get(cv);

export const dropOriginal = ({ database }: DataContext, cv: CvId): Stored =>
  storing(() => database.originals.delete(cv));

/** Behind the present transaction: of CVs that are gone for ever, here or on another device. */
export const dropOriginalsAfter = (database: JalonDatabase, cvs: readonly CvId[]): void => {
  if (cvs.length === 0) return;
  void Dexie.ignoreTransaction(() => dropThoseWithoutCv(database, cvs)).catch(() => undefined);
};

/** A transaction that is undone leaves its CVs, and they keep their files. */
export const dropThoseWithoutCv = (database: JalonDatabase, cvs: readonly CvId[]): Promise<void> =>
  database.transaction('rw', [database.cvs, database.originals], async () => {
    const there = new Set(await database.cvs.where('id').anyOf(cvs).primaryKeys());
    await database.originals.bulkDelete(cvs.filter((cv) => !there.has(cv)));
  });

const storing = async (act: () => PromiseLike<void>): Stored => {
  try {
    await act();
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
};
