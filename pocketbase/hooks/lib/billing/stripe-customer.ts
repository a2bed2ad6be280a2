/**
 * What a customer pays for, as Stripe says when it is asked. Nothing else changes it: events say only that something
 * has, so that their order, their repetition and their loss do no harm.
 */
import { CANCELED, NOTHING_BOUGHT } from '#/domain/access/plans/subscription.ts';
import { readStripeSubscriptions } from '#/domain/billing/stripe-subscription.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#/domain/duration.ts';
import { report } from '../report.ts';
import { inTransaction, newId, rowOf, rowsOf, run } from '../sql.ts';
import { givePlan } from './give-plan.ts';
import { stopAgain } from './payer-changes.ts';
import { askStripe, isPaymentOn } from './stripe-request.ts';

export interface Customer {
  user: string;
  customerId: string;
}

export const customerPath = ({ customerId }: Customer): string =>
  `/v1/customers/${encodeURIComponent(customerId)}`;

/** False when Stripe could not be asked, or said nothing that can be read. */
export const refreshCustomer = (app: core.App, { user, customerId }: Customer): boolean => {
  const askedAt = Date.now();
  const answer = askStripe(app, customerId, {
    method: 'GET',
    path: '/v1/subscriptions',
    fields: { customer: customerId, status: 'all', limit: 100 },
  });
  // Deleted in Stripe's own dashboard: nothing is paid for any more.
  const isGone = !answer.ok && answer.status === 404;
  const read = answer.ok
    ? readStripeSubscriptions(answer.body, askedAt)
    : isGone
      ? { plan: undefined, renewing: 0 }
      : undefined;
  if (!read) {
    const code = answer.ok ? 'no_list' : answer.code;
    report(app, 'the payment service could not be asked', { code });
    return false;
  }
  if (read.renewing > 1)
    report(app, 'somebody pays for two subscriptions', { user, customer: customerId });
  if (read.renewing > 0) stopAgain(app, user);
  inTransaction(app, (tx) => {
    // Two may ask at once: who asked last knows best, whoever writes last.
    const isNewest = run(
      tx,
      `UPDATE subscriptions SET checkedAt = {:askedAt}
       WHERE user = {:user} AND source = 'stripe' AND customerId = {:customerId} AND checkedAt <= {:askedAt}`,
      { askedAt, user, customerId },
    );
    if (isNewest === 0) return;
    const { plan } = read;
    // Who buys again is somebody new there.
    if (isGone) run(tx, "UPDATE subscriptions SET customerId = '' WHERE user = {:user}", { user });
    if (plan) givePlan(tx, { actor: '', user, source: 'stripe', ...plan });
    else if (statusOf(tx, user) !== NOTHING_BOUGHT)
      givePlan(tx, { actor: '', user, source: 'stripe', status: CANCELED, periodEnd: 0 });
  });
  return true;
};

/** Where the person is known there; not more often than once in some seconds, however often they ask. */
export const askStripeAbout = (app: core.App, user: string): void => {
  const customer = customerOf(app, user);
  if (customer && Date.now() - customer.checkedAt >= ASKED_EVERY_MS) refreshCustomer(app, customer);
};

const ASKED_EVERY_MS = 3 * SECOND_MS;

export const customerOf = (
  app: core.App,
  user: string,
): (Customer & { checkedAt: number }) | undefined =>
  isPaymentOn()
    ? rowOf(
        app,
        `SELECT user, customerId, checkedAt FROM subscriptions
         WHERE user = {:user} AND source = 'stripe' AND customerId <> ''`,
        { user },
        { user: '', customerId: '', checkedAt: 0 },
      )
    : undefined;

/** Whose customer it is; undefined for one of another product of the same Stripe account. */
export const ownerOf = (app: core.App, customerId: string): Customer | undefined =>
  rowOf(
    app,
    "SELECT user, customerId FROM subscriptions WHERE source = 'stripe' AND customerId = {:customerId}",
    { customerId },
    { user: '', customerId: '' },
  );

/** Before anything is bought: an event about a customer always finds whose it is. */
export const keepCustomer = (app: core.App, { user, customerId }: Customer): void => {
  run(
    app,
    `INSERT INTO subscriptions (id, user, source, status, periodEnd, paidUntil, cancelAtEnd, customerId, subscriptionId, groupCode, checkedAt)
     VALUES ({:id}, {:user}, 'stripe', {:status}, 0, 0, FALSE, {:customerId}, '', '', 0)
     ON CONFLICT (user, source) DO UPDATE SET customerId = {:customerId}, checkedAt = 0`,
    { id: newId(), user, status: NOTHING_BOUGHT, customerId },
  );
};

/** Each night, whoever's state may have changed without our hearing of it; the longest unasked first. */
export const refreshCustomers = (app: core.App): void => {
  if (!isPaymentOn()) return;
  const now = Date.now();
  const customers = rowsOf(
    app,
    `SELECT user, customerId FROM subscriptions
     WHERE source = 'stripe' AND customerId <> '' AND checkedAt < {:before}
       AND (periodEnd > {:lately} OR status NOT IN ({:ended}, {:nothing}))
     ORDER BY checkedAt LIMIT 1000`,
    { before: now - HOUR_MS, lately: now - LATELY_MS, ended: CANCELED, nothing: NOTHING_BOUGHT },
    { user: '', customerId: '' },
  );
  let misses = 0;
  for (const customer of customers) {
    misses = refreshCustomer(app, customer) ? 0 : misses + 1;
    if (misses === MOST_MISSES) return;
  }
};

const LATELY_MS = 40 * DAY_MS;
const MOST_MISSES = 3;

const statusOf = (app: core.App, user: string): string =>
  rowOf(
    app,
    "SELECT status FROM subscriptions WHERE user = {:user} AND source = 'stripe'",
    { user },
    { status: '' },
  )?.status ?? '';
