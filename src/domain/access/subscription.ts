/** What a person pays for, and until when it counts. */

export interface Subscription {
  status: string;
  /** Paid until then, in milliseconds since 1970. */
  periodEnd: number;
}

/** Those that give what was paid for: a cancelled or late subscription holds until its period ends. */
export const LIVE_STATUSES: readonly string[] = ['trialing', 'active', 'past_due', 'canceled'];

export const isLive = ({ status, periodEnd }: Subscription, now: number): boolean =>
  LIVE_STATUSES.includes(status) && periodEnd > now;
