/** Paying: what goes to Stripe, and that nothing but Stripe's own answer gives or ends Premium. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  RENEWAL_DAYS,
  WEBHOOK_TOLERANCE_SECONDS,
} from '../../../src/domain/access/plans/plan-periods.ts';
import { MAX_EVENT_BYTES } from '../../../src/domain/access/size-limits.ts';
import {
  ACTIVE,
  CANCELED,
  PAST_DUE,
  TRIALING,
} from '../../../src/domain/access/plans/subscription.ts';
import { DAY_MS, SECOND_MS } from '../../../src/domain/duration.ts';
import { asOperator, call, PASSWORD, signUp, signUpAs, type Json, type Person } from '../people.ts';
import { statusOfSaying } from '../raw-request.ts';
import { startTestServer, type TestServer } from '../real-server.ts';
import { startStripe, type StandInSubscription, type Stripe } from './stripe-stand-in.ts';

let server: TestServer;
let stripe: Stripe;
beforeAll(async () => {
  stripe = await startStripe();
  server = await startTestServer({
    env: { ...stripe.env, JALON_ORIGIN: 'https://jalon.example.org' },
  });
  stripe.callsBack(server.url);
});
afterAll(async () => {
  await server.stop();
  stripe.stop();
});
beforeEach(() => stripe.goDown(false));

const ask = (person: Person, what: string, body: unknown = {}) =>
  call(server, 'POST', `/api/jalon/${what}`, body, person.token);
const roleOf = async (person: Person): Promise<string> =>
  (await ask(person, 'get-user-highest-role')).body.role;
const checked = async (person: Person): Promise<Json> =>
  (await ask(person, 'check-subscription')).body;
const lastAsked = (path: string) => stripe.asked.findLast((one) => one.path === path)!;
/** Somebody the payment service knows, who has bought nothing yet. */
const buyer = async (): Promise<{ person: Person; customer: string }> => {
  const person = await signUp(server);
  expect((await ask(person, 'checkout')).status).toBe(200);
  return { person, customer: lastAsked('/v1/checkout/sessions').fields['customer'] ?? '' };
};
const changed = (one: StandInSubscription) => stripe.eventOf('customer.subscription.updated', one);
const paid = async (given: Partial<StandInSubscription> = {}) => {
  const { person, customer } = await buyer();
  const one = stripe.subscribe(customer, given);
  expect((await stripe.tell(changed(one))).status).toBe(200);
  return { person, customer, one };
};

describe('checkout', () => {
  test('leads to a page of Stripe’s, which is told no more than an address and an id', async () => {
    const person = await signUp(server, { fullName: 'Zoé Roy', language: 'en' });
    const { status, body } = await ask(person, 'checkout', { language: 'en' });
    expect([status, Object.keys(body)]).toEqual([200, ['url']]);
    expect(body.url.startsWith(`${stripe.origin}/pay?session=`)).toBe(true);
    const { headers, fields } = lastAsked('/v1/checkout/sessions');
    expect(headers['idempotency-key']).toContain(fields['customer']);
    expect(fields).toMatchObject({
      mode: 'subscription',
      client_reference_id: person.id,
      locale: 'en',
      success_url: 'https://jalon.example.org/en/account?checkout=done',
      cancel_url: 'https://jalon.example.org/en/pricing?checkout=cancelled',
    });
    const [customer] = stripe.asked.filter(({ path }) => path === '/v1/customers').slice(-1);
    expect(customer?.fields).toEqual({
      email: person.email,
      'metadata[user]': person.id,
      'preferred_locales[0]': 'en',
    });
    expect(JSON.stringify(stripe.asked.map((one) => one.fields))).not.toContain('Roy');
  });

  test('pressed twice leads to one page, and makes one customer', async () => {
    const person = await signUp(server);
    const [first, second] = await Promise.all([ask(person, 'checkout'), ask(person, 'checkout')]);
    expect(first.body.url).toBe(second.body.url);
    const made = [...stripe.customers.values()].filter(({ email }) => email === person.email);
    expect(made).toHaveLength(1);
  });

  test('is refused to who pays already, in another tab too, and open again to who has cancelled', async () => {
    const { person, customer } = await buyer();
    // No event has arrived.
    const one = stripe.subscribe(customer);
    expect(await ask(person, 'checkout')).toMatchObject({
      status: 409,
      body: { code: 'has_premium' },
    });
    one.cancel_at_period_end = true;
    expect((await ask(person, 'checkout')).status).toBe(200);
  });

  test('does not cut a trial short: the first payment comes at its end', async () => {
    const person = await signUp(server);
    const { body: trial } = await ask(person, 'trial');
    await ask(person, 'checkout');
    const { fields } = lastAsked('/v1/checkout/sessions');
    expect(Number(fields['subscription_data[trial_end]'])).toBe(
      Math.floor(trial.until / SECOND_MS),
    );
  });

  test('says so where Stripe is out of reach, and nothing has changed', async () => {
    const person = await signUp(server);
    stripe.goDown(true);
    for (const what of ['checkout', 'checkout'])
      expect(await ask(person, what)).toMatchObject({ status: 502, body: { code: 'no_answer' } });
    expect((await ask(person, 'portal')).status).toBe(404);
    stripe.goDown(false);
    expect((await ask(person, 'checkout')).status).toBe(200);
  });

  test('is for whoever is signed in', async () => {
    for (const what of ['checkout', 'portal', 'trial', 'group-code', 'check-subscription'])
      expect((await call(server, 'POST', `/api/jalon/${what}`, {})).status).toBe(401);
  });
});

test('the portal opens for a customer alone, on their own account', async () => {
  const { person, customer } = await buyer();
  const { body } = await ask(person, 'portal');
  expect(body.url).toContain(`/portal?customer=${customer}&`);
  expect(lastAsked('/v1/billing_portal/sessions').fields).toMatchObject({
    customer,
    return_url: 'https://jalon.example.org/account',
  });
  const stranger = await signUp(server);
  expect((await ask(stranger, 'portal', { customer })).status).toBe(404);
});

describe('an event', () => {
  test('gives Premium at once, and tells until when', async () => {
    const { person, one } = await paid();
    expect(await roleOf(person)).toBe('premium');
    const end = one.items.data[0]!.current_period_end * SECOND_MS;
    expect(await checked(person)).toMatchObject({
      subscribed: true,
      tier: 'premium',
      role: 'user',
      until: end + RENEWAL_DAYS * DAY_MS,
      payments: true,
      customer: true,
      plans: [{ source: 'stripe', status: ACTIVE, paidUntil: end, cancelAtEnd: false }],
    });
  });

  test.each([
    ['of another secret', { secret: 'whsec_deQuelquUn' }],
    ['without a signature', { header: '' }],
    [
      'signed for another body',
      { header: `t=${Math.floor(Date.now() / 1000)},v1=${'a'.repeat(64)}` },
    ],
    ['that is old', { at: Date.now() - (WEBHOOK_TOLERANCE_SECONDS + 2) * SECOND_MS }],
    ['from the future', { at: Date.now() + (WEBHOOK_TOLERANCE_SECONDS + 60) * SECOND_MS }],
  ])('%s is refused, and asks nothing of Stripe', async (_, wrong) => {
    const { person, customer } = await buyer();
    const one = stripe.subscribe(customer);
    const before = stripe.asked.length;
    const reply = await stripe.tell(changed(one), wrong);
    expect([reply.status, await reply.json()]).toEqual([400, { code: 'signature' }]);
    expect([stripe.asked.length, await roleOf(person)]).toEqual([before, 'user']);
  });

  test('is read as its bytes: a letter changed on the way is refused, an accent is not', async () => {
    const { customer } = await buyer();
    const event = changed(stripe.subscribe(customer));
    const accented = JSON.stringify({ ...event, note: 'Zoé 🎉' });
    expect((await stripe.tell(event, { body: accented })).status).toBe(200);
    const reply = await stripe.tell(event);
    const header = `t=1,v1=${'0'.repeat(64)}`;
    expect([reply.status, (await stripe.tell(event, { header })).status]).toEqual([200, 400]);
  });

  test('heard twice is heard once', async () => {
    const { customer } = await buyer();
    const event = changed(stripe.subscribe(customer));
    expect((await stripe.tell(event)).status).toBe(200);
    const before = stripe.asked.length;
    expect((await stripe.tell(event)).status).toBe(200);
    expect(stripe.asked).toHaveLength(before);
  });

  test('that comes late changes nothing back: what Stripe says now counts', async () => {
    const { person, customer } = await buyer();
    const one = stripe.subscribe(customer);
    const early = structuredClone(one);
    one.status = 'unpaid';
    await stripe.tell(changed(one));
    await stripe.tell(stripe.eventOf('customer.subscription.created', early));
    expect(await roleOf(person)).toBe('user');
  });

  test('about another customer, or that names somebody else, gives this person nothing', async () => {
    const [one, other] = [await buyer(), await buyer()];
    const bought = stripe.subscribe(other.customer);
    const forged = { ...changed(bought), metadata: { user: one.person.id } };
    expect((await stripe.tell(forged)).status).toBe(200);
    expect([await roleOf(one.person), await roleOf(other.person)]).toEqual(['user', 'premium']);
    // Of a customer of another product, on the same account of Stripe’s.
    const strange = changed({ ...bought, customer: 'cus_ailleurs', id: 'sub_ailleurs' });
    expect((await stripe.tell(strange)).status).toBe(200);
  });

  test('that is lost is made up for by the next sign-in, and by the night', async () => {
    const [first, second] = [await buyer(), await buyer()];
    for (const { customer } of [first, second]) stripe.subscribe(customer);
    expect(await roleOf(first.person)).toBe('user');
    const waited = (by: string) =>
      asOperator(server, 'POST', '/api/sql', {
        query: `UPDATE subscriptions SET checkedAt = 1, status = 'incomplete' WHERE customerId = '${by}'`,
      });
    for (const { customer } of [first, second]) await waited(customer);
    expect((await checked(first.person)).subscribed).toBe(true);
    await asOperator(server, 'POST', '/api/crons/jalon-night');
    await expect.poll(() => roleOf(second.person), { timeout: 15_000 }).toBe('premium');
  });

  test('while Stripe is out of reach is asked for again, and what was known stands', async () => {
    const { person, one } = await paid();
    stripe.goDown(true);
    expect((await stripe.tell(changed(one))).status).toBe(503);
    expect(await checked(person)).toMatchObject({ subscribed: true });
    stripe.goDown(false);
    expect((await stripe.tell(changed(one))).status).toBe(200);
  });

  test.each([
    ['no JSON', '{', 400],
    ['a list', '[]', 400],
    ['without an id', '{"data":{}}', 400],
    ['with an id of another kind', '{"id":{"a":1},"data":{}}', 400],
    ['without an object', '{"id":"evt_x1"}', 200],
    ['deep', `{"id":"evt_x2","data":${'['.repeat(40_000)}`, 400],
  ])('%s is answered with a code', async (_, body, status) => {
    const reply = await stripe.tell({}, { body });
    expect(reply.status).toBe(status);
    expect((await call(server, 'GET', '/api/jalon/health')).status).toBe(200);
  });

  test('too long is refused unread', async () => {
    const hook = '/api/jalon/stripe/webhook';
    expect(await statusOfSaying(server.url, hook, MAX_EVENT_BYTES + 1)).toBe(413);
  });
});

test('a payment that failed leaves some days, one that never comes ends it, and all work stays', async () => {
  const { person, one } = await paid({ status: PAST_DUE });
  expect(await checked(person)).toMatchObject({ subscribed: true, plans: [{ status: PAST_DUE }] });
  one.status = 'unpaid';
  await stripe.tell(changed(one));
  expect(await checked(person)).toMatchObject({ subscribed: false, tier: 'free', until: null });
});

test('a paid plan that begins at a trial’s end is one while it waits', async () => {
  const trialEnd = Math.floor((Date.now() + 5 * DAY_MS) / SECOND_MS);
  const { person, customer } = await buyer();
  await stripe.tell(changed(stripe.subscribe(customer, { trialEnd })));
  expect(await checked(person)).toMatchObject({
    subscribed: true,
    plans: [{ status: TRIALING, paidUntil: trialEnd * SECOND_MS }],
    trial: 'used',
  });
});

test('who leaves is not charged again, and Stripe forgets them with the account', async () => {
  const { person, customer, one } = await paid();
  await call(server, 'DELETE', '/api/jalon/account', { password: PASSWORD }, person.token);
  await expect.poll(() => one.cancel_at_period_end).toBe(true);
  const query = `UPDATE users SET deleteAfter = 1 WHERE id = '${person.id}'`;
  await asOperator(server, 'POST', '/api/sql', { query });
  const isThere = async () =>
    (await asOperator(server, 'GET', `/api/collections/users/records/${person.id}`)).status === 200;
  stripe.goDown(true);
  await asOperator(server, 'POST', '/api/crons/jalon-night');
  expect(await isThere()).toBe(true);
  stripe.goDown(false);
  await asOperator(server, 'POST', '/api/crons/jalon-night');
  await expect.poll(isThere).toBe(false);
  expect(stripe.customers.has(customer)).toBe(false);
});

const minute = () => asOperator(server, 'POST', '/api/crons/jalon-minute');
const waiting = async (person: Person): Promise<number> => {
  const filter = encodeURIComponent(`user='${person.id}' && state='waiting' && kind~'payment-'`);
  const path = `/api/collections/outbox/records?filter=${filter}`;
  return (await asOperator(server, 'GET', path)).body.totalItems;
};
/** As when the pause after a failure is over. */
const nowDue = (person: Person) =>
  asOperator(server, 'POST', '/api/sql', {
    query: `UPDATE outbox SET dueAt = 0 WHERE user = '${person.id}' AND kind LIKE 'payment-%'`,
  });

test('a new address reaches Stripe, later when Stripe is out of reach, and the newest one then', async () => {
  const { person, customer } = await paid();
  const told = () => stripe.customers.get(customer)?.['email'];
  const change = (email: string) =>
    asOperator(server, 'PATCH', `/api/collections/users/records/${person.id}`, { email });
  await change('nouvelle.adresse@example.com');
  await minute();
  await expect.poll(told).toBe('nouvelle.adresse@example.com');
  stripe.goDown(true);
  for (const email of ['autre.adresse@example.com', 'derniere.adresse@example.com']) {
    await change(email);
    await minute();
  }
  stripe.goDown(false);
  await nowDue(person);
  await minute();
  await expect.poll(() => waiting(person)).toBe(0);
  expect(told()).toBe('derniere.adresse@example.com');
});

describe('an account that is disabled', () => {
  const disable = async (person: Person, disabled = true) =>
    expect(
      await call(
        server,
        'POST',
        `/api/jalon/admin/users/${person.id}/disabled`,
        { disabled },
        (await administrator()).token,
      ),
    ).toMatchObject({ status: 204 });
  let known: Promise<Person> | undefined;
  const administrator = () => (known ??= signUpAs(server, 'admin'));

  test('is not charged again, keeps what is paid, and is not charged once it is open again', async () => {
    const { person, one } = await paid();
    await disable(person);
    await expect.poll(() => one.cancel_at_period_end).toBe(true);
    await disable(person, false);
    expect([one.status, one.cancel_at_period_end]).toEqual([ACTIVE, true]);
  });

  test('owes nothing more, and what Stripe could not hear it hears later', async () => {
    const { person, one } = await paid({ status: PAST_DUE });
    stripe.goDown(true);
    await disable(person);
    await minute();
    expect(one.status).toBe(PAST_DUE);
    stripe.goDown(false);
    await nowDue(person);
    await minute();
    await expect.poll(() => one.status).toBe(CANCELED);
  });

  test('pays on where it was opened again before Stripe could hear of it', async () => {
    const { person, one } = await paid();
    stripe.goDown(true);
    const before = stripe.asked.length;
    await disable(person);
    await expect.poll(() => stripe.asked.length).toBeGreaterThan(before);
    await disable(person, false);
    stripe.goDown(false);
    await nowDue(person);
    await minute();
    await expect.poll(() => waiting(person)).toBe(0);
    expect([one.status, one.cancel_at_period_end]).toEqual([ACTIVE, false]);
  });

  test('is stopped again when a checkout left open is paid after all', async () => {
    const { person, customer } = await buyer();
    await disable(person);
    const one = stripe.subscribe(customer);
    await stripe.tell(changed(one));
    await minute();
    await expect.poll(() => one.cancel_at_period_end).toBe(true);
  });
});

test('who was deleted at Stripe, or is deleted by the operator, is charged no more and can buy again', async () => {
  const { person, customer, one } = await paid();
  stripe.customers.delete(customer);
  await stripe.tell(changed(one));
  expect(await checked(person)).toMatchObject({ subscribed: false, customer: false });
  const record = `/api/collections/users/records/${person.id}`;
  expect((await ask(person, 'checkout')).status).toBe(200);
  const again = lastAsked('/v1/checkout/sessions').fields['customer'] ?? '';
  expect(stripe.customers.has(again)).toBe(true);
  stripe.goDown(true);
  expect((await asOperator(server, 'DELETE', record)).status).toBe(400);
  stripe.goDown(false);
  expect((await asOperator(server, 'DELETE', record)).status).toBe(204);
  expect(stripe.customers.has(again)).toBe(false);
});

test('without keys nobody is sent anywhere, and Premium can be tried and given all the same', async () => {
  const own = await startTestServer();
  const person = await signUp(own);
  const asked = (what: string) => call(own, 'POST', `/api/jalon/${what}`, {}, person.token);
  for (const what of ['checkout', 'portal'])
    expect(await asked(what)).toMatchObject({ status: 404, body: { code: 'off' } });
  expect((await call(own, 'POST', '/api/jalon/stripe/webhook', {})).status).toBe(404);
  expect((await asked('check-subscription')).body).toMatchObject({
    payments: false,
    trial: 'open',
  });
  expect((await asked('trial')).body).toMatchObject({ subscribed: true, tier: 'premium' });
  await own.stop();
});
