/** One request to Stripe. The keys never leave the server. */
import { PAYMENT_SECONDS, PAYMENTS_AT_ONCE } from '#/domain/access/rate-limits.ts';
import { stripeForm, type FormFields } from '#/domain/billing/stripe-form.ts';
import { inPlace } from '../in-place.ts';
import { parseJson } from '../json.ts';

/** Of the interface, as this code reads it. */
const VERSION = '2025-03-31.basil';
const MOST_BYTES = 500_000;

export type StripeAnswer =
  | { ok: true; body: Readonly<Record<string, unknown>> }
  /** `status` 0: it was not reached. `code`: Stripe's own, or what went wrong, without anything personal. */
  | { ok: false; status: number; code: string };

export interface StripeRequest {
  method: 'GET' | 'POST' | 'DELETE';
  /** Such as `/v1/customers`. What comes from outside in it is percent-encoded. */
  path: string;
  fields?: FormFields;
  /** A second request with the same key does nothing twice. */
  once?: string;
}

export const isPaymentOn = (): boolean =>
  $os.getenv('JALON_STRIPE_SECRET_KEY') !== '' && $os.getenv('JALON_STRIPE_PRICE') !== '';

/** `one`: who it is about; a few may wait at once. */
export const askStripe = (app: core.App, one: string, request: StripeRequest): StripeAnswer =>
  inPlace(app, PLACES, one, () => send(request)) ?? failed(0, 'busy');

const PLACES = { key: 'jalon:payments', ...PAYMENTS_AT_ONCE };

const send = ({ method, path, fields = {}, once = '' }: StripeRequest): StripeAnswer => {
  const form = stripeForm(fields);
  const address = ($os.getenv('JALON_STRIPE_API') || 'https://api.stripe.com') + path;
  try {
    const { statusCode, body } = $http.send({
      url: method === 'GET' && form !== '' ? `${address}?${form}` : address,
      method,
      timeout: PAYMENT_SECONDS,
      headers: {
        Authorization: `Bearer ${$os.getenv('JALON_STRIPE_SECRET_KEY')}`,
        'Stripe-Version': VERSION,
        ...(method === 'POST' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
        ...(once === '' ? {} : { 'Idempotency-Key': once }),
      },
      body: method === 'POST' ? form : '',
    });
    if (body.length > MOST_BYTES) return failed(statusCode, 'too_long');
    const answer = objectOf(parseJson(toString(body)));
    if (statusCode >= 200 && statusCode < 300)
      return answer ? { ok: true, body: answer } : failed(statusCode, 'no_json');
    const code = objectOf(answer?.['error'])?.['code'];
    return failed(statusCode, typeof code === 'string' ? code.slice(0, 60) : 'refused');
  } catch {
    return failed(0, 'not_reached');
  }
};

const failed = (status: number, code: string): StripeAnswer => ({ ok: false, status, code });

const objectOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
