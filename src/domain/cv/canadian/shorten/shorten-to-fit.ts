/** Accepts proposals to shorten one after the other, for those who asked for all of them at once. */
import type { CvDate } from '#/domain/cv/content.ts';
import { applyPatch } from '#/domain/cv/record/apply-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { proposeShortenings } from './shorten.ts';
import type { Shortening } from './shortening.ts';

export interface Shortened {
  record: CvRecord;
  /** What was left out, in order. */
  accepted: Shortening[];
}

/**
 * The record with the least loss that is no longer over; with all that can be proposed when that is not enough.
 * `today` is `YYYY-MM`; what is `refused`, by its id, stays.
 */
export function shortenToFit(
  record: CvRecord,
  today: CvDate,
  isOver: (record: CvRecord) => boolean,
  refused: ReadonlySet<string> = new Set(),
): Shortened {
  const steps: Shortened[] = [];
  let step: Shortened | undefined = { record, accepted: [] };
  while (step) {
    steps.push(step);
    step = next(step, today, refused);
  }
  // Each step is shorter than the one before: the first that fits is found by halving, for asking is dear.
  let [low, high] = [0, steps.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isOver(steps[middle]?.record ?? record)) low = middle + 1;
    else high = middle;
  }
  return steps[low] ?? { record, accepted: [] };
}

function next(
  { record, accepted }: Shortened,
  today: CvDate,
  refused: ReadonlySet<string>,
): Shortened | undefined {
  const done = new Set(accepted.map(({ id }) => id));
  const proposal = proposeShortenings(record, today).find(
    ({ id }) => !done.has(id) && !refused.has(id),
  );
  return (
    proposal && { record: applyPatch(record, proposal.patch), accepted: [...accepted, proposal] }
  );
}
