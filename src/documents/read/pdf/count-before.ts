/** How many items of a sorted list come before a border: `isBefore` holds for those, and for none after them. */
export const countBefore = <T>(sorted: readonly T[], isBefore: (item: T) => boolean): number => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(sorted[middle] as T)) from = middle + 1;
    else to = middle;
  }
  return from;
};
