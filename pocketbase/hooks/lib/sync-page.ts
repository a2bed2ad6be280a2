/** One page of a person's changes, assembled as JSON text by SQLite and never parsed here. */
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { rowOf } from './sql.ts';
import { jsonColumns } from './sync-columns.ts';

const PAGE_ROWS = 500;
/** UTF-16 units; a page ends with the row that goes past it. */
const PAGE_LENGTH = 1_000_000;

export interface ChangesText {
  /** The rows of `SyncAnswer.changes`, with commas between them. */
  changes: string;
  /** The place of the last of them; 0 when there are none. */
  last: number;
  more: boolean;
}

/** The place of the newest change of all, whoever made it. */
export const headOf = (app: core.App): number =>
  rowOf(
    app,
    "SELECT COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'sync_log'), 0) AS head",
    {},
    { head: 0 },
  )?.head ?? 0;

export const pageAfter = (app: core.App, user: string, after: number): ChangesText => {
  if (!rowOf(app, ANYTHING, { user, after }, { seq: 0 }))
    return { changes: '', last: 0, more: false };
  const page = rowOf(app, PAGE, { user, after }, { changes: '', last: 0, count: 0, total: 0 });
  if (!page) return { changes: '', last: 0, more: false };
  const { changes, last, count, total } = page;
  return { changes, last, more: total > count };
};

// Asked most often by far, and answered a hundred times sooner than a page.
const ANYTHING = 'SELECT seq FROM sync_log WHERE user = {:user} AND seq > {:after} LIMIT 1';

const bodies = Object.entries(SYNCED_COLLECTIONS)
  .map(
    ([name, { kinds }]) =>
      `WHEN '${name}' THEN (SELECT json_object(${jsonColumns(kinds, 'r')}) FROM ${name} r WHERE r.id = p.record)`,
  )
  .join('\n');

const locks = Object.entries(SYNCED_COLLECTIONS)
  .filter(([, { limited }]) => limited)
  .map(
    ([name]) =>
      `WHEN '${name}' THEN IIF((SELECT r.lockedAt FROM ${name} r WHERE r.id = p.record) > 0, ',"locked":true', '')`,
  )
  .join('\n');

const PAGE = `
WITH page AS MATERIALIZED (
  SELECT seq, collection, record, rev, gone FROM sync_log
  WHERE user = {:user} AND seq > {:after} ORDER BY seq LIMIT ${PAGE_ROWS + 1}
), items AS MATERIALIZED (
  SELECT seq,
    '{"seq":' || seq || ',"collection":"' || collection || '","record":"' || record || '","rev":' || rev || ',"body":' ||
    IIF(gone, 'null', COALESCE(CASE collection ${bodies} END, 'null')) ||
    IIF(gone, '', COALESCE(CASE collection ${locks} END, '')) || '}' AS item
  FROM page p LIMIT ${PAGE_ROWS}
), measured AS (
  SELECT seq, item, SUM(LENGTH(item)) OVER (ORDER BY seq) - LENGTH(item) AS before FROM items
)
SELECT
  COALESCE(GROUP_CONCAT(item, ',' ORDER BY seq), '') AS changes,
  COALESCE(MAX(seq), 0) AS last,
  COUNT(*) AS count,
  (SELECT COUNT(*) FROM page) AS total
FROM measured WHERE before < ${PAGE_LENGTH}`;
