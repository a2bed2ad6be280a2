import { expect, test } from 'vitest';
import { ACTIVE, CANCELED, PAST_DUE, TRIALING } from '../access/plans/subscription.ts';
import type { PlanAnswer, ToldPlan } from './plan-answer.ts';
import { planStateOf } from './plan-state.ts';

const NOW = 1000;
const stateOf = (role: PlanAnswer['role'], ...plans: Partial<ToldPlan>[]) =>
  planStateOf({
    subscribed: false,
    tier: 'free',
    trial: 'open',
    payments: true,
    customer: false,
    now: NOW,
    role,
    plans: plans.map((plan) => ({
      source: 'stripe',
      status: ACTIVE,
      periodEnd: 2000,
      paidUntil: 0,
      cancelAtEnd: false,
      ...plan,
    })),
  });

const trial = { source: 'trial', status: TRIALING } as const;

test.each([
  ['an administrator with a trial', stateOf('admin', trial), { kind: 'staff', tier: 'admin' }],
  ['a gift for good', stateOf('premium', trial), { kind: 'given', until: null }],
  ['who pays beside a gift', stateOf('premium', {}), { kind: 'paid', until: 2000 }],
  ['a gift for some time', stateOf('user', { source: 'hand' }), { kind: 'given', until: 2000 }],
  [
    'what is paid, to its true end',
    stateOf('user', { paidUntil: 1500 }),
    { kind: 'paid', until: 1500 },
  ],
  ['bought in the trial', stateOf('user', { status: TRIALING }), { kind: 'waiting', until: 2000 }],
  [
    'cancelled to its end',
    stateOf('user', trial, { cancelAtEnd: true }),
    { kind: 'ending', until: 2000, again: false },
  ],
  [
    'cancelled at once',
    stateOf('user', { status: CANCELED, cancelAtEnd: true }),
    { kind: 'ending', until: 2000, again: true },
  ],
  ['late', stateOf('user', { status: PAST_DUE }), { kind: 'late', until: 2000 }],
  ['a group', stateOf('user', trial, { source: 'group' }), { kind: 'group', until: 2000 }],
  ['a trial', stateOf('user', trial), { kind: 'trial', until: 2000 }],
  ['nothing', stateOf('user'), { kind: 'free', before: null }],
  [
    'nothing bought yet',
    stateOf('user', { status: 'none', periodEnd: 0 }),
    { kind: 'free', before: null },
  ],
  [
    'a trial that is over',
    stateOf('user', { ...trial, periodEnd: 900 }),
    { kind: 'free', before: 'trial' },
  ],
  [
    'what was paid after a trial',
    stateOf('user', { ...trial, periodEnd: 800 }, { periodEnd: 900 }),
    { kind: 'free', before: 'paid' },
  ],
])('%s', (_, state, expected) => {
  expect(state).toEqual(expected);
});
