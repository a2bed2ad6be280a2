/**
 * Stores what the server sent: its version becomes the merge base, and the row becomes that version with the changes
 * under way laid over it. Runs inside the caller's transaction, after the queue has been stored.
 */
import type { PromiseExtended, Table } from 'dexie';
import { viewOf } from '#/domain/sync/client/local-view.ts';
import { parentIn } from '#/domain/sync/server/parent.ts';
import type { ChangedRow } from '#/domain/sync/protocol.ts';
import { isTakenOut, isUnanswered, isUnderWay } from '#/domain/sync/client/queue.ts';
import { rulesOf } from '../collection-rules.ts';
import type { JalonDatabase } from '../db.ts';
import { dropLooseBytesAfter } from '../records/loose-bytes.ts';
import { dropOriginalsAfter } from '../records/originals.ts';
import { serverCopyOf } from './merge-base.ts';
import { queueOf } from './record-queue.ts';
import { bodyOfRow, rowOfView } from '../row-patch.ts';
import { tableOf, TABLES, type Mutation, type SyncedRow, type SyncedTable } from '../tables.ts';
import { withinTransaction } from '../within-transaction.ts';

type Version = Pick<ChangedRow, 'record' | 'rev' | 'body' | 'locked'>;

/**
 * A page of the server's versions, in its order. Records without changes under way are read and written at once per
 * table: that is nearly all of a first sync, and of what a long queue brings back. Returns the collections that this
 * version does not know.
 */
export const takeVersions = (
  database: JalonDatabase,
  changes: readonly (Omit<ChangedRow, 'seq'> & { seq?: number })[],
): PromiseExtended<string[]> =>
  withinTransaction(async () => {
    const { underWay, based } = await touchedRecords(database);
    const unknown = new Set<string>();
    const untouched = new Map<SyncedTable, Version[]>();
    for (const change of changes) {
      const table = tableOf(change.collection);
      if (!table) unknown.add(change.collection);
      else if (underWay.has(keyOf(change)) || (!change.body && based.has(keyOf(change))))
        await takeVersion(database, table, change);
      else if (untouched.get(table)?.push(change) === undefined) untouched.set(table, [change]);
    }
    for (const [table, versions] of untouched) await putVersions(database, table, versions);
    return [...unknown];
  });

export const takeVersion = (
  database: JalonDatabase,
  table: SyncedTable,
  { record, rev, body, locked }: Version,
): PromiseExtended<void> =>
  withinTransaction(async () => {
    const { collection } = TABLES[table];
    const queue = await queueOf(database, collection, record);
    // The content of a record that is being purged has left the device: an older version must not bring it back.
    const isPurged = queue.some((mutation) => mutation.op === 'purge' && isUnderWay(mutation));
    const lock = locked ? { locked } : {};
    await database.base.put({ collection, record, rev, body: isPurged ? null : body, ...lock });
    await redrawRow(database, table, record);
  });

/**
 * Also for a record of which only the queue has changed, by an answer. The merge base is deleted once no change is
 * under way. A record whose creation was refused exists on this device alone: its row and base stay until the person
 * has acted, or what it belongs to is gone.
 */
export const redrawRow = (
  database: JalonDatabase,
  table: SyncedTable,
  record: string,
): PromiseExtended<void> =>
  withinTransaction(async () => {
    const { collection } = TABLES[table];
    const rows = database.table<SyncedRow, string>(table);
    const copy = await serverCopyOf(database, table, record);
    const queue = await queueOf(database, collection, record);
    const body = viewOf(copy, queue, rulesOf(table).shape);
    if (body) {
      const before = await rows.get(record);
      await rows.put(rowOfView(table, record, { rev: 0, ...copy, body }, queue, before));
    } else {
      const isWanted = queue.some((mutation) => isWantedHere(mutation));
      if (isWanted && (await hasParent(database, table, record))) return;
      await removeRows(database, table, [record]);
    }
    if (!queue.some(isUnderWay)) await database.base.delete([collection, record]);
  });

/**
 * What keeps a record here that the server does not have: its creation was refused, or the person has taken it out of
 * the bin while it was purged elsewhere.
 */
const isWantedHere = ({ op, state, code, patch, isBroughtIn }: Mutation): boolean =>
  op === 'create'
    ? state === 'parked' && (code !== 'purged' || isBroughtIn === true)
    : isTakenOut({ op, patch }) && (code === 'purged' || isUnanswered({ state }));

const hasParent = async (
  database: JalonDatabase,
  table: SyncedTable,
  record: string,
): Promise<boolean> => {
  const row = await database.table<SyncedRow, string>(table).get(record);
  const parent = row && parentIn({ patch: bodyOfRow(table, row) }, rulesOf(table));
  const [collection = '', id = ''] = parent?.split('/') ?? [];
  const parents = tableOf(collection);
  return !parents || (await database.table(parents).get(id)) !== undefined;
};

/** Once records have gone: with them go those that belong to them and whose creation was refused. */
export const redrawRefused = (database: JalonDatabase): PromiseExtended<void> =>
  withinTransaction(async () => {
    const refused = await database.outbox.where('state').equals('parked').toArray();
    for (const { collection, record, op } of refused) {
      const table = tableOf(collection);
      if (table && op === 'create') await redrawRow(database, table, record);
    }
  });

/** The records that have a change under way, and those with a base of their own. */
const touchedRecords = async ({
  base,
  outbox,
}: JalonDatabase): Promise<Record<'underWay' | 'based', Set<string>>> => {
  const entries = await outbox
    .where('state')
    .anyOf('pending', 'in-flight', 'acknowledged')
    .toArray();
  const based = await base.toCollection().primaryKeys();
  return {
    underWay: new Set(entries.map(keyOf)),
    based: new Set(based.map((parts) => parts.join('/'))),
  };
};

const keyOf = ({ collection, record }: Pick<ChangedRow, 'collection' | 'record'>): string =>
  `${collection}/${record}`;

/** The server's version becomes the row, and needs no base. Of a record that comes twice, the last counts. */
const putVersions = async (
  database: JalonDatabase,
  table: SyncedTable,
  versions: readonly Version[],
): Promise<void> => {
  const rows = database.table<SyncedRow, string>(table);
  const last = [...new Map(versions.map((version) => [version.record, version])).values()];
  const before = await rowsHere(
    rows,
    last.map(({ record }) => record),
  );
  const puts: SyncedRow[] = [];
  const gone: string[] = [];
  for (const { record, body, ...version } of last)
    if (body) puts.push(rowOfView(table, record, { ...version, body }, [], before.get(record)));
    else gone.push(record);
  await rows.bulkPut(puts);
  const { collection } = TABLES[table];
  await database.base.bulkDelete(puts.map(({ id }): [string, string] => [collection, id]));
  if (gone.length > 0) await removeRows(database, table, gone);
};

/** What was purged on another device loses its bytes on this one too. */
const removeRows = async (
  database: JalonDatabase,
  table: SyncedTable,
  ids: readonly string[],
): Promise<void> => {
  const files = table === 'files' ? await database.files.bulkGet([...ids]) : [];
  await database.table<SyncedRow, string>(table).bulkDelete([...ids]);
  dropLooseBytesAfter(
    database,
    files.flatMap((file) => file?.hash ?? []),
  );
  if (table === 'cvs') dropOriginalsAfter(database, ids);
};

/** Asking for a row that isn't here costs as much as writing one: a first sync asks for the keys instead. */
const rowsHere = async (
  rows: Table<SyncedRow, string>,
  ids: readonly string[],
): Promise<Map<string, SyncedRow>> => {
  const isPage = (await rows.count()) < ids.length * KEYS_PER_ROW;
  const known = isPage ? new Set(await rows.toCollection().primaryKeys()) : undefined;
  const found = await rows.bulkGet(known ? ids.filter((id) => known.has(id)) : [...ids]);
  return new Map(found.flatMap((row) => (row ? [[row.id, row]] : [])));
};

/** So many keys are read in the time of one row, and more. */
const KEYS_PER_ROW = 40;
