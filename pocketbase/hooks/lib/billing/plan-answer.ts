/** What a person is told of their plan. */
import { tierOf } from '#/domain/access/plans/plan-limits.ts';
import { allows, highestRole } from '#/domain/access/roles.ts';
import { premiumEnd } from '#/domain/access/plans/subscription.ts';
import type { PlanAnswer, ToldPlan } from '#/domain/billing/plan-answer.ts';
import { personOf, roleOf } from '../accounts/people.ts';
import { answering, ok } from '../answer.ts';
import { rowsOf } from '../sql.ts';
import { askStripeAbout } from './stripe-customer.ts';
import { isPaymentOn } from './stripe-request.ts';
import { trialOffer } from './trial-offer.ts';

/**
 * `POST /api/jalon/check-subscription` → a `PlanAnswer`. Asks the payment service again, in case it told us something
 * that never arrived; where it can't be asked, what was known stands.
 */
export const checkSubscription = answering((e) => {
  const person = personOf(e);
  askStripeAbout(e.app, person.id);
  return ok(planAnswerFor(e.app, person));
});

export const planAnswerFor = (app: core.App, person: core.Record): PlanAnswer => {
  const now = Date.now();
  const rows = rowsOf(
    app,
    `SELECT source, status, periodEnd, paidUntil, cancelAtEnd, customerId
     FROM subscriptions WHERE user = {:user} ORDER BY periodEnd DESC`,
    { user: person.id },
    { source: '', status: '', periodEnd: 0, paidUntil: 0, cancelAtEnd: false, customerId: '' },
  );
  const given = highestRole([person.getString('role')]);
  const role = roleOf(app, person);
  return {
    subscribed: allows(role, 'premium'),
    tier: tierOf(role),
    role: given,
    until: allows(given, 'premium') ? null : premiumEnd(rows, now) || null,
    now,
    plans: rows.map(({ source, status, periodEnd, paidUntil, cancelAtEnd }) => ({
      source: source as ToldPlan['source'],
      status,
      periodEnd,
      paidUntil,
      cancelAtEnd,
    })),
    trial: trialOffer(app, person),
    payments: isPaymentOn(),
    customer: rows.some(({ customerId }) => customerId !== ''),
  };
};
