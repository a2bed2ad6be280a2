/**
 * What is shipped for the operator's collections. Each start brings it up to date; what the operator edited or
 * deleted stays as the operator left it: what was last shipped is remembered by its hash.
 */
import { newId, rowsOf, run } from '../sql.ts';

export interface Seed<Fields extends object> {
  /** Under which its hash is kept, such as `article/canadian-cv/fr`. */
  name: string;
  collection: string;
  /** The fields by which its record is known. */
  identity: Readonly<Record<string, string>>;
  fields: Fields;
}

/** `fieldsOf`: what the columns of a record hold, as the file would say it, in the same order. */
export const seedRecords = <Fields extends object>(
  app: core.App,
  seeds: readonly Seed<Fields>[],
  fieldsOf: (record: core.Record) => Fields,
): void => {
  const before = shippedBefore(app);
  const changed = seeds
    .map((seed) => ({ seed, shipped: hashOf(seed.fields) }))
    .filter(({ seed, shipped }) => before.get(seed.name) !== shipped);
  if (changed.length === 0) return;
  app.runInTransaction((tx) => {
    for (const { seed, shipped } of changed) {
      const { name, collection, identity, fields } = seed;
      const last = before.get(name);
      const record = findRecord(tx, collection, identity);
      // Deleted on purpose, edited, or written by the operator under the same key.
      if (last === undefined ? record : !record || hashOf(fieldsOf(record)) !== last) continue;
      const kept = record ?? new Record(tx.findCollectionByNameOrId(collection), { id: newId() });
      for (const [field, value] of Object.entries({ ...identity, ...fields }))
        kept.set(field, value);
      if (!record) kept.set('published', true);
      tx.save(kept);
      run(
        tx,
        `INSERT INTO content_seeds (seed, hash) VALUES ({:name}, {:hash})
         ON CONFLICT (seed) DO UPDATE SET hash = excluded.hash`,
        { name, hash: shipped },
      );
    }
  });
};

/** Beside the hooks, unless `JALON_SEED` says otherwise. */
export const seedFolder = (): string => $os.getenv('JALON_SEED') || `${__hooks}/../seed`;

/** Hooks that were copied elsewhere come without anything shipped. */
export const entriesIn = (folder: string): { name: string; isFolder: boolean }[] => {
  try {
    return $os
      .readDir(folder)
      .map((entry) => ({ name: entry.name(), isFolder: entry.isDir() }))
      .filter(({ name }) => !name.startsWith('.'));
  } catch {
    return [];
  }
};

export const textOf = (path: string): string => {
  try {
    return toString($os.readFile(path));
  } catch {
    return '';
  }
};

const shippedBefore = (app: core.App): ReadonlyMap<string, string> =>
  new Map(
    rowsOf(app, 'SELECT seed, hash FROM content_seeds', {}, { seed: '', hash: '' }).map(
      ({ seed, hash }) => [seed, hash],
    ),
  );

const hashOf = (fields: object): string => $security.sha256(JSON.stringify(Object.values(fields)));

const findRecord = (
  app: core.App,
  collection: string,
  identity: Readonly<Record<string, string>>,
): core.Record | undefined =>
  app
    .findRecordsByFilter(
      collection,
      Object.keys(identity)
        .map((field) => `${field} = {:${field}}`)
        .join(' && '),
      '',
      1,
      0,
      { ...identity },
    )
    .find((record) => record !== undefined);
