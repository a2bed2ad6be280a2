/** Saved states of a CV: what the version panel reads, and what people can do there. */
import { inversePatch } from '#/domain/cv/record/apply-patch.ts';
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvId, CvRecord } from '#/domain/cv/record/cv-record.ts';
import {
  newCvVersion,
  VERSION_FIELDS,
  type CvVersion,
  type CvVersionContent,
} from '#/domain/cv/record/cv-version.ts';
import { isSameJson } from '#/domain/sync/values/same-json.ts';
import type { JsonObject } from '#/domain/sync/merge.ts';
import type { Result } from '#/domain/result.ts';
import { MINUTE_MS } from '#/domain/duration.ts';
import type { DataContext } from '../context.ts';
import { moveToBin, purgeFromBin, restoreFromBin } from './bin.ts';
import { getCv, patchCv } from './cvs.ts';
import type { StorageFailure } from '../failure.ts';
import { withOwnWords } from './outgoing-cv.ts';
import { bodyOfRow, patchBetween } from '../row-patch.ts';
import { createRow, isOut, patchRow, type Saved } from './saved-row.ts';

export type TitleFailure = StorageFailure | { kind: 'title-required' };
type Titled = Promise<Result<CvVersion, TitleFailure>>;

/** Newest first; not those in the bin. */
export const listVersions = async ({ database }: DataContext, cv: CvId): Promise<CvVersion[]> =>
  (await database.cvVersions.where('cv').equals(cv).toArray())
    .filter(isOut)
    .toSorted((a, b) => b.createdAt - a.createdAt);

/** How long an automatic version stands for what follows it, and how many of them are kept of one CV. */
export const AUTOMATIC = { every: 10 * MINUTE_MS, kept: 20 } as const;

/** One that nobody named: the timeline keeps it by itself. */
export const isAutomatic = ({ title }: Pick<CvVersion, 'title'>): boolean => title === '';

/**
 * Keeps a state of the CV in its timeline, unless the newest version says the same, or is automatic and younger than
 * `every` milliseconds. The oldest automatic ones go; named ones never do.
 */
export const keepState = async (
  context: DataContext,
  record: CvRecord,
  every: number = AUTOMATIC.every,
): Promise<void> => {
  if (!(await getCv(context, record.id))) return;
  const versions = await listVersions(context, record.id);
  const [newest] = versions;
  const content = versionContent(record);
  if (newest && isSameJson(asJson(newest.content), asJson(content))) return;
  const now = context.now();
  if (newest && isAutomatic(newest) && now - newest.createdAt < every) return;
  const fields = { cv: record.id, title: '', content };
  const kept = await createRow(context, 'cvVersions', newCvVersion(context.newId(), now, fields));
  const spare = versions.filter(isAutomatic).slice(AUTOMATIC.kept - 1);
  if (kept.ok && spare.length > 0)
    await purgeFromBin(
      context,
      spare.map(({ id }) => ({ table: 'cvVersions', id })),
    );
};

export const getVersion = ({ database }: DataContext, id: string): Promise<CvVersion | undefined> =>
  database.cvVersions.get(id);

/** Saves the CV as it is now, under a title that says something. */
export const saveVersion = async (context: DataContext, cv: CvId, title: string): Titled => {
  if (title.trim() === '') return NO_TITLE;
  const record = await getCv(context, cv);
  if (!record) return { ok: false, error: { kind: 'missing' } };
  const content = versionContent(record);
  return createRow(
    context,
    'cvVersions',
    newCvVersion(context.newId(), context.now(), { cv, title: title.trim(), content }),
  );
};

/** The version that says what the CV says now: the newest named one if it does, else a new one under this title. */
export const versionAsNow = async (context: DataContext, cv: CvId, title: string): Titled => {
  const record = await getCv(context, cv);
  if (!record) return { ok: false, error: { kind: 'missing' } };
  const newest = (await listVersions(context, cv)).find((version) => !isAutomatic(version));
  if (newest && isSameJson(asJson(newest.content), asJson(versionContent(record))))
    return { ok: true, value: newest };
  return saveVersion(context, cv, title);
};

const asJson = (content: CvVersionContent): JsonObject => content as unknown as JsonObject;

export const renameVersion = async (context: DataContext, id: string, title: string): Titled =>
  title.trim() === '' ? NO_TITLE : patchRow(context, 'cvVersions', id, { title: title.trim() });

export interface RestoredVersion {
  cv: CvRecord;
  /** Takes the CV back to what it was before: for `patchCv`. */
  undo: CvPatch;
}

/** The CV says again what it said then; its title, and the version itself, stay, and what it said now is kept. */
export const restoreVersion = async (context: DataContext, id: string): Saved<RestoredVersion> => {
  const version = await context.database.cvVersions.get(id);
  const cv = version && (await getCv(context, version.cv));
  if (!cv) return { ok: false, error: { kind: 'missing' } };
  await keepState(context, cv, 0);
  const patch = patchBetween('cvs', cv, cvAsOf(cv, version)) as CvPatch;
  const saved = await patchCv(context, cv.id, patch);
  const undo = inversePatch(cv, patch);
  return saved.ok ? { ok: true, value: { cv: saved.value, undo } } : saved;
};

/** Into the bin, from which `bringVersionBack` takes it. */
export const discardVersion = (context: DataContext, id: string): Saved<void> =>
  moveToBin(context, [{ table: 'cvVersions', id }]);

export const bringVersionBack = (context: DataContext, id: string): Saved<void> =>
  restoreFromBin(context, [{ table: 'cvVersions', id }]);

/** How the CV would read: for a look at a version before it is restored. */
export const cvAsOf = (cv: CvRecord, { content }: CvVersion): CvRecord =>
  withOwnWords({ ...cv, ...content }, cv);

/** A version travels whole, so it holds no more than may leave the device. */
export const versionContent = (record: CvRecord): CvVersionContent => {
  const body = bodyOfRow('cvs', record);
  const kept = VERSION_FIELDS.map((field) => [field, body[field]]);
  return Object.fromEntries(kept) as unknown as CvVersionContent;
};

const NO_TITLE = { ok: false, error: { kind: 'title-required' } } as const;
