/** One row of a back-up: with every field of its table, each of its kind, or not at all. */
import { parseCvRecord } from '#/domain/cv/record/cv-schema.ts';
import type { FieldKind } from '#/domain/collections/field-kinds.ts';
import { ADDITIONS } from '#/domain/sync/merge.ts';
import { rulesOf } from '../collection-rules.ts';
import { emptyOf } from '../row-patch.ts';
import type { SyncedRow, SyncedTable } from '../tables.ts';

/** As it would be on a device that has never synced it. Fields that an older version didn't write are empty. */
export const parseRow = (table: SyncedTable, value: unknown): SyncedRow | undefined => {
  if (table === 'cvs') {
    const parsed = parseCvRecord(value);
    return parsed.ok ? { ...parsed.value, rev: 0 } : undefined;
  }
  if (!isObject(value) || typeof value['id'] !== 'string' || !ID.test(value['id']))
    return undefined;
  const { kinds, shape } = rulesOf(table);
  const row: Record<string, unknown> = { id: value['id'], rev: 0 };
  for (const [field, kind] of Object.entries(kinds)) {
    // Of the account it came from: in another, they are additions of their own.
    if (field === ADDITIONS) continue;
    const given = value[field];
    const isList = shape.lists.includes(field);
    if (given !== undefined && !(isList ? isEntryMap(given) : FITS[kind](given))) return undefined;
    row[field] = given ?? emptyOf(kind);
  }
  const isWhole = table !== 'cvVersions' || isContent(row);
  return isWhole && Number(row['createdAt']) > 0 ? (row as unknown as SyncedRow) : undefined;
};

const isContent = ({ content, ...version }: Record<string, unknown>): boolean =>
  isObject(content) && parseCvRecord({ ...version, ...content }).ok;

const ID = /^[a-z0-9]{15}$/;
const ENTRY_KEY = /^[a-z0-9-]{1,40}$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): boolean => Number.isFinite(value);

/** Keys become paths, so they hold no dot and reach no prototype. */
const isEntryMap = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(
    ([key, entry]) => ENTRY_KEY.test(key) && !(key in Object.prototype) && isObject(entry),
  );

const FITS: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: isNumber,
  flag: (value) => typeof value === 'boolean',
  json: isObject,
  any: () => true,
  time: (value) => value === null || isNumber(value),
};
