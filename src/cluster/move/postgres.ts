/** The cluster's side of a move. */
import { TRACE_BYTES } from '#/domain/sync/server/room.ts';
import type { Timeline } from '#/domain/sync/server/timeline.ts';
import type { Database } from '../store/database.ts';
import type { CopiedLine, CopiedReceipt, PersonCopy } from './copy.ts';

/** Until the move has come to them, nobody's data is written. */
const HELD = Number.MAX_SAFE_INTEGER;

/** Those who are known stay as they are: they were moved before, or are new. */
export const holdPeople = async (sql: Database, people: readonly string[]): Promise<void> => {
  for (let from = 0; from < people.length; from += 10_000)
    await sql`
      INSERT INTO sync_heads (person, head, version, bytes, timelines, moving_until)
      SELECT person, 0, 0, 0, '[]', ${HELD} FROM unnest(${people.slice(from, from + 10_000)}::text[]) person
      ON CONFLICT (person) DO NOTHING`;
};

export const heldPeople = async (sql: Database): Promise<string[]> =>
  (await sql`SELECT person FROM sync_heads WHERE moving_until = ${HELD} ORDER BY person`).map(
    ({ person }) => String(person),
  );

/** In one transaction with the end of the wait. */
export const writePerson = async (
  sql: Database,
  { person, lines, receipts, timelines }: PersonCopy,
): Promise<void> => {
  const head = lines.reduce((most, { seq }) => Math.max(most, seq), 0);
  const bytes = lines.reduce((sum, line) => sum + line.bytes, TRACE_BYTES * receipts.length);
  await sql.begin(async (tx) => {
    await tx`DELETE FROM sync_rows WHERE person = ${person}`;
    await tx`DELETE FROM sync_receipts WHERE person = ${person}`;
    for (let from = 0; from < lines.length; from += 500)
      await tx`
        INSERT INTO sync_rows (person, collection, record, rev, seq, gone, locked_at, trashed_at,
          resolved_at, parent, counts, shape, bytes, at, body, clocks)
        SELECT ${person}::text, g.* FROM json_to_recordset(
          ${JSON.stringify(lines.slice(from, from + 500))}::text::json) AS g (collection text,
          record text, rev bigint, seq bigint, gone boolean, locked_at bigint, trashed_at bigint,
          resolved_at bigint, parent text, counts jsonb, shape text, bytes integer, at bigint,
          body text, clocks text)`;
    for (let from = 0; from < receipts.length; from += 5000)
      await tx`
        INSERT INTO sync_receipts (person, id, device, receipt, at)
        SELECT ${person}::text, g.* FROM json_to_recordset(
          ${JSON.stringify(receipts.slice(from, from + 5000))}::text::json)
          AS g (id text, device text, receipt text, at bigint)`;
    await tx`UPDATE sync_heads SET head = ${head}, mirrored = ${head}, version = version + 1,
      bytes = ${bytes}, timelines = ${JSON.stringify(timelines)}, moving_until = 0
      WHERE person = ${person}`;
  });
};

export const readPerson = async (sql: Database, person: string): Promise<PersonCopy> => {
  const lines = await sql<CopiedLine[]>`
    SELECT collection, record, rev, seq, gone, locked_at, trashed_at, resolved_at, parent, counts, shape,
      bytes, at, body, clocks FROM sync_rows WHERE person = ${person}`;
  const receipts = await sql<CopiedReceipt[]>`
    SELECT id, device, receipt, at FROM sync_receipts WHERE person = ${person}`;
  const timelines: Timeline[] = [];
  return { person, lines: [...lines], receipts: [...receipts], timelines };
};

/** Nothing more of the person is written here; undone by moving them here again. */
export const holdPerson = async (sql: Database, person: string): Promise<void> => {
  await sql`UPDATE sync_heads SET moving_until = ${HELD}, version = version + 1 WHERE person = ${person}`;
};
