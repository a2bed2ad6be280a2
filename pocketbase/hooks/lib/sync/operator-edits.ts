/**
 * An edit made in the dashboard counts as a change like any other: the record's revision moves on and each
 * value that changed is stamped, so that a device's older, unsent edit competes with it instead of undoing it.
 */
import { nextClock } from '#/domain/sync/values/hybrid-clock.ts';
import type { Json, JsonObject } from '#/domain/sync/merge.ts';
import { pathOf, type RecordShape } from '#/domain/sync/path.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { nudge } from './nudge.ts';
import { newId } from '../sql.ts';

export const stampOperatorEdit = (e: core.RecordEvent): void => {
  const { record } = e;
  const rules = SYNCED_COLLECTIONS[record?.collection().name ?? ''];
  if (!record || !rules) return e.next();
  const before = bodyOf(record.original(), rules.fields);
  const after = bodyOf(record, rules.fields);
  const paths = rules.fields.flatMap((field) =>
    changedPaths(field, before[field] ?? null, after[field] ?? null, depthIn(field, rules.shape)),
  );
  if (paths.length > 0) {
    const rev = record.getInt('rev') + 1;
    const stamp = { rev, clock: nextClock('', Date.now(), newId()) };
    const clocks = (jsonOf(record, 'clocks') ?? {}) as { stamps?: object };
    const stamps = Object.fromEntries(paths.map((path) => [path, stamp]));
    record.set('rev', rev);
    record.set('clocks', { buried: {}, ...clocks, stamps: { ...clocks.stamps, ...stamps } });
  }
  e.next();
};

/** Once it is written: the owner's open devices fetch it. */
export const nudgeOwner = (e: core.RecordEvent): void => {
  e.next();
  if (e.record) nudge(e.app, e.record.getString('user'));
};

const bodyOf = (record: core.Record, fields: readonly string[]): JsonObject =>
  Object.fromEntries(fields.map((field) => [field, jsonOf(record, field)]));

// Through text, since the runtime hands out its own objects for JSON columns.
const jsonOf = (record: core.Record, field: string): Json =>
  (JSON.parse(toString({ value: record.get(field) })) as { value: Json }).value;

const depthIn = (field: string, { lists }: RecordShape): number => (lists.includes(field) ? 2 : 1);

/**
 * `title`; `personal.city`; of a list `experience.<id>` when an entry came or went, else its fields. `levels` is how
 * far below the path values are compared by themselves.
 */
const changedPaths = (path: string, before: Json, after: Json, levels: number): string[] => {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (levels === 0 || !isObject(before) || !isObject(after)) return [path];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) =>
    changedPaths(pathOf(path, key), before[key] ?? null, after[key] ?? null, levels - 1),
  );
};

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
