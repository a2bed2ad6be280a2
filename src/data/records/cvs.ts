/** The CVs on this device: what screens read, and what people can do with them. */
import type { CvLanguage } from '#/domain/cv/content.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import { editField, type CvPatch } from '#/domain/cv/record/cv-patch.ts';
import { blankRecord, type CvId, type CvRecord } from '#/domain/cv/record/cv-record.ts';
import { duplicateRecord } from '#/domain/cv/record/duplicate-record.ts';
import { readingToRecord } from '#/domain/cv/record/record-from-reading.ts';
import { moveToBin, purgeFromBin, restoreFromBin } from './bin.ts';
import type { DataContext } from '../context.ts';
import { follow } from '../live.ts';
import { getSettings } from './settings.ts';
import { createRow, patchRow, type Saved } from './saved-row.ts';

/** Newest work first; not those in the bin. */
export const listCvs = async ({ database }: DataContext): Promise<CvRecord[]> =>
  (await database.cvs.orderBy('updatedAt').toArray())
    .filter(({ trashedAt }) => trashedAt === null)
    .toReversed();

/** Last thrown away first. Rows outside the bin have no number there, hence no place in the index. */
export const listBin = async ({ database }: DataContext): Promise<CvRecord[]> =>
  (await database.cvs.where('trashedAt').above(0).sortBy('trashedAt')).toReversed();

export const getCv = ({ database }: DataContext, id: CvId): Promise<CvRecord | undefined> =>
  database.cvs.get(id);

/**
 * Tells each state of one CV, from any tab: undefined once it is purged.
 * Returns the function that stops it.
 */
export const watchCv = (
  { database }: DataContext,
  id: CvId,
  listener: (cv: CvRecord | undefined) => void,
): (() => void) => follow(() => database.cvs.get(id), listener);

export const createBlankCv = async (
  context: DataContext,
  settings: { title: string; language: CvLanguage },
): Saved<CvRecord> => {
  const style = await chosenDateStyle(context);
  return createRow(context, 'cvs', blankRecord(inputs(context), { ...settings, ...style }));
};

/** Keeps everything the reading found, placed or not. */
export const createCvFromReading = async (
  context: DataContext,
  reading: CvReading,
  settings: { title: string; sourceFileName: string },
): Saved<CvRecord> => {
  const style = await chosenDateStyle(context);
  const record = readingToRecord(reading, inputs(context), { ...settings, ...style });
  return createRow(context, 'cvs', record);
};

/** Where the settings can't be read the CV can't be saved either, and that is what is told. */
const chosenDateStyle = (context: DataContext): Promise<{ dateStyle?: CvRecord['dateStyle'] }> =>
  getSettings(context).then(
    ({ dateStyle }) => ({ dateStyle }),
    () => ({}),
  );

export const patchCv = (context: DataContext, id: CvId, patch: CvPatch): Saved<CvRecord> =>
  patchRow(context, 'cvs', id, patch);

export const renameCv = (context: DataContext, id: CvId, title: string): Saved<CvRecord> =>
  patchCv(context, id, editField('title', title));

export const duplicateCv = async (
  context: DataContext,
  id: CvId,
  title: string,
): Saved<CvRecord> => {
  const original = await getCv(context, id);
  if (!original) return { ok: false, error: { kind: 'missing' } };
  return createRow(context, 'cvs', duplicateRecord(original, inputs(context), title));
};

export const moveCvToBin = (context: DataContext, id: CvId): Saved<void> =>
  moveToBin(context, [{ table: 'cvs', id }]);

export const restoreCv = (context: DataContext, id: CvId): Saved<void> =>
  restoreFromBin(context, [{ table: 'cvs', id }]);

/** For ever, with its saved versions and its files. */
export const purgeCv = (context: DataContext, id: CvId): Saved<void> =>
  purgeFromBin(context, [{ table: 'cvs', id }]);

const inputs = ({ newId, random, now }: DataContext) => ({ newId, random, now: now() });
