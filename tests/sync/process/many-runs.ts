/** As many process runs as asked, a few at a time, and their figures. */
import { inspect } from 'node:util';
import { processRun, type ProcessRun } from './run.ts';
import type { ServerUnderFaults } from './server-under-faults.ts';

export interface ManyRuns {
  runs: number;
  broken: number;
  faults: [fault: string, times: number][];
  figures: [name: string, value: string | number][];
}

/** A server's disk grows with each run, and is copied in some. */
const RUNS_A_SERVER = 25;
const TELL_EVERY = 25;

interface Lanes {
  atATime: number;
  /** Given each broken promise with its seed, as it comes, and how far it is. */
  tell: (line: string) => void;
  open: () => Promise<ServerUnderFaults>;
  /** Ends it after the runs that are under way. */
  signal?: AbortSignal;
}

/** Seeds `from` to `from + count - 1`. */
export const manyRuns = async (
  count: number,
  from: number,
  { atATime, tell, open, signal }: Lanes,
): Promise<ManyRuns> => {
  const runs: ProcessRun[] = [];
  let next = from;
  const isLeft = (): boolean => next < from + count && !signal?.aborted;
  const work = async (): Promise<void> => {
    while (isLeft()) {
      const server = await open();
      try {
        for (let turn = 0; turn < RUNS_A_SERVER && isLeft(); turn += 1) {
          const seed = next;
          next += 1;
          const run = await processRun(seed, server).catch((error: unknown) => failed(seed, error));
          for (const violation of run.violations) tell(`seed ${seed}: ${violation}`);
          runs.push(run);
          if (runs.length % TELL_EVERY === 0) tell(`${runs.length} runs`);
          if (run.seconds === 0) break;
        }
      } finally {
        await server.stop();
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atATime, count) }, work));
  return summary(runs);
};

/** What a run ended with that is no promise: whatever state it left the server in, the next one gets another. */
const failed = (seed: number, error: unknown): ProcessRun => ({
  seed,
  // With its cause: of a request that failed, it alone says how.
  violations: [inspect(error)],
  faults: new Map(),
  actions: 0,
  mutations: 0,
  resent: 0,
  seconds: 0,
});

const summary = (runs: readonly ProcessRun[]): ManyRuns => {
  const faults = new Map<string, number>();
  for (const run of runs)
    for (const [fault, times] of run.faults) faults.set(fault, (faults.get(fault) ?? 0) + times);
  const sum = (of: (run: ProcessRun) => number): number =>
    runs.reduce((total, run) => total + of(run), 0);
  const durations = runs.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  return {
    runs: runs.length,
    broken: sum(({ violations }) => violations.length),
    faults: [...faults].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    figures: [
      ['faults in all', [...faults.values()].reduce((total, times) => total + times, 0)],
      ['user actions', sum(({ actions }) => actions)],
      ['changes sent', sum(({ mutations }) => mutations)],
      ['changes sent again', sum(({ resent }) => resent)],
      ['median run, seconds', (durations[durations.length >> 1] ?? 0).toFixed(1)],
      ['longest run, seconds', (durations.at(-1) ?? 0).toFixed(1)],
    ],
  };
};
