/** What a screen says of a person's plan: of all they have, what matters most. */
import { CANCELED, isLive, PAST_DUE, TRIALING } from '../access/plans/subscription.ts';
import type { PlanAnswer, ToldPlan } from './plan-answer.ts';

export type PlanState =
  | { kind: 'staff'; tier: 'admin' | 'super_admin' }
  /** By an administrator; `until` null: for as long as they wish. */
  | { kind: 'given'; until: number | null }
  /** Paid, and going on. */
  | { kind: 'paid'; until: number }
  /** Bought during the trial: the first payment is due then. */
  | { kind: 'waiting'; until: number }
  /** Cancelled; `again`: only a new purchase goes on. */
  | { kind: 'ending'; until: number; again: boolean }
  /** A payment failed. */
  | { kind: 'late'; until: number }
  | { kind: 'group'; until: number }
  | { kind: 'trial'; until: number }
  /** `before`: what there was and has ended. */
  | { kind: 'free'; before: 'trial' | 'paid' | 'group' | 'given' | null };

export const planStateOf = ({ role, plans, now }: Omit<PlanAnswer, 'until'>): PlanState => {
  if (role === 'admin' || role === 'super_admin') return { kind: 'staff', tier: role };
  const live = plans.filter((plan) => isLive(plan, now));
  const of = (source: ToldPlan['source']) => live.find((plan) => plan.source === source);
  const paid = of('stripe');
  if (paid) return paidState(paid);
  if (role === 'premium') return { kind: 'given', until: null };
  const given = of('hand') ?? of('');
  if (given) return { kind: 'given', until: given.periodEnd };
  const group = of('group');
  if (group) return { kind: 'group', until: group.periodEnd };
  const trial = of('trial');
  if (trial) return { kind: 'trial', until: trial.periodEnd };
  const [last] = plans
    .filter(({ periodEnd }) => periodEnd > 0)
    .toSorted((a, b) => b.periodEnd - a.periodEnd);
  return { kind: 'free', before: last ? BEFORE[last.source] : null };
};

const BEFORE = {
  trial: 'trial',
  stripe: 'paid',
  group: 'group',
  hand: 'given',
  '': 'given',
} as const;

const paidState = ({ status, periodEnd, paidUntil, cancelAtEnd }: ToldPlan): PlanState => {
  if (status === PAST_DUE) return { kind: 'late', until: periodEnd };
  const until = paidUntil || periodEnd;
  if (cancelAtEnd) return { kind: 'ending', until, again: status === CANCELED };
  return { kind: status === TRIALING ? 'waiting' : 'paid', until };
};
