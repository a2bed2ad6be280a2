/** The one place that writes what gives a person Premium. */
import type { PlanSource, Subscription } from '#/domain/access/plans/subscription.ts';
import { auditAct } from '../accounts/audit.ts';
import { dayIn } from '../time-zone.ts';
import { newId, rowOf, run } from '../sql.ts';

export interface GivenPlan extends Subscription {
  user: string;
  source: PlanSource;
  /** The administrator who gives it; '' for the person themselves, and for the server. */
  actor: string;
  /** What people are told, when Premium holds longer than that. */
  paidUntil?: number;
  cancelAtEnd?: boolean;
  subscriptionId?: string;
  groupCode?: string;
}

/**
 * Gives, prolongs or ends it: a person has at most one of each source. Who had a higher role keeps it. Call it with the
 * transaction's app. A gift ends with `periodEnd: 0`.
 */
export const givePlan = (
  tx: core.App,
  {
    actor,
    user,
    source,
    status,
    periodEnd,
    paidUntil = 0,
    cancelAtEnd = false,
    subscriptionId = '',
    groupCode = '',
  }: GivenPlan,
): void => {
  const before = rowOf(
    tx,
    'SELECT status, periodEnd FROM subscriptions WHERE user = {:user} AND source = {:source}',
    { user, source },
    { status: '', periodEnd: 0 },
  );
  run(
    tx,
    `INSERT INTO subscriptions (id, user, source, status, periodEnd, paidUntil, cancelAtEnd, customerId, subscriptionId, groupCode, checkedAt)
     VALUES ({:id}, {:user}, {:source}, {:status}, {:periodEnd}, {:paidUntil}, {:cancelAtEnd}, '', {:subscriptionId}, {:groupCode}, 0)
     ON CONFLICT (user, source) DO UPDATE SET status = {:status}, periodEnd = {:periodEnd}, paidUntil = {:paidUntil},
       cancelAtEnd = {:cancelAtEnd}, subscriptionId = {:subscriptionId}, groupCode = {:groupCode}`,
    {
      id: newId(),
      user,
      source,
      status,
      periodEnd,
      paidUntil,
      cancelAtEnd,
      subscriptionId,
      groupCode,
    },
  );
  const told = { before: before ? written(before) : '', after: written({ status, periodEnd }) };
  if (told.before !== told.after)
    auditAct(tx, { actor, action: `plan_${source}`, target: user, ...told });
};

/** With its last day, by the operator's clock. */
const written = ({ status, periodEnd }: Subscription): string =>
  periodEnd > 0 ? `${status} ${dayIn('', periodEnd - 1)}` : status;
