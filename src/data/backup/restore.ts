/**
 * A back-up brought back as new writes, all of it or nothing. Nothing here is ever replaced:
 * - a record that is not here comes back; one in the bin that was not there in the file comes out of it;
 * - a record that says the same is left alone, so that a file restored twice adds nothing the second time;
 * - a record that has gone on since stays, and its older state comes to stand beside it: a CV's as a saved version,
 *   any other's as a record of its own. The person chooses later, without fear of choosing wrongly now;
 * - of what each person has once, only fields that say nothing here are filled.
 */
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { CvVersion } from '#/domain/cv/record/cv-version.ts';
import type { Result } from '#/domain/result.ts';
import { commitAll, type Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import type { StorageFailure } from '../failure.ts';
import { purgedHere } from '../queue/outbox.ts';
import { renewedId } from '../queue/renew-ids.ts';
import { fillSingleton } from './fill-singleton.ts';
import type { Backup } from './read-backup.ts';
import { withReferences, type NewIds } from './references.ts';
import { asCopy, ownWordsChange, versionChange, type BesideNames } from './restore-beside.ts';
import { sayTheSame } from './same-row.ts';
import { ownId, SINGLETONS } from '../records/singletons.ts';
import { TABLES, type SyncedRow, type SyncedTable } from '../tables.ts';

export interface Restored {
  /** Records that were not here. */
  added: number;
  /** Records that came out of the bin as they are here. */
  takenOut: number;
  /** Records that are here as they are in the file. */
  already: number;
  /** Older states that now stand beside the record that has gone on. */
  beside: number;
  /** Fields of the profile and the settings that say something else here, and stay. */
  kept: number;
  /** Rows and bytes of the file that can't be understood. */
  unreadable: number;
}

export const restoreBackup = async (
  context: DataContext,
  backup: Backup,
  names: BesideNames,
): Promise<Result<Restored, StorageFailure>> => {
  const plan: Plan = {
    context,
    names,
    restored: {
      added: 0,
      takenOut: 0,
      already: 0,
      beside: 0,
      kept: 0,
      unreadable: backup.unreadable,
    },
    actions: [],
    newIds: new Map(),
    ...(await knownHere(context)),
  };
  for (const [table, rows] of backup.rows) {
    const here = await context.database.table<SyncedRow, string>(table).toArray();
    const present = presentOf(here, new Set(rows.map(({ id }) => id)));
    const take = SINGLETONS.includes(table) ? fill : bringBack;
    for (const row of rows) take(plan, table, row, present);
  }
  const postings = await missingPostings(context, backup);
  plan.restored.added += postings.length;
  plan.restored.already += backup.postings.length - postings.length;
  const saved = await commitAll(context, plan.actions, {
    blobs: await missingBytes(context, backup),
    postings,
  });
  return saved.ok ? { ok: true, value: plan.restored } : saved;
};

interface Plan {
  context: DataContext;
  names: BesideNames;
  restored: Restored;
  actions: Change[][];
  newIds: NewIds;
  /** `collection/record` of what was purged here. */
  purged: ReadonlySet<string>;
  versions: readonly CvVersion[];
}

/** The rows of one table that are here. */
interface Present {
  byId: ReadonlyMap<string, SyncedRow>;
  /** By the moment they were made, which copies keep. */
  byBirth: ReadonlyMap<number, SyncedRow[]>;
  inFile: ReadonlySet<string>;
}

const fill = (
  { context, restored, actions, newIds }: Plan,
  table: SyncedTable,
  given: SyncedRow,
  present: Present,
): void => {
  const row = withReferences(table, given, newIds);
  const id = ownId(table, context);
  const own = present.byId.get(id);
  const { change, kept } = fillSingleton(table, id, own, row);
  restored.kept += kept;
  if (change) actions.push([change]);
  if (change && !own) restored.added += 1;
  if (!change && kept === 0) restored.already += 1;
};

const bringBack = (plan: Plan, table: SyncedTable, given: SyncedRow, present: Present): void => {
  const { restored, actions, newIds } = plan;
  const row = withReferences(table, given, newIds);
  const own = present.byId.get(row.id);
  const copy = asCopy(table, row, plan.names.copy);
  const twin = [own, ...(present.byBirth.get(row.createdAt) ?? [])].find(
    (one) => one && (sayTheSame(table, one, row) || sayTheSame(table, one, copy)),
  );
  const here = twin ?? own ?? heirOf(row, present);
  if (!here) {
    restored.added += 1;
    actions.push([creation(plan, table, row, freeId(plan, table, row))]);
    return;
  }
  if (!own) newIds.set(`${table}/${row.id}`, here.id);
  const isTakenOut = here.trashedAt !== null && row.trashedAt === null;
  if (isTakenOut) {
    restored.takenOut += 1;
    actions.push([{ table, op: 'patch', id: here.id, patch: { trashedAt: null } } as Change]);
  }
  const change = twin ? ownWordsChange(table, twin, row) : beside(plan, table, here, row, copy);
  if (change) actions.push([change]);
  if (change && !twin) restored.beside += 1;
  else if (!isTakenOut) restored.already += 1;
};

/** The record under the id it took when it was brought back before: made at the same moment, and no other's. */
const heirOf = ({ createdAt }: SyncedRow, { byBirth, inFile }: Present): SyncedRow | undefined => {
  const [heir, ...others] = (byBirth.get(createdAt) ?? []).filter(({ id }) => !inFile.has(id));
  return others.length === 0 ? heir : undefined;
};

const beside = (
  plan: Plan,
  table: SyncedTable,
  here: SyncedRow,
  row: SyncedRow,
  copy: SyncedRow,
): Change | undefined => {
  const { context, names, versions } = plan;
  if (table !== 'cvs') return creation(plan, table, copy, context.newId());
  return versionChange(context, here as CvRecord, row as CvRecord, versions, names.version);
};

/**
 * Its own, even if it is not here: the server may have the record and this device not have heard of it yet. What the
 * server refuses is renewed then (`renewRefusedIds`); what was purged here, now.
 */
const freeId = (
  { context, purged, newIds }: Plan,
  table: SyncedTable,
  { id }: SyncedRow,
): string => {
  let free = id;
  while (purged.has(`${TABLES[table].collection}/${free}`)) free = renewedId(context, free);
  if (free !== id) newIds.set(`${table}/${id}`, free);
  return free;
};

/** What was in the bin has its days there anew. Where the server has the record, its values stay. */
const creation = ({ context }: Plan, table: SyncedTable, given: SyncedRow, id: string): Change => {
  const trashedAt = given.trashedAt === null ? null : context.now();
  const row = { ...given, id, rev: 0, trashedAt };
  return { table, op: 'create', row, fillsOnly: true, isBroughtIn: true } as Change;
};

const knownHere = async ({
  database,
}: DataContext): Promise<Pick<Plan, 'purged' | 'versions'>> => ({
  purged: await purgedHere(database),
  versions: await database.cvVersions.toArray(),
});

const presentOf = (rows: readonly SyncedRow[], inFile: ReadonlySet<string>): Present => {
  const byBirth = new Map<number, SyncedRow[]>();
  for (const row of rows)
    if (byBirth.get(row.createdAt)?.push(row) === undefined) byBirth.set(row.createdAt, [row]);
  return { byId: new Map(rows.map((row) => [row.id, row])), byBirth, inFile };
};

const missingBytes = async (
  { database }: DataContext,
  { blobs }: Backup,
): Promise<Backup['blobs']> => {
  const stored = new Set(await database.blobs.toCollection().primaryKeys());
  return blobs.filter(({ id }) => !stored.has(id));
};

const missingPostings = async (
  { database }: DataContext,
  { postings }: Backup,
): Promise<Backup['postings']> => {
  const here = new Set(await database.postings.toCollection().primaryKeys());
  return postings.filter(({ id }) => !here.has(id));
};
