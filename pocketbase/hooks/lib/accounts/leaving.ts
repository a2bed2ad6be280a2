/** Taking everything along, and going for good. */
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { answering, bodyOf, Refusal, refused } from '../answer.ts';
import { auditAct } from './audit.ts';
import { endCustomer } from '../billing/stripe-checkout.ts';
import { personOf, requirePassword, roleOf } from './people.ts';
import { rowOf, rowsOf, run } from '../sql.ts';
import { askWorkers, hasRecordsHere, keepsRecordsElsewhere } from '../sync/elsewhere.ts';
import { jsonColumns } from '../sync/sync-columns.ts';

const PLAIN: Readonly<Record<string, readonly string[]>> = {
  consents: ['kind', 'version', 'language', 'granted', 'at'],
  devices: ['device', 'label', 'firstSeenAt', 'lastSeenAt'],
  push_subscriptions: ['service', 'timeZone', 'seenAt', 'toldDay'],
  subscriptions: ['source', 'status', 'periodEnd', 'paidUntil', 'cancelAtEnd'],
};

/**
 * `POST /api/jalon/export`: `{password}` → everything the server has of a person, as one JSON text. It is written as
 * it is read, some records at a time: whole, a large account's took more than a gigabyte of memory.
 */
export const exportAccount = answering((e) => {
  const person = personOf(e);
  requirePassword(e.app, person, bodyOf(e)['password']);
  const account = {
    id: person.id,
    email: person.email(),
    fullName: person.getString('fullName'),
    language: person.getString('language'),
    role: roleOf(e.app, person),
    codeByMail: person.getBool('codeByMail'),
    createdAt: person.getDateTime('created').time().unixMilli(),
  };
  // While a refusal can still be told: what is begun is only cut short.
  const elsewhere = keepsRecordsElsewhere() && rowsElsewhere(e.app, person.id);
  if (elsewhere) elsewhere('cvs');
  const tell = (text: string): void => void e.response.write(toBytes(text) as never);
  const write = (): void => {
    e.response.header().set('Content-Type', 'application/json');
    tell(
      `{"format":"jalon-account","version":1,"exportedAt":${Date.now()},"account":${JSON.stringify(account)}`,
    );
    for (const [name, { kinds, shape }] of Object.entries(SYNCED_COLLECTIONS)) {
      if (elsewhere) {
        tellListElsewhere(tell, name, elsewhere);
        continue;
      }
      const removed = shape.lists.length > 0 ? `, 'removedEntries', ${REMOVED_ENTRIES}` : '';
      const columns = `'id', id, 'rev', rev, ${jsonColumns(kinds)}${removed}`;
      tellList(tell, e.app, person.id, name, columns);
    }
    for (const [name, fields] of Object.entries(PLAIN)) {
      const columns = fields.map((field) => `'${field}', ${field}`).join(', ');
      tellList(tell, e.app, person.id, name, columns);
    }
    tell(`,"messages":${JSON.stringify(messagesOf(e.app, person))}}`);
  };
  return { status: 200, write };
});

/** Written on the contact page under the person's address, which must be known to be theirs. */
const messagesOf = (app: core.App, person: core.Record): object[] =>
  person.verified()
    ? rowsOf(
        app,
        'SELECT receivedAt, topic, message, name, language FROM contact_messages WHERE email = {:email} ORDER BY receivedAt LIMIT 500',
        { email: person.email() },
        { receivedAt: 0, topic: '', message: '', name: '', language: '' },
      ).map(({ receivedAt, topic, message, name, language }) => ({
        receivedAt,
        topic,
        message,
        name,
        language,
      }))
    : [];

/** What is kept of entries that were removed from lists, by their paths. */
const REMOVED_ENTRIES =
  "json(IIF(json_valid(clocks), COALESCE(json_extract(clocks, '$.buried'), '{}'), '{}'))";

/** Records read at once; the largest there are take half a megabyte each. */
const PORTION = 20;

const tellList = (
  tell: (text: string) => void,
  app: core.App,
  user: string,
  name: string,
  columns: string,
): void => {
  tell(`,"${name}":[`);
  const portion = `SELECT COUNT(*) AS count, COALESCE(MAX(id), '') AS last,
      COALESCE(GROUP_CONCAT(record, ','), '') AS records
    FROM (SELECT id, json_object(${columns}) AS record FROM ${name}
      WHERE user = {:user} AND id > {:after} ORDER BY id LIMIT ${PORTION})`;
  for (let after = '', isMore = true; isMore;) {
    const found = rowOf(app, portion, { user, after }, { count: 0, last: '', records: '' });
    if (found?.records) tell((after === '' ? '' : ',') + found.records);
    after = found?.last ?? '';
    isMore = found?.count === PORTION;
  }
  tell(']');
};

/** The same, of records that a cluster keeps. */
const tellListElsewhere = (
  tell: (text: string) => void,
  collection: string,
  rowsOfPage: ReturnType<typeof rowsElsewhere>,
): void => {
  tell(`,"${collection}":[`);
  for (let after = '', isMore = true; isMore;) {
    const rows = rowsOfPage(collection, after);
    const text = rows.map((row) => JSON.stringify(row)).join(',');
    if (text !== '') tell((after === '' ? '' : ',') + text);
    after = rows.at(-1)?.id ?? '';
    isMore = rows.length === PORTION;
  }
  tell(']');
};

/** Asks for one portion after another. Better no export than one that only looks whole. */
const rowsElsewhere = (app: core.App, person: string) => {
  const kept = hasRecordsHere(app, person);
  return (collection: string, after = '') => {
    const told = askWorkers(app, { order: 'rows', person, kept, collection, after });
    if (!told) throw new Refusal(refused(503, 'unavailable'));
    return (told as { rows: { id: string }[] }).rows;
  };
};

/** Accounts whose time to change one’s mind is over: their rows in portions, then the account and its files. */
export const deleteLeftAccounts = (app: core.App): void => {
  const due = rowsOf(
    app,
    'SELECT id FROM users WHERE deleteAfter > 0 AND deleteAfter <= {:now} LIMIT 50',
    { now: Date.now() },
    { id: '' },
  );
  for (const { id: user } of due) {
    // Another night, should the workers not be there: nothing of the person may stay behind.
    if (keepsRecordsElsewhere() && !askWorkers(app, { order: 'forget', person: user })) continue;
    if (!endCustomer(app, user)) continue;
    for (const [name, { maxBytes }] of Object.entries(SYNCED_COLLECTIONS))
      // Bytes leave with their record, below.
      if (maxBytes === undefined) deleteInPortions(app, name, user);
    app.runInTransaction((tx) => {
      run(tx, 'DELETE FROM outbox WHERE user = {:user}', { user });
      forgetTracesOf(tx, tx.findRecordById('users', user));
      tx.delete(tx.findRecordById('users', user));
      auditAct(tx, { actor: '', action: 'account_deleted', target: user });
    });
  }
};

/** What names the person without being theirs in the schema: their confirmed messages, and codes and devices seen. */
const forgetTracesOf = (tx: core.App, person: core.Record): void => {
  const email = person.email();
  if (person.verified()) run(tx, 'DELETE FROM contact_messages WHERE email = {:email}', { email });
  run(tx, 'DELETE FROM sign_in_attempts WHERE instr(identity, {:email}) > 0', { email });
  run(tx, 'DELETE FROM sign_in_attempts WHERE instr(identity, {:user}) > 0', { user: person.id });
};

const deleteInPortions = (app: core.App, name: string, user: string): void => {
  const portion = `DELETE FROM ${name} WHERE id IN (SELECT id FROM ${name} WHERE user = {:user} LIMIT 500)`;
  while (run(app, portion, { user }) > 0);
};
