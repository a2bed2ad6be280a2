import type { CvPatch } from '#/domain/cv/record/cv-patch.ts';
import { holds } from '#/domain/sync/path.ts';

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
