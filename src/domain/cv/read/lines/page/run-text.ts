/** The text of runs that stand beside each other. */
import { joinAccents } from '#/domain/text/loose-accents.ts';
import type { PlacedRun } from './placed-run.ts';
import { rightOf } from './placed-run.ts';
import { BLANK_EM, SMALL_CAPS } from './thresholds.ts';

export const gapInEms = (before: PlacedRun, run: PlacedRun): number =>
  (run.x - rightOf(before)) / Math.min(run.size, before.size);

export const textOfRuns = (runs: readonly PlacedRun[]): string =>
  joinAccents(
    runs
      .map((run, at, all) => {
        const before = all[at - 1];
        const isApart = before !== undefined && gapInEms(before, run) > BLANK_EM;
        return (isApart && !isSmallCaps(before, run) ? ' ' : '') + run.text;
      })
      .join(''),
  );

/** `N` and a smaller `URSE` a little apart: tracked small capitals. */
const isSmallCaps = (before: PlacedRun, run: PlacedRun): boolean => {
  const ratio = run.size / before.size;
  return (
    ratio > SMALL_CAPS.smallest &&
    ratio < SMALL_CAPS.largest &&
    gapInEms(before, run) < SMALL_CAPS.gapEm &&
    /(?<![\p{L}\d])\p{Lu}$/u.test(before.text) &&
    /^\p{Lu}+(?!\p{Ll})/u.test(run.text)
  );
};
