/** Taking a change back exactly, and making one change of two. */
import type { CvPatch, CvPatchValue } from '#/domain/cv/record/cv-patch.ts';
import { LIST_NAMES } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';

/** The patch that brings back what `patch` will change in `before`, and nothing else. */
export const undoOf = (before: CvRecord, patch: CvPatch): CvPatch => {
  const paths = Object.keys(patch);
  // What was inside an entry comes back, or goes, with the entry.
  const outermost = paths.filter((path) => !paths.some((other) => holds(other, path)));
  return Object.fromEntries(outermost.map((path) => [path, valueAt(before, path)]));
};

/** What `earlier` then `later` do, as one patch. Order matters: `experience.x` holds `experience.x.company`. */
export const joinPatches = (earlier: CvPatch, later: CvPatch): CvPatch => {
  const joined = new Map(Object.entries(earlier));
  for (const [path, value] of Object.entries(later)) {
    for (const known of joined.keys())
      if (known === path || holds(path, known)) joined.delete(known);
    joined.set(path, value);
  }
  return Object.fromEntries(joined);
};

const holds = (outer: string, inner: string): boolean => inner.startsWith(`${outer}.`);

/** null where there is nothing: at an entry's path, that removes what the patch added. */
const valueAt = (cv: CvRecord, path: string): CvPatchValue => {
  const [root = '', ...rest] = path.split('.');
  if (root === 'evidence') return cv.evidence[rest.join('.')] ?? null;
  const [id = '', field] = rest;
  const list = LIST_NAMES.find((name) => name === root);
  if (list) return at(field === undefined ? cv[list] : at(cv[list], id), field ?? id);
  return rest.length > 0 ? at(cv.personal, id) : at(cv, root);
};

const at = (holder: unknown, key: string): never =>
  ((holder as Record<string, unknown> | undefined | null)?.[key] ?? null) as never;
