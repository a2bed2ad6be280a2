/**
 * Stripe on this machine, as far as Jalon speaks with it: customers, checkout, portal, subscriptions and signed events.
 * It refuses what Stripe refuses: a wrong key, a body that is no form, a key of idempotency used for something else.
 */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACTIVE, CANCELED, TRIALING } from '../../../src/domain/access/plans/subscription.ts';
import { DAY_MS, SECOND_MS } from '../../../src/domain/duration.ts';
import { stripePages } from './stripe-pages.ts';

const KEY = 'sk_test_cleDeTest1234';
const SECRET = 'whsec_secretDeTest1234';
const PRICE = 'price_essai';
const MONTH_MS = 30 * DAY_MS;

export interface StandInSubscription {
  id: string;
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  items: {
    data: { price: { id: string }; current_period_start: number; current_period_end: number }[];
  };
  ended_at?: number;
  cancellation_details?: { reason: string };
}

interface Session {
  customer: string;
  success_url: string;
  cancel_url: string;
  trialEnd: number | undefined;
}

export interface Asked {
  method: string;
  path: string;
  fields: Readonly<Record<string, string>>;
  headers: IncomingMessage['headers'];
}

export const startStripe = async () => {
  const asked: Asked[] = [];
  const subscriptions: StandInSubscription[] = [];
  const customers = new Map<string, Readonly<Record<string, string>>>();
  const sessions = new Map<string, Session>();
  const replies = new Map<string, { form: string; status: number; body: object }>();
  let made = 0;
  let isDown = false;
  const newId = (prefix: string): string => `${prefix}_essai${(made += 1)}`;

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    let form = '';
    for await (const chunk of request) form += String(chunk);
    if (!url.pathname.startsWith('/v1/')) return pages(url, response);
    const fields = Object.fromEntries(new URLSearchParams(form || url.search));
    const { headers, method = 'GET' } = request;
    asked.push({ method, path: url.pathname, fields, headers });
    if (isDown) return void response.destroy();
    const answer = answerTo(method, url.pathname, fields, headers, form);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  };

  const answerTo = (
    method: string,
    path: string,
    fields: Asked['fields'],
    headers: Asked['headers'],
    form: string,
  ): { status: number; body: object } => {
    if (headers.authorization !== `Bearer ${KEY}`) return refusal(401, 'api_key_invalid');
    if (!/^\d{4}-\d\d-\d\d/.test(String(headers['stripe-version'])))
      return refusal(400, 'version_missing');
    if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded')
      return refusal(400, 'not_a_form');
    const once = headers['idempotency-key'];
    const before = typeof once === 'string' ? replies.get(once) : undefined;
    if (before) return before.form === form ? before : refusal(400, 'idempotency_key_in_use');
    const answer = routed(method, path, fields);
    if (typeof once === 'string') replies.set(once, { form, ...answer });
    return answer;
  };

  const routed = (
    method: string,
    path: string,
    fields: Asked['fields'],
  ): { status: number; body: object } => {
    const id = path.split('/')[3] ?? '';
    if (method === 'POST' && path === '/v1/customers') {
      const customer = newId('cus');
      customers.set(customer, fields);
      return good({ id: customer, object: 'customer' });
    }
    if (method === 'POST' && path.startsWith('/v1/customers/')) {
      const before = customers.get(id);
      if (!before) return refusal(404, 'resource_missing');
      if (!/^[^@\s]+@[^@\s]+$/.test(fields['email'] ?? '')) return refusal(400, 'email_invalid');
      customers.set(id, { ...before, ...fields });
      return good({ id, object: 'customer' });
    }
    if (method === 'DELETE' && path.startsWith('/v1/customers/')) {
      if (!customers.delete(id)) return refusal(404, 'resource_missing');
      for (const one of subscriptions) if (one.customer === id) one.status = CANCELED;
      return good({ id, deleted: true });
    }
    if (method === 'GET' && path === '/v1/subscriptions') {
      if (!customers.has(fields['customer'] ?? '')) return refusal(404, 'resource_missing');
      const data = subscriptions.filter(({ customer }) => customer === fields['customer']);
      return good({ object: 'list', data, has_more: false });
    }
    if (method === 'POST' && path.startsWith('/v1/subscriptions/')) {
      const one = subscriptions.find((subscription) => subscription.id === id);
      if (!one || one.status === CANCELED) return refusal(404, 'resource_missing');
      one.cancel_at_period_end = fields['cancel_at_period_end'] === 'true';
      return good(one);
    }
    if (method === 'DELETE' && path.startsWith('/v1/subscriptions/')) {
      const one = subscriptions.find((subscription) => subscription.id === id);
      if (!one || one.status === CANCELED) return refusal(404, 'resource_missing');
      one.status = CANCELED;
      one.ended_at = Math.floor(Date.now() / SECOND_MS);
      return good(one);
    }
    if (method === 'POST' && path === '/v1/checkout/sessions') return checkout(fields);
    if (method === 'POST' && path === '/v1/billing_portal/sessions') {
      if (!customers.has(fields['customer'] ?? '')) return refusal(404, 'resource_missing');
      const back = encodeURIComponent(fields['return_url'] ?? '');
      return good({
        object: 'billing_portal.session',
        url: `${origin}/portal?customer=${fields['customer']}&back=${back}`,
      });
    }
    return refusal(404, 'unknown_path');
  };

  const checkout = (fields: Asked['fields']): { status: number; body: object } => {
    const { customer = '', success_url = '', cancel_url = '' } = fields;
    const isWhole =
      fields['mode'] === 'subscription' &&
      fields['line_items[0][price]'] === PRICE &&
      fields['line_items[0][quantity]'] === '1' &&
      customers.has(customer) &&
      /^https?:/.test(success_url) &&
      /^https?:/.test(cancel_url);
    if (!isWhole) return refusal(400, 'parameter_missing');
    const trialEnd = Number(fields['subscription_data[trial_end]']) || undefined;
    if (trialEnd !== undefined && trialEnd * SECOND_MS < Date.now() + 2 * DAY_MS)
      return refusal(400, 'trial_end_too_soon');
    const id = newId('cs_test');
    sessions.set(id, { customer, success_url, cancel_url, trialEnd });
    return good({ id, object: 'checkout.session', url: `${origin}/pay?session=${id}` });
  };

  /** What a customer buys, from now on for a month. */
  const subscribe = (
    customer: string,
    given: Partial<StandInSubscription> & { trialEnd?: number | undefined } = {},
  ): StandInSubscription => {
    const { trialEnd, ...rest } = given;
    const start = Math.floor(Date.now() / SECOND_MS);
    const one: StandInSubscription = {
      id: newId('sub'),
      customer,
      status: trialEnd === undefined ? ACTIVE : TRIALING,
      cancel_at_period_end: false,
      items: {
        data: [
          {
            price: { id: PRICE },
            current_period_start: start,
            current_period_end: trialEnd ?? start + MONTH_MS / SECOND_MS,
          },
        ],
      },
      ...rest,
    };
    subscriptions.push(one);
    return one;
  };

  let hook = '';
  const eventOf = (type: string, object: object, id = newId('evt')) => ({
    id,
    object: 'event',
    type,
    created: Math.floor(Date.now() / SECOND_MS),
    data: { object },
  });

  /** Sends an event as Stripe does; each part can be wrong. */
  const tell = (
    event: object,
    { at = Date.now(), secret = SECRET, header, body = JSON.stringify(event) }: Telling = {},
  ): Promise<Response> => {
    const seconds = Math.floor(at / SECOND_MS);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return fetch(hook, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': header ?? `t=${seconds},v1=${signature}`,
      },
      body,
    });
  };

  const pages = stripePages({ sessions, subscriptions, subscribe, tell, eventOf });

  return {
    origin,
    asked,
    customers,
    subscriptions,
    env: {
      JALON_STRIPE_SECRET_KEY: KEY,
      JALON_STRIPE_WEBHOOK_SECRET: SECRET,
      JALON_STRIPE_PRICE: PRICE,
      JALON_STRIPE_API: origin,
    },
    subscribe,
    eventOf,
    tell,
    /** Where events go: the server that was started with `env`. */
    callsBack: (url: string): void => {
      hook = `${url}/api/jalon/stripe/webhook`;
    },
    goDown: (down: boolean): void => {
      isDown = down;
    },
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type Stripe = Awaited<ReturnType<typeof startStripe>>;

interface Telling {
  at?: number;
  secret?: string;
  header?: string;
  body?: string;
}

const good = (body: object) => ({ status: 200, body });
const refusal = (status: number, code: string) => ({
  status,
  body: { error: { type: 'invalid_request_error', code } },
});
