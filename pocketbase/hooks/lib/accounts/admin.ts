/** What administrators do with accounts. Closed to all others; each change is audited. */
import { emailError, isLanguage, nameError, normalEmail } from '#/domain/access/account-rules.ts';
import { passwordError } from '#/domain/access/password-rules.ts';
import { roleChangeRefusal, type RoleChangeRefusal } from '#/domain/access/role-change.ts';
import { highestRole } from '#/domain/access/roles.ts';
import { LIVE_STATUSES } from '#/domain/access/subscription.ts';
import { answering, bodyOf, ok, refused, type Answer } from '../answer.ts';
import { auditAct, countSuperAdmins } from './audit.ts';
import { queueMailTo, sendDueMails } from '../mail/outbox.ts';
import { findUser, findUserById, personRanking, roleOf } from './people.ts';
import { makePerson } from './sign-up.ts';
import { rowOf, rowsOf } from '../sql.ts';

const PAGE = 50;

/** `GET /api/jalon/admin/users?search=&page=1`: by name, address or id; newest first. */
export const listUsers = answering((e) => {
  personRanking(e, 'admin');
  const query = e.request?.url?.query();
  const page = Math.max(1, Math.min(100_000, Math.floor(Number(query?.get('page'))) || 1));
  const search = (query?.get('search') ?? '').trim().slice(0, 100);
  const pattern = `%${search.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  const where = `fullName LIKE {:pattern} ESCAPE '\\' OR email LIKE {:pattern} ESCAPE '\\' OR id = {:search}`;
  const users = rowsOf(
    e.app,
    `SELECT id, fullName, email, role, verified, CAST(unixepoch(created, 'subsec') * 1000 AS INTEGER) AS createdAt
     FROM users WHERE ${where} ORDER BY created DESC, id LIMIT ${PAGE} OFFSET {:offset}`,
    { pattern, search, offset: (page - 1) * PAGE },
    { id: '', fullName: '', email: '', role: '', verified: false, createdAt: 0 },
  );
  const total = rowOf(
    e.app,
    `SELECT COUNT(*) AS count FROM users WHERE ${where}`,
    { pattern, search },
    { count: 0 },
  );
  return ok({
    users: users.map(({ id, fullName, email, role, verified, createdAt }) => ({
      id,
      fullName,
      email,
      role: highestRole([role]),
      verified,
      createdAt,
    })),
    page,
    pageSize: PAGE,
    total: total?.count ?? 0,
  });
});

/** `POST /api/jalon/admin/users`: `{fullName, email, password, role, language?}` → `{id}`. */
export const addUser = answering((e) => {
  const actor = personRanking(e, 'admin');
  const { fullName, email, password, role, language = 'fr' } = bodyOf(e);
  const error = nameError(fullName) ?? emailError(email) ?? passwordError(password);
  if (error) return refused(400, error.code, error.field);
  if (!isLanguage(language)) return refused(400, 'invalid', 'language');
  const address = normalEmail(String(email));
  const refusal = refusalOf(e.app, actor, { id: '', role: 'user' }, role);
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
  const actor = personRanking(e, 'admin');
  const { role } = bodyOf(e);
  const id = e.request?.pathValue('id') ?? '';
  let answer = ok();
  e.app.runInTransaction((tx) => {
    // Read again inside: two super administrators may be demoting each other.
    const target = findUserById(tx, id);
    if (!target) {
      answer = refused(404, 'unknown');
      return;
    }
    const before = highestRole([target.getString('role')]);
    const refusal = refusalOf(tx, findUserById(tx, actor.id) ?? actor, { id, role: before }, role);
    if (refusal) {
      answer = refusal;
      return;
    }
    target.set('role', role);
    tx.save(target);
    auditAct(tx, {
      actor: actor.id,
      action: 'role_set',
      target: id,
      before,
      after: String(role),
    });
  });
  return answer;
});

const STATUSES: Readonly<Record<RoleChangeRefusal, number>> = {
  forbidden: 403,
  role_invalid: 400,
  own_role: 409,
  ranks_above: 403,
  last_super_admin: 409,
};

const refusalOf = (
  app: core.App,
  actor: core.Record,
  target: { id: string; role: ReturnType<typeof highestRole> },
  to: unknown,
): Answer | undefined => {
  const code = roleChangeRefusal({
    actor: { id: actor.id, role: roleOf(app, actor) },
    target,
    to,
    superAdmins: countSuperAdmins(app),
  });
  return code && refused(STATUSES[code], code, code === 'role_invalid' ? 'role' : undefined);
};

/** `GET /api/jalon/admin/statistics` */
export const statistics = answering((e) => {
  personRanking(e, 'admin');
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString();
  const counts = rowOf(
    e.app,
    `SELECT
       (SELECT COUNT(*) FROM users) AS totalUsers,
       (SELECT COUNT(*) FROM users WHERE role = 'premium' OR (role IN ('', 'user') AND id IN (
         SELECT user FROM subscriptions WHERE periodEnd > {:now}
           AND status IN (SELECT value FROM json_each({:live}))))) AS premiumUsers,
       (SELECT COUNT(*) FROM users WHERE role IN ('admin', 'super_admin')) AS administrators,
       (SELECT COUNT(*) FROM users WHERE created >= {:month}) AS newUsersThisMonth,
       (SELECT COUNT(*) FROM cvs) AS resumesCreated,
       (SELECT COUNT(*) FROM interview_sessions WHERE finishedAt > 0) AS completedTrainingSessions`,
    { now: now.getTime(), live: JSON.stringify(LIVE_STATUSES), month: month.replace('T', ' ') },
    {
      totalUsers: 0,
      premiumUsers: 0,
      administrators: 0,
      newUsersThisMonth: 0,
      resumesCreated: 0,
      completedTrainingSessions: 0,
    },
  );
  return ok(toString(counts));
});

/** `GET /api/jalon/admin/audit`: the last 200 acts, for super administrators. */
export const listActs = answering((e) => {
  personRanking(e, 'super_admin');
  const acts = rowsOf(
    e.app,
    'SELECT actor, action, target, before, after, at FROM audit_log ORDER BY at DESC LIMIT 200',
    {},
    { actor: '', action: '', target: '', before: '', after: '', at: 0 },
  );
  return ok(`{"acts":${toString(acts)}}`);
});
