/** Taking everything along, and going for good. */
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { answering, bodyOf, ok } from '../answer.ts';
import { auditAct } from './audit.ts';
import { personOf, requirePassword } from './people.ts';
import { rowOf, rowsOf, run } from '../sql.ts';
import { jsonColumns } from '../sync/sync-columns.ts';

const PLAIN: Readonly<Record<string, readonly string[]>> = {
  consents: ['kind', 'version', 'language', 'granted', 'at'],
  devices: ['device', 'label', 'firstSeenAt', 'lastSeenAt'],
  subscriptions: ['status', 'periodEnd', 'cancelAtEnd'],
};

/** `POST /api/jalon/export`: `{password}` → everything the server has of a person, as one JSON text. */
export const exportAccount = answering((e) => {
  const person = personOf(e);
  requirePassword(person, bodyOf(e)['password']);
  const account = {
    id: person.id,
    email: person.email(),
    fullName: person.getString('fullName'),
    language: person.getString('language'),
    createdAt: person.getDateTime('created').time().unixMilli(),
  };
  const parts = [
    ...Object.entries(SYNCED_COLLECTIONS).map(([name, { kinds }]) =>
      listOf(e.app, person.id, name, `'id', id, 'rev', rev, ${jsonColumns(kinds)}`),
    ),
    ...Object.entries(PLAIN).map(([name, fields]) =>
      listOf(e.app, person.id, name, fields.map((field) => `'${field}', ${field}`).join(', ')),
    ),
  ];
  return ok(
    `{"format":"jalon-account","version":1,"exportedAt":${Date.now()},"account":${JSON.stringify(account)},${parts.join(',')}}`,
  );
});

const listOf = (app: core.App, user: string, name: string, columns: string): string => {
  const rows = rowOf(
    app,
    `SELECT COALESCE(json_group_array(json_object(${columns})), '[]') AS list FROM ${name} WHERE user = {:user}`,
    { user },
    { list: '' },
  );
  return `"${name}":${rows?.list ?? '[]'}`;
};

/** Accounts whose seven days are over: their rows in portions, then the account and its files. */
export const deleteLeftAccounts = (app: core.App): void => {
  const due = rowsOf(
    app,
    'SELECT id FROM users WHERE deleteAfter > 0 AND deleteAfter <= {:now} LIMIT 50',
    { now: Date.now() },
    { id: '' },
  );
  for (const { id: user } of due) {
    for (const name of Object.keys(SYNCED_COLLECTIONS))
      // Files leave with their record, below.
      if (name !== 'files') deleteInPortions(app, name, user);
    app.runInTransaction((tx) => {
      run(tx, 'DELETE FROM outbox WHERE user = {:user}', { user });
      tx.delete(tx.findRecordById('users', user));
      auditAct(tx, { actor: '', action: 'account_deleted', target: user });
    });
  }
};

const deleteInPortions = (app: core.App, name: string, user: string): void => {
  const portion = `DELETE FROM ${name} WHERE id IN (SELECT id FROM ${name} WHERE user = {:user} LIMIT 500)`;
  while (run(app, portion, { user }) > 0);
};
