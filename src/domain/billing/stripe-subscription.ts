/** What Stripe's list of a customer's subscriptions means here. The list alone decides, whatever events said before. */
import { LATE_PAYMENT_DAYS, RENEWAL_DAYS } from '../access/plans/plan-periods.ts';
import { ACTIVE, CANCELED, isLive, PAST_DUE, TRIALING } from '../access/plans/subscription.ts';
import { DAY_MS, SECOND_MS } from '../duration.ts';

export interface PaidPlan {
  subscriptionId: string;
  status: string;
  /** Premium holds until then, in milliseconds since 1970. */
  periodEnd: number;
  /** Paid until then, or free of charge: what people are told. */
  paidUntil: number;
  cancelAtEnd: boolean;
}

/** The one that lasts longest, and how many go on; undefined when the answer is no such list. */
export const readStripeSubscriptions = (
  body: unknown,
  now: number,
): { plan: PaidPlan | undefined; renewing: number } | undefined => {
  const { data } = objectOf(body);
  if (!Array.isArray(data)) return undefined;
  const plans = data.map(objectOf).map(planOf);
  const best = [...plans].sort(
    (a, b) => Number(isLive(b, now)) - Number(isLive(a, now)) || b.periodEnd - a.periodEnd,
  )[0];
  const renewing = plans.filter((plan) => isLive(plan, now) && !plan.cancelAtEnd).length;
  return { plan: best, renewing };
};

export interface StripeEnding {
  subscriptionId: string;
  /** `at_end`: what is paid for is kept, and not renewed. `now`: what is owed is not asked for again either. */
  when: 'at_end' | 'now';
}

/** What has to be ended there, so that nothing more is taken; undefined when the answer is no such list. */
export const endingsIn = (body: unknown): StripeEnding[] | undefined => {
  const { data } = objectOf(body);
  if (!Array.isArray(data)) return undefined;
  return data.map(objectOf).flatMap((subscription): StripeEnding[] => {
    const status = textOf(subscription['status']);
    const subscriptionId = textOf(subscription['id']);
    if (subscriptionId === '' || OVER.includes(status)) return [];
    if (status !== ACTIVE && status !== TRIALING) return [{ subscriptionId, when: 'now' }];
    return planOf(subscription).cancelAtEnd ? [] : [{ subscriptionId, when: 'at_end' }];
  });
};

const OVER: readonly string[] = [CANCELED, 'incomplete_expired'];

type Fields = Readonly<Record<string, unknown>>;

const planOf = (subscription: Fields): PaidPlan => {
  const status = textOf(subscription['status']);
  const { start, end } = periodOf(subscription);
  const cancelAtEnd =
    status === CANCELED ||
    subscription['cancel_at_period_end'] === true ||
    timeOf(subscription['cancel_at']) > 0;
  const cancelAt = timeOf(subscription['cancel_at']);
  const paidUntil = paidUntilOf(subscription, status, cancelAt > 0 ? Math.min(end, cancelAt) : end);
  return {
    subscriptionId: textOf(subscription['id']).slice(0, 120),
    status: status.slice(0, 40),
    periodEnd: holdsUntil({ status, cancelAtEnd, start, paidUntil }),
    paidUntil,
    cancelAtEnd,
  };
};

/** Who asked to stop has paid for the period; whose payment never came has not. */
const paidUntilOf = (subscription: Fields, status: string, end: number): number => {
  if (status !== CANCELED) return end;
  const { reason } = objectOf(subscription['cancellation_details']);
  const ended = timeOf(subscription['ended_at']) || timeOf(subscription['canceled_at']);
  return reason === 'payment_failed' || reason === 'payment_disputed' ? Math.min(end, ended) : end;
};

const holdsUntil = ({
  status,
  cancelAtEnd,
  start,
  paidUntil,
}: {
  status: string;
  cancelAtEnd: boolean;
  start: number;
  paidUntil: number;
}): number => {
  // The unpaid period has begun: it is given for some days.
  if (status === PAST_DUE) return Math.min(paidUntil, start + LATE_PAYMENT_DAYS * DAY_MS);
  const renews = (status === ACTIVE || status === TRIALING) && !cancelAtEnd;
  return renews ? paidUntil + RENEWAL_DAYS * DAY_MS : paidUntil;
};

/** On the subscription in older versions of the interface, on its items in newer ones. */
const periodOf = (subscription: Fields): { start: number; end: number } => {
  const items = objectOf(subscription['items'])['data'];
  const item = objectOf(Array.isArray(items) ? items[0] : undefined);
  const at = (name: string): number => timeOf(item[name]) || timeOf(subscription[name]);
  return { start: at('current_period_start'), end: at('current_period_end') };
};

const objectOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Seconds since 1970 there, milliseconds here; 0 for none. */
const timeOf = (value: unknown): number =>
  typeof value === 'number' && value > 0 && value < 1e11 ? Math.floor(value) * SECOND_MS : 0;
