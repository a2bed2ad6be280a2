/** To Stripe's own pages: to pay, and to look after what is paid. No card ever comes near this server. */
import { LEAST_WAIT_HOURS } from '#/domain/access/plans/plan-periods.ts';
import { isLive, TRIALING } from '#/domain/access/plans/subscription.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#/domain/duration.ts';
import { personOf } from '../accounts/people.ts';
import { answering, bodyOf, ok, refused, Refusal, type Answer } from '../answer.ts';
import { publicOrigin } from '../public-origin.ts';
import { report } from '../report.ts';
import { rowOf } from '../sql.ts';
import {
  customerOf,
  customerPath,
  keepCustomer,
  refreshCustomer,
  type Customer,
} from './stripe-customer.ts';
import { askStripe, isPaymentOn, type StripeRequest } from './stripe-request.ts';

/**
 * `POST /api/jalon/checkout`: `{language?}` → `{url}`. 404 `off` without keys; 409 `has_premium` when something is
 * paid for already; 502 `no_answer`: Stripe was not reached, or refused.
 */
export const openCheckout = answering((e) => {
  const person = requirePayer(e);
  const language = languageIn(e);
  // Asked now: somebody may have paid in another tab a moment ago, or be gone there.
  if (!refreshCustomer(e.app, customerFor(e.app, person))) return refused(502, 'no_answer');
  const customer = customerFor(e.app, person);
  const before = paidOf(e.app, person.id);
  if (isLive(before, Date.now()) && !before.cancelAtEnd) return refused(409, 'has_premium');
  const trialEnd = trialEndOf(e.app, person.id);
  return pageAt(e.app, customer, {
    method: 'POST',
    path: '/v1/checkout/sessions',
    // A second press leads to the same page; another purchase, or a later day, to a new one.
    once: `checkout/${customer.customerId}/${language}/${before.subscriptionId}/${tenMinutes()}`,
    fields: {
      mode: 'subscription',
      customer: customer.customerId,
      client_reference_id: person.id,
      locale: language === 'fr' ? 'fr-CA' : 'en',
      line_items: [{ price: $os.getenv('JALON_STRIPE_PRICE'), quantity: 1 }],
      success_url: `${pageOf('/account', language)}?checkout=done`,
      cancel_url: `${pageOf('/pricing', language)}?checkout=cancelled`,
      subscription_data: {
        metadata: { user: person.id },
        ...(trialEnd === undefined ? {} : { trial_end: trialEnd }),
      },
      ...($os.getenv('JALON_STRIPE_TAX') === 'on'
        ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }
        : {}),
    },
  });
});

/** `POST /api/jalon/portal`: `{language?}` → `{url}`. 404 `off`, and `unknown` to whom was never there; 502 `no_answer`. */
export const openPortal = answering((e) => {
  const person = requirePayer(e);
  const language = languageIn(e);
  const customer = customerOf(e.app, person.id);
  if (!customer) return refused(404, 'unknown');
  return pageAt(e.app, customer, {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    fields: {
      customer: customer.customerId,
      locale: language === 'fr' ? 'fr-CA' : 'en',
      return_url: pageOf('/account', language),
    },
  });
});

/**
 * Nothing is taken from somebody who has left: Stripe ends what they pay for when the customer is deleted. False when
 * that could not be done; then the account stays until it can.
 */
export const endCustomer = (app: core.App, user: string): boolean => {
  const customer = customerOf(app, user);
  if (!customer) return true;
  const answer = askStripe(app, user, { method: 'DELETE', path: customerPath(customer) });
  if (answer.ok || answer.status === 404) return true;
  report(app, 'a customer could not be deleted at the payment service', { code: answer.code });
  return false;
};

/** An account that the operator deletes in the dashboard: nothing more is taken for it. */
export const endCustomerFirst = (e: core.RecordRequestEvent): void => {
  if (e.record && !endCustomer(e.app, e.record.id))
    throw new BadRequestError(
      'The payment service could not be asked to stop the payments. Nothing was deleted: try again later.',
    );
  e.next();
};

const requirePayer = (e: core.RequestEvent): core.Record => {
  const person = personOf(e);
  if (!isPaymentOn()) throw new Refusal(refused(404, 'off'));
  return person;
};

const customerFor = (app: core.App, person: core.Record): Customer => {
  const known = customerOf(app, person.id);
  if (known) return known;
  const answer = askStripe(app, person.id, {
    method: 'POST',
    path: '/v1/customers',
    // Another key once a customer was deleted there: the old one would answer for ever.
    once: `customer/${person.id}/${paidOf(app, person.id).checkedAt}`,
    fields: {
      email: person.email(),
      metadata: { user: person.id },
      preferred_locales: [person.getString('language') === 'en' ? 'en' : 'fr-CA'],
    },
  });
  const customerId = answer.ok ? answer.body['id'] : undefined;
  if (typeof customerId !== 'string' || !/^[\w-]{1,100}$/.test(customerId)) {
    report(app, 'no customer was made', { code: answer.ok ? 'no_id' : answer.code });
    throw new Refusal(refused(502, 'no_answer'));
  }
  const customer = { user: person.id, customerId };
  keepCustomer(app, customer);
  return customer;
};

const pageAt = (app: core.App, { customerId }: Customer, request: StripeRequest): Answer => {
  const answer = askStripe(app, customerId, request);
  const url = answer.ok ? answer.body['url'] : undefined;
  if (typeof url === 'string' && /^https?:\/\/[^\s]{1,2000}$/.test(url)) return ok({ url });
  report(app, 'the payment service gave no page', { code: answer.ok ? 'no_url' : answer.code });
  return refused(502, 'no_answer');
};

/** A trial that goes on long enough is not cut short: the first payment is due at its end. In seconds. */
const trialEndOf = (app: core.App, user: string): number | undefined => {
  const trial = rowOf(
    app,
    "SELECT status, periodEnd FROM subscriptions WHERE user = {:user} AND source = 'trial'",
    { user },
    { status: '', periodEnd: 0 },
  );
  if (trial?.status !== TRIALING) return undefined;
  const isFarOff = trial.periodEnd > Date.now() + LEAST_WAIT_HOURS * HOUR_MS + MINUTE_MS;
  return isFarOff ? Math.floor(trial.periodEnd / SECOND_MS) : undefined;
};

/** Which ten minutes these are: a key is good for a second press, not for the next wish. */
const tenMinutes = (): number => Math.floor(Date.now() / (10 * MINUTE_MS));

const PAID = { status: '', periodEnd: 0, cancelAtEnd: false, subscriptionId: '', checkedAt: 0 };

const paidOf = (app: core.App, user: string): typeof PAID =>
  rowOf(
    app,
    `SELECT status, periodEnd, cancelAtEnd, subscriptionId, checkedAt FROM subscriptions
     WHERE user = {:user} AND source = 'stripe'`,
    { user },
    PAID,
  ) ?? PAID;

const languageIn = (e: core.RequestEvent): 'fr' | 'en' =>
  bodyOf(e)['language'] === 'en' ? 'en' : 'fr';

const pageOf = (path: string, language: 'fr' | 'en'): string =>
  `${publicOrigin()}${language === 'en' ? '/en' : ''}${path}`;
