/** All that was thrown away and not yet removed, whatever it is. */
import type { Result } from '#/domain/cv/source.ts';
import { purgeWithBelongings, type RecordRef } from './belongings.ts';
import { commit, type Change } from './commit.ts';
import type { DataContext } from './context.ts';
import type { StorageFailure } from './failure.ts';
import { SINGLETONS } from './singletons.ts';
import { SYNCED_TABLES, type SyncedRows, type SyncedTable } from './tables.ts';

export const BIN_DAYS = 30;

export type BinItem = {
  [T in SyncedTable]: {
    table: T;
    id: string;
    row: SyncedRows[T]['row'];
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
          const removedAt = row.trashedAt + BIN_DAYS * DAY;
          return { table, id: row.id, row, trashedAt: row.trashedAt, removedAt } as BinItem;
        });
      }),
    );
    return found.flat().toSorted((a, b) => b.trashedAt - a.trashedAt);
  });

/** All of them come back, or none. */
export const restoreFromBin = async (
  context: DataContext,
  refs: readonly RecordRef[],
): Promise<Result<void, StorageFailure>> => {
  const changes = refs.map(({ table, id }) => {
    return { table, op: 'patch', id, patch: { trashedAt: null } } as Change;
  });
  const saved = await commit(context, changes);
  return saved.ok ? { ok: true, value: undefined } : saved;
};

/** For ever, with all that belongs to them. */
export const purgeFromBin = (
  context: DataContext,
  refs: readonly RecordRef[],
): Promise<Result<void, StorageFailure>> => purgeWithBelongings(context, refs);

const BINNED = SYNCED_TABLES.filter((table) => table !== 'history' && !SINGLETONS.includes(table));
const DAY = 24 * 3600 * 1000;
