/** Premium given by hand until a day, and taken again. */
import { isGiftDay } from '#/domain/access/plans/gift.ts';
import { ACTIVE, CANCELED } from '#/domain/access/plans/subscription.ts';
import { personRanking } from '../accounts/people.ts';
import { answering, bodyOf, refused } from '../answer.ts';
import { givePlan } from '../billing/give-plan.ts';
import { dayIn, lastMomentOf } from '../time-zone.ts';
import { actOn } from './users.ts';

/**
 * `POST /api/jalon/admin/users/{id}/premium`: `{until}`, a day in the server's zone that still counts, or '' to take it
 * away. Another gift replaces the one before. 400 `invalid`.
 */
export const givePremium = answering((e) => {
  const { id: actor } = personRanking(e, 'admin');
  const { until } = bodyOf(e);
  if (until !== '' && !isGiftDay(until, dayIn(''))) return refused(400, 'invalid', 'until');
  return actOn(e, { kind: 'gift' }, (target, tx) => {
    givePlan(tx, {
      actor,
      user: target.id,
      source: 'hand',
      status: until === '' ? CANCELED : ACTIVE,
      periodEnd: until === '' ? 0 : lastMomentOf(until),
    });
    return undefined;
  });
});
