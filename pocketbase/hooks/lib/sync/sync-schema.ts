/** For migrations: makes a synced collection from its descriptor. */
import { collectionSchema } from '#/domain/collections/collection-schema.ts';
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { createSyncTriggers } from './sync-triggers.ts';

/**
 * Creates the collection, or adds the fields and indexes it lacks; nothing is changed or dropped. Run it again in a
 * new migration once the descriptor has gained a field: on a new server there is then nothing left to add.
 */
export const createSyncedCollection = (app: core.App, name: string): void => {
  const rules = SYNCED_COLLECTIONS[name];
  if (!rules) throw new Error(`There is no descriptor of a synced collection ${name}.`);
  const { fields, indexes, ...given } = collectionSchema(name, rules);
  const collection = findCollection(app, given.id) ?? new Collection(given as object);
  for (const field of fields)
    if (!collection.fields.getByName(field.name)) collection.fields.add(new Field(field as object));
  for (const { name: index, columns } of indexes) collection.addIndex(index, false, columns, '');
  app.save(collection);
  createSyncTriggers(app, name);
};

/** The look-up throws where there is none. */
const findCollection = (app: core.App, id: string): core.Collection | undefined => {
  try {
    return app.findCollectionByNameOrId(id);
  } catch {
    return undefined;
  }
};
