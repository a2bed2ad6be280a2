/** What a person does with their own account. Whatever is sensitive asks for the password again. */
import { emailError, isLanguage, nameError, normalEmail } from '#/domain/access/account-rules.ts';
import { passwordError } from '#/domain/access/passwords/password-rules.ts';
import { limitsOf, tierOf } from '#/domain/access/plans/plan-limits.ts';
import { ACCOUNT_UNDO_DAYS } from '#/domain/access/retention.ts';
import { allows } from '#/domain/access/roles.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { answering, bodyOf, ok, refused } from '../answer.ts';
import { auditAct } from './audit.ts';
import { languageOf, queueMail, queueMailTo, sendDueMails } from '../mail/outbox.ts';
import {
  findUser,
  findUserById,
  personOf,
  premiumLasts,
  requirePassword,
  roleOf,
  sessionOf,
} from './people.ts';
import { notePayerChange } from '../billing/payer-changes.ts';
import { sendDueMailsAndChores } from '../billing/payment-chores.ts';
import { forgetAttemptsOf } from './sign-in.ts';
import { newId } from '../sql.ts';
import { hasOtherSuperAdmin } from './super-admins.ts';
import { addressChangeIn, addressToken } from './address-token.ts';
import { noteEndedSessions } from '../sync/elsewhere.ts';

/** `GET /api/jalon/me` */
export const me = answering((e) => {
  const person = personOf(e);
  const role = roleOf(e.app, person);
  return ok({
    id: person.id,
    email: person.email(),
    verified: person.verified(),
    fullName: person.getString('fullName'),
    language: languageOf(person),
    role,
    tier: tierOf(role),
    limits: limitsOf(role),
    codeByMail: person.getBool('codeByMail'),
    deleteAfter: person.getInt('deleteAfter') || null,
    createdAt: person.getDateTime('created').time().unixMilli(),
  });
});

/** `PATCH /api/jalon/me`: `{fullName?, language?}`; nothing else of an account is set by its holder. */
export const changeMe = answering((e) => {
  const person = personOf(e);
  const { fullName, language } = bodyOf(e);
  if (fullName !== undefined) {
    const error = nameError(fullName);
    if (error) return refused(400, error.code, error.field);
    person.set('fullName', String(fullName).trim());
  }
  if (language !== undefined) {
    if (!isLanguage(language)) return refused(400, 'invalid', 'language');
    person.set('language', language);
  }
  e.app.save(person);
  return ok();
});

/**
 * `POST /api/jalon/get-user-highest-role`: `{_user_id?}` → `{role, lasts}`: for how many milliseconds from now, null for
 * as long as nobody changes it. Others' roles are for administrators.
 */
export const getUserHighestRole = answering((e) => {
  const person = personOf(e);
  const { _user_id: id = person.id } = bodyOf(e);
  const isOwn = id === person.id;
  if (!isOwn && !allows(roleOf(e.app, person), 'admin')) return refused(404, 'unknown');
  const other = isOwn ? person : findUserById(e.app, String(id));
  if (!other) return refused(404, 'unknown');
  return ok({ role: roleOf(e.app, other), lasts: premiumLasts(e.app, other) });
});

/** `POST /api/jalon/password`: `{current, next}` in, a new session out; all others end. */
export const changePassword = answering((e) => {
  const person = personOf(e);
  const { current, next } = bodyOf(e);
  requirePassword(e.app, person, current);
  const error = passwordError(next);
  if (error) return refused(400, error.code, 'next');
  person.setPassword(String(next));
  e.app.runInTransaction((tx) => {
    tx.save(person);
    queueMailTo(tx, person, 'password-changed');
  });
  return { ...sessionOf(person), after: sendDueMails };
});

/** `POST /api/jalon/email-change`: `{email, password}`; a taken address is answered alike. */
export const requestEmailChange = answering((e) => {
  const person = personOf(e);
  const { email, password } = bodyOf(e);
  requirePassword(e.app, person, password);
  const error = emailError(email);
  if (error) return refused(400, error.code, error.field);
  const recipient = normalEmail(String(email));
  const token = addressToken(person, recipient);
  if (!findUser(e.app, recipient))
    queueMail(e.app, {
      kind: 'change-email',
      user: person.id,
      recipient,
      language: languageOf(person),
      details: { token },
      dedupeKey: `change-email/${person.id}/${newId()}`,
    });
  return { ...ok(), after: sendDueMails };
});

/**
 * `POST /api/jalon/email-change/confirm`: `{token, password}`, from the link in that mail; the old address is told.
 * Not PocketBase's own route, where whoever has read the mail may guess as fast as they like.
 */
export const confirmEmailChange = answering((e) => {
  const { token, password } = bodyOf(e);
  const change = typeof token === 'string' ? addressChangeIn(e.app, token) : undefined;
  if (!change) return refused(400, 'dead_link', 'token');
  const { person, next } = change;
  requirePassword(e.app, person, password);
  const before = person.email();
  person.setEmail(next);
  person.setVerified(true);
  e.app.runInTransaction((tx) => {
    tx.save(person);
    tellOldAddress(tx, person, before);
  });
  return { ...ok(), after: sendDueMailsAndChores };
});

export const tellOldAddress = (app: core.App, person: core.Record, recipient: string): void =>
  queueMail(app, {
    kind: 'email-changed',
    user: person.id,
    recipient,
    language: languageOf(person),
    details: {},
    dedupeKey: `email-changed/${person.id}/${newId()}`,
  });

/** A new password by mail: guesses are forgotten, and the person is told. */
export const confirmPasswordReset = (e: core.RecordConfirmPasswordResetRequestEvent): void => {
  const { record: person, app } = e;
  e.next();
  if (!person) return;
  // At run time the fields of the request are a step further in than the types say.
  const { requestEvent } = e as unknown as { requestEvent: core.RequestEvent };
  forgetAttemptsOf(requestEvent, person);
  queueMailTo(app, person, 'password-changed');
};

/** A disabled account's sessions end at once, on PocketBase's own routes and files too. */
export const endSessionsOfDisabled = (e: core.RecordEvent): void => {
  const { record: person } = e;
  if (person?.getBool('disabled') && !person.original().getBool('disabled'))
    person.refreshTokenKey();
  if (person) {
    noteEndedSessions(e.app, person);
    notePayerChange(e.app, person);
  }
  e.next();
};

/**
 * PocketBase's own request to change an address asks for no password, and can be reached under any spelling of the
 * collection's name. It is refused with the words it has for a taken address, so that it tells nothing.
 */
export const refuseStockEmailChange = (e: core.RecordRequestEmailChangeRequestEvent): void => {
  const error = new ValidationError('validation_invalid_new_email', 'Invalid new email address.');
  if (e.record)
    throw new BadRequestError('An error occurred while validating the submitted data.', {
      newEmail: error,
    });
};

/** Wherever a password comes from, it is none of those everyone tries first. */
export const refuseCommonPassword = (e: core.RecordEvent): void => {
  const plain = e.record?.getString('password') ?? '';
  if (plain !== '' && passwordError(plain)?.code === 'common')
    throw new BadRequestError('Nothing was saved: see what is in red.', {
      password: new ValidationError('common', 'Too many people use this password: choose another'),
    });
  e.next();
};

/** `POST /api/jalon/sign-out-everywhere`: `{stay?: true}` in, a new session out if the person stays. */
export const signOutEverywhere = answering((e) => {
  const person = personOf(e);
  const { stay } = bodyOf(e);
  person.refreshTokenKey();
  e.app.save(person);
  return stay === true ? sessionOf(person) : ok();
});

/** `DELETE /api/jalon/account`: `{password}`; everything goes in `ACCOUNT_UNDO_DAYS`, unless undone. */
export const planDeletion = answering((e) => {
  const person = personOf(e);
  requirePassword(e.app, person, bodyOf(e)['password']);
  if (person.getString('role') === 'super_admin' && !hasOtherSuperAdmin(e.app, person.id))
    return refused(409, 'last_super_admin');
  const deleteAfter = Date.now() + ACCOUNT_UNDO_DAYS * DAY_MS;
  person.set('deleteAfter', deleteAfter);
  person.refreshTokenKey();
  const date = new Date(deleteAfter).toISOString().slice(0, 10);
  e.app.runInTransaction((tx) => {
    tx.save(person);
    queueMailTo(tx, person, 'deletion-planned', { date });
    auditAct(tx, { actor: person.id, action: 'deletion_planned', target: person.id });
  });
  return { ...ok({ deleteAfter }), after: sendDueMailsAndChores };
});

/**
 * `POST /api/jalon/account/keep`: signed in again, the person changed their mind. What they paid for stays cancelled:
 * nothing is taken without their knowing.
 */
export const keepAccount = answering((e) => {
  const person = personOf(e);
  person.set('deleteAfter', 0);
  e.app.runInTransaction((tx) => {
    tx.save(person);
    auditAct(tx, { actor: person.id, action: 'deletion_undone', target: person.id });
  });
  return ok();
});
