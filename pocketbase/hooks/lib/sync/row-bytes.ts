/**
 * What an account's records take on the server, counted by triggers whatever the door: their long columns, and what
 * stays when a record is gone. A plan gives so much of it.
 */
import type { ReceivedRequest } from '#/domain/sync/server-core.ts';
import { ROOM_RETRY_SECONDS, TRACE_BYTES, withinRoom } from '#/domain/sync/server/room.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { roleOf } from '../accounts/people.ts';
import { Refusal, refused } from '../answer.ts';
import { jsonOf, rowOf, run } from '../sql.ts';
import { LONG } from './sync-columns.ts';

/** What the account's records take at this moment. */
export const takenBytes = (app: core.App, user: string): number =>
  rowOf(app, 'SELECT bytes FROM account_bytes WHERE user = {:user}', { user }, { bytes: 0 })
    ?.bytes ?? 0;

/** The request as far as there is room for it; called in its transaction, so that no other is let in beside it. */
export const requireRoom = (
  app: core.App,
  person: core.Record,
  request: ReceivedRequest,
  taken: number,
): ReceivedRequest => {
  const within = withinRoom(request, taken, () => roleOf(app, person));
  if (!within) throw new Refusal({ ...refused(429, 'room'), retryAfter: ROOM_RETRY_SECONDS });
  return within;
};

/** Lines that only remember, and no record counts: receipts, and tombstones of records that never came. */
export const addTraces = (app: core.App, user: string, count: number): void => {
  run(
    app,
    `INSERT INTO account_bytes (user, bytes) VALUES ({:user}, {:bytes})
     ON CONFLICT (user) DO UPDATE SET bytes = bytes + excluded.bytes`,
    { user, bytes: count * TRACE_BYTES },
  );
};

/** Deletes a device's answers that are older, and what they count. */
export const forgetReceipts = (app: core.App, before: number): void => {
  run(
    app,
    `UPDATE account_bytes SET bytes = bytes - ${TRACE_BYTES} * old.count
     FROM (SELECT user, COUNT(*) AS count FROM sync_receipts WHERE at < {:before} GROUP BY user) old
     WHERE account_bytes.user = old.user`,
    { before },
  );
  run(app, 'DELETE FROM sync_receipts WHERE at < {:before}', { before });
};

interface BytesTrigger {
  name: string;
  event: 'INSERT' | 'UPDATE' | 'DELETE';
  condition?: string;
  body: string;
}

/**
 * For a synced collection as its table is now. A record's line in the log outlives it, and so does what that takes.
 * Edits are many, so that each costs one update.
 */
export const bytesTriggers = (app: core.App, collection: string): BytesTrigger[] => {
  const { kinds = {} } = SYNCED_COLLECTIONS[collection] ?? {};
  const columns = jsonOf<string[]>(
    app,
    'SELECT json_group_array(name) AS text FROM (SELECT name FROM pragma_table_info({:collection}) ORDER BY name)',
    { collection },
  );
  const long = columns.filter((name) => name === 'clocks' || LONG.has(kinds[name] ?? 'number'));
  const size = (row: string): string =>
    `(${['0', ...long.map((name) => `IFNULL(OCTET_LENGTH(${row}.${name}), 0)`)].join(' + ')})`;
  const add = (bytes: string): string =>
    `INSERT INTO account_bytes (user, bytes) VALUES (NEW.user, ${bytes})
       ON CONFLICT (user) DO UPDATE SET bytes = bytes + excluded.bytes;`;
  const take = (bytes: string): string =>
    `UPDATE account_bytes SET bytes = bytes - ${bytes} WHERE user = OLD.user;`;
  const prefix = `bytes_${collection}`;
  return [
    { name: `${prefix}_insert`, event: 'INSERT', body: add(`${size('NEW')} + ${2 * TRACE_BYTES}`) },
    {
      name: `${prefix}_update`,
      event: 'UPDATE',
      condition: 'OLD.user = NEW.user',
      body: take(`(${size('OLD')} - ${size('NEW')})`),
    },
    {
      name: `${prefix}_move`,
      event: 'UPDATE',
      condition: 'OLD.user <> NEW.user',
      body: `${take(size('OLD'))} ${add(size('NEW'))}`,
    },
    { name: `${prefix}_delete`, event: 'DELETE', body: take(`(${size('OLD')} + ${TRACE_BYTES})`) },
  ];
};
