/** Who did what to whose account, append-only. Ids and codes alone: no name, no address. */
import type { AuditAction } from '#/domain/access/administration/audit-actions.ts';
import { newId, run } from '../sql.ts';

export interface Act {
  /** '' for the server itself. */
  actor: string;
  action: AuditAction;
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

/** An account that the operator makes or changes in the dashboard leaves a line as everywhere else, or stays as it was. */
export const auditOperatorEdit = (e: core.RecordRequestEvent): void => {
  const outer = e.app;
  outer.runInTransaction((tx) => {
    const before = standingOf(e.record?.isNew() ? undefined : e.record?.original());
    e.app = tx;
    try {
      e.next();
    } finally {
      e.app = outer;
    }
    const { record: person } = e;
    if (!person) return;
    const after = standingOf(person);
    // At run time the fields of the request are a step further in than the types say.
    const { auth } = e as unknown as { auth?: core.Record };
    const act = { actor: auth?.id ?? '', target: person.id };
    if (after.role !== before.role)
      auditAct(tx, { ...act, action: 'role_set', before: before.role, after: after.role });
    if (after.isDisabled !== before.isDisabled)
      auditAct(tx, { ...act, action: after.isDisabled ? 'disabled' : 'enabled' });
  });
};

const standingOf = (person: core.Record | undefined): { role: string; isDisabled: boolean } => ({
  role: person?.getString('role') || 'user',
  isDisabled: person?.getBool('disabled') ?? false,
});
