/**
 * What was made before signing in becomes the account's: same ids, so that it may be broken off and repeated at any
 * point. The guest's database is emptied last, once all of it is on the disk in the account's.
 */
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { Result } from '#/domain/result.ts';
import { commitAll, type Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import type { JalonDatabase } from '../db.ts';
import { storageFailure, type StorageFailure } from '../failure.ts';
import { asCopy, versionChange, type BesideNames } from './restore-beside.ts';
import { fillSingleton } from './fill-singleton.ts';
import { patchBetween } from '../row-patch.ts';
import { allDrafts } from '../records/tracker/application-drafts.ts';
import { sayTheSame } from './same-row.ts';
import { ownId, SINGLETONS } from '../records/singletons.ts';
import { SYNCED_TABLES, TABLES, type SyncedRow, type SyncedTable } from '../tables.ts';

export interface Adopted {
  /** Records that came over under their ids. */
  copied: number;
  /** Records that the account had already, with other words: the guest's state stands beside it. */
  beside: number;
  /** Fields of the profile and the settings that say something else in the account, and stay. */
  kept: number;
}

/**
 * Call it for an existing account once its first page has come down, so that what it has is known; a new one has
 * nothing to wait for. On a failure the guest's database is as it was, and another call goes on from there.
 */
export const copyGuestInto = async (
  account: DataContext,
  guest: JalonDatabase,
  names: BesideNames,
): Promise<Result<Adopted, StorageFailure>> => {
  const adopted: Adopted = { copied: 0, beside: 0, kept: 0 };
  try {
    for (;;) {
      const rows = await everyRow(guest);
      await copyBytes(account.database, guest);
      await account.database.postings.bulkPut(await guest.postings.toArray());
      await account.database.meta.bulkPut(await allDrafts(guest));
      const saved = await copyRows(account, rows, names, adopted);
      if (!saved.ok) return saved;
      // A tab that still shows the guest may have written meanwhile: what it wrote comes over too.
      if (await emptyIfUnchanged(guest, rows)) break;
    }
    await account.database.meta.delete(ADOPTED);
    return { ok: true, value: adopted };
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
};

/** Whether there is anything to be asked about. */
export const hasGuestWork = async (guest: JalonDatabase): Promise<boolean> => {
  const counts = await Promise.all(SYNCED_TABLES.map((table) => guest.table(table).count()));
  return counts.some((count) => count > 0);
};

interface GuestRow {
  table: SyncedTable;
  row: SyncedRow;
}

/** The key under which the account's `meta` holds what has come over, until the guest's database is empty. */
const ADOPTED = 'adopted';

/** `collection/record` → the guest row's `updatedAt` when it came over. */
type Marks = Readonly<Record<string, number>>;

const everyRow = (guest: JalonDatabase): Promise<GuestRow[]> =>
  guest.transaction('r', [...SYNCED_TABLES], async () => {
    const found = await Promise.all(
      SYNCED_TABLES.map(async (table) => {
        const rows = await guest.table<SyncedRow, string>(table).toArray();
        return rows.map((row): GuestRow => ({ table, row }));
      }),
    );
    return found.flat();
  });

/** All rows and the marks of their coming in one transaction. */
const copyRows = async (
  account: DataContext,
  rows: readonly GuestRow[],
  names: BesideNames,
  adopted: Adopted,
): Promise<Result<unknown, StorageFailure>> => {
  const { database } = account;
  const before = ((await database.meta.get(ADOPTED))?.value ?? {}) as Marks;
  const marks: Record<string, number> = { ...before };
  const actions: Change[][] = [];
  const counted = { ...adopted };
  for (const { table, row } of rows) {
    const mark = `${TABLES[table].collection}/${row.id}`;
    if (before[mark] === row.updatedAt) continue;
    marks[mark] = row.updatedAt;
    const change = await changeFor(account, { table, row }, before[mark], names, counted);
    if (change) actions.push([change]);
  }
  const saved = await commitAll(account, actions, { meta: [{ key: ADOPTED, value: marks }] });
  if (saved.ok) Object.assign(adopted, counted);
  return saved;
};

/** `mark`: how the row was when it came over before, if it did. */
const changeFor = async (
  account: DataContext,
  { table, row }: GuestRow,
  mark: number | undefined,
  names: BesideNames,
  counted: Adopted,
): Promise<Change | undefined> => {
  const present = account.database.table<SyncedRow, string>(table);
  if (SINGLETONS.includes(table)) {
    const id = ownId(table, account);
    const { change, kept } = fillSingleton(table, id, await present.get(id), row);
    counted.kept += kept;
    return change;
  }
  const own = await present.get(row.id);
  if (own && sayTheSame(table, own, row)) return undefined;
  // Written to since by the guest alone.
  if (own && own.updatedAt === mark)
    return { table, op: 'patch', id: own.id, patch: patchBetween(table, own, row) } as Change;
  counted[own ? 'beside' : 'copied'] += 1;
  if (own && table === 'cvs') return versionBeside(account, own, row, names);
  const state = own ? asCopy(table, row, names.copy) : row;
  const created = { ...state, id: own ? account.newId() : row.id, rev: 0 };
  return { table, op: 'create', row: created, fillsOnly: true, isBroughtIn: true } as Change;
};

const versionBeside = async (
  account: DataContext,
  own: SyncedRow,
  given: SyncedRow,
  { version }: BesideNames,
): Promise<Change | undefined> => {
  const versions = await account.database.cvVersions.where('cv').equals(own.id).toArray();
  return versionChange(account, own as CvRecord, given as CvRecord, versions, version);
};

/** One at a time: they are large. */
const copyBytes = async (account: JalonDatabase, guest: JalonDatabase): Promise<void> => {
  const stored = new Set(await account.blobs.toCollection().primaryKeys());
  for (const id of await guest.blobs.toCollection().primaryKeys()) {
    const blob = stored.has(id) ? undefined : await guest.blobs.get(id);
    if (blob) await account.blobs.put(blob);
  }
  for (const cv of await guest.originals.toCollection().primaryKeys()) {
    const original = await guest.originals.get(cv);
    if (original) await account.originals.put(original);
  }
};

const emptyIfUnchanged = (guest: JalonDatabase, copied: readonly GuestRow[]): Promise<boolean> => {
  const known = new Map(copied.map(({ table, row }) => [`${table}/${row.id}`, row.updatedAt]));
  return guest.transaction('rw', guest.tables, async () => {
    let count = 0;
    for (const table of SYNCED_TABLES) {
      const rows = await guest.table<SyncedRow, string>(table).toArray();
      if (rows.some(({ id, updatedAt }) => known.get(`${table}/${id}`) !== updatedAt)) return false;
      count += rows.length;
    }
    if (count !== known.size) return false;
    for (const table of guest.tables) await table.clear();
    return true;
  });
};
