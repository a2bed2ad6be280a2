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
  tableOf,
  TABLES,
  type MergeBase,
  type SyncedRow,
  type SyncedTable,
} from '../tables.ts';
import { redrawRow } from './take-version.ts';
import { withinTransaction } from '../within-transaction.ts';
import type { SyncState } from '#/domain/sync/client-core.ts';
import { viewOf } from '#/domain/sync/client/local-view.ts';
import {
  rescue,
  rescueShown,
  type OutdatedCopy,
  type RescuedCopy,
} from '#/domain/sync/client/rescue.ts';
import type { ChangedRow } from '#/domain/sync/protocol.ts';
import { queueOf } from './record-queue.ts';

import { forgetKnown } from '../records/known-files.ts';

/** Every revision was given by data that is gone: it is kept below 0, to tell what this device knew. */
export const loseRevisions = (database: JalonDatabase) =>
  withinTransaction(async () => {
    const lose = (row: { rev: number }): void => {
      if (row.rev > 0) row.rev = -row.rev;
    };
    for (const table of SYNCED_TABLES)
      await database.table<SyncedRow, string>(table).toCollection().modify(lose);
    await database.base.toCollection().modify(lose);
    await forgetKnown(database);
  });

/**
 * Before a page is stored: what the server tells of in an older state than this device has known stays as it is shown.
 */
export const rescueOutdated = (
  context: DataContext,
  rows: readonly ChangedRow[],
  { shared }: SyncState,
) =>
  withinTransaction(async () => {
    const { database, newId } = context;
    for (const told of rows) {
      const outdated = await outdatedBy(database, told, told.seq < shared);
      const entries = outdated ? rescueShown(outdated, newId) : [];
      await database.outbox.bulkAdd(entries.map((entry) => ({ ...entry, uid: context.uid })));
    }
  });

const outdatedBy = (
  database: JalonDatabase,
  { collection, record, rev, body }: ChangedRow,
  isShared: boolean,
) =>
  withinTransaction(async (): Promise<OutdatedCopy | undefined> => {
    const table = tableOf(collection);
    const row = table && body && (await database.table<SyncedRow, string>(table).get(record));
    if (!row) return undefined;
    const base = await database.base.get([collection, record]);
    const lost = -(base?.rev ?? row.rev);
    if (lost <= rev) return undefined;
    const { shape } = rulesOf(table);
    const queue = await queueOf(database, collection, record);
    const next = viewOf({ rev, body }, queue, shape);
    const sharedRev = isShared ? rev : undefined;
    const shown = bodyOfRow(table, row);
    return next ? { collection, record, shape, shown, next, queue, sharedRev } : undefined;
  });

/** Once the server has been read again in full: records that it lacks are created again, ahead of the queue. */
export const rescueMissing = (context: DataContext) =>
  withinTransaction(async () => {
    const { database, newId, uid } = context;
    const copies: MissingCopy[] = [];
    for (const table of SYNCED_TABLES)
      copies.push(...(await missingOf(database, table)).toSorted(byPlace));
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
  locked: true | undefined;
}

/** Those that had a slot take theirs again before those that waited for one; the oldest first. */
const byPlace = (a: MissingCopy, b: MissingCopy): number =>
  Number(a.locked ?? 0) - Number(b.locked ?? 0) ||
  Number(a.body['createdAt']) - Number(b.body['createdAt']);

/** Copies of records that the server did not send again. What it never received is still in the queue. */
const missingOf = (database: JalonDatabase, table: SyncedTable) =>
  withinTransaction(async (): Promise<MissingCopy[]> => {
    const { collection } = TABLES[table];
    const { shape } = rulesOf(table);
    const rows = await database.table<SyncedRow, string>(table).toArray();
    const bases = await database.base.filter((base) => base.collection === collection).toArray();
    const based = new Set(bases.map(({ record }) => record));
    const unbased = rows
      .filter(({ id, rev }) => rev <= 0 && !based.has(id))
      .map((row) => ({ record: row.id, body: bodyOfRow(table, row), locked: row.locked }));
    const kept = bases.flatMap(({ record, rev, body, locked }) =>
      rev <= 0 && body ? [{ record, body, locked }] : [],
    );
    return [...unbased, ...kept].map((copy) => ({ ...copy, table, collection, shape }));
  });
