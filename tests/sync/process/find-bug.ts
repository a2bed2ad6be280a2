/** Whether process runs see a planted bug, and how soon, on the store that is given. */
import type { PlantedBug } from './planted-bugs.ts';
import { processRun } from './run.ts';
import type { ServerUnderFaults } from './server-under-faults.ts';

/** How many runs it took to see it; undefined when `most` did not. */
export const runsToShow = async (
  bug: PlantedBug,
  server: ServerUnderFaults,
  most: number,
): Promise<number | undefined> => {
  for (let runs = 1; runs <= most; runs += 1)
    if ((await processRun(bug.from - 1 + runs, server, bug)).violations.length > 0) return runs;
  return undefined;
};
