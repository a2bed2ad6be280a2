/** A page of the server's versions into the tables. Nothing here runs outside the transaction of an exchange. */
import type { JalonDatabase } from '#/data/db.ts';
import { rowOfView } from '#/data/row-patch.ts';
import { TABLES, type SyncedRow, type SyncedTable } from '#/data/tables.ts';
import { redrawRow, takeVersion } from '#/data/take-version.ts';
import type { ChangedRow } from '#/domain/sync/protocol.ts';
import { isUnderWay, type QueuedMutation } from '#/domain/sync/queue.ts';

export interface RecordKey {
  collection: string;
  record: string;
}

const tablesByCollection = new Map(
  Object.entries(TABLES).flatMap(([name, table]) =>
    table.synced ? [[table.collection, name as SyncedTable] as const] : [],
  ),
);

export const SYNCED_TABLES: readonly SyncedTable[] = [...tablesByCollection.values()];

/** undefined: a collection that only a later version of the app knows. */
export const tableOf = (collection: string): SyncedTable | undefined =>
  tablesByCollection.get(collection as (typeof TABLES)[SyncedTable]['collection']);

/** Returns the collections among them that this version does not know. */
export const takeRows = async (
  database: JalonDatabase,
  rows: readonly ChangedRow[],
  queue: readonly QueuedMutation[],
): Promise<string[]> => {
  const unknown = new Set<string>();
  const known = new Map<SyncedTable, ChangedRow[]>();
  for (const row of rows) {
    const table = tableOf(row.collection);
    if (table) known.set(table, [...(known.get(table) ?? []), row]);
    else unknown.add(row.collection);
  }
  for (const [table, ofTable] of known) await takeTableRows(database, table, ofTable, queue);
  return [...unknown];
};

const takeTableRows = async (
  database: JalonDatabase,
  table: SyncedTable,
  rows: readonly ChangedRow[],
  queue: readonly QueuedMutation[],
): Promise<void> => {
  const { collection } = TABLES[table];
  const touched = new Set(
    queue.filter((one) => one.collection === collection && isUnderWay(one)).map((m) => m.record),
  );
  const bases = await database.base
    .where('[collection+record]')
    .between([collection, ''], [collection, '\uffff'])
    .primaryKeys();
  for (const [, record] of bases) touched.add(record);
  await takeUntouched(
    database,
    table,
    rows.filter(({ record }) => !touched.has(record)),
  );
  for (const row of rows) if (touched.has(row.record)) await takeVersion(database, table, row);
};

/** Most of a first sync: with nothing of ours above it, the server's version is the row. */
const takeUntouched = async (
  database: JalonDatabase,
  table: SyncedTable,
  changed: readonly ChangedRow[],
): Promise<void> => {
  const rows = database.table<SyncedRow, string>(table);
  const before = await rows.bulkGet(changed.map(({ record }) => record));
  const puts = changed.flatMap(({ record, rev, body }, index) =>
    body ? [rowOfView(table, record, { rev, body }, [], before[index])] : [],
  );
  await rows.bulkPut(puts);
  await rows.bulkDelete(changed.flatMap(({ record, body }) => (body ? [] : [record])));
};

/** For records of which the queue alone has changed. */
export const redrawAll = async (
  database: JalonDatabase,
  keys: readonly RecordKey[],
): Promise<void> => {
  for (const { collection, record } of keys) {
    const table = tableOf(collection);
    if (table) await redrawRow(database, table, record);
  }
};
