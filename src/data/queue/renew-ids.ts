/**
 * What comes from a back-up or from a guest's work brings its ids along, so that it is the same record wherever it is
 * brought in. The server refuses an id that is another account's, or of a record that was purged: the record then
 * takes one derived from it, the same on each of the account's devices, and what speaks of it follows. So does a
 * record that was taken out of the bin here while another device purged it.
 */
import type { ParkCode } from '#/domain/sync/protocol.ts';
import { isTakenOut } from '#/domain/sync/client/queue.ts';
import { derivedId } from '#/domain/sync/values/derived-id.ts';
import { withReferences, type NewIds } from '../backup/references.ts';
import { rulesOf } from '../collection-rules.ts';
import { commitAll, type Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import { fillingPatch, patchBetween } from '../row-patch.ts';
import {
  SYNCED_TABLES,
  tableOf,
  type Mutation,
  type SyncedRow,
  type SyncedTable,
} from '../tables.ts';
import { enqueue, whatIsKnown } from './enqueue.ts';
import { wholeQueueOf } from './record-queue.ts';
import { readSyncState, writeSyncState } from './sync-state.ts';
import { redrawRow } from './take-version.ts';
import { sendAgain } from './waiting.ts';

/** For a record of this account that can't have this id. */
export const renewedId = ({ uid }: Pick<DataContext, 'uid'>, id: string): string =>
  derivedId(`${uid}/${id}`);

/** True when there is something to send again. */
export const renewRefusedIds = async (context: DataContext): Promise<boolean> => {
  const { database } = context;
  if ((await refusedHere(context)).length === 0) return false;
  return database.transaction('rw', [...SYNCED_TABLES, 'outbox', 'base', 'meta'], async () => {
    const refused = await refusedHere(context);
    const newIds: NewIds = new Map(
      refused.map(({ table, record }) => [`${table}/${record}`, renewedId(context, record)]),
    );
    for (const one of refused) await move(context, one, newIds);
    const saved = await commitAll(context, await followers(context, newIds));
    if (!saved.ok) throw new Error(saved.error.kind);
    await sendOthersAgain(context, new Set(refused.map(({ group }) => group)));
    return refused.length > 0;
  });
};

interface Refused extends Mutation {
  table: SyncedTable;
}

const CODES: ReadonlySet<ParkCode | undefined> = new Set(['not_yours', 'purged']);

/** A server that has something against every id is not asked for ever. */
const MOST_RENEWALS = 4;

const refusedHere = async ({ database }: DataContext): Promise<Refused[]> => {
  const parked = await database.outbox.where('state').equals('parked').toArray();
  return parked.flatMap((entry): Refused[] => {
    const table = tableOf(entry.collection);
    const isOurs = isTakenOut(entry) ? entry.code === 'purged' : entry.isBroughtIn;
    const isTime = CODES.has(entry.code) && (entry.renewals ?? 0) < MOST_RENEWALS;
    return table && isOurs && isTime ? [{ ...entry, table }] : [];
  });
};

/** The record under its new id, as it stands here, and nothing of it under the old one. */
const move = async (
  context: DataContext,
  { table, collection, record, renewals = 0 }: Refused,
  newIds: NewIds,
): Promise<void> => {
  const { database } = context;
  const rows = database.table<SyncedRow, string>(table);
  const found = await rows.get(record);
  await rows.delete(record);
  await database.base.delete([collection, record]);
  const queue = await wholeQueueOf(database, collection, record);
  await database.outbox.bulkDelete(queue.flatMap(({ seq }) => seq ?? []));
  if (!found) return;
  const id = renewedId(context, record);
  const row = withReferences(table, { ...found, id, rev: 0 }, newIds);
  const change = {
    table,
    record: id,
    op: 'create',
    patch: fillingPatch(table, row),
    fillsOnly: true,
    isBroughtIn: true,
    renewals: renewals + 1,
  } as const;
  const sync = await readSyncState(context);
  const known = await whatIsKnown(database, table, id);
  await enqueue(context, change, { group: '', sync, isAlone: true }, known);
  await writeSyncState(database, sync);
  // Another device of the account may have brought it in before.
  if (await rows.get(id)) await redrawRow(database, table, id);
  else await rows.add(row);
};

/** What was refused because of them: the rest of the same user actions. */
const sendOthersAgain = async (
  context: DataContext,
  groups: ReadonlySet<string>,
): Promise<void> => {
  const parked = await context.database.outbox.where('state').equals('parked').toArray();
  for (const { group, code, collection, record } of parked) {
    const table = tableOf(collection);
    if (table && code === 'group' && groups.has(group))
      await sendAgain(context, { table, id: record });
  }
};

/** Patches for what speaks of these records by their old ids. */
const followers = async ({ database }: DataContext, newIds: NewIds): Promise<Change[][]> => {
  const changes: Change[][] = [];
  for (const table of SYNCED_TABLES) {
    const { belongsTo, belongsToAny, refersTo, changeable } = rulesOf(table);
    if (changeable || !(belongsTo || belongsToAny || Object.keys(refersTo).length > 0)) continue;
    for (const row of await database.table<SyncedRow, string>(table).toArray()) {
      const patch = patchBetween(table, row, withReferences(table, row, newIds));
      if (Object.keys(patch).length > 0)
        changes.push([{ table, op: 'patch', id: row.id, patch } as Change]);
    }
  }
  return changes;
};
