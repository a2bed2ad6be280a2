/**
 * A record as its table keeps it: each field of its kind, what is missing by its default, and no other field. Columns
 * do it by themselves; a store that keeps whole records has to.
 */
import type { Json, JsonObject } from '../sync/merge.ts';
import type { FieldKind, FieldKinds } from './field-kinds.ts';

/** Times of making and of the last change default to `now`. */
export const keptBody = (kinds: FieldKinds, body: JsonObject, now: number): JsonObject => {
  const kept: JsonObject = {};
  for (const field of Object.keys(kinds)) {
    const value = KEPT[kinds[field] as FieldKind](body[field] ?? null);
    kept[field] = value === 0 && DEFAULT_NOW.has(field) ? now : value;
  }
  return kept;
};

const DEFAULT_NOW: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

const textOf = (value: Json): string => {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
};

const numberOf = (value: Json): number => {
  const number = typeof value === 'object' ? 0 : Number(value);
  return Number.isFinite(number) ? number : 0;
};

const KEPT: Readonly<Record<FieldKind, (value: Json) => Json>> = {
  text: textOf,
  number: numberOf,
  time: (value) => numberOf(value) || null,
  flag: (value) => value === true,
  json: (value) => value ?? {},
  any: (value) => value,
};
