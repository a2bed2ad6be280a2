/** How much one request and one change may carry. The server refuses what is beyond; devices stay within. */
import type { ParkCode, WireMutation } from './protocol.ts';
import { BATCH_LIMITS, MIB } from '../access/size-limits.ts';
import { depthOf } from './path.ts';

/** Of one change. */
export const PATCH_LIMITS = {
  /** Paths of the patch, and keys of an object that it writes. */
  paths: 500,
  /** `experience.<id>.company` has three. */
  segments: 8,
  /** Of a path, in UTF-16 units. */
  pathLength: 300,
  /** Objects and lists within each other in one value. */
  valueDepth: 32,
  /** Ids of earlier changes that it follows. */
  after: 500,
} as const;

/** Of one request that writes; what is beyond is left for the next, and one user action beyond it is refused. */
export const REQUEST_LIMITS = {
  /** Of all its patches: as many as a device sends. */
  paths: BATCH_LIMITS.paths,
  /** Of the stored records it changes, with their clocks. */
  loadedBytes: 2 * MIB,
  /** The same of one user action on several records. */
  actionBytes: 4 * MIB,
} as const;

/**
 * Of one request, paths plus the stamps of the records they are merged into: the time that its merges take. What is
 * beyond is left for the next request; one user action beyond it is refused.
 */
export const MERGE_LIMIT = 20_000;

/** Of one page of changes: its rows, and their bytes as they are stored. It ends with the row that goes past either. */
export const PAGE_ROWS = 500;
export const PAGE_BYTES = 1_000_000;

/** In characters of JSON: an edit that an account without room still takes. */
const SHORT_PATCH = 2000;

/** Whether a change may add to what an account holds, by more than a little. */
export const takesRoom = ({ op, patch }: Pick<WireMutation, 'op' | 'patch'>): boolean =>
  op === 'create' || (op === 'patch' && JSON.stringify(patch).length > SHORT_PATCH);

/** Why a patch is refused whatever it is about; looked at before any row is. */
export const patchRefusal = (patch: unknown): ParkCode | undefined => {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return 'malformed';
  const paths = Object.keys(patch);
  if (paths.length > PATCH_LIMITS.paths) return 'too_large';
  for (const path of paths) {
    if (path.length > PATCH_LIMITS.pathLength || depthOf(path) >= PATCH_LIMITS.segments)
      return 'malformed';
    const value = (patch as Readonly<Record<string, unknown>>)[path];
    if (isWide(value)) return 'too_large';
    if (isDeeper(value, PATCH_LIMITS.valueDepth)) return 'malformed';
  }
  return undefined;
};

const isWide = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > PATCH_LIMITS.paths;

const isDeeper = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Object.values(value)) if (isDeeper(inner, levels - 1)) return true;
  return false;
};
