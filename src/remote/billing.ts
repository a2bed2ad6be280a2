/** A person's plan: what the server says of it, and the ways to change it. */
import { tierOf } from '#/domain/access/plans/plan-limits.ts';
import { highestRole } from '#/domain/access/roles.ts';
import type { PlanSource } from '#/domain/access/plans/subscription.ts';
import type { PlanAnswer, ToldPlan, TrialOffer } from '#/domain/billing/plan-answer.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { callServer, route, type Answer } from './server.ts';

/** The payment service is asked again behind it, which takes its time. */
const TIMEOUT_MS = 40_000;

export const checkSubscription = (token: string): Answer<PlanAnswer> =>
  askForPlan(token, 'check-subscription');

/** Refused with the code `trial_used`, `has_premium` or `unverified`. */
export const startTrial = (token: string): Answer<PlanAnswer> => askForPlan(token, 'trial');

/** Refused with the code `unknown_code`, `no_seat` or `has_premium`. */
export const redeemGroupCode = (token: string, code: string): Answer<PlanAnswer> =>
  askForPlan(token, 'group-code', { code });

/** The address of a page of the payment service's. Refused with `off`, `has_premium` or `no_answer`. */
export const openPaymentPage = async (
  token: string,
  page: 'checkout' | 'portal',
  language: 'fr' | 'en',
): Answer<string> => {
  const reply = await callServer(
    route(`/api/jalon/${page}`, { method: 'POST', body: { language } }),
    { token, timeout: TIMEOUT_MS },
  );
  if (!reply.ok) return reply;
  const url = textOf(fieldsOf(reply.value.body)['url']);
  return /^https?:\/\//.test(url)
    ? { ok: true, value: url }
    : { ok: false, error: { kind: 'malformed' } };
};

const askForPlan = async (token: string, path: string, body: object = {}): Answer<PlanAnswer> => {
  const reply = await callServer(route(`/api/jalon/${path}`, { method: 'POST', body }), {
    token,
    timeout: TIMEOUT_MS,
  });
  if (!reply.ok) return reply;
  const told = fieldsOf(reply.value.body);
  if (!Array.isArray(told['plans'])) return { ok: false, error: { kind: 'malformed' } };
  const highest = highestRole([textOf(told['tier'])]);
  return {
    ok: true,
    value: {
      subscribed: told['subscribed'] === true,
      tier: tierOf(highest),
      role: highestRole([textOf(told['role'])]),
      until: typeof told['until'] === 'number' ? told['until'] : null,
      now: numberOf(told['now']),
      plans: told['plans'].map(planIn),
      trial: OFFERS.find((offer) => offer === told['trial']) ?? 'used',
      payments: told['payments'] === true,
      customer: told['customer'] === true,
    },
  };
};

const OFFERS: readonly TrialOffer[] = ['open', 'used', 'unverified'];
const SOURCES: readonly PlanSource[] = ['trial', 'stripe', 'group', 'hand'];

const planIn = (told: unknown): ToldPlan => {
  const { source, status, periodEnd, paidUntil, cancelAtEnd } = fieldsOf(told);
  return {
    source: SOURCES.find((known) => known === source) ?? '',
    status: textOf(status),
    periodEnd: numberOf(periodEnd),
    paidUntil: numberOf(paidUntil),
    cancelAtEnd: cancelAtEnd === true,
  };
};

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
