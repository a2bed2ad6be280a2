/** What the server of accounts has to know of people's records, handed to it as often as it asks. */
import { MIRRORED, type MirroredPeople } from '#/domain/sync/server/mirrored.ts';
import type { Database } from './store/database.ts';
import { storedRow, type RowLine } from './store/rows.ts';

type Order = Readonly<Record<string, unknown>>;

const PEOPLE_AT_ONCE = 50;
const ROWS_AT_ONCE = 300;

/** `done`: `[person, upTo]` of the answer before; `person`: of this one alone. */
export const mirrored = async (sql: Database, { done, person }: Order): Promise<MirroredPeople> => {
  for (const [who, upTo] of Array.isArray(done) ? (done as [string, number][]) : [])
    await sql`UPDATE sync_heads SET mirrored = ${Number(upTo)}
      WHERE person = ${String(who)} AND mirrored < ${Number(upTo)}`;
  const due = await sql<{ person: string; head: number; mirrored: number }[]>`
    SELECT person, head, mirrored FROM sync_heads WHERE head > mirrored
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

/** All of one collection of a person, some at a time in the order of their ids: for the export of an account. */
export const rowsOf = async (sql: Database, { person, collection, after }: Order) => {
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
