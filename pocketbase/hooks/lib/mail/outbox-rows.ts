/** The rows that wait to be told: each leased by one sender, put back with growing pauses, given up at last. */
import { PAYMENT_CHORES } from '#/domain/billing/payment-chores.ts';
import { MINUTE_MS } from '#/domain/duration.ts';
import { report } from '../report.ts';
import { rowOf, run } from '../sql.ts';

const LEASE_MS = 2 * MINUTE_MS;
const MOST_PAUSE_MINUTES = 360;

const CHORES = `(${PAYMENT_CHORES.map((kind) => `'${kind}'`).join(', ')})`;

/** Mails go to people; payments are for the payment service. Neither waits behind the other. */
export const WAITING = {
  mail: `kind NOT IN ${CHORES}`,
  payment: `kind IN ${CHORES}`,
} as const;
type Waiting = keyof typeof WAITING;

const SHAPE = {
  id: '',
  kind: '',
  user: '',
  recipient: '',
  language: '',
  details: '',
  attempts: 0,
  madeAt: 0,
};
export type Leased = typeof SHAPE;

export const lease = (app: core.App, what: Waiting, now: number): Leased | undefined =>
  rowOf(
    app,
    `UPDATE outbox SET leaseUntil = {:until}, attempts = attempts + 1
     WHERE id = (SELECT id FROM outbox
                 WHERE state = 'waiting' AND dueAt <= {:now} AND leaseUntil <= {:now} AND ${WAITING[what]}
                 ORDER BY dueAt LIMIT 1)
     RETURNING id, kind, user, recipient, language, details, attempts, madeAt`,
    { now, until: now + LEASE_MS },
    SHAPE,
  );

export const settle = (app: core.App, { id }: Leased): void =>
  void run(
    app,
    "UPDATE outbox SET state = 'sent', details = '{}', leaseUntil = 0, lastError = '' WHERE id = {:id}",
    { id },
  );

/** 1, 4, 16 … minutes, and never once `until` is past; then the operator sees it in the table. */
export const putBack = (
  app: core.App,
  what: Waiting,
  row: Leased,
  {
    error,
    most,
    until = Number.POSITIVE_INFINITY,
  }: { error: string; most: number; until?: number },
): void => {
  const dueAt = Date.now() + Math.min(4 ** (row.attempts - 1), MOST_PAUSE_MINUTES) * MINUTE_MS;
  const { id, kind, attempts } = row;
  if (attempts >= most || dueAt >= until) return giveUp(app, what, row, error);
  report(app, what === 'mail' ? 'a mail could not be sent' : 'the payment service was not told', {
    kind,
    attempts,
    error,
  });
  run(
    app,
    'UPDATE outbox SET leaseUntil = 0, dueAt = {:dueAt}, lastError = {:error} WHERE id = {:id}',
    { id, dueAt, error: error.slice(0, 300) },
  );
};

export const giveUp = (
  app: core.App,
  what: Waiting,
  { id, kind, attempts }: Leased,
  error: string,
): void => {
  report(
    app,
    what === 'mail' ? 'a mail was given up' : 'telling the payment service was given up',
    { kind, attempts, error },
  );
  run(
    app,
    "UPDATE outbox SET state = 'failed', details = '{}', leaseUntil = 0, lastError = {:error} WHERE id = {:id}",
    { id, error: error.slice(0, 300) },
  );
};
