/** Patches applied, undone and marked as a person's own. All functions leave the record they are given as it is. */
import type { FieldEvidence } from '../reading.ts';
import type { CvPatch, CvPatchValue, ListName } from './cv-patch.ts';
import { LIST_NAMES } from './cv-patch.ts';
import type { CvRecord } from './cv-record.ts';

type AnyEntry = Record<string, unknown>;

interface PathParts {
  root: string;
  /** Entry id, personal field, or whole evidence path. */
  key: string;
  /** Field inside an entry. */
  field: string;
}

/**
 * The record with every value of the patch in its place. Whole entries are put in or removed before fields are set;
 * a field of an entry that isn't there (removed meanwhile) is left out, so that a removal stays a removal.
 */
export function applyPatch(record: CvRecord, patch: CvPatch): CvRecord {
  const next: AnyEntry = { ...record };
  const byDepth = Object.entries(patch)
    .map(([path, value]) => ({ parts: pathParts(path), value }))
    .toSorted((a, b) => Number(a.parts.field !== '') - Number(b.parts.field !== ''));
  for (const { parts, value } of byDepth) {
    const { root, key, field } = parts;
    if (key === '') next[root] = value;
    else if (field === '') next[root] = withKey(next[root] as AnyEntry, key, value);
    else {
      const entries = next[root] as Record<string, AnyEntry>;
      const entry = entries[key];
      if (entry) next[root] = { ...entries, [key]: { ...entry, [field]: value } };
    }
  }
  return next as unknown as CvRecord;
}

/** The patch that takes `applyPatch(record, patch)` back to `record`. */
export function inversePatch(record: CvRecord, patch: CvPatch): CvPatch {
  const inverse: Record<string, CvPatchValue> = {};
  for (const path of Object.keys(patch)) {
    const { root, key, field } = pathParts(path);
    const value = valueAt(record, { root, key, field });
    if (field !== '' && value === undefined) continue;
    inverse[path] = (value ?? null) as CvPatchValue;
  }
  return inverse;
}

/** Value at a path, or undefined. */
export function valueAt(record: CvRecord, path: PathParts | string): unknown {
  const { root, key, field } = typeof path === 'string' ? pathParts(path) : path;
  const top = (record as unknown as AnyEntry)[root];
  if (key === '') return top;
  const inner = (top as AnyEntry | undefined)?.[key];
  return field === '' ? inner : (inner as AnyEntry | undefined)?.[field];
}

/**
 * A patch as the person's own edit: the "to check" marks of the fields it touches go, and `updatedAt` moves.
 * Commands store and send the result, so that all devices drop the same marks.
 */
export function asPersonEdit(record: CvRecord, patch: CvPatch, now: number): CvPatch {
  const marks: Record<string, null> = {};
  for (const path of Object.keys(patch)) {
    for (const marked of Object.keys(record.evidence)) {
      if (marked === path || marked.startsWith(`${path}.`)) marks[`evidence.${marked}`] = null;
    }
  }
  return { ...patch, ...marks, updatedAt: now };
}

/** The person says a marked field is right as it is. */
export const confirmField = (path: string): CvPatch => ({ [`evidence.${path}`]: null });

/** The mark on a field, when it needs a look. */
export const markOf = (record: CvRecord, path: string): FieldEvidence | undefined =>
  record.evidence[path];

function pathParts(path: string): PathParts {
  const [root = '', ...rest] = path.split('.');
  if (root === 'evidence') return { root, key: rest.join('.'), field: '' };
  const [key = '', ...fields] = rest;
  return { root, key, field: isList(root) ? fields.join('.') : '' };
}

const isList = (root: string): root is ListName => (LIST_NAMES as readonly string[]).includes(root);

function withKey(entries: AnyEntry, key: string, value: CvPatchValue): AnyEntry {
  if (value !== null) return { ...entries, [key]: value };
  const { [key]: _removed, ...rest } = entries;
  return rest;
}
