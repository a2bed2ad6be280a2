/**
 * What a device does when the server lost data, as after a restored back-up. Nothing here runs outside the
 * transaction of an exchange.
 */
import type { DataContext } from '../context.ts';
import type { JalonDatabase } from '../db.ts';
import { bodyOfRow } from '../row-patch.ts';
import { rulesOf } from '../collection-rules.ts';
import {
  SYNCED_TABLES,
  TABLES,
  type MergeBase,
  type SyncedRow,
  type SyncedTable,
} from '../tables.ts';
import { redrawRow } from './take-version.ts';
import { withinTransaction } from '../within-transaction.ts';
import { rescue, type RescuedCopy } from '#/domain/sync/client/rescue.ts';

import { forgetKnown } from '../records/known-files.ts';

/** Every revision was given by data that is gone. */
export const zeroRevisions = (database: JalonDatabase) =>
  withinTransaction(async () => {
    for (const table of SYNCED_TABLES)
      await database.table<SyncedRow, string>(table).toCollection().modify({ rev: 0 });
    await database.base.toCollection().modify({ rev: 0 });
    await forgetKnown(database);
  });

/** Once the server has been read again in full: records that it lacks are created again, ahead of the queue. */
export const rescueMissing = (context: DataContext) =>
  withinTransaction(async () => {
    const { database, newId, uid } = context;
    const copies: MissingCopy[] = [];
    for (const table of SYNCED_TABLES) copies.push(...(await missingOf(database, table)));
    if (copies.length === 0) return;
    const first = await database.outbox.orderBy(':id').first();
    const entries = rescue(copies, newId);
    const start = Math.min(first?.seq ?? 1, 1) - entries.length;
    await database.outbox.bulkAdd(
      entries.map((mutation, index) => ({ ...mutation, uid, seq: start + index })),
    );
    await database.base.bulkPut(
      copies.map(({ collection, record }): MergeBase => ({
        collection,
        record,
        rev: 0,
        body: null,
      })),
    );
    for (const { table, record } of copies) await redrawRow(database, table, record);
  });

interface MissingCopy extends RescuedCopy {
  table: SyncedTable;
}

/** Copies of records that the server did not send again. What it never received is still in the queue. */
const missingOf = (database: JalonDatabase, table: SyncedTable) =>
  withinTransaction(async (): Promise<MissingCopy[]> => {
    const { collection } = TABLES[table];
    const { shape } = rulesOf(table);
    const rows = await database.table<SyncedRow, string>(table).toArray();
    const bases = await database.base.filter((base) => base.collection === collection).toArray();
    const based = new Set(bases.map(({ record }) => record));
    const unbased = rows
      .filter(({ id, rev }) => rev === 0 && !based.has(id))
      .map((row) => ({ record: row.id, body: bodyOfRow(table, row) }));
    const kept = bases.flatMap(({ record, rev, body }) =>
      rev === 0 && body ? [{ record, body }] : [],
    );
    return [...unbased, ...kept].map((copy) => ({ ...copy, table, collection, shape }));
  });
