/**
 * One super administrator always stays: held by the database itself, so that neither two who act at once nor the
 * operator's dashboard, its SQL page or a command takes the last one away.
 */
import { keepTrigger, rowOf } from '../sql.ts';

const inForce = (row: string): string =>
  `${row}.role = 'super_admin' AND ${row}.disabled = FALSE AND ${row}.deleteAfter = 0`;

const anotherThan = (id: string): string =>
  `EXISTS (SELECT 1 FROM users AS other WHERE other.id <> ${id} AND ${inForce('other')})`;

export const hasOtherSuperAdmin = (app: core.App, id: string): boolean =>
  rowOf(app, `SELECT ${anotherThan('{:id}')} AS has`, { id }, { has: false })?.has ?? false;

/** At each start. The journal of acts stays as it was written by the same means. */
export const guardAdministration = (app: core.App): void => {
  const refuse = (words: string) => `BEGIN SELECT RAISE(ABORT, '${words}'); END`;
  const last = refuse('the last super administrator stays');
  const alone = `${inForce('OLD')} AND NOT ${anotherThan('OLD.id')}`;
  const stays = refuse('the journal is only added to');
  const triggers = {
    super_admin_update: `UPDATE ON users WHEN ${alone} AND NOT (${inForce('NEW')}) ${last}`,
    super_admin_delete: `DELETE ON users WHEN ${alone} ${last}`,
    audit_log_update: `UPDATE ON audit_log ${stays}`,
    audit_log_delete: `DELETE ON audit_log ${stays}`,
  };
  app.runInTransaction((tx) => {
    for (const [name, rule] of Object.entries(triggers))
      keepTrigger(tx, name, `CREATE TRIGGER ${name} BEFORE ${rule}`);
  });
};

/** Says in the dashboard why the database would refuse. */
export const keepLastSuperAdmin = (e: core.RecordEvent): void => {
  const { record: person, app } = e;
  const before = person?.original();
  const isOne = (one: core.Record | undefined): boolean =>
    one?.getString('role') === 'super_admin' &&
    !one.getBool('disabled') &&
    !one.getInt('deleteAfter');
  const isLeaving = e.type === 'delete' || !isOne(person);
  if (person && isOne(before) && isLeaving && !hasOtherSuperAdmin(app, person.id))
    throw new BadRequestError('The last super administrator stays: make another one first.');
  e.next();
};
