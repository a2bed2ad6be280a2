/**
 * Each change of a synced record moves its line to the end of `sync_log`, whoever made it: our route,
 * the dashboard, a cascade. Run by every migration that touches a synced collection, and at will:
 * the triggers are replaced.
 */
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { run } from '../sql.ts';

export const createSyncTriggers = (app: core.App, collection: string): void => {
  for (const [event, body] of Object.entries(logTriggers(collection)))
    replace(
      app,
      `sync_log_${collection}_${event.toLowerCase()}`,
      `${event} ON ${collection}`,
      body,
    );
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

const replace = (app: core.App, name: string, when: string, body: string): void => {
  run(app, `DROP TRIGGER IF EXISTS ${name}`);
  const [event = '', condition] = when.split(' WHEN ');
  run(
    app,
    `CREATE TRIGGER ${name} AFTER ${event} FOR EACH ROW ${condition ? `WHEN ${condition}` : ''} BEGIN ${body} END`,
  );
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

/** The free plan's five places; a role or a live subscription above it has no limit. */
const overLimit = (collection: string): string =>
  `(SELECT COUNT(*) FROM (SELECT 1 FROM ${collection}
     WHERE user = NEW.user AND lockedAt = 0 AND trashedAt = 0 LIMIT 6)) > 5
   AND NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user AND role IN ('premium', 'admin', 'super_admin'))
   AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE user = NEW.user
     AND status IN ('trialing', 'active', 'past_due', 'canceled') AND periodEnd > ${NOW})`;
