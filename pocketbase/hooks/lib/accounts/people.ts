/** The person behind a request, and what they may do. */
import { GUESS_LIMITS } from '#/domain/access/rate-limits.ts';
import { allows, effectiveRole, type Role } from '#/domain/access/roles.ts';
import { premiumEnd, type Subscription } from '#/domain/access/plans/subscription.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { ok, Refusal, refused, type Answer } from '../answer.ts';
import { rowsOf } from '../sql.ts';
import { beginAttempt, forgetAttempts } from './attempts.ts';

/** The signed-in person; an operator's own account of the dashboard is none. */
export const personOf = (e: core.RequestEvent): core.Record => {
  const person = e.auth;
  if (!isPerson(person)) throw new Refusal(refused(401, 'sign_in_needed'));
  return person;
};

export const isPerson = (auth: core.Record | undefined): auth is core.Record =>
  auth?.collection().name === 'users' && !auth.getBool('disabled');

export const roleOf = (app: core.App, person: core.Record): Role =>
  effectiveRole(person.getString('role'), subscriptionsOf(app, person.id), Date.now());

/** How long Premium goes on as it is, in milliseconds; null where a role gives it, or there is none. */
export const premiumLasts = (app: core.App, person: core.Record): number | null => {
  if (allows(person.getString('role'), 'premium')) return null;
  const now = Date.now();
  const end = premiumEnd(subscriptionsOf(app, person.id), now);
  return end > 0 ? end - now : null;
};

const subscriptionsOf = (app: core.App, user: string): Subscription[] =>
  rowsOf(
    app,
    'SELECT status, periodEnd FROM subscriptions WHERE user = {:user}',
    { user },
    {
      status: '',
      periodEnd: 0,
    },
  );

/** The signed-in person, refused when they rank lower. */
export const personRanking = (e: core.RequestEvent, needed: Role): core.Record => {
  const person = personOf(e);
  if (!allows(roleOf(e.app, person), needed)) throw new Refusal(refused(403, 'forbidden'));
  return person;
};

/** What a session is: a token and the person, in the shape of PocketBase's own sign-in. */
export const sessionOf = (person: core.Record): Answer => {
  person.ignoreEmailVisibility(true);
  return ok(`{"token":${JSON.stringify(person.newAuthToken())},"record":${toString(person)}}`);
};

/** Refuses unless the password is the person's own. Whoever holds a stolen session guesses slowly. */
export const requirePassword = (app: core.App, person: core.Record, password: unknown): void => {
  const key = `own-password/${person.id}`;
  const wait = beginAttempt(app, key, GUESS_LIMITS.ownPassword);
  if (wait > 0)
    throw new Refusal({ ...refused(429, 'try_later'), retryAfter: Math.ceil(wait / SECOND_MS) });
  if (typeof password !== 'string' || !person.validatePassword(password))
    throw new Refusal(refused(400, 'wrong_password', 'password'));
  forgetAttempts(app, key);
};

/** Undefined when there is none: the look-up throws for that. */
export const findUser = (app: core.App, email: string): core.Record | undefined => {
  try {
    return app.findAuthRecordByEmail('users', email);
  } catch {
    return undefined;
  }
};

export const findUserById = (app: core.App, id: string): core.Record | undefined => {
  try {
    return app.findRecordById('users', id);
  } catch {
    return undefined;
  }
};
