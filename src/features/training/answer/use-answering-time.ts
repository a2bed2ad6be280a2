import { useState } from 'react';
import { SECOND_MS } from '#/domain/duration.ts';
import { now } from '#/platform/clock.ts';

/** Whoever comes back to a page after so long was not answering all the time. */
const LONGEST = 1800;

/** Seconds from the first word that was typed here; 0 where that says nothing, as of an answer begun before. */
export const useAnsweringTime = (wasBegun: boolean) => {
  const [clock] = useState(() => {
    let begunAt: number | undefined;
    return {
      begin: (): void => {
        begunAt ??= now();
      },
      seconds: (): number => {
        if (begunAt === undefined) return 0;
        const seconds = Math.round((now() - begunAt) / SECOND_MS);
        return wasBegun || seconds > LONGEST ? 0 : Math.max(1, seconds);
      },
    };
  });
  return clock;
};
