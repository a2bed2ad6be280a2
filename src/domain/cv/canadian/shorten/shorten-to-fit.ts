/** Accepts proposals to shorten one after the other, for those who asked for all of them at once. */
import type { CvDate } from '#/domain/cv/content.ts';
import { applyPatch } from '#/domain/cv/record/apply-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { proposeShortenings } from './shorten.ts';
import type { Shortening } from './shortening.ts';

/**
 * The record with the least loss that is no longer over, and what was left out, in order.
 * It may still be over when there is nothing more to propose. `today` is `YYYY-MM`.
 */
export function shortenToFit(
  record: CvRecord,
  today: CvDate,
  isOver: (record: CvRecord) => boolean,
): { record: CvRecord; accepted: Shortening[] } {
  const accepted: Shortening[] = [];
  let current = record;
  while (isOver(current)) {
    const done = new Set(accepted.map(({ id }) => id));
    const next = proposeShortenings(current, today).find(({ id }) => !done.has(id));
    if (!next) break;
    current = applyPatch(current, next.patch);
    accepted.push(next);
  }
  return { record: current, accepted };
}
