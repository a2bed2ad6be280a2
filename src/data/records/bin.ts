/** The one way into the bin, out of it and for ever, for records of every kind. */
import { goesToBin } from '#/domain/collections/collection.ts';
import { BIN_DAYS } from '#/domain/access/retention.ts';
import { DAY_MS } from '#/domain/duration.ts';
import type { Result } from '#/domain/result.ts';
import { purgeWithBelongings, type RecordRef } from './belongings.ts';
import { rulesOf } from '../collection-rules.ts';
import { commitAll, type Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import type { StorageFailure } from '../failure.ts';
import { SYNCED_TABLES, type RowOf, type SyncedTable } from '../tables.ts';

export type BinItem = {
  [T in SyncedTable]: {
    table: T;
    id: string;
    row: RowOf<T>;
    /** Milliseconds since 1970. */
    trashedAt: number;
    /** When the server removes it for ever; on a device alone it stays. */
    removedAt: number;
  };
}[SyncedTable];

/** Last thrown away first. Rows outside the bin have no number there, hence no place in the index. */
export const listBin = ({ database }: DataContext): Promise<BinItem[]> =>
  database.transaction('r', BINNED, async () => {
    const found = await Promise.all(
      BINNED.map(async (table) => {
        const rows = await database.table(table).where('trashedAt').above(0).toArray();
        return rows.map((row): BinItem => {
          const removedAt = row.trashedAt + BIN_DAYS * DAY_MS;
          return { table, id: row.id, row, trashedAt: row.trashedAt, removedAt } as BinItem;
        });
      }),
    );
    return found.flat().toSorted((a, b) => b.trashedAt - a.trashedAt);
  });

/**
 * All of them, or none; the server takes each by itself. What belongs to them stays as it is, and out of sight with
 * them.
 */
export const moveToBin = (
  context: DataContext,
  refs: readonly RecordRef[],
): Promise<Result<void, StorageFailure>> => setTrashedAt(context, refs, context.now());

/** All of them come back, or none. */
export const restoreFromBin = (
  context: DataContext,
  refs: readonly RecordRef[],
): Promise<Result<void, StorageFailure>> => setTrashedAt(context, refs, null);

/** For ever, with all that belongs to them. */
export const purgeFromBin = (
  context: DataContext,
  refs: readonly RecordRef[],
): Promise<Result<void, StorageFailure>> => purgeWithBelongings(context, refs);

const setTrashedAt = async (
  context: DataContext,
  refs: readonly RecordRef[],
  trashedAt: number | null,
): Promise<Result<void, StorageFailure>> => {
  const actions = refs.map(({ table, id }) => [
    { table, op: 'patch', id, patch: { trashedAt } } as Change,
  ]);
  const saved = await commitAll(context, actions);
  return saved.ok ? { ok: true, value: undefined } : saved;
};

const BINNED = SYNCED_TABLES.filter((table) => goesToBin(rulesOf(table)));
