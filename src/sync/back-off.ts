import { SYNC_BACK_OFF_MS } from '#/domain/sync/polling-periods.ts';

export interface BackOff {
  /** Not before; in the clock's milliseconds, 0: at once. */
  readonly until: number;
  fail: () => void;
  reset: () => void;
}

/** Later and later after each failure, and never all devices at the same moment. */
export const createBackOff = ({
  now,
  random,
}: {
  now: () => number;
  /** In [0, 1). */
  random: () => number;
}): BackOff => {
  const { first, longest } = SYNC_BACK_OFF_MS;
  let failures = 0;
  let until = 0;
  return {
    get until() {
      return until;
    },
    fail: () => {
      failures += 1;
      const most = Math.min(longest, first * 2 ** failures);
      until = now() + Math.max(first, random() * most);
    },
    reset: () => {
      failures = 0;
      until = 0;
    },
  };
};
