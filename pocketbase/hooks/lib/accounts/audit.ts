/** Who did what to whose account, append-only. Ids and codes alone: no name, no address. */
import { newId, rowOf, run } from '../sql.ts';

export interface Act {
  /** '' for the server itself. */
  actor: string;
  action: string;
  target: string;
  before?: string;
  after?: string;
}

export const auditAct = (app: core.App, { before = '', after = '', ...act }: Act): void => {
  run(
    app,
    `INSERT INTO audit_log (id, actor, action, target, before, after, at)
     VALUES ({:id}, {:actor}, {:action}, {:target}, {:before}, {:after}, {:at})`,
    { ...act, before, after, id: newId(), at: Date.now() },
  );
};

export const countSuperAdmins = (app: core.App): number =>
  rowOf(app, "SELECT COUNT(*) AS count FROM users WHERE role = 'super_admin'", {}, { count: 0 })
    ?.count ?? 0;

/** An account that the operator makes or changes in the dashboard: its role leaves a line, as everywhere else. */
export const auditRoleGiven = (e: core.RecordRequestEvent): void => {
  const { record: person, app } = e;
  const before = person?.isNew() ? 'user' : person?.original().getString('role') || 'user';
  e.next();
  const after = person?.getString('role') || 'user';
  if (!person || after === before) return;
  // At run time the fields of the request are a step further in than the types say.
  const { auth } = e as unknown as { auth?: core.Record };
  auditAct(app, { actor: auth?.id ?? '', action: 'role_set', target: person.id, before, after });
};
