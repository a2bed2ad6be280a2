/** Between the shared decisions and the tables: what they need is loaded, what they decide is written. */
import { limitsOf } from '#/domain/access/plans.ts';
import type { StoredRow } from '#/domain/sync/apply-mutation.ts';
import { HISTORY, historyRows, type LostEdit } from '#/domain/sync/history.ts';
import { changeIdOf } from '#/domain/sync/hybrid-clock.ts';
import { emptyState, type JsonObject } from '#/domain/sync/merge.ts';
import type { Receipt, SyncRequest } from '#/domain/sync/protocol.ts';
import { holdsPlace } from '#/domain/sync/places.ts';
import { needsOf, type Decision, type Snapshot } from '#/domain/sync/server-core.ts';
import type { Timeline } from '#/domain/sync/timeline.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { roleOf } from './people.ts';
import { newId, rowOf, rowsOf, run } from './sql.ts';
import { columnsOf, jsonColumns } from './sync-columns.ts';

export const loadTimelines = (app: core.App): Timeline[] =>
  rowsOf(app, 'SELECT id, startSeq FROM sync_timeline ORDER BY place', {}, { id: '', startSeq: 0 });

/** A start of the server begins a timeline: what a lost tail of the data told is not believed. */
export const beginTimeline = (app: core.App): void => {
  run(
    app,
    `INSERT INTO sync_timeline (id, startSeq)
     SELECT {:id}, COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'sync_log'), 0) + 1`,
    { id: newId() },
  );
};

const DAY_MS = 24 * 3600 * 1000;

/** Answers nobody asks for again, and lines of what was deleted long ago; a device's number stays. */
export const forgetOldSync = (app: core.App): void => {
  const now = Date.now();
  run(app, 'DELETE FROM sync_receipts WHERE at < {:before}', { before: now - 90 * DAY_MS });
  run(app, 'DELETE FROM sync_log WHERE gone = 1 AND at < {:before}', {
    before: now - 180 * DAY_MS,
  });
};

export const loadSnapshot = (
  app: core.App,
  person: core.Record,
  request: SyncRequest,
  now: number,
): Snapshot => {
  const needs = needsOf(request, SYNCED_COLLECTIONS);
  const user = person.id;
  const limit = limitsOf(roleOf(app, person)).activeApplications ?? Number.POSITIVE_INFINITY;
  const idsByCollection = new Map<string, string[]>();
  for (const key of needs.rows) {
    const [collection = '', record = ''] = key.split('/');
    if (!Object.hasOwn(SYNCED_COLLECTIONS, collection)) continue;
    idsByCollection.set(collection, [...(idsByCollection.get(collection) ?? []), record]);
  }
  const rows = new Map<string, StoredRow>();
  for (const [collection, ids] of idsByCollection) loadRows(app, user, collection, ids, rows);
  for (const collection of needs.places) loadLocked(app, user, collection, rows);
  return {
    now,
    user,
    timelines: loadTimelines(app),
    lastCounter: lastCounterOf(app, user, needs.device),
    receipts: loadReceipts(app, user, needs.device, needs.counters),
    rows,
    places: new Map(
      needs.places.map((collection) => [
        collection,
        { limit, taken: takenPlaces(app, user, collection) },
      ]),
    ),
  };
};

const SHAPE = { id: '', user: '', rev: 0, clocks: '', lockedAt: 0, body: '' };

const select = (collection: string): string => {
  const { kinds = {}, limited } = SYNCED_COLLECTIONS[collection] ?? {};
  return `SELECT id, user, rev, COALESCE(clocks, '') AS clocks, ${limited ? 'lockedAt' : '0'} AS lockedAt,
    json_object(${jsonColumns(kinds)}) AS body FROM ${collection}`;
};

const loadRows = (
  app: core.App,
  user: string,
  collection: string,
  ids: readonly string[],
  rows: Map<string, StoredRow>,
): void => {
  const named = `${select(collection)} WHERE id IN (SELECT value FROM json_each({:ids}))`;
  for (const { record, rev } of purgedAmong(app, user, collection, ids))
    rows.set(`${collection}/${record}`, {
      user,
      state: { ...emptyState(), rev },
      purged: true,
      lockedAt: null,
    });
  for (const row of rowsOf(app, named, { ids: JSON.stringify(ids) }, SHAPE))
    rows.set(`${collection}/${row.id}`, storedRow(row));
};

const purgedAmong = (app: core.App, user: string, collection: string, ids: readonly string[]) =>
  rowsOf(
    app,
    `SELECT record, rev FROM sync_log
     WHERE user = {:user} AND collection = {:collection} AND gone = 1
       AND record IN (SELECT value FROM json_each({:ids}))`,
    { user, collection, ids: JSON.stringify(ids) },
    { record: '', rev: 0 },
  );

const loadLocked = (
  app: core.App,
  user: string,
  collection: string,
  rows: Map<string, StoredRow>,
): void => {
  const locked = `${select(collection)} WHERE user = {:user} AND lockedAt > 0`;
  for (const row of rowsOf(app, locked, { user }, SHAPE))
    rows.set(`${collection}/${row.id}`, storedRow(row));
};

const storedRow = ({ user, rev, clocks, lockedAt, body }: typeof SHAPE): StoredRow => {
  const { stamps = {}, buried = {} } = (clocks ? JSON.parse(clocks) : {}) ?? {};
  return {
    user,
    state: { body: JSON.parse(body) as JsonObject, stamps, buried, rev },
    purged: false,
    lockedAt: lockedAt || null,
  };
};

const takenPlaces = (app: core.App, user: string, collection: string): number =>
  rowOf(
    app,
    `SELECT COUNT(*) AS count FROM ${collection}
     WHERE user = {:user} AND lockedAt = 0 AND trashedAt = 0`,
    { user },
    { count: 0 },
  )?.count ?? 0;

const lastCounterOf = (app: core.App, user: string, device: string): number =>
  rowOf(
    app,
    'SELECT counter FROM sync_devices WHERE user = {:user} AND device = {:device}',
    { user, device },
    { counter: 0 },
  )?.counter ?? 0;

const loadReceipts = (
  app: core.App,
  user: string,
  device: string,
  counters: readonly number[],
): Map<number, Receipt> =>
  new Map(
    rowsOf(
      app,
      `SELECT counter, receipt FROM sync_receipts
       WHERE user = {:user} AND device = {:device}
         AND counter IN (SELECT value FROM json_each({:counters}))`,
      { user, device, counters: JSON.stringify(counters) },
      { counter: 0, receipt: '' },
    ).map(({ counter, receipt }) => [counter, JSON.parse(receipt) as Receipt]),
  );

export const storeDecision = (
  app: core.App,
  user: string,
  request: Pick<SyncRequest, 'device' | 'mutations'>,
  { writes, newReceipts, lastCounter, lost }: Decision,
  now: number,
): void => {
  const { device } = request;
  // A place is given up before another takes it, since the table counts them at each write.
  const inOrder = [...writes].sort(([, a], [, b]) => Number(holdsPlace(a)) - Number(holdsPlace(b)));
  const columnsByCollection = new Map<string, object[]>();
  for (const [key, row] of inOrder) {
    const [collection = '', id = ''] = key.split('/');
    if (row.purged) purge(app, user, collection, id, row.state.rev, now);
    else {
      const waiting = columnsByCollection.get(collection) ?? [];
      columnsByCollection.set(collection, waiting);
      waiting.push(columnsOfRow(collection, id, row, now));
    }
  }
  for (const [collection, rows] of columnsByCollection) writeRows(app, collection, rows);
  if (lost.length > 0) keepLosers(app, user, request, lost, now);
  if (newReceipts.length === 0) return;
  run(
    app,
    `INSERT INTO sync_receipts (user, device, counter, receipt, at)
     SELECT {:user}, {:device}, json_extract(value, '$.counter'), value, {:now}
     FROM json_each({:receipts})`,
    { user, device, now, receipts: JSON.stringify(newReceipts) },
  );
  run(
    app,
    `INSERT INTO sync_devices (user, device, counter) VALUES ({:user}, {:device}, {:lastCounter})
     ON CONFLICT (user, device) DO UPDATE SET counter = {:lastCounter}`,
    { user, device, lastCounter },
  );
};

/** Those that are there already, or were purged since they came, stay as they are. */
const keepLosers = (
  app: core.App,
  user: string,
  { device, mutations }: Pick<SyncRequest, 'device' | 'mutations'>,
  lost: readonly LostEdit[],
  now: number,
): void => {
  const devices = new Map(mutations.map(({ id }) => [id, device]));
  const earlier = lost.map(({ clock }) => changeIdOf(clock)).filter((id) => !devices.has(id));
  for (const known of earlier.length > 0 ? devicesOf(app, user, earlier) : [])
    devices.set(known.change, known.device);
  const rows = historyRows(lost, (change) => devices.get(change), user, now);
  const ids = [...rows.keys()].map(recordOf);
  const purged = new Set(purgedAmong(app, user, HISTORY, ids).map(({ record }) => record));
  const kept = [...rows].filter(([key]) => !purged.has(recordOf(key)));
  const columns = kept.map(([key, row]) => columnsOfRow(HISTORY, recordOf(key), row, now));
  writeRows(app, HISTORY, columns, 'keep');
};

const devicesOf = (app: core.App, user: string, changes: readonly string[]) =>
  rowsOf(
    app,
    `SELECT receipt ->> 'id' AS change, device FROM sync_receipts
     WHERE user = {:user} AND receipt ->> 'id' IN (SELECT value FROM json_each({:changes}))`,
    { user, changes: JSON.stringify(changes) },
    { change: '', device: '' },
  );

const recordOf = (key: string): string => key.slice(key.indexOf('/') + 1);

const columnsOfRow = (
  collection: string,
  id: string,
  { user, state, lockedAt }: StoredRow,
  now: number,
): object => {
  const { kinds = {}, limited } = SYNCED_COLLECTIONS[collection] ?? {};
  const fields = columnsOf(kinds, state.body);
  const { stamps, buried } = state;
  return {
    id,
    user,
    ...fields,
    createdAt: fields['createdAt'] || now,
    updatedAt: fields['updatedAt'] || now,
    rev: state.rev,
    clocks: JSON.stringify({ stamps, buried }),
    ...(limited ? { lockedAt: lockedAt ?? 0 } : {}),
  };
};

/** One statement for all rows of a collection, in their order: preparing one costs more than a row. */
const writeRows = (
  app: core.App,
  collection: string,
  rows: readonly object[],
  present: 'replace' | 'keep' = 'replace',
): void => {
  if (rows.length === 0) return;
  const names = Object.keys(rows[0] ?? {});
  const changed = names.filter((name) => name !== 'id' && name !== 'user');
  const update = changed.map((name) => `${name} = excluded.${name}`).join(', ');
  run(
    app,
    `INSERT INTO ${collection} (${names.join(', ')})
     SELECT ${names.map((name) => `value ->> '${name}'`).join(', ')}
     FROM json_each({:rows}) WHERE TRUE
     ON CONFLICT (id) DO ${present === 'keep' ? 'NOTHING' : `UPDATE SET ${update}`}`,
    { rows: JSON.stringify(rows) },
  );
};

/** Its content, its history and its file go; the line in the log stays, so that nothing brings it back. */
const purge = (
  app: core.App,
  user: string,
  collection: string,
  record: string,
  rev: number,
  now: number,
): void => {
  const bound = { user, record };
  const own = 'user = {:user} AND id = {:record}';
  if (collection === 'files' && rowOf(app, `SELECT id FROM files WHERE ${own}`, bound, { id: '' }))
    app.delete(app.findRecordById('files', record));
  else run(app, `DELETE FROM ${collection} WHERE ${own}`, bound);
  const line = { ...bound, collection };
  run(
    app,
    'DELETE FROM sync_log WHERE user = {:user} AND collection = {:collection} AND record = {:record}',
    line,
  );
  run(
    app,
    `INSERT INTO sync_log (user, collection, record, rev, gone, at)
     VALUES ({:user}, {:collection}, {:record}, {:rev}, 1, {:now})`,
    { ...line, rev, now },
  );
  run(
    app,
    'DELETE FROM history WHERE user = {:user} AND collection = {:collection} AND record = {:record}',
    line,
  );
};
