/** What keeps the tables of syncing in order from day to day. */
import { newId, run } from './sql.ts';

/** A start of the server begins a timeline: what a lost tail of the data told is not believed. */
export const beginTimeline = (app: core.App): void => {
  run(
    app,
    `INSERT INTO sync_timeline (id, startSeq)
     SELECT {:id}, COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'sync_log'), 0) + 1`,
    { id: newId() },
  );
};

const DAY_MS = 24 * 3600 * 1000;

/** Answers nobody asks for again, and lines of what was deleted long ago; a device's number stays. */
export const forgetOldSync = (app: core.App): void => {
  const now = Date.now();
  run(app, 'DELETE FROM sync_receipts WHERE at < {:before}', { before: now - 90 * DAY_MS });
  run(app, 'DELETE FROM sync_log WHERE gone = 1 AND at < {:before}', {
    before: now - 180 * DAY_MS,
  });
};
