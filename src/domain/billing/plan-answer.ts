/** What the server tells a person of their plan: `check-subscription`, and whatever changes it. */
import type { Tier } from '../access/plans/plan-limits.ts';
import type { Role } from '../access/roles.ts';
import type { PlanSource, Subscription } from '../access/plans/subscription.ts';

/** `unverified`: once the address is confirmed. */
export type TrialOffer = 'open' | 'used' | 'unverified';

export interface ToldPlan extends Subscription {
  /** '' for one that was written in the dashboard. */
  source: PlanSource | '';
  /** What was paid for ends then; 0 where nothing is paid. */
  paidUntil: number;
  cancelAtEnd: boolean;
}

export interface PlanAnswer {
  /** Whether the person has Premium, by whatever way. */
  subscribed: boolean;
  /** By role and plan together. */
  tier: Tier;
  /** The role alone, as somebody gave it. */
  role: Role;
  /** When Premium ends unless something prolongs it, in milliseconds since 1970; null for never, and for none. */
  until: number | null;
  /** The server's own time: what is left is told by it. */
  now: number;
  plans: readonly ToldPlan[];
  trial: TrialOffer;
  /** Whether this server takes payments. */
  payments: boolean;
  /** Whether the payment service knows the person: then they can see their bills there. */
  customer: boolean;
}
