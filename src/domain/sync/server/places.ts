/**
 * The free plan's places for active records. A record beyond them is kept, stored and synced as locked;
 * it takes the next free place, oldest first. A record that has its place never loses it to another.
 */
import type { StoredRow } from './apply-mutation.ts';

/** One person's places in one collection. */
export interface Places {
  /** Infinity for a plan without a limit. */
  limit: number;
  /** Records that hold one: neither purged, in the bin, nor locked. */
  taken: number;
}

/** So many locked records are kept on the server; those beyond stay on the device. */
export const MAX_LOCKED = 20;

/** The row as it may be stored: with its place, locked for want of one, or undefined when too many wait already. */
export const takePlace = (
  before: StoredRow | undefined,
  after: StoredRow,
  places: Places,
  locked: readonly StoredRow[],
  now: number,
): StoredRow | undefined => {
  const had = before !== undefined && holdsPlace(before);
  const wants = holdsPlace(after);
  if (had !== wants && (!wants || places.taken < places.limit)) places.taken += wants ? 1 : -1;
  else if (!had && wants) {
    if (locked.length >= MAX_LOCKED) return undefined;
    return {
      ...after,
      lockedAt: Math.max(now, ...locked.map(({ lockedAt }) => (lockedAt ?? 0) + 1)),
    };
  }
  return after;
};

/** The locked rows that get the places now free, without their locks; keys as given. */
export const fillPlaces = <K>(
  locked: ReadonlyMap<K, StoredRow>,
  places: Places,
): Map<K, StoredRow> => {
  const oldestFirst = [...locked].toSorted(([, a], [, b]) => (a.lockedAt ?? 0) - (b.lockedAt ?? 0));
  const free = Math.max(0, Math.min(locked.size, places.limit - places.taken));
  places.taken += free;
  return new Map(oldestFirst.slice(0, free).map(([key, row]) => [key, { ...row, lockedAt: null }]));
};

/** A locked row that waits for a place; one in the bin does not. */
export const waitsForPlace = (row: StoredRow): boolean => row.lockedAt !== null && isOut(row);

export const holdsPlace = (row: StoredRow): boolean => row.lockedAt === null && isOut(row);

const isOut = ({ purged, state }: StoredRow): boolean =>
  !purged && (state.body['trashedAt'] ?? null) === null;
