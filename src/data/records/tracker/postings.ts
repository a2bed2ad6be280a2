/** Postings that another app handed over: an inbox on this device, until the tracker takes them. */
import type { Result } from '#/domain/result.ts';
import type { JobPosting } from '#/domain/tracker/job-posting.ts';
import type { DataContext } from '../../context.ts';
import { storageFailure, type StorageFailure } from '../../failure.ts';
import type { PostingEntry } from '../../tables.ts';

/** Under the id of its sharing: received twice, it is here once. */
export const keepPosting = (
  { database, now }: DataContext,
  id: string,
  posting: JobPosting,
): Promise<Result<void, StorageFailure>> =>
  storing(async () => {
    await database.transaction('rw', database.postings, async () => {
      if (!(await database.postings.get(id)))
        await database.postings.add({ ...posting, id, receivedAt: now() });
    });
  });

/** The latest first. */
export const listPostings = async ({ database }: DataContext): Promise<PostingEntry[]> =>
  (await database.postings.orderBy('receivedAt').toArray()).toReversed();

export const getPosting = (
  { database }: DataContext,
  id: string,
): Promise<PostingEntry | undefined> => database.postings.get(id);

export const removePosting = (
  { database }: DataContext,
  id: string,
): Promise<Result<void, StorageFailure>> => storing(() => database.postings.delete(id));

/** Taken back at once, as it was. */
export const putBackPosting = (
  { database }: DataContext,
  posting: PostingEntry,
): Promise<Result<void, StorageFailure>> =>
  storing(async () => void (await database.postings.put(posting)));

const storing = async (act: () => Promise<void>): Promise<Result<void, StorageFailure>> => {
  try {
    await act();
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
};
