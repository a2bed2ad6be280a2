/** What keeps the tables in order from day to day: done by whichever worker comes first. */
import { BIN_DAYS, SETTLED_HISTORY_DAYS, SYNC_RECEIPT_DAYS } from '#/domain/access/retention.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#/domain/duration.ts';
import { buriedSince, emptyState, type MergeState } from '#/domain/sync/merge.ts';
import { nextClock } from '#/domain/sync/values/hybrid-clock.ts';
import { TRACE_BYTES } from '#/domain/sync/server/room.ts';
import type { StoredRow } from '#/domain/sync/server/apply-mutation.ts';
import type { Database } from './store/database.ts';
import { readHead } from './store/head.ts';
import { store } from './store/store.ts';
import type { WorkerParts } from './worker.ts';

const EVERY_MS = 20 * HOUR_MS;

/** Returns what stops it. */
export const keepTidy = (parts: Pick<WorkerParts, 'sql' | 'news'>): (() => void) => {
  const look = (): void => {
    // What fails is begun again by whoever looks next.
    void tidy(parts, Date.now()).catch(() => undefined);
  };
  const timer = setInterval(look, 10 * MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
};

const tidy = async (
  { sql, news }: Pick<WorkerParts, 'sql' | 'news'>,
  now: number,
): Promise<void> => {
  const mine = await sql`INSERT INTO sync_tasks AS t (name, at) VALUES ('tidy', ${now})
    ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE t.at < ${now - EVERY_MS} RETURNING name`;
  if (mine.length === 0) return;
  await forgetReceipts(sql, now - SYNC_RECEIPT_DAYS * DAY_MS);
  await emptyBins(sql, now, news.changed);
  await forgetRemovedEntries(sql, now - BIN_DAYS * DAY_MS);
  await sql`DELETE FROM sync_revoked WHERE before < ${now - DAY_MS}`;
};

/** Answers nobody asks for again. The tombstone of each purged record stays: a device may be away for years. */
const forgetReceipts = async (sql: Database, before: number): Promise<void> => {
  await sql`
    WITH old AS (DELETE FROM sync_receipts WHERE at < ${before} RETURNING person),
      counted AS (SELECT person, count(*) AS lines FROM old GROUP BY person)
    UPDATE sync_heads h SET bytes = bytes - ${TRACE_BYTES}::bigint * counted.lines
    FROM counted WHERE counted.person = h.person`;
};

const AT_ONCE = 100;

/** What has lain in the bin for its time goes for ever with what belongs to it, and so do settled lost edits. */
const emptyBins = async (
  sql: Database,
  now: number,
  changed: (person: string, head: number) => void,
): Promise<void> => {
  const bin = now - BIN_DAYS * DAY_MS;
  const settled = now - SETTLED_HISTORY_DAYS * DAY_MS;
  for (let isMore = true; isMore;) {
    // By the device's clock and by ours, since a device's may be years behind.
    const due = await sql<
      { person: string; collection: string; record: string; rev: number; bytes: number }[]
    >`
      SELECT person, collection, record, rev, bytes FROM sync_rows
      WHERE (trashed_at > 0 AND trashed_at < ${bin} AND at < ${bin})
         OR (resolved_at > 0 AND resolved_at < ${settled} AND at < ${settled})
      ORDER BY person LIMIT ${AT_ONCE}`;
    isMore = due.length === AT_ONCE;
    for (const person of new Set(due.map((row) => row.person))) {
      const rows = due.filter((row) => row.person === person);
      const head = await readHead(sql, person);
      const keys = rows.map(({ collection, record }) => `${collection}/${record}`);
      const stored = await store(
        sql,
        { person, role: 'super_admin', now },
        { head, bytes: new Map(rows.map((row, at) => [keys[at] ?? '', row.bytes])) },
        {
          writes: new Map(rows.map((row, at) => [keys[at] ?? '', purged(person, row.rev + 1)])),
          newReceipts: [],
          lost: [],
          retold: [],
        },
        { device: '', mutations: [] },
      );
      if (stored) changed(person, stored.head);
      // The person writes at this very moment: another night.
      else isMore = false;
    }
  }
};

/** The words of entries that were removed from a list, which are kept for edits that come late. */
const forgetRemovedEntries = async (sql: Database, before: number): Promise<void> => {
  const limit = nextClock('', before, '');
  for (let [after, isMore] = ['', true]; isMore;) {
    const rows = await sql<
      {
        key: string;
        person: string;
        collection: string;
        record: string;
        rev: number;
        clocks: string;
      }[]
    >`
      SELECT person || '/' || collection || '/' || record AS key, person, collection, record, rev, clocks
      FROM sync_rows WHERE clocks LIKE '%"buried":{"%' AND at < ${before}
        AND person || '/' || collection || '/' || record > ${after}
      ORDER BY key LIMIT ${AT_ONCE}`;
    for (const { person, collection, record, rev, clocks } of rows) {
      const kept = JSON.parse(clocks) as MergeState;
      const buried = buriedSince({ buried: kept.buried, stamps: kept.stamps ?? {} }, limit);
      // Only the clocks: no device is told, and none that writes meanwhile is undone.
      await sql`UPDATE sync_rows SET clocks = ${JSON.stringify({ ...kept, buried })}
        WHERE person = ${person} AND collection = ${collection} AND record = ${record} AND rev = ${rev}`;
    }
    after = rows.at(-1)?.key ?? '';
    isMore = rows.length === AT_ONCE;
  }
};

const purged = (user: string, rev: number): StoredRow => ({
  user,
  state: { ...emptyState(), rev },
  purged: true,
  lockedAt: null,
});
