/** How records of different collections hang together, read from what is said of each. */
import { isMadeByServer, type SyncedCollection } from './collection.ts';

type Collections = Readonly<Record<string, SyncedCollection>>;

/** Which records go for ever with one of a collection: those where `field` holds its id. */
export interface Belonging {
  collection: string;
  field: string;
  /** Whether the field `collection` must also hold the collection's name. */
  isOfAny: boolean;
}

/**
 * What the server made goes by its own hand. A file is not gone through for files of its own: what a device says it
 * belongs to may go round in a circle.
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

/** Names of collections, each behind those its records speak of. */
export const referredFirst = (collections: Collections): string[] => {
  const sorted = new Set<string>();
  const add = (name: string, above: readonly string[]): void => {
    const rules = collections[name];
    if (!rules || sorted.has(name) || above.includes(name)) return;
    for (const other of spokenOf(rules, collections)) add(other, [...above, name]);
    sorted.add(name);
  };
  for (const name of Object.keys(collections)) add(name, []);
  return [...sorted];
};

const spokenOf = (
  { belongsTo, belongsToAny, refersTo }: SyncedCollection,
  collections: Collections,
): string[] => [
  ...Object.values(refersTo),
  ...(belongsTo ? [belongsTo.collection] : []),
  ...(belongsToAny
    ? Object.keys(collections).filter((name) => !collections[name]?.belongsToAny)
    : []),
];
