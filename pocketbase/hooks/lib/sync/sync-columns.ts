/** How the fields of a synced record stand in columns: SQLite reads and writes them as JSON, without the hooks. */
import type { FieldKind, FieldKinds } from '#/domain/collections/field-kinds.ts';

/** The arguments of `json_object` for a record's fields. */
export const jsonColumns = (kinds: FieldKinds, alias = ''): string =>
  Object.entries(kinds)
    .map(([field, kind]) => `'${field}', ${READ[kind](alias ? `${alias}.${field}` : field)}`)
    .join(', ');

/** How long a record's fields are; told without reading what is long. */
export const rowBytes = (kinds: FieldKinds): string =>
  Object.entries(kinds)
    .filter(([, kind]) => LONG.has(kind))
    .map(([field]) => `IFNULL(OCTET_LENGTH(${field}), 0)`)
    .join(' + ') || '0';

export const LONG: ReadonlySet<FieldKind> = new Set(['text', 'json', 'any']);

const READ: Readonly<Record<FieldKind, (column: string) => string>> = {
  text: (column) => column,
  number: (column) => column,
  flag: (column) => `json(IIF(${column}, 'true', 'false'))`,
  time: (column) => `NULLIF(${column}, 0)`,
  json: (column) => `json(IIF(json_valid(${column}) AND ${column} <> 'null', ${column}, '{}'))`,
  any: (column) => `json(IIF(json_valid(${column}), ${column}, 'null'))`,
};

/**
 * The value of each column, out of `given.value`: a row as JSON with the record's fields in `body`. What is of another
 * type becomes the nearest thing of the right one. Times of making and of the last change default to `{:now}`.
 */
export const columnsFromJson = (kinds: FieldKinds): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(kinds).map(([field, kind]) => {
      const column = WRITE[kind](`'$.body.${field}'`);
      return [field, DEFAULT_NOW.has(field) ? `COALESCE(NULLIF(${column}, 0), {:now})` : column];
    }),
  );

const DEFAULT_NOW: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

const numberAt = (path: string): string => `CAST(COALESCE(given.value ->> ${path}, 0) AS NUMERIC)`;

const WRITE: Readonly<Record<FieldKind, (path: string) => string>> = {
  text: (path) => `COALESCE(given.value ->> ${path}, '')`,
  number: numberAt,
  time: numberAt,
  flag: (path) => `COALESCE(json_type(given.value, ${path}) = 'true', FALSE)`,
  json: (path) => `COALESCE(given.value -> ${path}, '{}')`,
  any: (path) => `COALESCE(given.value -> ${path}, 'null')`,
};
