import { LIST_NAMES, type CvPatch, type CvPatchValue } from './cv-patch.ts';
import type { CvRecord } from './cv-record.ts';
import { VERSION_FIELDS, type CvVersionContent } from './cv-version.ts';

/** What takes a CV to an earlier state of its words and look; entries that stay the same are not touched. */
export const patchToVersion = (now: CvRecord, then: CvVersionContent): CvPatch => {
  const patch: Record<string, CvPatchValue> = {};
  for (const field of VERSION_FIELDS) {
    if (!isMap(field)) {
      if (now[field] !== then[field]) patch[field] = then[field] as CvPatchValue;
      continue;
    }
    const [before, after] = [now[field], then[field]] as [ValueMap, ValueMap];
    for (const key of Object.keys(before)) if (!(key in after)) patch[`${field}.${key}`] = null;
    for (const [key, value] of Object.entries(after))
      if (!isSame(before[key], value)) patch[`${field}.${key}`] = value;
  }
  return patch;
};

type ValueMap = Record<string, CvPatchValue>;

const isMap = (field: string): boolean =>
  field === 'personal' || field === 'evidence' || (LIST_NAMES as readonly string[]).includes(field);

/** Without regard to the order of keys, which storage may change. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(right).length &&
    keys.every((key) => key in right && isSame(left[key], right[key]))
  );
};
