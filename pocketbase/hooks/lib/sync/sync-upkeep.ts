/** What keeps the tables of syncing in order from day to day. */
import { BIN_DAYS, SETTLED_HISTORY_DAYS, SYNC_RECEIPT_DAYS } from '#/domain/access/retention.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { buriedSince, type MergeState } from '#/domain/sync/merge.ts';
import { nextClock } from '#/domain/sync/values/hybrid-clock.ts';
import { HISTORY } from '#/domain/sync/history.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { nudge } from './nudge.ts';
import { newId, rowsOf, run } from '../sql.ts';
import { forgetReceipts } from './row-bytes.ts';
import { purge, purgeBelongings } from './sync-store.ts';

/** A start of the server begins a timeline: what a lost tail of the data told is not believed. */
export const beginTimeline = (app: core.App): void => {
  run(
    app,
    `INSERT INTO sync_timeline (id, startSeq)
     SELECT {:id}, COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'sync_log'), 0) + 1`,
    { id: newId() },
  );
};

/** Answers nobody asks for again. The tombstone of each purged record stays: a device may be away for years. */
export const forgetOldSync = (app: core.App): void => {
  forgetReceipts(app, Date.now() - SYNC_RECEIPT_DAYS * DAY_MS);
};

/** What has lain in the bin for its time goes for ever with what belongs to it, and so do settled lost edits. */
export const emptyBins = (app: core.App): void => {
  for (const name of Object.keys(SYNCED_COLLECTIONS))
    purgeOld(app, name, 'trashedAt', Date.now() - BIN_DAYS * DAY_MS);
  purgeOld(app, HISTORY, 'resolvedAt', Date.now() - SETTLED_HISTORY_DAYS * DAY_MS);
};

/** The words of entries that were removed from a list, which are kept for edits that come late. */
export const forgetRemovedEntries = (app: core.App): void => {
  const before = nextClock('', Date.now() - BIN_DAYS * DAY_MS, '');
  for (const [name, { shape }] of Object.entries(SYNCED_COLLECTIONS))
    for (let after = '', isMore = shape.lists.length > 0; isMore;)
      app.runInTransaction((tx) => {
        const rows = rowsOf(tx, withRemovedEntries(name), { after }, { id: '', clocks: '' });
        for (const { id, clocks } of rows) forgetIn(tx, name, id, clocks, before);
        after = rows.at(-1)?.id ?? '';
        isMore = rows.length === AT_ONCE;
      });
};

const withRemovedEntries = (collection: string): string =>
  `SELECT id, clocks FROM ${collection} WHERE id > {:after} AND json_valid(clocks)
   AND json_extract(clocks, '$.buried') <> '{}' ORDER BY id LIMIT ${AT_ONCE}`;

const forgetIn = (
  app: core.App,
  collection: string,
  id: string,
  text: string,
  before: string,
): void => {
  const clocks = JSON.parse(text) as MergeState;
  const buried = buriedSince({ buried: clocks.buried, stamps: clocks.stamps ?? {} }, before);
  if (Object.keys(buried).length === Object.keys(clocks.buried).length) return;
  run(app, `UPDATE ${collection} SET clocks = {:clocks} WHERE id = {:id}`, {
    id,
    clocks: JSON.stringify({ ...clocks, buried }),
  });
};

const AT_ONCE = 100;

/** By the device's clock and by the server's, since a device's may be years behind. */
const purgeOld = (
  app: core.App,
  collection: string,
  field: 'trashedAt' | 'resolvedAt',
  before: number,
): void => {
  const due = `SELECT r.id AS record, r.user, r.rev FROM ${collection} r
    JOIN sync_log l ON l.user = r.user AND l.collection = '${collection}' AND l.record = r.id
    WHERE r.${field} > 0 AND r.${field} < {:before} AND l.at < {:before} LIMIT ${AT_ONCE}`;
  for (let isMore = true; isMore;) {
    const owners = new Set<string>();
    app.runInTransaction((tx) => {
      const rows = rowsOf(tx, due, { before }, ROW);
      for (const row of rows) {
        const { record, user, rev } = row;
        purge(tx, user, { collection, record, rev: rev + 1 }, Date.now());
        purgeBelongings(tx, user, collection, record, Date.now());
        owners.add(row.user);
      }
      isMore = rows.length === AT_ONCE;
    });
    for (const owner of owners) nudge(app, owner);
  }
};

const ROW = { record: '', user: '', rev: 0 };
