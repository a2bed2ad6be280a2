/**
 * What the shared decisions say, written in one statement that does nothing when anything of the person's was written
 * since it was loaded: a person's writes are in order, whichever worker makes them, and nobody waits for a lock.
 */
import { limitsOf } from '#/domain/access/plans/plan-limits.ts';
import { HISTORY, historyRows, withShown, type LostEdit } from '#/domain/sync/history.ts';
import { emptyState } from '#/domain/sync/merge.ts';
import type { Receipt, SyncRequest } from '#/domain/sync/protocol.ts';
import type { StoredRow } from '#/domain/sync/server/apply-mutation.ts';
import { TRACE_BYTES } from '#/domain/sync/server/room.ts';
import type { Decision } from '#/domain/sync/server-core.ts';
import { changeIdOf } from '#/domain/sync/values/hybrid-clock.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import type { Database } from './database.ts';
import { timelinesOf, type Asking, type Loaded } from './load.ts';
import { halvesOf, lineOf, type RowLine } from './rows.ts';

type Sender = Pick<SyncRequest, 'device' | 'mutations'>;

export interface Stored {
  /** The person's newest change now. */
  head: number;
  /** Whether rows were written that the decision itself does not name. */
  isMore: boolean;
}

type Written = Pick<Decision, 'writes' | 'newReceipts' | 'lost' | 'retold'>;

/** Undefined when another request came between. */
export const store = async (
  sql: Database,
  asking: Asking,
  loaded: Pick<Loaded, 'head' | 'bytes'>,
  decision: Written,
  sender: Sender,
): Promise<Stored | undefined> => {
  const { person, now } = asking;
  const { writes, newReceipts, lost } = decision;
  const bytes = new Map(loaded.bytes);
  const losers =
    lost.length > 0 ? await losersOf(sql, asking, sender, withShown(lost, writes)) : new Map();
  const belongings = await belongingsOf(sql, person, new Map([...losers, ...writes]), bytes);
  // First those that lost, so that no page brings a device the winner and leaves the loser for the next.
  const lines = [
    ...[...losers]
      // One that a device brings back with the same request is there already.
      .filter(([key]) => !belongings.has(key) && !writes.has(key))
      .map(([key, row]) => line(key, row, true)),
    ...[...writes].filter(([key]) => !belongings.has(key)).map(([key, row]) => line(key, row)),
    ...[...belongings].map(([key, row]) => line(key, row)),
  ];
  function line(key: string, row: StoredRow, isOnce = false): Line {
    return { ...lineOf(key, row, now), once: isOnce, seq: 0 };
  }
  const again = decision.retold.filter((key) => !writes.has(key));
  let seq = loaded.head.n;
  for (const each of lines) each.seq = seq += 1;
  const retold = again.map((key) => {
    const [collection, record] = halvesOf(key);
    return { collection, record, seq: (seq += 1) };
  });
  const isWritten = await write(sql, asking, loaded.head, {
    lines,
    retold,
    receipts: newReceipts,
    device: sender.device,
    head: seq,
    added: addedBytes(lines, bytes) + TRACE_BYTES * newReceipts.length,
  });
  return isWritten
    ? { head: seq, isMore: losers.size > 0 || belongings.size > 0 || retold.length > 0 }
    : undefined;
};

interface Line extends RowLine {
  /** It stays as it is where it is there already, purged or not. */
  once: boolean;
  seq: number;
}

interface Change {
  lines: readonly Line[];
  retold: readonly { collection: string; record: string; seq: number }[];
  receipts: readonly Receipt[];
  device: string;
  head: number;
  added: number;
}

const write = async (
  sql: Database,
  { person, role, now }: Asking,
  head: Loaded['head'],
  { lines, retold, receipts, device, head: newest, added }: Change,
): Promise<boolean> => {
  const limit = limitsOf(role).activeApplications;
  const rows = await sql`
    WITH mine AS (
      INSERT INTO sync_heads AS h (person, head, version, bytes, active_limit, timelines)
      SELECT ${person}::text, ${newest}::bigint, 1, ${added}::bigint, ${limit}::integer,
        ${JSON.stringify(timelinesOf(head))}::text
      -- Somebody known must be known still.
      WHERE ${head.m}::bigint = 0 OR EXISTS (SELECT 1 FROM sync_heads WHERE person = ${person}::text)
      ON CONFLICT (person) DO UPDATE SET head = excluded.head, version = h.version + 1,
        bytes = h.bytes + excluded.bytes, active_limit = excluded.active_limit,
        timelines = excluded.timelines
      WHERE h.version = ${head.m}::bigint AND h.moving_until <= ${now}::bigint
      RETURNING person, version
    ), allowed AS (
      SELECT person FROM mine WHERE version = ${head.m + 1}::bigint
    ), written AS (
      INSERT INTO sync_rows (person, collection, record, rev, seq, gone, locked_at, trashed_at, resolved_at,
        parent, counts, shape, bytes, at, body, clocks)
      SELECT allowed.person, g.collection, g.record, g.rev, g.seq, g.gone, g.locked_at, g.trashed_at,
        g.resolved_at, g.parent, g.counts, g.shape, g.bytes, ${now}::bigint, g.body, g.clocks
      FROM allowed, json_to_recordset(${JSON.stringify(lines)}::text::json) AS g (collection text,
        record text, rev bigint, seq bigint, gone boolean, locked_at bigint, trashed_at bigint,
        resolved_at bigint, parent text, counts jsonb, shape text, bytes integer, body text, clocks text,
        once boolean)
      WHERE NOT g.once OR NOT EXISTS (SELECT 1 FROM sync_rows r
        WHERE r.person = allowed.person AND r.collection = g.collection AND r.record = g.record)
      ON CONFLICT (person, collection, record) DO UPDATE SET rev = excluded.rev, seq = excluded.seq,
        gone = excluded.gone, locked_at = excluded.locked_at, trashed_at = excluded.trashed_at,
        resolved_at = excluded.resolved_at, parent = excluded.parent, counts = excluded.counts,
        shape = excluded.shape, bytes = excluded.bytes, at = excluded.at, body = excluded.body,
        clocks = excluded.clocks
    ), told AS (
      UPDATE sync_rows r SET seq = g.seq, at = ${now}::bigint
      FROM allowed, json_to_recordset(${JSON.stringify(retold)}::text::json)
        AS g (collection text, record text, seq bigint)
      WHERE r.person = allowed.person AND r.collection = g.collection AND r.record = g.record
    ), answered AS (
      INSERT INTO sync_receipts (person, id, device, receipt, at)
      SELECT allowed.person, g.id, ${device}::text, g.receipt, ${now}::bigint
      FROM allowed, json_to_recordset(${JSON.stringify(receipts.map(kept))}::text::json)
        AS g (id text, receipt text)
    )
    SELECT 1 FROM allowed`;
  return rows.length > 0;
};

const kept = (receipt: Receipt) => ({ id: receipt.id, receipt: JSON.stringify(receipt) });

const addedBytes = (lines: readonly Line[], before: ReadonlyMap<string, number>): number =>
  lines.reduce(
    (sum, line) => sum + line.bytes - (before.get(`${line.collection}/${line.record}`) ?? 0),
    0,
  );

/** As records of their own; the devices of earlier changes are known by what those were answered. */
const losersOf = async (
  sql: Database,
  { person, now }: Asking,
  { device, mutations }: Sender,
  lost: readonly LostEdit[],
): Promise<Map<string, StoredRow>> => {
  const devices = new Map(mutations.map(({ id }) => [id, device]));
  const earlier = lost
    .flatMap(({ clock, shown = '' }) => [changeIdOf(clock), changeIdOf(shown)])
    .filter((id) => /^[a-z0-9]{1,40}$/.test(id) && !devices.has(id));
  if (earlier.length > 0)
    for (const { id, device: by } of await sql<{ id: string; device: string }[]>`
      SELECT id, device FROM sync_receipts WHERE person = ${person} AND id = ANY(${earlier})`)
      devices.set(id, by);
  return historyRows(lost, (change) => devices.get(change), person, now);
};

/**
 * What belongs to purged records goes with them, whether the device that purged them knew of it or not: as tombstones.
 * A file has no files of its own, and what the server made has nothing.
 */
const belongingsOf = async (
  sql: Database,
  person: string,
  writes: ReadonlyMap<string, StoredRow>,
  bytes: Map<string, number>,
): Promise<Map<string, StoredRow>> => {
  const gone = new Map<string, StoredRow>();
  let owners = [...writes].filter(([, row]) => row.purged).map(([key]) => key);
  const seen = new Set(owners);
  while (owners.length > 0) {
    const found = new Map(
      (
        await sql<FoundLine[]>`
          SELECT collection, record, rev, bytes, parent FROM sync_rows
          WHERE person = ${person} AND parent = ANY(${owners}) AND NOT gone`
      ).map((row) => [`${row.collection}/${row.record}`, row]),
    );
    for (const [key, row] of writes)
      if (!row.purged) {
        const { parent, bytes: size } = lineOf(key, row, 0);
        const [collection, record] = halvesOf(key);
        const stored = found.get(key) ?? { bytes: bytes.get(key) ?? size };
        if (owners.includes(parent))
          found.set(key, { ...stored, collection, record, parent, rev: row.state.rev });
        else found.delete(key);
      }
    owners = [];
    for (const [key, { collection, rev, bytes: size, parent }] of found) {
      if (seen.has(key) || !isBelonging(collection, halvesOf(parent)[0])) continue;
      seen.add(key);
      owners.push(key);
      bytes.set(key, size);
      gone.set(key, {
        user: person,
        state: { ...emptyState(), rev: rev + 1 },
        purged: true,
        lockedAt: null,
      });
    }
  }
  return gone;
};

interface FoundLine {
  collection: string;
  record: string;
  rev: number;
  bytes: number;
  parent: string;
}

const isBelonging = (collection: string, owner: string): boolean => {
  const { belongsTo, belongsToAny } = SYNCED_COLLECTIONS[collection] ?? {};
  if (belongsTo) return belongsTo.collection === owner;
  return (
    belongsToAny === true && (collection === HISTORY || !SYNCED_COLLECTIONS[owner]?.belongsToAny)
  );
};
