/**
 * The free plan's slots for active records. A record beyond them is kept, stored and synced as locked;
 * it takes the next free slot, oldest first. A record that has its slot never loses it to another.
 */
import { MAX_LOCKED } from '../../access/plans/plan-limits.ts';
import type { StoredRow } from './apply-mutation.ts';

/** One person's slots in one collection. */
export interface Slots {
  /** Infinity for a plan without a limit. */
  limit: number;
  /** Records that hold one: neither purged, in the bin, nor locked. */
  taken: number;
}

/** The row as it may be stored: with its slot, locked for want of one, or undefined when too many wait already. */
export const takeSlot = (
  before: StoredRow | undefined,
  after: StoredRow,
  slots: Slots,
  locked: readonly StoredRow[],
  now: number,
): StoredRow | undefined => {
  const had = before !== undefined && holdsSlot(before);
  const wants = holdsSlot(after);
  if (had !== wants && (!wants || slots.taken < slots.limit)) slots.taken += wants ? 1 : -1;
  else if (!had && wants) {
    if (locked.length >= MAX_LOCKED) return undefined;
    return {
      ...after,
      lockedAt: Math.max(now, ...locked.map(({ lockedAt }) => (lockedAt ?? 0) + 1)),
    };
  }
  return after;
};

/** The locked rows that get the slots now free, without their locks; keys as given. */
export const fillSlots = <K>(
  locked: ReadonlyMap<K, StoredRow>,
  slots: Slots,
): Map<K, StoredRow> => {
  const oldestFirst = [...locked].toSorted(([, a], [, b]) => (a.lockedAt ?? 0) - (b.lockedAt ?? 0));
  const free = Math.max(0, Math.min(locked.size, slots.limit - slots.taken));
  slots.taken += free;
  return new Map(oldestFirst.slice(0, free).map(([key, row]) => [key, { ...row, lockedAt: null }]));
};

/** A locked row that waits for a slot; one in the bin does not. */
export const waitsForSlot = (row: StoredRow): boolean => row.lockedAt !== null && isOut(row);

export const holdsSlot = (row: StoredRow): boolean => row.lockedAt === null && isOut(row);

const isOut = ({ purged, state }: StoredRow): boolean =>
  !purged && (state.body['trashedAt'] ?? null) === null;
