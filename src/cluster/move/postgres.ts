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

const LINES_AT_ONCE = 500;
const RECEIPTS_AT_ONCE = 5000;

/**
 * Nobody is served what is there in part: the wait ends with the last lines, in one statement. A transaction of several
 * would end the process if its connection broke.
 */
export const writePerson = async (
  sql: Database,
  { person, lines, receipts, timelines }: PersonCopy,
  life: string,
): Promise<void> => {
  const head = lines.reduce((most, { seq }) => Math.max(most, seq), 0);
  const bytes = lines.reduce((sum, line) => sum + line.bytes, TRACE_BYTES * receipts.length);
  const lives: Timeline[] = [...timelines, { id: life, startSeq: head + 1 }];
  await sql`DELETE FROM sync_rows WHERE person = ${person}`;
  await sql`DELETE FROM sync_receipts WHERE person = ${person}`;
  const [lastLines, ...moreLines] = partsOf(lines, LINES_AT_ONCE);
  const [lastReceipts, ...moreReceipts] = partsOf(receipts, RECEIPTS_AT_ONCE);
  for (const part of moreLines) await writeLines(sql, person, part);
  for (const part of moreReceipts) await writeReceipts(sql, person, part);
  await sql`
    WITH lines AS (${writeLines(sql, person, lastLines)}),
      receipts AS (${writeReceipts(sql, person, lastReceipts)})
    UPDATE sync_heads SET head = ${head}, mirrored = ${head}, version = version + 1,
      bytes = ${bytes}, timelines = ${JSON.stringify(lives)}, moving_until = 0
    WHERE person = ${person}`;
};

/** At least one, which may be empty. */
const partsOf = <T>(all: readonly T[], size: number): [T[], ...T[][]] => {
  const parts: [T[], ...T[][]] = [all.slice(0, size)];
  for (let from = size; from < all.length; from += size) parts.push(all.slice(from, from + size));
  return parts;
};

const writeLines = (sql: Database, person: string, lines: readonly CopiedLine[]) => sql`
  INSERT INTO sync_rows (person, collection, record, rev, seq, gone, locked_at, trashed_at,
    resolved_at, parent, counts, shape, bytes, at, body, clocks)
  SELECT ${person}::text, g.* FROM json_to_recordset(${JSON.stringify(lines)}::text::json)
    AS g (collection text, record text, rev bigint, seq bigint, gone boolean, locked_at bigint,
      trashed_at bigint, resolved_at bigint, parent text, counts jsonb, shape text, bytes integer,
      at bigint, body text, clocks text)`;

const writeReceipts = (sql: Database, person: string, receipts: readonly CopiedReceipt[]) => sql`
  INSERT INTO sync_receipts (person, id, device, receipt, at)
  SELECT ${person}::text, g.* FROM json_to_recordset(${JSON.stringify(receipts)}::text::json)
    AS g (id text, device text, receipt text, at bigint)`;

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
