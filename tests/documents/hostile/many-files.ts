import { HOSTILE_FILES } from '../../../scripts/fixtures/hostile/hostile-catalogue.ts';
import type { HostileRun } from './run-hostile.ts';
import { runHostile } from './run-hostile.ts';

/** Each hostile file in turn, some at a time; `tell` gets a line for each. */
export const manyFiles = async (
  atATime: number,
  tell: (line: string) => void,
  only = '',
): Promise<HostileRun[]> => {
  const left = HOSTILE_FILES.filter(({ name }) => name.includes(only));
  const runs: HostileRun[] = [];
  const work = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) {
      const run = await runHostile(file);
      runs.push(run);
      tell(
        `${run.name.padEnd(48)} ${run.outcome.padEnd(26)} ${run.seconds.toFixed(1).padStart(5)} s ${String(Math.round(run.megabytes)).padStart(5)} MB${run.broken ? `  ${run.broken}` : ''}`,
      );
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return runs;
};
