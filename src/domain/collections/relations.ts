/** Relations between collections, derived from their descriptors. */
import { isMadeByServer, type SyncedCollection } from './collection.ts';

type Collections = Readonly<Record<string, SyncedCollection>>;

/** Records that are purged with their parent: those of `collection` where `field` holds its id. */
export interface Belonging {
  collection: string;
  field: string;
  /** Whether the field `collection` must also hold the collection's name. */
  isOfAny: boolean;
}

/**
 * Leaves out what the server makes, which it purges itself. A file has no files of its own: devices could make two of
 * them the parents of each other, and a purge would never end.
 */
export const belongingsOf = (owner: string, collections: Collections): Belonging[] =>
  Object.entries(collections).flatMap(([collection, rules]): Belonging[] => {
    const { belongsTo, belongsToAny } = rules;
    if (belongsTo?.collection === owner)
      return [{ collection, field: belongsTo.field, isOfAny: false }];
    return belongsToAny && !isMadeByServer(rules) && !collections[owner]?.belongsToAny
      ? [{ collection, field: 'record', isOfAny: true }]
      : [];
  });

/** Field → the collection it names a record of, in this record. */
export const referencesOf = (
  { belongsTo, belongsToAny, refersTo }: SyncedCollection,
  record: Readonly<Record<string, unknown>>,
): Record<string, string> => ({
  ...refersTo,
  ...(belongsTo ? { [belongsTo.field]: belongsTo.collection } : {}),
  ...(belongsToAny ? { record: String(record['collection']) } : {}),
});

/** Names of collections, each after those its records refer to. */
export const referredFirst = (collections: Collections): string[] => {
  const sorted = new Set<string>();
  const add = (name: string, above: readonly string[]): void => {
    const rules = collections[name];
    if (!rules || sorted.has(name) || above.includes(name)) return;
    for (const other of referredBy(rules, collections)) add(other, [...above, name]);
    sorted.add(name);
  };
  for (const name of Object.keys(collections)) add(name, []);
  return [...sorted];
};

const referredBy = (
  { belongsTo, belongsToAny, refersTo }: SyncedCollection,
  collections: Collections,
): string[] => [
  ...Object.values(refersTo),
  ...(belongsTo ? [belongsTo.collection] : []),
  ...(belongsToAny
    ? Object.keys(collections).filter((name) => !collections[name]?.belongsToAny)
    : []),
];
