/**
 * What the shared decisions depend on, out of the tables: one statement for all that is short, and one for the
 * rows of each collection, each answered as one JSON text.
 */
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import {
  countedInSql,
  haveQuotas,
  quotasOf,
  type CountedQuota,
} from '#/domain/access/plans/plan-quotas.ts';
import type { Role } from '#/domain/access/roles.ts';
import type { StoredRow } from '#/domain/sync/server/apply-mutation.ts';
import { REQUEST_LIMITS } from '#/domain/sync/limits.ts';
import { emptyState, type JsonObject, type MergeState } from '#/domain/sync/merge.ts';
import type { Receipt, SyncRequest } from '#/domain/sync/protocol.ts';
import { withinReach } from '#/domain/sync/server/reach.ts';
import { needsOf, type ReceivedRequest, type Snapshot } from '#/domain/sync/server-core.ts';
import type { Timeline } from '#/domain/sync/server/timeline.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { roleOf } from '../accounts/people.ts';
import { jsonOf } from '../sql.ts';
import { jsonColumns, rowBytes } from './sync-columns.ts';

/** As much of a request as is loaded, merged and written in a short time; `taken` by all the person's records. */
export const loadableOf = (
  app: core.App,
  request: ReceivedRequest,
  taken: number,
): ReceivedRequest => {
  const { mutations } = request;
  const isLittle = mutations.length === 1 || taken <= REQUEST_LIMITS.loadedBytes;
  const sizes = isLittle
    ? undefined
    : sizesOf(app, rowsIn(needsOf(request, SYNCED_COLLECTIONS).rows));
  return { ...request, mutations: withinReach(mutations, (key) => sizes?.get(key) ?? 0) };
};

/** By `collection/record`, in bytes: SQLite tells them without reading what is long. */
const sizesOf = (
  app: core.App,
  ids: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> =>
  new Map(
    [...ids].flatMap(([collection, named]) =>
      jsonOf<[string, number][]>(
        app,
        `SELECT json_group_array(json_array('${collection}/' || id, ${rowBytes(SYNCED_COLLECTIONS[collection]?.kinds ?? {})} + IFNULL(OCTET_LENGTH(clocks), 0))) AS text
         FROM ${collection} WHERE id IN (SELECT value FROM json_each({:ids}))`,
        { ids: JSON.stringify(named) },
      ),
    ),
  );

/** Ids by collection, out of `collection/record`. */
const rowsIn = (keys: readonly string[]): Map<string, string[]> => {
  const ids = new Map<string, string[]>();
  for (const key of keys) {
    const [collection = '', record = ''] = key.split('/');
    if (!Object.hasOwn(SYNCED_COLLECTIONS, collection)) continue;
    const known = ids.get(collection);
    if (known) known.push(record);
    else ids.set(collection, [record]);
  }
  return ids;
};

export const loadSnapshot = (
  app: core.App,
  person: core.Record,
  request: SyncRequest,
  now: number,
): Snapshot => {
  const needs = needsOf(request, SYNCED_COLLECTIONS);
  const user = person.id;
  const byCollection = rowsIn(needs.rows);
  const named = [...rowsIn([...needs.rows, ...needs.parents])].flatMap(([collection, ids]) =>
    ids.map((id): [collection: string, record: string] => [collection, id]),
  );
  const { timelines, head, receipts, purged, taken } = loadAround(app, user, request, {
    receipts: needs.receipts,
    named,
    slots: needs.slots,
  });
  const rows = new Map<string, StoredRow>();
  for (const [key, rev] of purged)
    rows.set(key, { user, state: { ...emptyState(), rev }, purged: true, lockedAt: null });
  for (const [collection, ids] of byCollection) loadRows(app, user, collection, ids, rows);
  const collections = [...byCollection.keys()];
  const isLimited = needs.role || needs.slots.length > 0 || haveQuotas(collections);
  const role = isLimited ? roleOf(app, person) : 'user';
  const limit = limitsOf(role).activeApplications ?? Number.POSITIVE_INFINITY;
  return {
    now,
    user,
    role,
    timelines,
    head,
    receipts: new Map(receipts.map((receipt) => [receipt.id, receipt])),
    rows,
    slots: new Map(taken.map(([collection, count]) => [collection, { limit, taken: count }])),
    quotas: countQuotas(app, user, role, collections),
  };
};

const countQuotas = (
  app: core.App,
  user: string,
  role: Role,
  collections: readonly string[],
): CountedQuota[] =>
  quotasOf(role, collections).map((quota) => {
    const { collection, field, value } = quota;
    const taken = jsonOf<[place: number, taken: number][]>(
      app,
      `SELECT json_group_array(json_array(place, taken)) AS text FROM (
         SELECT ${countedInSql(quota)} AS place, COUNT(*) AS taken FROM ${collection}
         WHERE user = {:user} AND ${field} = {:value} GROUP BY place)`,
      { user, value },
    );
    return { ...quota, taken: new Map(taken) };
  });

/** Those the request names with what follows each, and the present one: a server may have had thousands. */
export const loadPast = (
  app: core.App,
  user: string,
  request: Pick<SyncRequest, 'cursor' | 'heard' | 'earlier'>,
): Pick<Around, 'timelines' | 'head'> =>
  jsonOf(app, `SELECT json_object('timelines', ${TIMELINES}, 'head', ${HEAD}) AS text`, {
    user,
    named: timelinesIn(request),
  });

const timelinesIn = ({
  cursor,
  heard,
  earlier,
}: Pick<SyncRequest, 'cursor' | 'heard' | 'earlier'>): string =>
  JSON.stringify([cursor?.timeline, heard?.timeline, earlier].flatMap((id) => id ?? []));

const TIMELINES = `(
  SELECT json_group_array(json_object('id', id, 'startSeq', startSeq)) FROM (
    SELECT id, startSeq FROM sync_timeline
    WHERE place = (SELECT MAX(place) FROM sync_timeline)
      OR id IN (SELECT value FROM json_each({:named}))
      OR place IN (SELECT MIN(later.place) FROM sync_timeline earlier
        JOIN sync_timeline later ON later.place > earlier.place
        WHERE earlier.id IN (SELECT value FROM json_each({:named})) GROUP BY earlier.place)
    ORDER BY place))`;

const HEAD = '(SELECT COALESCE(MAX(seq), 0) FROM sync_log WHERE user = {:user})';

interface Around {
  timelines: Timeline[];
  head: number;
  receipts: Receipt[];
  purged: [key: string, rev: number][];
  taken: [collection: string, count: number][];
}

const loadAround = (
  app: core.App,
  user: string,
  request: SyncRequest,
  needs: { receipts: string[]; named: [string, string][]; slots: string[] },
): Around => {
  const taken = needs.slots.map(
    (collection) => `json_array('${collection}', (SELECT COUNT(*) FROM ${collection}
      WHERE user = {:user} AND lockedAt = 0 AND trashedAt = 0))`,
  );
  return jsonOf<Around>(
    app,
    `SELECT json_object(
      'timelines', ${TIMELINES},
      'head', ${HEAD},
      'receipts', (SELECT json_group_array(json(receipt)) FROM sync_receipts
        WHERE user = {:user} AND id IN (SELECT value FROM json_each({:receipts}))),
      'purged', (SELECT json_group_array(json_array(collection || '/' || record, rev)) FROM sync_log
        WHERE user = {:user} AND gone = 1 AND (collection, record) IN
          (SELECT value ->> 0, value ->> 1 FROM json_each({:rows}))),
      'taken', json_array(${taken.join(', ')})) AS text`,
    {
      user,
      named: timelinesIn(request),
      receipts: JSON.stringify(needs.receipts),
      rows: JSON.stringify(needs.named),
    },
  );
};

interface Loaded {
  id: string;
  user: string;
  rev: number;
  clocks: Partial<Pick<MergeState, 'stamps' | 'buried' | 'gone'>> | null;
  lockedAt: number;
  body: JsonObject;
}

/** The rows named, whoever owns them, and of a collection with slots all that are locked. */
const loadRows = (
  app: core.App,
  user: string,
  collection: string,
  ids: readonly string[],
  rows: Map<string, StoredRow>,
): void => {
  const { kinds = {}, limited } = SYNCED_COLLECTIONS[collection] ?? {};
  const found = jsonOf<Loaded[]>(
    app,
    `SELECT json_group_array(json_object('id', id, 'user', user, 'rev', rev,
       'clocks', json(IIF(json_valid(clocks), clocks, 'null')),
       'lockedAt', ${limited ? 'lockedAt' : '0'},
       'body', json_object(${jsonColumns(kinds)}))) AS text
     FROM ${collection} WHERE id IN (SELECT value FROM json_each({:ids}))
       ${limited ? 'OR (user = {:user} AND lockedAt > 0)' : ''}`,
    limited ? { ids: JSON.stringify(ids), user } : { ids: JSON.stringify(ids) },
  );
  for (const { id, user: owner, rev, clocks, lockedAt, body } of found)
    rows.set(`${collection}/${id}`, {
      user: owner,
      state: { ...emptyState(), ...clocks, body, rev },
      purged: false,
      lockedAt: lockedAt || null,
    });
};
