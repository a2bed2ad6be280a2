/**
 * Changes to a stored CV, as field patches: path → new value. Built with the functions below, which check
 * the type of each value; joined with `{ ...a, ...b }`; applied with `applyPatch`.
 * `null` at an entry's path (`experience.<id>`) removes the entry; a whole entry there adds or replaces it.
 */
import type { Personal } from '../content.ts';
import type { FieldEvidence } from '../reading.ts';
import { pathOf, type RecordShape } from '../../sync/path.ts';
import type {
  CvRecord,
  EducationEntry,
  EntryId,
  ExperienceEntry,
  LanguageEntry,
  OtherEntry,
  RemovedEntry,
  SkillEntry,
  UnplacedEntry,
} from './cv-record.ts';

export interface EntryTypes {
  experience: ExperienceEntry;
  education: EducationEntry;
  skills: SkillEntry;
  languages: LanguageEntry;
  other: OtherEntry;
  unplaced: UnplacedEntry;
  removed: RemovedEntry;
}
export type ListName = keyof EntryTypes;

export const LIST_NAMES = [
  'experience',
  'education',
  'skills',
  'languages',
  'other',
  'unplaced',
  'removed',
] as const satisfies readonly ListName[];

/** How concurrent edits of a CV merge: what its paths mean. */
export const CV_SHAPE: RecordShape = {
  lists: LIST_NAMES,
  addWins: ['skills'],
  flatMaps: ['evidence'],
};

export const ROOT_FIELDS = [
  'title',
  'language',
  'template',
  'dateStyle',
  'step',
  'sourceFileName',
  'askedYearOnly',
  'updatedAt',
  'trashedAt',
] as const satisfies readonly (keyof CvRecord)[];
type RootField = (typeof ROOT_FIELDS)[number];

/** Values outside the lists, by path. */
export type FieldValues = Pick<CvRecord, RootField> & {
  [P in keyof Personal as `personal.${P}`]: Personal[P];
};

export type CvPatchValue =
  | string
  | number
  | boolean
  | null
  | string[]
  | FieldEvidence
  | EntryTypes[ListName];

/** `title`, `personal.email`, `experience.<id>`, `experience.<id>.jobTitle`, `evidence.<any of these>`. */
type CvPath = string;
export type CvPatch = Readonly<Record<CvPath, CvPatchValue>>;

/** `editField('personal.email', 'amel@example.org')` */
export function editField<P extends keyof FieldValues>(path: P, value: FieldValues[P]): CvPatch {
  return { [path]: value };
}

/** `editEntry('experience', id, 'jobTitle', 'Conductrice de travaux')` */
export function editEntry<L extends ListName, F extends keyof EntryTypes[L] & string>(
  list: L,
  id: EntryId,
  field: F,
  value: EntryTypes[L][F] & CvPatchValue,
): CvPatch {
  return { [pathOf(list, id, field)]: value };
}

export function addEntry<L extends ListName>(list: L, id: EntryId, entry: EntryTypes[L]): CvPatch {
  return { [pathOf(list, id)]: entry };
}

export function removeEntry(list: ListName, id: EntryId): CvPatch {
  return { [pathOf(list, id)]: null };
}
