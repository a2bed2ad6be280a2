/** What gives a person Premium besides their role, and until when it counts. */

export interface Subscription {
  status: string;
  /** Premium holds until then, in milliseconds since 1970. */
  periodEnd: number;
}

/** In the words of the payment service, which the trial, group codes and gifts use too. */
export const TRIALING = 'trialing';
export const ACTIVE = 'active';
export const PAST_DUE = 'past_due';
export const CANCELED = 'canceled';
/** Known to the payment service, and nothing bought yet. */
export const NOTHING_BOUGHT = 'none';

/** Those that give what was paid for: a cancelled or late subscription holds until its period ends. */
export const LIVE_STATUSES: readonly string[] = [TRIALING, ACTIVE, PAST_DUE, CANCELED];

export const isLive = ({ status, periodEnd }: Subscription, now: number): boolean =>
  LIVE_STATUSES.includes(status) && periodEnd > now;

/** Where one comes from; a person has at most one of each. */
export type PlanSource = 'trial' | 'stripe' | 'group' | 'hand';

/** When the last of them ends; 0 when none is live. */
export const premiumEnd = (subscriptions: readonly Subscription[], now: number): number =>
  Math.max(0, ...subscriptions.filter((one) => isLive(one, now)).map(({ periodEnd }) => periodEnd));
