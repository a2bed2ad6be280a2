/** What the server of accounts has to know of people's records, handed to it as often as it asks, once they are here. */
import type { Cursor } from '#/domain/sync/protocol.ts';
import { MIRRORED, type MirroredPeople, type MirrorOrder } from '#/domain/sync/server/mirrored.ts';
import { isLost, type Timeline } from '#/domain/sync/server/timeline.ts';
import type { Database } from './store/database.ts';
import { declareLife, isMoving, readHead } from './store/head.ts';
import { storedRow, type RowLine } from './store/rows.ts';

type Order = Readonly<Record<string, unknown>>;

const PEOPLE_AT_ONCE = 50;
const ROWS_AT_ONCE = 300;

export const mirrored = async (sql: Database, order: Order): Promise<MirroredPeople> => {
  const { done = [], person, timelines = [], head = 0 } = order as Partial<MirrorOrder>;
  await followAccounts(sql, { timelines, head });
  for (const [who, upTo] of done)
    await sql`UPDATE sync_heads SET mirrored = ${Number(upTo)}
      WHERE person = ${String(who)} AND mirrored < ${Number(upTo)}`;
  const due = await sql<{ person: string; head: number; mirrored: number }[]>`
    SELECT person, head, mirrored FROM sync_heads WHERE head > mirrored AND moving_until <= ${Date.now()}
      ${typeof person === 'string' ? sql`AND person = ${person}` : sql``}
    LIMIT ${PEOPLE_AT_ONCE}`;
  const people = await Promise.all(
    due.map(async ({ person, head, mirrored: after }) => {
      const lines = await sql<(RowLine & { seq: number })[]>`
        SELECT collection, record, rev, seq, gone, locked_at, body, clocks FROM sync_rows
        WHERE person = ${person} AND seq > ${after} AND collection = ANY(${[...MIRRORED]})
        ORDER BY seq LIMIT ${ROWS_AT_ONCE}`;
      const upTo = lines.length === ROWS_AT_ONCE ? (lines.at(-1)?.seq ?? head) : head;
      const rows = lines.map((line): [string, ReturnType<typeof storedRow>] => [
        `${line.collection}/${line.record}`,
        storedRow(person, line),
      ]);
      return { person, upTo, rows };
    }),
  );
  return { people };
};

/** A server of accounts that was brought back from a back-up lacks what it had taken over since: all is handed over anew. */
const followAccounts = async (
  sql: Database,
  { timelines, head }: Pick<MirrorOrder, 'timelines' | 'head'>,
): Promise<void> => {
  const present = timelines.at(-1)?.id;
  if (present === undefined) return;
  const [heard] = await sql<Cursor[]>`SELECT timeline, seq FROM sync_accounts`;
  // Within one life requests may come in another order than they were sent.
  if (heard && heard.timeline !== present && isLost(heard, timelines, head)) await beginAnew(sql);
  await sql`INSERT INTO sync_accounts AS a (timeline, seq) VALUES (${present}, ${head})
    ON CONFLICT (is_one) DO UPDATE SET timeline = excluded.timeline, seq = excluded.seq
    WHERE a.timeline <> excluded.timeline OR a.seq < excluded.seq`;
};

/**
 * Bytes of files are lost there too, though devices take them for kept: those of people with files start over, and ask
 * about each file.
 */
const beginAnew = async (sql: Database): Promise<void> => {
  const timelines: Timeline[] = [{ id: await declareLife(sql), startSeq: 1 }];
  await sql`UPDATE sync_heads h SET timelines = ${JSON.stringify(timelines)}, version = version + 1
    WHERE EXISTS (SELECT 1 FROM sync_rows r
      WHERE r.person = h.person AND r.collection = 'files' AND NOT r.gone)`;
  await sql`UPDATE sync_heads SET mirrored = 0 WHERE mirrored > 0`;
};

/**
 * All of one collection of a person, some at a time in the order of their ids: for the export of an account. Undefined
 * until all of theirs is here.
 */
export const rowsOf = async (sql: Database, { person, collection, after, kept }: Order) => {
  if (isMoving(await readHead(sql, String(person)), kept === true, Date.now())) return undefined;
  const lines = await sql<RowLine[]>`
    SELECT record, rev, body, clocks FROM sync_rows
    WHERE person = ${String(person)} AND collection = ${String(collection)} AND NOT gone
      AND record > ${String(after ?? '')} ORDER BY record LIMIT 20`;
  return {
    rows: lines.map(({ record, rev, body, clocks }) => ({
      id: record,
      rev,
      ...(JSON.parse(body) as object),
      removedEntries: (JSON.parse(clocks) as { buried?: object }).buried ?? {},
    })),
  };
};
