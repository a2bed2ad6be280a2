/** The posts that are shipped, from `seed/articles` and `seed/blog`: one folder per post, one file per language. */
import { readPostFile, type PostFile } from '#/domain/content/post-file.ts';
import { report } from '../report.ts';
import { namesIn, seedRecords } from './seeding.ts';

export const seedPosts = (app: core.App): void =>
  seedRecords(app, {
    paths: Object.keys(KINDS).flatMap((folder) =>
      namesIn(folder).flatMap((key) =>
        namesIn(`${folder}/${key}`).map((file) => `${folder}/${key}/${file}`),
      ),
    ),
    read: (path, text) => {
      const [folder = '', key = '', file = ''] = path.split('/');
      const kind = KINDS[folder] ?? '';
      const language = file.replace(/\.md$/, '');
      const fields = readPostFile(text);
      const name = `${kind}/${key}/${language}`;
      if (fields) return [{ name, collection: 'posts', identity: { kind, key, language }, fields }];
      report(app, 'a shipped post can’t be read', { file: path });
      return [];
    },
    fieldsOf: fileOf,
  });

const KINDS: Readonly<Record<string, string>> = { articles: 'article', blog: 'blog' };

const fileOf = (record: core.Record): PostFile => ({
  title: record.getString('title'),
  slug: record.getString('slug'),
  summary: record.getString('summary'),
  tags: record.getString('tags'),
  publishedOn: record.getString('publishedOn'),
  revisedOn: record.getString('revisedOn'),
  sources: record.getString('sources'),
  body: record.getString('body'),
});
