/** The text of runs that stand beside each other. */
import { joinAccents } from '#/domain/text/loose-accents.ts';
import type { PlacedRun } from './placed-run.ts';
import { rightOf } from './placed-run.ts';
import { BLANK_EM } from './thresholds.ts';

export const gapInEms = (before: PlacedRun, run: PlacedRun): number =>
  (run.x - rightOf(before)) / Math.min(run.size, before.size);

export const textOfRuns = (runs: readonly PlacedRun[]): string =>
  joinAccents(
    runs
      .map((run, at) => {
        const before = runs[at - 1];
        return (before && gapInEms(before, run) > BLANK_EM ? ' ' : '') + run.text;
      })
      .join(''),
  );
