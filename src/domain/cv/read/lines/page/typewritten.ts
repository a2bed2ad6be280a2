/** Words of a typewriter's font, where they are drawn one by one: its blanks are as wide as other fonts' gaps between names. */
import type { TextRun } from '#/domain/cv/source.ts';
import { rightOf } from './placed-run.ts';
import { BASELINE_EM, TYPEWRITTEN_EM } from './thresholds.ts';

/** Runs in drawing order; those one character apart become one. */
export const joinTypewritten = <Run extends TextRun>(runs: readonly Run[]): Run[] => {
  const joined: Run[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    if (before && isNextWord(before, run))
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text} ${run.text}`,
        width: rightOf(run) - before.x,
      };
    else joined.push(run);
  }
  return joined;
};

const isNextWord = (before: TextRun, run: TextRun): boolean =>
  TYPEWRITER.test(run.font) &&
  before.font === run.font &&
  before.size === run.size &&
  before.color === run.color &&
  before.link === run.link &&
  before.tagOrder === run.tagOrder &&
  Math.abs(before.y - run.y) < BASELINE_EM * run.size &&
  Math.abs(run.x - rightOf(before) - run.width / run.text.length) < TYPEWRITTEN_EM * run.size;

const TYPEWRITER = /mono|courier|consol|typewriter|^CMTT|code/i;
