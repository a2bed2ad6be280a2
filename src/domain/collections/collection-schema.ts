/** A synced collection as the server keeps it: PocketBase's own words for fields, rules and indexes. */
import type { SyncedCollection } from './collection.ts';
import type { FieldKind } from './field-kinds.ts';

interface SchemaField {
  type: string;
  name: string;
  [option: string]: string | number | boolean;
}

export interface CollectionSchema {
  /** Fixed, so that every server knows the collection by the same. */
  id: string;
  name: string;
  type: 'base';
  /** null: nobody, which is said of each door. */
  listRule: string | null;
  viewRule: string | null;
  createRule: string | null;
  updateRule: string | null;
  deleteRule: string | null;
  fields: SchemaField[];
  indexes: { name: string; columns: string }[];
}

/** Each sees their own; nobody writes but through the sync route. */
export const collectionSchema = (name: string, rules: SyncedCollection): CollectionSchema => ({
  id: `jln_${name}`,
  name,
  type: 'base',
  listRule: OWN,
  viewRule: OWN,
  createRule: null,
  updateRule: null,
  deleteRule: null,
  fields: [
    OWNER,
    { type: 'number', name: 'rev', hidden: true, onlyInt: true },
    ...Object.entries(rules.kinds).map(([field, kind]) => ({
      name: field,
      ...COLUMNS[kind],
      ...(field === rules.nameField ? { presentable: true } : {}),
    })),
    ...(rules.limited ? [{ type: 'number', name: 'lockedAt', onlyInt: true }] : []),
    ...(rules.maxBytes === undefined ? [] : BYTES_FIELDS),
    // Where each value was last written, and what removed entries held: how concurrent edits are told.
    { type: 'json', name: 'clocks', hidden: true, maxSize: 2_000_000 },
  ],
  indexes: indexesOf(rules).map((columns) => ({
    name: `idx_${name}_${columns.replaceAll(', ', '_')}`,
    columns,
  })),
});

const OWN = 'user = @request.auth.id';

const OWNER: SchemaField = {
  type: 'relation',
  name: 'user',
  collectionId: '_pb_users_auth_',
  cascadeDelete: true,
  required: true,
  maxSelect: 1,
};

const COLUMNS: Readonly<Record<FieldKind, Omit<SchemaField, 'name'> & { type: string }>> = {
  text: { type: 'text', max: 200_000 },
  number: { type: 'number' },
  time: { type: 'number', onlyInt: true },
  flag: { type: 'bool' },
  // Too long for the dashboard's lists, which leave out what is hidden; devices have it by syncing.
  json: { type: 'json', hidden: true, maxSize: 1_000_000 },
  any: { type: 'json', hidden: true, maxSize: 1_000_000 },
};

/**
 * The whole as it was stored, which is the one its record tells of once the two agree. `bytes` is its name in the
 * storage, and a text: files of PocketBase's own are given out by its own route, which makes pictures smaller without
 * looking how large they are, and a megabyte of them may ask for gigabytes of memory.
 */
const BYTES_FIELDS: readonly SchemaField[] = [
  { type: 'text', name: 'bytes', hidden: true, max: 80 },
  { type: 'text', name: 'storedHash', hidden: true, max: 64 },
  { type: 'number', name: 'storedSize', hidden: true, onlyInt: true },
];

/** One begins with the owner, by whom everything is asked for. */
const indexesOf = ({ belongsTo, belongsToAny, limited, indexes }: SyncedCollection): string[] => {
  const all = [
    ...(belongsTo ? [`user, ${belongsTo.field}`] : []),
    ...(belongsToAny ? ['user, collection, record'] : []),
    ...(limited ? ['user, lockedAt, trashedAt'] : []),
    ...indexes.server,
  ];
  return all.some((columns) => columns.startsWith('user, ')) ? all : ['user', ...all];
};
