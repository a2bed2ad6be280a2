/**
 * What the payment service must hear of an account waits in the outbox, written with the change itself: a service out of
 * reach, or a server that stops half-way, only delays it.
 */
import type { PaymentChore } from '#/domain/billing/payment-chores.ts';
import { newId, rowOf, run } from '../sql.ts';

/** Before an account is saved, in its transaction: whoever pays has another address, or must pay no more. */
export const notePayerChange = (app: core.App, person: core.Record): void => {
  const before = person.original();
  if (person.email() !== before.email()) queueChore(app, person.id, 'payment-address');
  if (isClosed(person) && !isClosed(before)) queueChore(app, person.id, 'payment-stop');
};

/** Nothing is taken for it: its person was shut out, or wishes to leave. */
export const isClosed = (person: core.Record): boolean =>
  person.getBool('disabled') || person.getInt('deleteAfter') > 0;

/** Something was bought for an account that is closed, or went on there: at a checkout left open, or by a lost request. */
export const stopAgain = (app: core.App, user: string): void => {
  const found = rowOf(
    app,
    `SELECT EXISTS (SELECT 1 FROM users WHERE id = {:user} AND (disabled = TRUE OR deleteAfter > 0))
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE user = {:user} AND kind = {:kind} AND state = 'waiting') AS due`,
    { user, kind: 'payment-stop' satisfies PaymentChore },
    { due: false },
  );
  if (found?.due) queueChore(app, user, 'payment-stop');
};

const queueChore = (app: core.App, user: string, kind: PaymentChore): void => {
  const id = newId();
  run(
    app,
    `INSERT INTO outbox (id, kind, user, recipient, language, details, state, attempts, dueAt, leaseUntil, dedupeKey, lastError, madeAt)
     SELECT {:id}, {:kind}, {:user}, 'Stripe', 'fr', '{}', 'waiting', 0, {:now}, 0, {:dedupeKey}, '', {:now}
     WHERE EXISTS (SELECT 1 FROM subscriptions WHERE user = {:user} AND source = 'stripe' AND customerId <> '')`,
    { id, kind, user, dedupeKey: `${kind}/${user}/${id}`, now: Date.now() },
  );
};
