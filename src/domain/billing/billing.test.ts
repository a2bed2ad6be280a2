import { describe, expect, test } from 'vitest';
import {
  LATE_PAYMENT_DAYS,
  RENEWAL_DAYS,
  WEBHOOK_TOLERANCE_SECONDS,
} from '../access/plans/plan-periods.ts';
import { ACTIVE, CANCELED, isLive, PAST_DUE, TRIALING } from '../access/plans/subscription.ts';
import { DAY_MS, SECOND_MS } from '../duration.ts';
import { readGroupCode, writtenGroupCode } from './group-code.ts';
import { stripeForm } from './stripe-form.ts';
import { readSignature } from './stripe-signature.ts';
import { endingsIn, readStripeSubscriptions } from './stripe-subscription.ts';

const NOW = Date.UTC(2026, 10, 23);
const seconds = (time: number): number => time / SECOND_MS;
const [START, END] = [NOW - 10 * DAY_MS, NOW + 20 * DAY_MS];

const subscription = (given: object = {}) => ({
  id: 'sub_1',
  status: ACTIVE,
  cancel_at_period_end: false,
  items: {
    data: [{ current_period_start: seconds(START), current_period_end: seconds(END) }],
  },
  ...given,
});
const read = (...data: unknown[]) => readStripeSubscriptions({ object: 'list', data }, NOW);

test.each([
  ['goes on', { status: ACTIVE }, ['at_end']],
  ['waits for a trial’s end', { status: TRIALING }, ['at_end']],
  ['is owed', { status: PAST_DUE }, ['now']],
  ['is owed, and was cancelled', { status: PAST_DUE, cancel_at_period_end: true }, ['now']],
  ['was never begun', { status: 'incomplete' }, ['now']],
  ['ends by itself', { cancel_at_period_end: true }, []],
  ['ends on a day', { cancel_at: seconds(END) }, []],
  ['is over', { status: CANCELED }, []],
  ['has no id', { id: 5 }, []],
])('of an account that is closed, what %s is ended as it must be', (_, given, expected) => {
  expect(endingsIn({ data: [subscription(given)] })?.map(({ when }) => when)).toEqual(expected);
  expect(endingsIn({ data: 'none' })).toBeUndefined();
});

describe('a subscription', () => {
  test('that renews holds a little past its period, for the news may be late', () => {
    expect(read(subscription())?.plan).toEqual({
      subscriptionId: 'sub_1',
      status: ACTIVE,
      periodEnd: END + RENEWAL_DAYS * DAY_MS,
      paidUntil: END,
      cancelAtEnd: false,
    });
  });

  test.each([
    ['ends at its period’s end by the person’s wish', { cancel_at_period_end: true }, END],
    ['ends on a day', { cancel_at: seconds(NOW + 3 * DAY_MS) }, NOW + 3 * DAY_MS],
    ['was cancelled at once', { status: CANCELED, ended_at: seconds(NOW) }, END],
    [
      'was cancelled for want of payment',
      {
        status: CANCELED,
        ended_at: seconds(NOW),
        cancellation_details: { reason: 'payment_failed' },
      },
      NOW,
    ],
    ['waits for a payment', { status: PAST_DUE }, START + LATE_PAYMENT_DAYS * DAY_MS],
  ])('that %s holds until then', (_, given, until) => {
    expect(read(subscription(given))?.plan?.periodEnd).toBe(until);
  });

  test('has its period on itself in older versions', () => {
    const older = {
      ...subscription({ items: {} }),
      current_period_start: seconds(START),
      current_period_end: seconds(END),
    };
    expect(read(older)?.plan?.paidUntil).toBe(END);
  });

  test('that lives is preferred to one that does not, and the longer to the shorter', () => {
    const unpaid = subscription({
      id: 'sub_2',
      status: 'unpaid',
      items: { data: [{ current_period_end: seconds(END + DAY_MS) }] },
    });
    expect(read(unpaid, subscription())?.plan?.subscriptionId).toBe('sub_1');
    const trial = subscription({ id: 'sub_3', status: TRIALING, items: {} });
    expect(read(trial, subscription())?.plan?.subscriptionId).toBe('sub_1');
    expect(read(subscription(), subscription({ id: 'sub_4' }))?.renewing).toBe(2);
  });

  test.each([
    ['incomplete', subscription({ status: 'incomplete' })],
    ['a word', 'x'],
    ['nothing', null],
    ['hostile', { status: ACTIVE, items: { data: [{ current_period_end: 1e300 }] } }],
    ['upside down', { status: [ACTIVE], items: [], cancel_at: '3' }],
  ])('that is %s gives nothing', (_, one) => {
    const plan = read(one)?.plan;
    expect(plan && isLive(plan, NOW)).toBe(false);
  });

  test('is nowhere in an answer that is no list', () => {
    expect(readStripeSubscriptions({ error: {} }, NOW)).toBeUndefined();
    expect(readStripeSubscriptions({ data: [] }, NOW)?.plan).toBeUndefined();
  });
});

describe('a signature', () => {
  const HEX = 'a'.repeat(64);
  const at = seconds(NOW);
  test('is read with its time, and each of several', () => {
    const header = `t=${at}, v1=${HEX},v1=${'b'.repeat(64)},v0=${'c'.repeat(64)}`;
    expect(readSignature(header, NOW)).toEqual({
      at: String(at),
      signatures: [HEX, 'b'.repeat(64)],
    });
  });

  test.each([
    ['too old', `t=${at - WEBHOOK_TOLERANCE_SECONDS - 1},v1=${HEX}`],
    ['too early', `t=${at + WEBHOOK_TOLERANCE_SECONDS + 1},v1=${HEX}`],
    ['without a time', `v1=${HEX}`],
    ['at no time', `t=-1e3,v1=${HEX}`],
    ['of another kind', `t=${at},v0=${HEX}`],
    ['not of digits', `t=${at},v1=${'é'.repeat(64)}`],
    ['nothing', ''],
  ])('that is %s is none', (_, header) => {
    expect(readSignature(header, NOW)).toBeUndefined();
  });
});

test('a form names what is inside by brackets', () => {
  const form = stripeForm({
    mode: 'subscription',
    line_items: [{ price: 'price_1', quantity: 1 }],
    metadata: { user: 'é&=' },
    automatic_tax: { enabled: true },
  });
  expect(decodeURIComponent(form)).toBe(
    'mode=subscription&line_items[0][price]=price_1&line_items[0][quantity]=1&metadata[user]=é&=&automatic_tax[enabled]=true',
  );
  expect(form).toContain('metadata%5Buser%5D=%C3%A9%26%3D');
});

test('a group code is read however it is written, and only whole', () => {
  const code = 'K7MQX4WZRP9DTHB';
  expect(writtenGroupCode(code)).toBe('K7MQX-4WZRP-9DTHB');
  expect(readGroupCode(' k7mqx 4wzrp–9dthb ')).toBe(code);
  for (const none of ['', 'K7MQX-4WZRP', 'K7MQX-4WZRP-9DTH0', 7, null, 'A'.repeat(500)])
    expect(readGroupCode(none)).toBeUndefined();
});
