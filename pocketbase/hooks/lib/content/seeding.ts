/**
 * What is shipped for the operator's collections, in files. Each start brings it up to date; what the operator
 * edited or deleted stays as the operator left it: what was last shipped is remembered by its hash.
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

interface Source<Fields extends object> {
  /** Within the folder of seeds, such as `articles/canadian-cv/fr.md`. */
  paths: readonly string[];
  read: (path: string, text: string) => Seed<Fields>[];
  /** What the columns of a record hold, as the file would say it, in the same order. */
  fieldsOf: (record: core.Record) => Fields;
}

/** A file that is as it was at the last start is not read again. */
export const seedRecords = <Fields extends object>(
  app: core.App,
  { paths, read, fieldsOf }: Source<Fields>,
): void => {
  const before = shippedBefore(app);
  for (const path of paths) {
    const text = textOf(path);
    const file = { name: `file/${path}`, hash: $security.sha256(text) };
    if (before.get(file.name) === file.hash) continue;
    app.runInTransaction((tx) => {
      for (const seed of read(path, text)) seedRecord(tx, seed, before.get(seed.name), fieldsOf);
      remember(tx, file.name, file.hash);
    });
  }
};

const seedRecord = <Fields extends object>(
  app: core.App,
  { name, collection, identity, fields }: Seed<Fields>,
  last: string | undefined,
  fieldsOf: Source<Fields>['fieldsOf'],
): void => {
  const shipped = hashOf(fields);
  if (last === shipped) return;
  const record = findRecord(app, collection, identity);
  // Deleted on purpose, edited, or written by the operator under the same key.
  if (last === undefined ? record : !record || hashOf(fieldsOf(record)) !== last) return;
  const kept = record ?? new Record(app.findCollectionByNameOrId(collection), { id: newId() });
  for (const [field, value] of Object.entries({ ...identity, ...fields })) kept.set(field, value);
  if (!record) kept.set('published', true);
  app.save(kept);
  remember(app, name, shipped);
};

const remember = (app: core.App, name: string, hash: string): void =>
  void run(
    app,
    `INSERT INTO content_seeds (seed, hash) VALUES ({:name}, {:hash})
     ON CONFLICT (seed) DO UPDATE SET hash = excluded.hash`,
    { name, hash },
  );

/** Names within a folder of seeds. Hooks that were copied elsewhere come without anything shipped. */
export const namesIn = (folder: string): string[] => {
  try {
    return $os
      .readDir(`${seedFolder()}/${folder}`)
      .map((entry) => entry.name())
      .filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
};

const textOf = (path: string): string => {
  try {
    return toString($os.readFile(`${seedFolder()}/${path}`));
  } catch {
    return '';
  }
};

/** Beside the hooks, unless `JALON_SEED` says otherwise. */
const seedFolder = (): string => $os.getenv('JALON_SEED') || `${__hooks}/../seed`;

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
