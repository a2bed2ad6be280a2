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
export const CV_SHAPE = {
  lists: LIST_NAMES,
  addWins: ['skills'],
  flatMaps: ['evidence', 'agreed'],
} as const satisfies RecordShape;

export const ROOT_FIELDS = [
  'title',
  'language',
  'template',
  'accent',
  'density',
  'dateStyle',
  'step',
  'sourceFileName',
  'askedYearOnly',
  'longAllowed',
  'twin',
  'updatedAt',
  'trashedAt',
] as const satisfies readonly (keyof CvRecord)[];
type RootField = (typeof ROOT_FIELDS)[number];

/** Values outside the lists, by path. */
type FieldValues = Pick<CvRecord, RootField> & {
  [P in keyof Personal as `personal.${P}`]-?: Required<Personal>[P];
};

/** `personal.email`, or `experience.<id>.jobTitle`: all fields of which a form spells the path. */
export type CvFieldPath =
  | keyof FieldValues
  | { [L in ListName]: `${L}.${EntryId}.${keyof EntryTypes[L] & string}` }[ListName];

/** What a field holds, by its path. */
export type ValueAt<P extends CvFieldPath> = P extends keyof FieldValues
  ? FieldValues[P]
  : P extends `${infer L extends ListName}.${EntryId}.${infer F}`
    ? EntryTypes[L][F & keyof EntryTypes[L]]
    : never;

/** The paths of fields that hold a `Value`, such as any text. */
export type PathTo<Value> =
  | { [P in keyof FieldValues]: Holding<FieldValues[P], Value, P> }[keyof FieldValues]
  | {
      [L in ListName]: {
        [F in keyof EntryTypes[L] & string]: Holding<
          EntryTypes[L][F],
          Value,
          `${L}.${EntryId}.${F}`
        >;
      }[keyof EntryTypes[L] & string];
    }[ListName];
type Holding<Held, Value, P> = [Held, Value] extends [Value, Held] ? P : never;

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
export function editField<P extends CvFieldPath>(
  path: P,
  value: ValueAt<P> & CvPatchValue,
): CvPatch {
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
