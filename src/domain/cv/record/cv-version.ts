/** A state of a CV that was saved under a title: its words and its look, without what this device alone may know. */
import { newRecord, type SyncedRecord } from '../../sync/synced-record.ts';
import { LIST_NAMES } from './cv-patch.ts';
import type { CvRecord } from './cv-record.ts';

export const VERSION_FIELDS = [
  'language',
  'template',
  'accent',
  'density',
  'dateStyle',
  'personal',
  'evidence',
  ...LIST_NAMES,
] as const satisfies readonly (keyof CvRecord)[];

export type CvVersionContent = Pick<CvRecord, (typeof VERSION_FIELDS)[number]>;

export interface CvVersion extends SyncedRecord {
  /** Id of the CV. */
  cv: string;
  title: string;
  /** Identity numbers stand in it as a list shows them: `NAS : ••• ••• 286`. */
  content: CvVersionContent;
}

export const newCvVersion = (
  id: string,
  now: number,
  fields: Pick<CvVersion, 'cv' | 'title' | 'content'>,
): CvVersion => ({ ...newRecord(id, now), ...fields });
