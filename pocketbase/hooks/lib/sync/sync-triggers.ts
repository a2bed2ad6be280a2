/**
 * Each change of a synced record moves its line to the end of `sync_log`, whoever made it: our route,
 * the dashboard, a cascade. The triggers are made at each start out of the rules as they are now, so that
 * another limit or list of statuses needs no migration.
 */
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { ROLES, type Role } from '#/domain/access/roles.ts';
import { LIVE_STATUSES } from '#/domain/access/plans/subscription.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { keepTrigger, run } from '../sql.ts';
import { bytesTriggers } from './row-bytes.ts';

/** Replaces those that differ from what they should be: a start that changes nothing writes nothing. */
export const createAllSyncTriggers = (app: core.App): void => {
  app.runInTransaction((tx) => {
    for (const collection of Object.keys(SYNCED_COLLECTIONS)) createSyncTriggers(tx, collection);
  });
};

/** Also run by migrations that fill a synced collection. */
export const createSyncTriggers = (app: core.App, collection: string): void => {
  for (const [event, body] of Object.entries(logTriggers(collection)))
    replace(
      app,
      `sync_log_${collection}_${event.toLowerCase()}`,
      `${event} ON ${collection}`,
      body,
    );
  for (const { name, event, condition, body } of bytesTriggers(app, collection))
    replace(app, name, `${event} ON ${collection}${condition ? ` WHEN ${condition}` : ''}`, body);
  if (!SYNCED_COLLECTIONS[collection]?.limited) return;
  const isOut = (row: string) => `${row}.lockedAt = 0 AND ${row}.trashedAt = 0`;
  const guard = `SELECT RAISE(ABORT, 'no free place') WHERE ${overLimit(collection)};`;
  replace(
    app,
    `places_${collection}_insert`,
    `INSERT ON ${collection} WHEN ${isOut('NEW')}`,
    guard,
  );
  replace(
    app,
    `places_${collection}_update`,
    `UPDATE ON ${collection} WHEN ${isOut('NEW')} AND NOT (${isOut('OLD')} AND OLD.user = NEW.user)`,
    guard,
  );
};

/** A trigger that names a column would keep it from being changed: those are made again around the change. */
export const remakeSyncTriggers = (e: core.CollectionEvent): void => {
  const { name = '' } = e.collection ?? {};
  for (const trigger of bytesTriggers(e.app, name))
    run(e.app, `DROP TRIGGER IF EXISTS ${trigger.name}`);
  try {
    e.next();
  } finally {
    createSyncTriggers(e.app, name);
  }
};

const replace = (app: core.App, name: string, when: string, body: string): void => {
  const [event = '', condition] = when.split(' WHEN ');
  const wanted = `CREATE TRIGGER ${name} AFTER ${event} FOR EACH ROW ${condition ? `WHEN ${condition}` : ''} BEGIN ${body} END`;
  keepTrigger(app, name, wanted);
};

const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

const logTriggers = (collection: string): Readonly<Record<string, string>> => {
  const take = (row: string) =>
    `DELETE FROM sync_log WHERE user = ${row}.user AND collection = '${collection}' AND record = ${row}.id;`;
  const put = (row: string, rev: string, gone: 0 | 1) =>
    `${take(row)} INSERT INTO sync_log (user, collection, record, rev, gone, at)
     SELECT ${row}.user, '${collection}', ${row}.id, ${rev}, ${gone}, ${NOW}
     WHERE EXISTS (SELECT 1 FROM users WHERE id = ${row}.user);`;
  // With an account its records go after it, and leave no line.
  return {
    INSERT: put('NEW', 'NEW.rev', 0),
    // Given to someone else, it is gone for the one who had it.
    UPDATE: `${take('OLD')}
     INSERT INTO sync_log (user, collection, record, rev, gone, at)
       SELECT OLD.user, '${collection}', OLD.id, NEW.rev, 1, ${NOW} WHERE OLD.user <> NEW.user;
     ${put('NEW', 'NEW.rev', 0)}`,
    DELETE: put('OLD', 'OLD.rev + 1', 1),
  };
};

/**
 * More than the plan gives. A person's limit is the highest of those of their role and of what they pay for; the
 * table is counted no further than the highest there is.
 */
const overLimit = (collection: string): string =>
  `(SELECT COUNT(*) FROM (SELECT 1 FROM ${collection}
     WHERE user = NEW.user AND lockedAt = 0 AND trashedAt = 0 LIMIT ${highestLimit() + 1}))
   > (SELECT MAX(CASE role ${ROLES.map(limitCase).join(' ')} ELSE ${limitFor('user')} END) FROM (
       SELECT role FROM users WHERE id = NEW.user
       UNION ALL SELECT 'premium' FROM subscriptions WHERE user = NEW.user
         AND status IN (${LIVE_STATUSES.map((status) => `'${status}'`).join(', ')}) AND periodEnd > ${NOW}))`;

const limitCase = (role: Role): string => `WHEN '${role}' THEN ${limitFor(role)}`;

const limitFor = (role: Role): number => limitsOf(role).activeApplications ?? UNLIMITED;

/** More than anyone has. */
const UNLIMITED = 1_000_000_000;

const highestLimit = (): number =>
  Math.max(0, ...ROLES.map(limitFor).filter((limit) => limit < UNLIMITED));
