/** One page of a person's changes, assembled as JSON text by SQLite and never parsed here. */
import { PAGE_BYTES, PAGE_ROWS } from '#/domain/sync/limits.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { jsonOf, rowOf, type Bound } from '../sql.ts';
import { jsonColumns, rowBytes } from './sync-columns.ts';

export interface ChangesText {
  /** The rows of `SyncAnswer.changes`, with commas between them. */
  changes: string;
  /** The `seq` of the last of them; 0 when there are none. */
  last: number;
  more: boolean;
}

export const NO_CHANGES: ChangesText = { changes: '', last: 0, more: false };

/** The `seq` of a person's newest change: of all changes, it would tell how busy others are. */
export const headOf = (app: core.App, user: string): number =>
  rowOf(
    app,
    'SELECT COALESCE(MAX(seq), 0) AS head FROM sync_log WHERE user = {:user}',
    { user },
    { head: 0 },
  )?.head ?? 0;

/** Which changes a page is about. */
export interface PageBounds {
  user: string;
  after: number;
  /** The newest change there is for them: what is written meanwhile comes with the next page, and not twice. */
  head: number;
  /** `collection/record` of those that it leaves out. */
  without: readonly string[];
}

/** The names of all tables make a statement that takes longer to prepare than most pages to read. */
export const pageAfter = (app: core.App, bounds: PageBounds): ChangesText => {
  const { user, after, head, without } = bounds;
  const logRows = logRowsOf(without);
  const bound = { user, after, head, without: JSON.stringify(without) };
  const among = jsonOf<string[]>(
    app,
    `SELECT json_group_array(DISTINCT collection) AS text FROM (SELECT collection ${logRows})`,
    bound,
  );
  if (among.length === 0) return NO_CHANGES;
  const named = Object.keys(SYNCED_COLLECTIONS).filter((name) => among.includes(name));
  return (
    readPage(app, logRows, bound, named) ??
    // Between the two reads, a record of another collection has come into the page.
    readPage(app, logRows, bound, Object.keys(SYNCED_COLLECTIONS)) ??
    NO_CHANGES
  );
};

const logRowsOf = (without: readonly string[]): string => `
  FROM sync_log WHERE user = {:user} AND seq > {:after} AND seq <= {:head}
  ${without.length > 0 ? "AND collection || '/' || record NOT IN (SELECT value FROM json_each({:without}))" : ''}
  ORDER BY seq LIMIT ${PAGE_ROWS + 1}`;

/** Undefined when the page holds a record of a collection that is not named. */
const readPage = (
  app: core.App,
  logRows: string,
  bound: Bound,
  collections: readonly string[],
): ChangesText | undefined => {
  const page = rowOf(app, pageOf(logRows, collections), bound, PAGE_SHAPE);
  if (!page || page.unknown > 0) return undefined;
  const { changes, last, count, total } = page;
  return { changes, last, more: total > count };
};

const PAGE_SHAPE = { changes: '', last: 0, count: 0, total: 0, unknown: 0 };

const bodyOf = (name: string): string => {
  const { kinds = {}, limited } = SYNCED_COLLECTIONS[name] ?? {};
  const lock = limited ? ` || IIF(r.lockedAt > 0, ',"locked":true', '')` : '';
  return `WHEN '${name}' THEN COALESCE(
    (SELECT json_object(${jsonColumns(kinds, 'r')})${lock} FROM ${name} r WHERE r.id = p.record), 'null')`;
};

const bytesOf = (name: string): string =>
  `WHEN '${name}' THEN (SELECT ${rowBytes(SYNCED_COLLECTIONS[name]?.kinds ?? {})} FROM ${name} WHERE id = p.record)`;

const pageOf = (logRows: string, collections: readonly string[]): string => `
WITH page AS MATERIALIZED (
  SELECT seq, collection, record, rev, gone ${logRows}
), weighed AS MATERIALIZED (
  SELECT p.*, IFNULL(CASE collection ${collections.map(bytesOf).join('\n')} END, 0) AS bytes
  FROM page p LIMIT ${PAGE_ROWS}
), measured AS MATERIALIZED (
  SELECT *, SUM(bytes) OVER (ORDER BY seq) - bytes AS before FROM weighed
), items AS MATERIALIZED (
  SELECT seq,
    '{"seq":' || seq || ',"collection":"' || collection || '","record":"' || record || '","rev":' || rev ||
    ',"body":' || IIF(gone, 'null', CASE collection ${collections.map(bodyOf).join('\n')} END) || '}' AS item
  FROM measured p WHERE before < ${PAGE_BYTES}
)
SELECT
  COALESCE(GROUP_CONCAT(item, ',' ORDER BY seq), '') AS changes,
  COALESCE(MAX(seq), 0) AS last,
  COUNT(*) AS count,
  (SELECT COUNT(*) FROM page) AS total,
  (SELECT COUNT(*) FROM items WHERE item IS NULL) AS unknown
FROM items`;
