/** Commands over one row, typed by table: what the aggregates' own files are made of. */
import type { Result } from '#/domain/result.ts';
import { commit, type Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import type { StorageFailure } from '../failure.ts';
import type { FieldPatch, RowOf, SyncedTable } from '../tables.ts';

export type Saved<R> = Promise<Result<R, StorageFailure>>;

export const createRow = async <T extends SyncedTable>(
  context: DataContext,
  table: T,
  row: RowOf<T>,
): Saved<RowOf<T>> => {
  const saved = await commit(context, [{ table, op: 'create', row } as Change]);
  return saved.ok ? { ok: true, value: row } : saved;
};

/** Fields given as undefined stay as they are. An empty patch writes nothing but still needs the record. */
export const patchRow = async <T extends SyncedTable>(
  context: DataContext,
  table: T,
  id: string,
  patch: object,
  orCreate?: RowOf<T>,
): Saved<RowOf<T>> => {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  const change = { table, op: 'patch', id, patch: Object.fromEntries(given) as FieldPatch };
  const saved = await commit(context, [{ ...change, ...(orCreate ? { orCreate } : {}) } as Change]);
  return saved.ok ? { ok: true, value: saved.value.at(-1) as RowOf<T> } : saved;
};

export const isOut = ({ trashedAt }: { trashedAt: number | null }): boolean => trashedAt === null;

export const newestFirst = <R extends { updatedAt: number }>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) => b.updatedAt - a.updatedAt);
