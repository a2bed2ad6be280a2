/** Who did what to whom, for super administrators. Names are looked up when it is read: the journal keeps ids alone. */
import { ACTS_PER_PAGE, AUDIT_ACTIONS } from '#/domain/access/administration/audit-actions.ts';
import { pageIn, SEARCH_MAX } from '#/domain/access/administration/user-list.ts';
import { personRanking } from '../accounts/people.ts';
import { answering, ok } from '../answer.ts';
import { rowOf, rowsOf } from '../sql.ts';

/** `GET /api/jalon/admin/audit?action=&person=&page=1`: newest first; `person` did it or had it done, by id or address. */
export const listActs = answering((e) => {
  personRanking(e, 'super_admin');
  const query = e.request?.url?.query();
  const page = pageIn(query?.get('page'));
  const action = AUDIT_ACTIONS.find((one) => one === query?.get('action')) ?? '';
  const person = (query?.get('person') ?? '').trim().toLowerCase().slice(0, SEARCH_MAX);
  const found = `FROM audit_log AS act
    LEFT JOIN users AS doer ON doer.id = act.actor
    LEFT JOIN _superusers AS operator ON operator.id = act.actor
    LEFT JOIN users AS done ON done.id = act.target
    WHERE ({:action} = '' OR act.action = {:action})
      AND ({:person} = '' OR {:person} IN (act.actor, act.target, doer.email, operator.email, done.email))`;
  const acts = rowsOf(
    e.app,
    `SELECT act.id AS id, act.actor AS actor, act.action AS action, act.target AS target,
       act.before AS before, act.after AS after, act.at AS at,
       COALESCE(doer.fullName, '') AS actorName, COALESCE(doer.email, operator.email, '') AS actorEmail,
       operator.id IS NOT NULL AS isOperator,
       COALESCE(done.fullName, '') AS targetName, COALESCE(done.email, '') AS targetEmail
     ${found} ORDER BY act.at DESC, act.rowid DESC LIMIT ${ACTS_PER_PAGE} OFFSET {:offset}`,
    { action, person, offset: (page - 1) * ACTS_PER_PAGE },
    ACT,
  );
  const total = rowOf(e.app, `SELECT COUNT(*) AS count ${found}`, { action, person }, { count: 0 });
  const head = JSON.stringify({ page, pageSize: ACTS_PER_PAGE, total: total?.count ?? 0 });
  return ok(`{"acts":${toString(acts)},${head.slice(1)}`);
});

const ACT = {
  id: '',
  actor: '',
  action: '',
  target: '',
  before: '',
  after: '',
  at: 0,
  actorName: '',
  actorEmail: '',
  isOperator: false,
  targetName: '',
  targetEmail: '',
};
