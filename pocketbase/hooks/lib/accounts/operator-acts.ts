/** What the operator does with accounts in the dashboard, told as everywhere else. */
import { auditAct } from './audit.ts';
import { tellOldAddress } from './account.ts';

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
    if (before.email !== '' && after.email !== before.email) {
      auditAct(tx, { ...act, action: 'address_changed' });
      // Should it not have been them who asked for it, they learn it where they still read.
      tellOldAddress(tx, person, before.email);
    }
  });
};

/** The line outlives the account, as when a person leaves. */
export const auditOperatorDelete = (e: core.RecordRequestEvent): void => {
  const target = e.record?.id ?? '';
  const { auth } = e as unknown as { auth?: core.Record };
  e.next();
  auditAct(e.app, { actor: auth?.id ?? '', action: 'account_deleted', target });
};

/** Says in the dashboard what the database holds to. */
export const keepJournal = (): void => {
  throw new BadRequestError('The journal is only added to: no line of it is changed or deleted.');
};

const standingOf = (
  person: core.Record | undefined,
): { role: string; isDisabled: boolean; email: string } => ({
  role: person?.getString('role') || 'user',
  isDisabled: person?.getBool('disabled') ?? false,
  email: person?.email() ?? '',
});
