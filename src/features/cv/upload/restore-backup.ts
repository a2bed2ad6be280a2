import { commit, type Change } from '#/data/commit.ts';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { duplicateRecord } from '#/domain/cv/record/duplicate-record.ts';
import type { Result } from '#/domain/cv/source.ts';

export interface Restored {
  /** CVs that came back, those of the bin among them. */
  restored: number;
  /** CVs that this device already has as they are in the back-up, or newer. */
  already: number;
  /** Rows that were no CV. */
  unreadable: number;
}

/**
 * Brings the CVs of a back-up back, all or none. Nothing here is replaced: what changed since stands
 * beside its older state, and a file restored twice adds nothing the second time.
 */
export const restoreBackup = async (
  context: DataContext,
  { cvs, unreadable }: { cvs: readonly CvRecord[]; unreadable: number },
): Promise<Result<Restored, StorageFailure>> => {
  const here = await context.database.cvs.toArray();
  const missing = cvs.filter((cv) => !here.some((own) => holds(own, cv)));
  const changes = missing.map((cv): Change => ({
    table: 'cvs',
    op: 'create',
    row: copyOf(cv, context),
  }));
  const saved = await commit(context, changes);
  if (!saved.ok) return saved;
  const restored = missing.length;
  return { ok: true, value: { restored, already: cvs.length - restored, unreadable } };
};

/** A row's moment of birth, to the millisecond, is kept by its copies. */
const holds = (own: CvRecord, cv: CvRecord): boolean =>
  own.createdAt === cv.createdAt && own.updatedAt >= cv.updatedAt;

/** Under an id of its own: the old one may be known to another device, with another story. */
const copyOf = (cv: CvRecord, { newId, now }: DataContext): CvRecord => ({
  ...duplicateRecord(cv, { newId, now: now() }, cv.title),
  createdAt: cv.createdAt,
  updatedAt: cv.updatedAt,
  trashedAt: cv.trashedAt,
});
