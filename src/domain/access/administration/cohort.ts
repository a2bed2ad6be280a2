/** Counts of an organisation's people, without anyone in them: a number small enough to point at somebody is hidden. */
export const LEAST_TOLD = 5;

/** null: fewer than are told; 0 points at nobody. */
export const toldCount = (count: number): number | null =>
  count > 0 && count < LEAST_TOLD ? null : count;

/** A part is hidden where it or the rest of the whole is: the other could be worked out. */
export const toldPart = (part: number, whole: number): number | null =>
  toldCount(whole) === null || toldCount(whole - part) === null ? null : toldCount(part);
