/** What a device's clock said while it was ahead. Nothing here runs outside the transaction of an exchange. */
import { MINUTE_MS } from '#/domain/duration.ts';
import type { SyncState } from '#/domain/sync/client-core.ts';
import type { JalonDatabase } from '../db.ts';
import { SYNCED_TABLES, type SyncedRow } from '../tables.ts';
import { withinTransaction } from '../within-transaction.ts';

/** Whether the device has learnt that its clock is another than it was taken for. */
export const isClockSet = (before: SyncState, after: SyncState): boolean =>
  Math.abs(after.offset - before.offset) > MINUTE_MS;

/** Rows that were last changed at a time still to come would be the newest for as long: they are set to now. */
export const setBackTimes = (database: JalonDatabase, now: number) =>
  withinTransaction(async () => {
    for (const table of SYNCED_TABLES)
      await database
        .table<SyncedRow, string>(table)
        .filter(({ updatedAt }) => updatedAt > now + MINUTE_MS)
        .modify({ updatedAt: now });
  });
