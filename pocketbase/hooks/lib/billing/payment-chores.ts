/** Tells the payment service what waits in the outbox: an address that changed, an account that pays no more. */
import type { PaymentChore } from '#/domain/billing/payment-chores.ts';
import { endingsIn } from '#/domain/billing/stripe-subscription.ts';
import { findUserById } from '../accounts/people.ts';
import { lease, putBack, settle } from '../mail/outbox-rows.ts';
import { sendDueMails } from '../mail/outbox.ts';
import { isClosed } from './payer-changes.ts';
import { customerOf, customerPath, refreshCustomer, type Customer } from './stripe-customer.ts';
import { askStripe, isPaymentOn, type StripeAnswer } from './stripe-request.ts';

const AT_ONCE = 20;
/** At six hours between the later ones, ten days. */
const MAX_ATTEMPTS = 40;

/** Each minute, and after whatever gave it something to tell. The first failure ends the run: the next would fail too. */
export const settlePayments = (app: core.App): void => {
  if (!isPaymentOn()) return;
  for (let count = 0; count < AT_ONCE; count += 1) {
    const chore = lease(app, 'payment', Date.now());
    if (!chore) return;
    const error = CHORES[chore.kind as PaymentChore](app, chore.user);
    if (error !== undefined) return putBack(app, 'payment', chore, { error, most: MAX_ATTEMPTS });
    settle(app, chore);
  }
};

export const sendDueMailsAndChores = (app: core.App): void => {
  sendDueMails(app);
  settlePayments(app);
};

/** Why it has to be told again, if it has to. Each tells how things stand now, whatever they were when it was queued. */
const CHORES: Readonly<Record<PaymentChore, (app: core.App, user: string) => string | undefined>> =
  {
    'payment-address': (app, user) => {
      const [person, customer] = [findUserById(app, user), customerOf(app, user)];
      if (!person || !customer) return undefined;
      return failureOf(
        askStripe(app, user, {
          method: 'POST',
          path: customerPath(customer),
          fields: { email: person.email() },
        }),
      );
    },
    'payment-stop': (app, user) => {
      const [person, customer] = [findUserById(app, user), customerOf(app, user)];
      // Opened again before it could be told.
      if (!person || !customer || !isClosed(person)) return undefined;
      return endAll(app, customer);
    },
  };

const endAll = (app: core.App, customer: Customer): string | undefined => {
  const { user, customerId } = customer;
  const list = askStripe(app, user, {
    method: 'GET',
    path: '/v1/subscriptions',
    fields: { customer: customerId, status: 'all', limit: 100 },
  });
  if (!list.ok) return failureOf(list);
  for (const { subscriptionId, when } of endingsIn(list.body) ?? []) {
    const path = `/v1/subscriptions/${encodeURIComponent(subscriptionId)}`;
    const failure = failureOf(
      askStripe(
        app,
        user,
        when === 'now'
          ? { method: 'DELETE', path }
          : { method: 'POST', path, fields: { cancel_at_period_end: true } },
      ),
    );
    if (failure !== undefined) return failure;
  }
  return refreshCustomer(app, customer) ? undefined : 'no_answer';
};

/** What is not there any more needs nothing. */
const failureOf = (answer: StripeAnswer): string | undefined =>
  answer.ok || answer.status === 404 ? undefined : answer.code;
