/** The register of confidentiality incidents: written and brought up to date, never taken out of. */
import { INCIDENT_YEARS } from '#/domain/access/retention.ts';
import { readIncident, type Incident } from '#/domain/incidents/incident.ts';
import { personRanking } from '../accounts/people.ts';
import { auditAct } from '../accounts/audit.ts';
import { answering, bodyOf, ok, refused, type Answer } from '../answer.ts';
import { inTransaction, keepTrigger, newId, rowsOf, run } from '../sql.ts';

/** More than a register ever holds. */
const MOST = 500;

const COLUMNS = [
  'knownOn',
  'occurred',
  'what',
  'data',
  'people',
  'risk',
  'reason',
  'measures',
  'authorityToldOn',
  'peopleToldOn',
  'publicNotice',
] as const;

/** `GET /api/jalon/admin/incidents`: `{incidents}`, those known last first. */
export const listIncidents = answering((e) => {
  personRanking(e, 'admin');
  return ok({ incidents: incidentsOf(e.app) });
});

export const incidentsOf = (app: core.App): (Incident & { id: string; changedAt: number })[] =>
  rowsOf(
    app,
    `SELECT json_object('id', id, 'changedAt', changedAt, ${COLUMNS.map((name) => `'${name}', ${name}`).join(', ')}) AS incident
     FROM incidents ORDER BY knownOn DESC, changedAt DESC LIMIT ${MOST}`,
    {},
    { incident: '' },
  ).map(({ incident }) => JSON.parse(incident));

/** `POST /api/jalon/admin/incidents`: an `Incident` → `{id}`. */
export const addIncident = answering((e) => {
  const actor = personRanking(e, 'admin');
  const id = newId();
  return write(e, {
    actor,
    id,
    action: 'incident_added',
    sql: `INSERT INTO incidents (id, changedAt, ${COLUMNS.join(', ')})
      VALUES ({:id}, {:now}, ${COLUMNS.map((name) => `{:${name}}`).join(', ')})`,
  });
});

/** `PUT /api/jalon/admin/incidents/{id}`: the whole of it. */
export const changeIncident = answering((e) => {
  const actor = personRanking(e, 'admin');
  return write(e, {
    actor,
    id: e.request?.pathValue('id') ?? '',
    action: 'incident_changed',
    sql: `UPDATE incidents SET changedAt = {:now}, ${COLUMNS.map((name) => `${name} = {:${name}}`).join(', ')} WHERE id = {:id}`,
  });
});

const write = (
  e: core.RequestEvent,
  {
    actor,
    id,
    action,
    sql,
  }: {
    actor: core.Record;
    id: string;
    action: 'incident_added' | 'incident_changed';
    sql: string;
  },
): Answer => {
  const read = readIncident(bodyOf(e));
  if (!read.ok) return refused(400, read.error.code, read.error.field);
  const bound = { ...read.value, id, now: Date.now() };
  const isWritten = inTransaction(e.app, (tx) => {
    if (run(tx, sql, bound) === 0) return false;
    auditAct(tx, { actor: actor.id, action, target: id });
    return true;
  });
  return isWritten ? ok({ id }) : refused(404, 'unknown');
};

/** At each start: the register is kept as long as the law asks, by whatever door. */
export const keepRegister = (app: core.App): void =>
  keepTrigger(
    app,
    'incidents_delete',
    `CREATE TRIGGER incidents_delete BEFORE DELETE ON incidents WHEN OLD.knownOn > date('now', '-${INCIDENT_YEARS} years') BEGIN SELECT RAISE(ABORT, 'the register is kept'); END`,
  );
