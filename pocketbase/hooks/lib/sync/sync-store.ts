/** What the shared decisions say, written to the tables; called within the request's one transaction. */
import { belongingsOf } from '#/domain/collections/relations.ts';
import type { StoredRow } from '#/domain/sync/server/apply-mutation.ts';
import { HISTORY, historyRows, withShown, type LostEdit } from '#/domain/sync/history.ts';
import { changeIdOf } from '#/domain/sync/values/hybrid-clock.ts';
import { holdsSlot } from '#/domain/sync/server/slots.ts';
import type { SyncRequest } from '#/domain/sync/protocol.ts';
import type { Decision, Snapshot } from '#/domain/sync/server-core.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { jsonOf, rowOf, rowsOf, run } from '../sql.ts';
import { addTraces } from './row-bytes.ts';
import { columnsFromJson } from './sync-columns.ts';

type Sender = Pick<SyncRequest, 'device' | 'mutations'>;

export const storeDecision = (
  app: core.App,
  user: string,
  request: Sender,
  { writes, newReceipts, lost, retold }: Decision,
  { now }: Pick<Snapshot, 'now'>,
): void => {
  // First, so that no page brings a device the winner and leaves the loser for the next: a device that saw the winner
  // alone would take it, after a restored back-up, for a successor.
  if (lost.length > 0) keepLosers(app, user, request, withShown(lost, writes), now);
  storeRows(app, user, writes, now);
  if (retold.length > 0) retell(app, user, retold, now);
  if (newReceipts.length === 0) return;
  const { device } = request;
  run(
    app,
    `INSERT INTO sync_receipts (user, id, device, receipt, at)
     SELECT {:user}, value ->> 'id', {:device}, value, {:now} FROM json_each({:receipts})`,
    { user, device, now, receipts: JSON.stringify(newReceipts) },
  );
  addTraces(app, user, newReceipts.length);
};

/** Their lines move to the end of the log, so that they come down as they are. */
const retell = (app: core.App, user: string, keys: readonly string[], now: number): void => {
  const bound = { user, keys: JSON.stringify(keys), now };
  const those =
    "user = {:user} AND collection || '/' || record IN (SELECT value FROM json_each({:keys}))";
  run(
    app,
    `INSERT OR REPLACE INTO sync_log (user, collection, record, rev, gone, at)
     SELECT user, collection, record, rev, gone, {:now} FROM sync_log WHERE ${those}`,
    bound,
  );
};

const storeRows = (app: core.App, user: string, writes: Decision['writes'], now: number): void => {
  const leaving: RowsByCollection = new Map();
  const holding: RowsByCollection = new Map();
  const purged: [collection: string, record: string][] = [];
  for (const [key, row] of writes) {
    const [collection = '', id = ''] = key.split('/');
    if (row.purged) {
      purge(app, user, { collection, record: id, rev: row.state.rev }, now);
      purged.push([collection, id]);
    }
    // A slot is given up before another record takes it, since the table counts them at each write.
    else {
      const turn = holdsSlot(row) ? holding : leaving;
      const rows = turn.get(collection);
      if (rows) rows.push(columnsOf(id, row));
      else turn.set(collection, [columnsOf(id, row)]);
    }
  }
  for (const turn of [leaving, holding])
    for (const [collection, rows] of turn) writeRows(app, collection, rows, now);
  for (const [collection, record] of purged) purgeBelongings(app, user, collection, record, now);
};

type RowsByCollection = Map<string, object[]>;

const columnsOf = (id: string, { user, state, lockedAt }: StoredRow): object => {
  const { body, rev, ...clocks } = state;
  return { id, user, rev, lockedAt: lockedAt ?? 0, clocks, body };
};

/** One statement for all rows of a collection, in their order: preparing one costs more than a row. */
const writeRows = (
  app: core.App,
  collection: string,
  rows: readonly object[],
  now: number,
  present: 'replace' | 'keep' = 'replace',
): void => {
  const { kinds = {}, limited } = SYNCED_COLLECTIONS[collection] ?? {};
  const columns: Readonly<Record<string, string>> = {
    id: "given.value ->> 'id'",
    user: "given.value ->> 'user'",
    rev: "given.value ->> 'rev'",
    clocks: "given.value -> 'clocks'",
    ...(limited ? { lockedAt: "given.value ->> 'lockedAt'" } : {}),
    ...columnsFromJson(kinds),
  };
  const names = Object.keys(columns);
  const changed = names.filter((name) => name !== 'id' && name !== 'user');
  const update = changed.map((name) => `${name} = excluded.${name}`).join(', ');
  run(
    app,
    `INSERT INTO ${collection} (${names.join(', ')})
     WITH given AS MATERIALIZED (SELECT jsonb(value) AS value FROM json_each({:rows}))
     SELECT ${Object.values(columns).join(', ')} FROM given WHERE TRUE
     ON CONFLICT (id) DO ${present === 'keep' ? 'NOTHING' : `UPDATE SET ${update}`}`,
    { rows: JSON.stringify(rows), now },
  );
};

/** Those that are there already, or were purged since they came, stay as they are. */
const keepLosers = (
  app: core.App,
  user: string,
  { device, mutations }: Sender,
  lost: readonly LostEdit[],
  now: number,
): void => {
  const devices = new Map(mutations.map(({ id }) => [id, device]));
  const earlier = lost
    .flatMap(({ clock, shown = '' }) => [changeIdOf(clock), changeIdOf(shown)])
    .filter((id) => id !== '' && !devices.has(id));
  for (const [change, by] of earlier.length > 0 ? devicesOf(app, user, earlier) : [])
    devices.set(change, by);
  const rows = [...historyRows(lost, (change) => devices.get(change), user, now)].map(
    ([key, row]): [string, StoredRow] => [key.slice(HISTORY.length + 1), row],
  );
  const purged = new Set(
    jsonOf<string[]>(
      app,
      `SELECT json_group_array(record) AS text FROM sync_log
       WHERE user = {:user} AND collection = '${HISTORY}' AND gone = 1
         AND record IN (SELECT value FROM json_each({:ids}))`,
      { user, ids: JSON.stringify(rows.map(([id]) => id)) },
    ),
  );
  const kept = rows.filter(([id]) => !purged.has(id)).map(([id, row]) => columnsOf(id, row));
  writeRows(app, HISTORY, kept, now, 'keep');
};

const devicesOf = (
  app: core.App,
  user: string,
  changes: readonly string[],
): [change: string, device: string][] =>
  jsonOf(
    app,
    `SELECT json_group_array(json_array(id, device)) AS text FROM sync_receipts
     WHERE user = {:user} AND id IN (SELECT value FROM json_each({:changes}))`,
    { user, changes: JSON.stringify(changes) },
  );

/** Its content, its history and its file go; the row in the log stays as a tombstone, so that nothing brings it back. */
export const purge = (
  app: core.App,
  user: string,
  { collection, record, rev }: { collection: string; record: string; rev: number },
  now: number,
): void => {
  const bound = { user, record };
  const own = 'user = {:user} AND id = {:record}';
  const hasBytes = SYNCED_COLLECTIONS[collection]?.maxBytes !== undefined;
  if (hasBytes && rowOf(app, `SELECT id FROM ${collection} WHERE ${own}`, bound, { id: '' }))
    app.delete(app.findRecordById(collection, record));
  else run(app, `DELETE FROM ${collection} WHERE ${own}`, bound);
  const logged = { ...bound, collection };
  const isKnown = run(
    app,
    'DELETE FROM sync_log WHERE user = {:user} AND collection = {:collection} AND record = {:record}',
    logged,
  );
  if (!isKnown) addTraces(app, user, 1);
  run(
    app,
    `INSERT INTO sync_log (user, collection, record, rev, gone, at)
     VALUES ({:user}, {:collection}, {:record}, {:rev}, 1, {:now})`,
    { ...logged, rev, now },
  );
  run(
    app,
    `DELETE FROM ${HISTORY} WHERE user = {:user} AND collection = {:collection} AND record = {:record}`,
    logged,
  );
};

/** What belongs to a purged record goes with it, whether the device that purged it knew of it or not. */
export const purgeBelongings = (
  app: core.App,
  user: string,
  owner: string,
  record: string,
  now: number,
): void => {
  for (const { collection, field, isOfAny } of belongingsOf(owner, SYNCED_COLLECTIONS)) {
    const those = `SELECT id, rev FROM ${collection} WHERE user = {:user} AND ${field} = {:record}
      ${isOfAny ? 'AND collection = {:owner}' : ''}`;
    const bound = isOfAny ? { user, record, owner } : { user, record };
    for (const { id, rev } of rowsOf(app, those, bound, { id: '', rev: 0 })) {
      purge(app, user, { collection, record: id, rev: rev + 1 }, now);
      purgeBelongings(app, user, collection, id, now);
    }
  }
};
