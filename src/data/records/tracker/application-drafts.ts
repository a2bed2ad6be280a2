/** What is typed of an application and not saved yet: on this device alone, until it is saved or let go. */
import type { Result } from '#/domain/result.ts';
import type { ApplicationStatus } from '#/domain/tracker/application.ts';
import type { FilledFields } from '#/domain/tracker/ad/fill-from-ad.ts';
import type { FormValues } from '#/domain/tracker/application-form.ts';
import type { DataContext } from '../../context.ts';
import type { JalonDatabase } from '../../db.ts';
import { storageFailure, type StorageFailure } from '../../failure.ts';
import type { MetaEntry } from '../../tables.ts';

export interface ApplicationDraft {
  /** Those fields alone that were changed. */
  values: Partial<FormValues>;
  /** What a posting filled in. */
  filled: FilledFields;
  /** The posting's words, '' without one. */
  text: string;
  status?: ApplicationStatus;
  /** Id of the CV that was sent. */
  cv?: string;
}

const PREFIX = 'application-draft/';

/** `of`: the id of the application or of the received posting, or `new`. */
export const draftKey = (of: string): string => PREFIX + of;

export const getDraft = async (
  { database }: DataContext,
  of: string,
): Promise<ApplicationDraft | undefined> =>
  (await database.meta.get(draftKey(of)))?.value as ApplicationDraft | undefined;

/** undefined lets it go. */
export const keepDraft = async (
  { database }: DataContext,
  of: string,
  draft: ApplicationDraft | undefined,
): Promise<Result<void, StorageFailure>> => {
  const key = draftKey(of);
  try {
    if (draft) await database.meta.put({ key, value: draft });
    else await database.meta.delete(key);
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
};

export const allDrafts = (database: JalonDatabase): Promise<MetaEntry[]> =>
  database.meta.where('key').startsWith(PREFIX).toArray();
