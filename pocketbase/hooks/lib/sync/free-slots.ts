/** Locked records take the slots that became free otherwise than by sync: a new plan, an operator's hand. */
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { roleOf } from '../accounts/people.ts';
import { rowOf, run } from '../sql.ts';

/** Oldest lock first. Costs one look into an index where nothing is locked. */
export const fillFreeSlots = (app: core.App, person: core.Record): void => {
  const user = person.id;
  for (const [collection, { limited }] of Object.entries(SYNCED_COLLECTIONS)) {
    if (!limited) continue;
    const waiting = `user = {:user} AND lockedAt > 0 AND trashedAt = 0`;
    if (!rowOf(app, `SELECT id FROM ${collection} WHERE ${waiting} LIMIT 1`, { user }, { id: '' }))
      continue;
    const limit = limitsOf(roleOf(app, person)).activeApplications ?? 1_000_000;
    run(
      app,
      `UPDATE ${collection} SET lockedAt = 0, rev = rev + 1 WHERE id IN (
         SELECT id FROM ${collection} WHERE ${waiting} ORDER BY lockedAt
         LIMIT MAX(0, {:limit} - (SELECT COUNT(*) FROM ${collection}
           WHERE user = {:user} AND lockedAt = 0 AND trashedAt = 0)))`,
      { user, limit },
    );
  }
};
