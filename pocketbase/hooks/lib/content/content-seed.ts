/**
 * The posts that are shipped, from `seed/articles` and `seed/blog`: one folder per post, one file per
 * language. Each start brings them up to date. A post that the operator edited or deleted stays as the
 * operator left it: what was last shipped is remembered by its hash.
 */
import { report } from '../report.ts';
import { readPostFile, type PostFile } from '#/domain/content/post-file.ts';
import type { PostKind, PostLanguage } from '#/domain/content/post.ts';
import { newId, rowOf, run } from '../sql.ts';

interface Seed {
  kind: PostKind;
  key: string;
  language: PostLanguage;
  file: PostFile;
}

export const seedPosts = (app: core.App): void => {
  for (const seed of readSeeds(app))
    app.runInTransaction((tx) => {
      seedPost(tx, seed);
    });
};

const FOLDERS: readonly [folder: string, kind: PostKind][] = [
  ['articles', 'article'],
  ['blog', 'blog'],
];

const readSeeds = (app: core.App): Seed[] =>
  FOLDERS.flatMap(([folder, kind]) =>
    namesIn(`${seedFolder()}/${folder}`).flatMap((key) =>
      (['fr', 'en'] as const).flatMap((language) => {
        const path = `${seedFolder()}/${folder}/${key}/${language}.md`;
        const file = readPostFile(textOf(path));
        if (file) return [{ kind, key, language, file }];
        report(app, 'a shipped post can’t be read', { file: path });
        return [];
      }),
    ),
  );

const seedPost = (app: core.App, { kind, key, language, file }: Seed): void => {
  const name = `${kind}/${key}/${language}`;
  const shipped = hashOf(file);
  const before = rowOf(
    app,
    'SELECT hash FROM content_seeds WHERE seed = {:name}',
    { name },
    { hash: '' },
  );
  if (before?.hash === shipped) return;
  const record = findRecord(app, kind, key, language);
  // Deleted on purpose, edited, or written by the operator under the same key.
  if (before ? !record || hashOf(fileOf(record)) !== before.hash : record) return;

  const post = record ?? new Record(app.findCollectionByNameOrId('posts'), { id: newId() });
  for (const [field, value] of Object.entries({ kind, key, language, ...file }))
    post.set(field, value);
  if (!record) post.set('published', true);
  app.save(post);
  run(
    app,
    `INSERT INTO content_seeds (seed, hash) VALUES ({:name}, {:hash})
     ON CONFLICT (seed) DO UPDATE SET hash = excluded.hash`,
    { name, hash: shipped },
  );
};

const findRecord = (
  app: core.App,
  kind: string,
  key: string,
  language: string,
): core.Record | undefined =>
  app
    .findRecordsByFilter(
      'posts',
      'kind = {:kind} && key = {:key} && language = {:language}',
      '',
      1,
      0,
      { kind, key, language },
    )
    .find((record) => record !== undefined);

/** What the columns hold, as the file would say it. */
const fileOf = (record: core.Record): PostFile => ({
  title: record.getString('title'),
  slug: record.getString('slug'),
  summary: record.getString('summary'),
  tags: record.getString('tags'),
  publishedOn: record.getString('publishedOn').slice(0, 10),
  revisedOn: record.getString('revisedOn').slice(0, 10),
  sources: record.getString('sources'),
  body: record.getString('body'),
});

const hashOf = (file: PostFile): string =>
  $security.sha256(
    JSON.stringify([
      file.title,
      file.slug,
      file.summary,
      file.tags,
      file.publishedOn,
      file.revisedOn,
      file.sources,
      file.body,
    ]),
  );

/** Beside the hooks, unless `JALON_SEED` says otherwise. */
const seedFolder = (): string => $os.getenv('JALON_SEED') || `${__hooks}/../seed`;

/** Hooks that were copied elsewhere come without posts. */
const namesIn = (folder: string): string[] => {
  try {
    return $os
      .readDir(folder)
      .filter((entry) => entry.isDir())
      .map((entry) => entry.name());
  } catch {
    return [];
  }
};

const textOf = (path: string): string => {
  try {
    return toString($os.readFile(path));
  } catch {
    return '';
  }
};
