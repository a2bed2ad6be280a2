/**
 * Guessing a password gets slower with each failure, for one address from anywhere: the limiter by
 * network address alone would let many machines guess together. An address without an account is
 * counted the same.
 */
import { normalEmail } from '#/domain/access/account-rules.ts';
import { refused, send } from '../answer.ts';
import { findUser } from './people.ts';
import { rowOf, run } from '../sql.ts';

const FREE_FAILURES = 4;
const LONGEST_WAIT_MS = 300_000;
const FORGET_AFTER_MS = 24 * 3600 * 1000;

export const slowGuessing = (e: core.RecordAuthWithPasswordRequestEvent): void => {
  const { app } = e;
  const identity = identityOf(e.collection?.name ?? '', e.identity);
  const wait = beginAttempt(app, identity, Date.now());
  if (wait > 0) {
    const answer = { ...refused(429, 'try_later'), retryAfter: Math.ceil(wait / 1000) };
    return send(requestOf(e), answer);
  }
  // People write their address with capitals; it is stored without.
  const isPerson = e.collection?.name === 'users';
  if (!e.record && isPerson) {
    const person = findUser(app, normalEmail(e.identity));
    if (person) e.record = person;
  }
  e.next();
  forgetAttempts(app, identity);
};

// At run time the fields of the request are a step further in than the types say.
const requestOf = (e: core.RecordAuthWithPasswordRequestEvent): core.RequestEvent =>
  (e as unknown as { requestEvent: core.RequestEvent }).requestEvent;

/** A password set by mail opens the way again. */
export const forgetAttemptsOf = (app: core.App, person: core.Record): void =>
  forgetAttempts(app, identityOf('users', person.email()));

export const forgetOldAttempts = (app: core.App): void => {
  run(app, 'DELETE FROM sign_in_attempts WHERE lastAt < {:before}', {
    before: Date.now() - FORGET_AFTER_MS,
  });
};

const forgetAttempts = (app: core.App, identity: string): void => {
  run(app, 'DELETE FROM sign_in_attempts WHERE identity = {:identity}', { identity });
};

/** Counted as failed before the password is looked at, so that guesses at one moment all count. */
const beginAttempt = (app: core.App, identity: string, now: number): number => {
  const begun = rowOf(
    app,
    `INSERT INTO sign_in_attempts (identity, failures, lastAt, waitUntil)
     VALUES ({:identity}, 1, {:now}, 0)
     ON CONFLICT (identity) DO UPDATE SET
       failures = failures + 1,
       lastAt = {:now},
       waitUntil = CASE WHEN failures < {:free} THEN 0
         ELSE {:now} + MIN({:longest}, 1000 << MIN(failures - {:free}, 20)) END
     WHERE waitUntil <= {:now}
     RETURNING failures`,
    { identity, now, free: FREE_FAILURES, longest: LONGEST_WAIT_MS },
    { failures: 0 },
  );
  if (begun) return 0;
  const found = rowOf(
    app,
    'SELECT waitUntil FROM sign_in_attempts WHERE identity = {:identity}',
    { identity },
    { waitUntil: 0 },
  );
  return Math.max(1, (found?.waitUntil ?? now) - now);
};

// No address is kept: its hash is enough to count.
const identityOf = (collection: string, identity: string): string =>
  $security.sha256(`${collection}/${normalEmail(identity)}`);
