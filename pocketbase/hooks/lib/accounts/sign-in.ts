/**
 * Guessing a password gets slower with each failure. Failures are counted for one account from one network address,
 * so that a stranger's guesses do not shut the owner out; for one account from anywhere, with more of them free, since
 * many machines may guess together; and for a device the account knows, apart from both. An account that does not
 * exist is counted the same.
 */
import { normalEmail } from '#/domain/access/account-rules.ts';
import { GUESS_LIMITS, type GuessLimit } from '#/domain/access/rate-limits.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { DEVICE_HEADER } from '#/domain/access/device-header.ts';
import { refused, send } from '../answer.ts';
import { beginAttempt, forgetAttempts } from './attempts.ts';
import { findUser } from './people.ts';
import { rowOf } from '../sql.ts';

export const slowGuessing = (e: core.RecordAuthWithPasswordRequestEvent): void => {
  const { app } = e;
  const request = requestOf(e);
  const isPerson = e.collection?.name === 'users';
  // People write their address with capitals; it is stored without.
  const person =
    e.record ?? (isPerson ? findUser(app, normalEmail(e.identity)) : undefined) ?? undefined;
  const keys = attemptKeys(request, `${e.collection?.name}/${normalEmail(e.identity)}`, person);
  for (const { key, limit } of keys) {
    const wait = beginAttempt(app, key, limit);
    if (wait > 0)
      return send(request, {
        ...refused(429, 'try_later'),
        retryAfter: Math.ceil(wait / SECOND_MS),
      });
  }
  if (person) e.record = person;
  e.next();
  for (const { key } of keys) forgetAttempts(app, key);
};

interface CountedAttempt {
  key: string;
  limit: GuessLimit;
}

const attemptKeys = (
  request: core.RequestEvent,
  account: string,
  person: core.Record | undefined,
): CountedAttempt[] => {
  const device = request.request?.header.get(DEVICE_HEADER) ?? '';
  if (person && isKnownDevice(request.app, person, device))
    return [{ key: `${account}/device/${device}`, limit: GUESS_LIMITS.fromOneAddress }];
  return [
    { key: `${account}/from/${request.realIP()}`, limit: GUESS_LIMITS.fromOneAddress },
    { key: account, limit: GUESS_LIMITS.fromAnywhere },
  ];
};

const isKnownDevice = (app: core.App, person: core.Record, device: string): boolean =>
  device !== '' &&
  rowOf(
    app,
    'SELECT device FROM devices WHERE user = {:user} AND device = {:device}',
    { user: person.id, device },
    { device: '' },
  ) !== undefined;

// At run time the fields of the request are a step further in than the types say.
const requestOf = (e: core.RecordAuthWithPasswordRequestEvent): core.RequestEvent =>
  (e as unknown as { requestEvent: core.RequestEvent }).requestEvent;

/** A password set by mail opens the way again, for whoever set it and from anywhere. */
export const forgetAttemptsOf = (request: core.RequestEvent, person: core.Record): void => {
  for (const { key } of attemptKeys(request, `users/${normalEmail(person.email())}`, undefined))
    forgetAttempts(request.app, key);
};
