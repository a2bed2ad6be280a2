/** Patches applied, undone and marked as a person's own. All functions leave the record they are given as it is. */
import type { FieldEvidence } from '../reading.ts';
import { applyPatch as applyToBody, type Change, type JsonObject } from '../../sync/merge.ts';
import { holds, parsePath, pathOf, valueAt } from '../../sync/path.ts';
import { CV_SHAPE, type CvPatch, type CvPatchValue } from './cv-patch.ts';
import type { CvRecord } from './cv-record.ts';

/**
 * The record with every value of the patch in its place, by the rules by which the server merges it: whole entries
 * are put in or removed before fields are set, and a field of an entry that isn't there (removed meanwhile) is left
 * out, so that a removal stays a removal.
 */
export const applyPatch = (record: CvRecord, patch: CvPatch): CvRecord =>
  applyToBody(
    record as unknown as JsonObject,
    patch as Change['patch'],
    CV_SHAPE,
  ) as unknown as CvRecord;

/** The patch that takes `applyPatch(record, patch)` back to `record`. */
export function inversePatch(record: CvRecord, patch: CvPatch): CvPatch {
  const inverse: Record<string, CvPatchValue> = {};
  for (const path of Object.keys(patch)) {
    const value = valueAt(record, path, CV_SHAPE);
    if (value === undefined && parsePath(path, CV_SHAPE).kind === 'entry-field') continue;
    inverse[path] = (value ?? null) as CvPatchValue;
  }
  return inverse;
}

/**
 * A patch as the person's own edit: the "to check" marks of the fields it touches go, and `updatedAt` moves.
 * Commands store and send the result, so that all devices drop the same marks.
 */
export function asPersonEdit(record: CvRecord, patch: CvPatch, now: number): CvPatch {
  const marks: Record<string, null> = {};
  for (const path of Object.keys(patch)) {
    for (const marked of Object.keys(record.evidence)) {
      if (marked === path || holds(path, marked)) marks[pathOf('evidence', marked)] = null;
    }
  }
  return { ...patch, ...marks, updatedAt: now };
}

/** The person says a marked field is right as it is. */
export const confirmField = (path: string): CvPatch => ({
  [pathOf('evidence', path)]: null,
});

/** The mark on a field, when it needs a look. */
export const markOf = (record: CvRecord, path: string): FieldEvidence | undefined =>
  record.evidence[path];
