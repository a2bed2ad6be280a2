/** How the fields of a synced record stand in columns, and come out of them as JSON written by SQLite. */
import type { FieldKind } from '#/domain/synced-collections.ts';
import type { Json, JsonObject } from '#/domain/sync/merge.ts';

type Kinds = Readonly<Record<string, FieldKind>>;

/** The arguments of `json_object` for a record's fields. */
export const jsonColumns = (kinds: Kinds, alias = ''): string =>
  Object.entries(kinds)
    .map(([field, kind]) => `'${field}', ${READ[kind](alias ? `${alias}.${field}` : field)}`)
    .join(', ');

const READ: Readonly<Record<FieldKind, (column: string) => string>> = {
  text: (column) => column,
  number: (column) => column,
  flag: (column) => `json(IIF(${column}, 'true', 'false'))`,
  time: (column) => `NULLIF(${column}, 0)`,
  json: (column) => `json(IIF(json_valid(${column}) AND ${column} <> 'null', ${column}, '{}'))`,
  any: (column) => `json(IIF(json_valid(${column}), ${column}, 'null'))`,
};

/** A field's value as its column takes it; what is of another type becomes the nearest thing of the right one. */
const columnValue = (kind: FieldKind, value: Json | undefined): string | number | boolean => {
  if (kind === 'json') return JSON.stringify(value ?? {});
  if (kind === 'any') return JSON.stringify(value ?? null);
  if (kind === 'flag') return value === true;
  if (kind === 'text') return textOf(value ?? '');
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A record's fields as columns take them, by field. */
export const columnsOf = (kinds: Kinds, body: JsonObject) =>
  Object.fromEntries(
    Object.entries(kinds).map(([field, kind]) => [field, columnValue(kind, body[field])]),
  );
