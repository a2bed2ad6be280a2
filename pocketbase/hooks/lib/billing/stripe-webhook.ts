/** What Stripe tells by itself. An event is proven, then taken for a hint: its customer is asked about again. */
import { BILLING_EVENT_DAYS } from '#/domain/access/retention.ts';
import { MAX_EVENT_BYTES } from '#/domain/access/size-limits.ts';
import { readSignature } from '#/domain/billing/stripe-signature.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { answering, ok, Refusal, refused } from '../answer.ts';
import { count } from '../counters.ts';
import { parseJson } from '../json.ts';
import { rowOf, run } from '../sql.ts';
import { ownerOf, refreshCustomer } from './stripe-customer.ts';
import { isPaymentOn } from './stripe-request.ts';

/**
 * `POST /api/jalon/stripe/webhook`: an event, signed. 404 `off` without keys, 400 `signature`, 413; 503 `no_answer`
 * when its customer could not be asked about: Stripe then sends it again, for three days.
 */
export const hearStripe = answering((e) => {
  const secret = $os.getenv('JALON_STRIPE_WEBHOOK_SECRET');
  if (!isPaymentOn() || secret === '') return refused(404, 'off');
  const text = rawBodyOf(e);
  const header = e.request?.header.get('Stripe-Signature') ?? '';
  if (!isSigned(text, header, secret)) {
    count(e.app, 'webhook refusals');
    return refused(400, 'signature');
  }
  const event = eventIn(text);
  if (!event) return refused(400, 'malformed');
  if (isHeard(e.app, event.id)) return ok({ received: true });
  const customer = event.customer === '' ? undefined : ownerOf(e.app, event.customer);
  if (customer && !refreshCustomer(e.app, customer)) return refused(503, 'no_answer');
  run(
    e.app,
    'INSERT INTO billing_events (id, at) VALUES ({:id}, {:at}) ON CONFLICT (id) DO NOTHING',
    { id: event.id, at: Date.now() },
  );
  return ok({ received: true });
});

/** Long after Stripe has stopped repeating them. */
export const forgetOldEvents = (app: core.App): void => {
  run(app, 'DELETE FROM billing_events WHERE at < {:before}', {
    before: Date.now() - BILLING_EVENT_DAYS * DAY_MS,
  });
};

/** As it was sent: the signature is of these bytes. */
const rawBodyOf = (e: core.RequestEvent): string => {
  if (Number(e.request?.contentLength) > MAX_EVENT_BYTES) throw tooLarge();
  try {
    return readerToString(e.request?.body, MAX_EVENT_BYTES + 1);
  } catch {
    throw tooLarge();
  }
};

const tooLarge = (): Refusal => new Refusal(refused(413, 'too_large'));

const isSigned = (text: string, header: string, secret: string): boolean => {
  const read = readSignature(header, Date.now());
  if (!read) return false;
  const right = $security.hs256(`${read.at}.${text}`, secret);
  // Each is compared whole, in the same time whatever it says.
  return read.signatures.filter((signature) => $security.equal(signature, right)).length > 0;
};

const eventIn = (text: string): { id: string; customer: string } | undefined => {
  const { id, data } = objectOf(parseJson(text));
  if (typeof id !== 'string' || !/^[\w-]{1,100}$/.test(id)) return undefined;
  const { object: kind, id: own, customer } = objectOf(objectOf(data)['object']);
  const named = kind === 'customer' ? own : customer;
  return { id, customer: typeof named === 'string' ? named : '' };
};

const isHeard = (app: core.App, id: string): boolean =>
  rowOf(app, 'SELECT at FROM billing_events WHERE id = {:id}', { id }, { at: 0 }) !== undefined;

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
