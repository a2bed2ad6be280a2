/** The posts that are shipped, from `seed/articles` and `seed/blog`: one folder per post, one file per language. */
import { readPostFile, type PostFile } from '#/domain/content/post-file.ts';
import type { PostKind } from '#/domain/content/post.ts';
import { report } from '../report.ts';
import { entriesIn, seedFolder, seedRecords, textOf, type Seed } from './seeding.ts';

export const seedPosts = (app: core.App): void => seedRecords(app, readSeeds(app), fileOf);

const FOLDERS: readonly [folder: string, kind: PostKind][] = [
  ['articles', 'article'],
  ['blog', 'blog'],
];

const readSeeds = (app: core.App): Seed<PostFile>[] =>
  FOLDERS.flatMap(([folder, kind]) =>
    entriesIn(`${seedFolder()}/${folder}`)
      .filter(({ isFolder }) => isFolder)
      .flatMap(({ name: key }) =>
        (['fr', 'en'] as const).flatMap((language) => {
          const path = `${seedFolder()}/${folder}/${key}/${language}.md`;
          const fields = readPostFile(textOf(path));
          const name = `${kind}/${key}/${language}`;
          if (fields)
            return [{ name, collection: 'posts', identity: { kind, key, language }, fields }];
          report(app, 'a shipped post can’t be read', { file: path });
          return [];
        }),
      ),
  );

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
