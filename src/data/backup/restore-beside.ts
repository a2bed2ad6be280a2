/** Where the older state of a record goes when the record itself has gone on. */
import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { newCvVersion, type CvVersion } from '#/domain/cv/record/cv-version.ts';
import type { Json } from '#/domain/sync/merge.ts';
import { isSameJson } from '#/domain/sync/values/same-json.ts';
import { rulesOf } from '../collection-rules.ts';
import type { Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import { versionContent } from '../records/cv-versions.ts';
import { withOwnWords } from '../records/outgoing-cv.ts';
import { patchBetween } from '../row-patch.ts';
import type { SyncedRow, SyncedTable } from '../tables.ts';

/** In the person's language, both for what came from a back-up. */
export interface BesideNames {
  /** Of a version of a CV: `CV de la sauvegarde du 3 mars`. */
  version: string;
  /** Of another record: `Soudeur (sauvegarde du 3 mars)`. */
  copy: (name: string) => string;
}

/**
 * undefined when there is nothing to keep: the two CVs differ in what is not part of a version, or there is such a
 * version already.
 */
export const versionChange = (
  context: DataContext,
  here: CvRecord,
  given: CvRecord,
  versions: readonly CvVersion[],
  title: string,
): Change | undefined => {
  const content = versionContent(given);
  const isThere = [
    versionContent(here),
    ...versions.flatMap((version) => (version.cv === here.id ? version.content : [])),
  ].some((other) => isSameJson(content as unknown as Json, other as unknown as Json));
  if (isThere) return undefined;
  const row = newCvVersion(context.newId(), given.updatedAt, { cv: here.id, title, content });
  return { table: 'cvVersions', op: 'create', row };
};

/** Any other record's older state, under the name it would have beside the present one. */
export const asCopy = (
  table: SyncedTable,
  given: SyncedRow,
  copyName: (name: string) => string,
): SyncedRow => {
  const { nameField: field } = rulesOf(table);
  if (field === undefined) return given;
  const name = (given as unknown as Record<string, string>)[field] ?? '';
  return { ...given, [field]: copyName(name) };
};

/** What was taken out of a CV never reaches the server: a file may bring back what only another device knew. */
export const ownWordsChange = (
  table: SyncedTable,
  here: SyncedRow,
  given: SyncedRow,
): Change | undefined => {
  if (table !== 'cvs') return undefined;
  const own = here as CvRecord;
  const { removed, evidence } = withOwnWords(given as CvRecord, own);
  const patch = patchBetween(table, own, { ...own, removed, evidence } as CvRecord) as CvPatch;
  return Object.keys(patch).length > 0 ? { table, op: 'patch', id: here.id, patch } : undefined;
};
