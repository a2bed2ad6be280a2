import { PATCH_LIMITS } from '../limits.ts';
import { shallowFirst } from '../path.ts';
import type { WireMutation } from '../protocol.ts';

type Patch = WireMutation['patch'];

/**
 * A patch as one or more that the server takes, to be sent in this order as one user action: a whole record with
 * hundreds of entries has more paths than one change may. Entries stay before their fields.
 */
export const patchParts = (patch: Patch): Patch[] => {
  const paths = Object.keys(patch);
  if (paths.length <= PATCH_LIMITS.paths) return [patch];
  const ordered = shallowFirst(paths);
  const parts: Patch[] = [];
  for (let start = 0; start < ordered.length; start += PATCH_LIMITS.paths) {
    const part = ordered.slice(start, start + PATCH_LIMITS.paths);
    parts.push(Object.fromEntries(part.map((path) => [path, patch[path] ?? null])));
  }
  return parts;
};
