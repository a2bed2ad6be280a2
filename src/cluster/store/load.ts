/** What the shared decisions depend on, in one statement: all of it as it stood at one moment. */
import { haveQuotas, quotasOf, type CountedQuota } from '#/domain/access/plans/plan-quotas.ts';
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import type { Role } from '#/domain/access/roles.ts';
import { REQUEST_LIMITS } from '#/domain/sync/limits.ts';
import type { Receipt } from '#/domain/sync/protocol.ts';
import type { StoredRow } from '#/domain/sync/server/apply-mutation.ts';
import { withinReach } from '#/domain/sync/server/reach.ts';
import { needsOf, type ReceivedRequest, type Snapshot } from '#/domain/sync/server-core.ts';
import type { Timeline } from '#/domain/sync/server/timeline.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import type { Database } from './database.ts';
import { countKey, halvesOf, storedRow } from './rows.ts';
import { headLine, type HeadLine } from './head.ts';

/** Everything of one person that a request is decided by, as of one version. */
export interface Loaded {
  head: HeadLine;
  /** What is taken of the request: the device sends the rest again. */
  request: ReceivedRequest;
  rows: ReadonlyMap<string, StoredRow>;
  /** Bytes of the lines that were loaded, by `collection/record`. */
  bytes: ReadonlyMap<string, number>;
  snapshot: Snapshot;
}

interface Line {
  kind: 'row' | 'receipt' | 'taken' | 'count';
  a: string;
  b: string;
  n: number;
  m: number;
  k: number;
  gone: boolean;
  x: string | null;
  y: string;
}

export interface Asking {
  person: string;
  role: Role;
  now: number;
}

/** `wake`: the places of limited collections are looked at though the request writes to none of them. */
export const load = async (
  sql: Database,
  asking: Asking,
  received: ReceivedRequest,
  wake = false,
): Promise<Loaded> => {
  const request = { ...received, mutations: withinReach(received.mutations, () => 0) };
  const most = request.mutations.length > 1 ? REQUEST_LIMITS.loadedBytes : Number.MAX_SAFE_INTEGER;
  const first = await loadWithin(sql, asking, request, wake, most);
  if (first.loaded) return first.loaded;
  const { sizes } = first;
  const less = withinReach(received.mutations, (key) => sizes.get(key) ?? 0);
  const second = await loadWithin(
    sql,
    asking,
    { ...received, mutations: less },
    wake,
    Number.MAX_SAFE_INTEGER,
  );
  if (!second.loaded) throw new Error('Rows were loaded without their bodies.');
  return second.loaded;
};

/** No `loaded` when the rows are longer than `most` bytes together. */
const loadWithin = async (
  sql: Database,
  { person, role, now }: Asking,
  request: ReceivedRequest,
  wake: boolean,
  most: number,
): Promise<{ loaded?: Loaded; sizes: Map<string, number> }> => {
  const needs = needsOf(request, SYNCED_COLLECTIONS);
  const slots = wake ? LIMITED : needs.slots;
  const keys = needs.rows.map(halvesOf);
  const collections = [...new Set(keys.map(([collection]) => collection))];
  const quotas = haveQuotas(collections) ? quotasOf(role, collections) : [];
  const [head, ...lines] = (await sql`
    ${headLine(sql, person)}
    UNION ALL
    SELECT 'row', collection, record, rev, locked_at, bytes, gone,
      CASE WHEN SUM(bytes) OVER () <= ${most}::bigint THEN body END, clocks
    FROM sync_rows WHERE person = ${person}
      AND collection = ANY(${collections}) AND record = ANY(${keys.map(([, record]) => record)})
    UNION ALL
    SELECT 'receipt', id, '', 0, 0, 0, FALSE, receipt, '' FROM sync_receipts
    WHERE person = ${person} AND id = ANY(${needs.receipts})
    ${needs.parents.length > 0 ? purgedParents(sql, person, needs.parents) : sql``}
    ${slots.length > 0 ? takenSlots(sql, person, slots) : sql``}
    ${quotas.length > 0 ? counted(sql, person, collections) : sql``}
  `) as unknown as [HeadLine, ...Line[]];
  const rows = new Map<string, StoredRow>();
  const bytes = new Map<string, number>();
  const receipts = new Map<string, Receipt>();
  const taken = new Map<string, number>(slots.map((collection) => [collection, 0]));
  const counts = new Map<string, Map<number, number>>();
  let isPartial = false;
  for (const { kind, a, b, n, m, k, gone, x, y } of lines) {
    if (kind === 'row') {
      bytes.set(`${a}/${b}`, k);
      if (x === null) isPartial = true;
      else
        rows.set(
          `${a}/${b}`,
          storedRow(person, { rev: n, gone, locked_at: m, body: x, clocks: y }),
        );
    } else if (kind === 'receipt') receipts.set(a, JSON.parse(x ?? '') as Receipt);
    else if (kind === 'taken') taken.set(a, n);
    else {
      const places = counts.get(`${a}/${b}`) ?? new Map<number, number>();
      places.set(Number(x), n);
      counts.set(`${a}/${b}`, places);
    }
  }
  if (isPartial) return { sizes: bytes };
  const limit = limitsOf(role).activeApplications ?? Number.POSITIVE_INFINITY;
  const snapshot: Snapshot = {
    now,
    user: person,
    role,
    timelines: timelinesOf(head),
    head: head.n,
    receipts,
    rows,
    slots: new Map([...taken].map(([name, count]) => [name, { limit, taken: count }])),
    quotas: quotas.map((quota): CountedQuota => ({
      ...quota,
      taken: counts.get(`${quota.collection}/${countKey(quota)}`) ?? new Map(),
    })),
  };
  return { loaded: { head, request, rows, bytes, snapshot }, sizes: bytes };
};

const LIMITED = Object.keys(SYNCED_COLLECTIONS).filter((name) => SYNCED_COLLECTIONS[name]?.limited);

/** A device may have been answered in every one, though nothing of the person's was written in the last of them. */
export const timelinesOf = ({ a, n, x }: HeadLine): Timeline[] => {
  const since = JSON.parse(a) as string[];
  return [...(JSON.parse(x) as Timeline[]), ...since.map((id) => ({ id, startSeq: n + 1 }))];
};

const purgedParents = (sql: Database, person: string, parents: readonly string[]) => {
  const keys = parents.map(halvesOf);
  return sql`UNION ALL
    SELECT 'row', collection, record, rev, 0, bytes, gone, '', '' FROM sync_rows
    WHERE person = ${person} AND gone AND collection = ANY(${keys.map(([collection]) => collection)})
      AND record = ANY(${keys.map(([, record]) => record)})`;
};

const takenSlots = (sql: Database, person: string, slots: readonly string[]) => sql`UNION ALL
    SELECT 'taken', collection, '', count(*), 0, 0, FALSE, '', '' FROM sync_rows
    WHERE person = ${person} AND collection = ANY(${[...slots]})
      AND NOT gone AND locked_at = 0 AND trashed_at = 0 GROUP BY collection
    UNION ALL
    SELECT 'row', collection, record, rev, locked_at, bytes, gone, body, clocks FROM sync_rows
    WHERE person = ${person} AND locked_at > 0 AND collection = ANY(${[...slots]})`;

const counted = (sql: Database, person: string, collections: readonly string[]) => sql`UNION ALL
    SELECT 'count', collection, one.key, count(*), 0, 0, FALSE, one.value, ''
    FROM sync_rows, jsonb_each_text(counts) one
    WHERE person = ${person} AND collection = ANY(${[...collections]}) AND counts <> '{}'
    GROUP BY collection, one.key, one.value`;
