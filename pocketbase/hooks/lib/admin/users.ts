/** What administrators do with accounts. Closed to all others; each change is told in the journal. */
import {
  accountActRefusal,
  type AccountAct,
  type AccountActRefusal,
} from '#/domain/access/administration/account-acts.ts';
import { emailError, isLanguage, nameError, normalEmail } from '#/domain/access/account-rules.ts';
import type { AuditAction } from '#/domain/access/administration/audit-actions.ts';
import { passwordError } from '#/domain/access/passwords/password-rules.ts';
import { highestRole, type Role } from '#/domain/access/roles.ts';
import { LIVE_STATUSES } from '#/domain/access/plans/subscription.ts';
import {
  knownOr,
  pageIn,
  SEARCH_MAX,
  USER_FILTERS,
  USER_SORTS,
  USERS_PER_PAGE,
  type UserFilter,
  type UserSort,
} from '#/domain/access/administration/user-list.ts';
import { auditAct } from '../accounts/audit.ts';
import { findUser, findUserById, personRanking, roleOf } from '../accounts/people.ts';
import { makePerson } from '../accounts/sign-up.ts';
import { hasOtherSuperAdmin } from '../accounts/super-admins.ts';
import { answering, bodyOf, ok, refused, type Answer } from '../answer.ts';
import { settlePayments } from '../billing/payment-chores.ts';
import { queueMailTo, sendDueMails } from '../mail/outbox.ts';
import { inTransaction, rowOf, rowsOf } from '../sql.ts';
import { dayIn } from '../time-zone.ts';

/** `GET /api/jalon/admin/users?search=&show=&sort=&page=1`: by name, address or id. */
export const listUsers = answering((e) => {
  personRanking(e, 'admin');
  const query = e.request?.url?.query();
  const page = pageIn(query?.get('page'));
  const search = (query?.get('search') ?? '').trim().slice(0, SEARCH_MAX);
  const show = knownOr(USER_FILTERS, query?.get('show'));
  const sort = knownOr(USER_SORTS, query?.get('sort'));
  const found = `FROM (${PEOPLE}) AS person WHERE (${MATCHES}) AND ${SHOWN[show]}`;
  const bound = {
    pattern: `%${search.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`,
    search,
    now: Date.now(),
    live: JSON.stringify(LIVE_STATUSES),
  };
  const users = rowsOf(
    e.app,
    `SELECT * ${found} ORDER BY ${ORDERS[sort]}, id LIMIT ${USERS_PER_PAGE} OFFSET {:offset}`,
    { ...bound, offset: (page - 1) * USERS_PER_PAGE },
    PERSON,
  );
  const total = rowOf(e.app, `SELECT COUNT(*) AS count ${found}`, bound, { count: 0 });
  return ok({
    users: users.map(toUser),
    page,
    pageSize: USERS_PER_PAGE,
    total: total?.count ?? 0,
  });
});

const PERSON = {
  id: '',
  fullName: '',
  email: '',
  role: '',
  standing: '',
  verified: false,
  disabled: false,
  createdAt: 0,
  seenAt: 0,
  giftEnds: 0,
};

/** `standing` is the role that counts: the one given, or premium that is paid for. `giftEnds`: Premium given until then; 0: none. */
const PEOPLE = `SELECT id, fullName, email, role, verified, disabled,
  CAST(unixepoch(created, 'subsec') * 1000 AS INTEGER) AS createdAt,
  COALESCE((SELECT MAX(lastSeenAt) FROM devices WHERE devices.user = users.id), 0) AS seenAt,
  COALESCE((SELECT periodEnd FROM subscriptions WHERE subscriptions.user = users.id AND source = 'hand'
    AND periodEnd > {:now} AND status IN (SELECT value FROM json_each({:live}))), 0) AS giftEnds,
  CASE WHEN role IN ('premium', 'admin', 'super_admin') THEN role
    WHEN EXISTS (SELECT 1 FROM subscriptions WHERE subscriptions.user = users.id AND periodEnd > {:now}
      AND status IN (SELECT value FROM json_each({:live}))) THEN 'premium'
    ELSE 'user' END AS standing
  FROM users`;

const MATCHES = `fullName LIKE {:pattern} ESCAPE '\\' OR email LIKE {:pattern} ESCAPE '\\' OR id = {:search}`;

const SHOWN: Readonly<Record<UserFilter, string>> = {
  all: 'TRUE',
  user: "standing = 'user'",
  premium: "standing = 'premium'",
  administration: "standing IN ('admin', 'super_admin')",
  disabled: 'disabled = TRUE',
};

const ORDERS: Readonly<Record<UserSort, string>> = {
  newest: 'createdAt DESC',
  oldest: 'createdAt',
  name: "fullName = '', fullName COLLATE NOCASE",
  seen: 'seenAt DESC',
};

const toUser = ({ role, standing, ...person }: typeof PERSON) => ({
  id: person.id,
  fullName: person.fullName,
  email: person.email,
  role: highestRole([role]),
  standing: highestRole([standing]),
  verified: person.verified,
  disabled: person.disabled,
  createdAt: person.createdAt,
  seenAt: person.seenAt,
  giftUntil: person.giftEnds > 0 ? dayIn('', person.giftEnds - 1) : '',
});

/** `POST /api/jalon/admin/users`: `{fullName, email, password, role, language?}` → `{id}`. */
export const addUser = answering((e) => {
  const actor = personRanking(e, 'admin');
  const { fullName, email, password, role, language = 'fr' } = bodyOf(e);
  const error = nameError(fullName) ?? emailError(email) ?? passwordError(password);
  if (error) return refused(400, error.code, error.field);
  if (!isLanguage(language)) return refused(400, 'invalid', 'language');
  const address = normalEmail(String(email));
  const newcomer = { id: '', role: 'user' } as const;
  const refusal = refusalOf(e.app, actor, newcomer, { kind: 'role', to: role });
  if (refusal) return refusal;
  // An administrator sees all addresses anyway.
  if (findUser(e.app, address)) return refused(409, 'taken', 'email');
  const person = makePerson(e.app, {
    fullName: String(fullName).trim(),
    email: address,
    password: String(password),
    language,
    role: String(role),
  });
  e.app.runInTransaction((tx) => {
    tx.save(person);
    queueMailTo(tx, person, 'account-made');
    auditAct(tx, {
      actor: actor.id,
      action: 'user_added',
      target: person.id,
      after: String(role),
    });
  });
  return { ...ok({ id: person.id }), after: sendDueMails };
});

/** `POST /api/jalon/admin/users/{id}/role`: `{role}`; it holds from the next request on. */
export const setRole = answering((e) => {
  const { role } = bodyOf(e);
  return actOn(e, { kind: 'role', to: role }, (target) => {
    const before = highestRole([target.getString('role')]);
    target.set('role', role);
    return { action: 'role_set', before, after: String(role) };
  });
});

/** `POST /api/jalon/admin/users/{id}/disabled`: `{disabled}`; nothing of theirs is deleted, and nothing more is taken from them. */
export const setDisabled = answering((e) => {
  personRanking(e, 'admin');
  const { disabled } = bodyOf(e);
  if (typeof disabled !== 'boolean') return refused(400, 'invalid', 'disabled');
  const answer = actOn(e, { kind: disabled ? 'disable' : 'enable' }, (target) => {
    target.set('disabled', disabled);
    return { action: disabled ? 'disabled' : 'enabled' };
  });
  return { ...answer, after: settlePayments };
});

/** `POST /api/jalon/admin/users/{id}/sign-out`: on all their devices. */
export const endSessions = answering((e) =>
  actOn(e, { kind: 'end_sessions' }, (target) => {
    target.refreshTokenKey();
    return { action: 'sessions_ended' };
  }),
);

/** `POST /api/jalon/admin/users/{id}/reset`: the mail that « Mot de passe oublié? » sends, for who asks a person for help. */
export const mailReset = answering((e) => {
  const answer = actOn(e, { kind: 'reset_password' }, () => ({ action: 'reset_mailed' }));
  if (answer.status >= 400) return answer;
  const id = e.request?.pathValue('id') ?? '';
  // Queued by our own hook of the mailer, as when the person asks for it.
  return {
    ...answer,
    after: (app) => $mails.sendRecordPasswordReset(app, app.findRecordById('users', id)),
  };
});

interface Done {
  action: AuditAction;
  before?: string;
  after?: string;
}

/** One act on the account that the address names, with its line in the journal, or neither. */
export const actOn = (
  e: core.RequestEvent,
  act: AccountAct,
  /** Gives nothing where it has written its own line. */
  change: (target: core.Record, tx: core.App) => Done | undefined,
): Answer => {
  const { id: actorId } = personRanking(e, 'admin');
  const id = e.request?.pathValue('id') ?? '';
  const refusal = inTransaction(e.app, (tx) => {
    // Read again inside: two super administrators may be demoting each other.
    const [actor, target] = [findUserById(tx, actorId), findUserById(tx, id)];
    if (!actor || !target) return refused(404, 'unknown');
    const role = highestRole([target.getString('role')]);
    const refusal = refusalOf(tx, actor, { id, role }, act);
    if (refusal) return refusal;
    const done = change(target, tx);
    tx.save(target);
    if (done) auditAct(tx, { actor: actorId, target: id, ...done });
    return undefined;
  });
  return refusal ?? ok();
};

const STATUSES: Readonly<Record<AccountActRefusal, number>> = {
  forbidden: 403,
  role_invalid: 400,
  own_account: 409,
  ranks_above: 403,
  last_super_admin: 409,
};

const refusalOf = (
  app: core.App,
  actor: core.Record,
  target: { id: string; role: Role },
  act: AccountAct,
): Answer | undefined => {
  const code = accountActRefusal({
    actor: { id: actor.id, role: roleOf(app, actor) },
    target,
    act,
    otherSuperAdmins: hasOtherSuperAdmin(app, target.id) ? 1 : 0,
  });
  return code && refused(STATUSES[code], code, code === 'role_invalid' ? 'role' : undefined);
};
