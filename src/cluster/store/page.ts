/** One page of a person's changes, as text: bodies are written out as they are kept. */
import { PAGE_BYTES, PAGE_ROWS } from '#/domain/sync/limits.ts';
import type { Database } from './database.ts';

export interface Changes {
  /** The rows of `SyncAnswer.changes`, with commas between them. */
  text: string;
  /** The `seq` of the last of them; 0 when there are none. */
  last: number;
  more: boolean;
}

export const NO_CHANGES: Changes = { text: '', last: 0, more: false };

interface Bounds {
  person: string;
  after: number;
  /** What is written meanwhile comes with the next page, and not twice. */
  head: number;
  /** `collection/record` of those that it leaves out. */
  without: readonly string[];
}

interface PageLine {
  seq: number;
  collection: string;
  record: string;
  rev: number;
  gone: boolean;
  locked_at: number;
  body: string | null;
}

export const readPage = async (
  sql: Database,
  { person, after, head, without }: Bounds,
  rows = PAGE_ROWS,
): Promise<Changes> => {
  // One row more than fits: whether another page waits.
  const lines = await sql<PageLine[]>`
    SELECT seq, collection, record, rev, gone, locked_at,
      CASE WHEN before < ${PAGE_BYTES} AND place <= ${rows} THEN body END AS body
    FROM (
      SELECT *, COALESCE(SUM(bytes) OVER (ORDER BY seq ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)
        AS before, ROW_NUMBER() OVER (ORDER BY seq) AS place
      FROM (
        SELECT seq, collection, record, rev, gone, locked_at, bytes, body FROM sync_rows
        WHERE person = ${person} AND seq > ${after} AND seq <= ${head}
          AND collection || '/' || record <> ALL(${[...without]})
        ORDER BY seq LIMIT ${rows + 1}
      ) AS waiting
    ) AS weighed ORDER BY seq`;
  const shown = lines.findIndex(({ body }) => body === null);
  const page = shown < 0 ? lines : lines.slice(0, shown);
  return {
    text: page.map(itemOf).join(','),
    last: page.at(-1)?.seq ?? 0,
    more: page.length < lines.length,
  };
};

const itemOf = ({ seq, collection, record, rev, gone, locked_at, body }: PageLine): string =>
  `{"seq":${seq},"collection":"${collection}","record":"${record}","rev":${rev},"body":${
    gone ? 'null' : body
  }${locked_at > 0 ? ',"locked":true' : ''}}`;
