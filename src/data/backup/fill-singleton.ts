/** What a person has once can't stand beside itself: another's values only fill what says nothing here. */
import type { Json } from '#/domain/sync/merge.ts';
import { fieldOf, holds } from '#/domain/sync/path.ts';
import { isSameJson } from '#/domain/sync/values/same-json.ts';
import { rulesOf } from '../collection-rules.ts';
import type { Change } from '../commit.ts';
import { patchOfRow } from '../row-patch.ts';
import type { FieldPatch, SyncedRow, SyncedTable } from '../tables.ts';

export interface Filling {
  change: Change | undefined;
  /** Fields of the other that say something else, and give way. */
  kept: number;
}

/** `own`: the record here, if there is one; `id`: the one it has or is to have. */
export const fillSingleton = (
  table: SyncedTable,
  id: string,
  own: SyncedRow | undefined,
  given: SyncedRow,
): Filling => {
  if (!own) {
    const row = { ...given, id, rev: 0, trashedAt: null };
    return { change: { table, op: 'create', row, fillsOnly: true } as Change, kept: 0 };
  }
  const present = patchOfRow(table, own);
  const offered = Object.entries(patchOfRow(table, given)).filter(
    ([path, value]) => !TIMES.has(path) && !saysNothing(value) && !isSameJson(present[path], value),
  );
  const { lists } = rulesOf(table).shape;
  const missing = offered.filter(
    ([path, value]) => saysNothing(present[path]) && !isListedAlready(path, value, present, lists),
  );
  const kept = offered.filter(([path]) => !saysNothing(present[path])).length;
  const patch: FieldPatch = Object.fromEntries(missing);
  const change = { table, op: 'patch', id, patch } as Change;
  return { change: missing.length > 0 ? change : undefined, kept };
};

const TIMES: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'trashedAt']);

/** A switch says something in both positions. */
const saysNothing = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The same job or diploma under another entry id, as when both were typed from one CV. */
const isListedAlready = (
  path: string,
  value: Json,
  present: FieldPatch,
  lists: readonly string[],
): boolean => {
  const list = fieldOf(path);
  return (
    lists.includes(list) &&
    Object.entries(present).some(
      ([other, entry]) => holds(list, other) && isSameJson(unordered(entry), unordered(value)),
    )
  );
};

const unordered = (entry: Json): Json =>
  typeof entry === 'object' && entry !== null ? { ...entry, order: '' } : entry;
