/** Guides and news, public as soon as the operator saves them: each answer is read from the database. */
import {
  POST_KINDS,
  readingMinutes,
  readSources,
  readTags,
  relatedPosts,
  type Post,
  type PostKind,
  type PostLanguage,
  type PostSummary,
} from '#/domain/content/post.ts';
import { isLanguage } from '#/domain/access/account-rules.ts';
import { answering, refused } from '../answer.ts';
import { answerPublic } from './content-answer.ts';
import { rowsOf } from '../sql.ts';
import { dayMistake, refuseMistakes } from '../form-mistakes.ts';
import { fillSlug } from './fill-slug.ts';
import { dayIn } from '../time-zone.ts';
import { IS_PUBLIC } from './is-public.ts';
import { findMovedPost } from './moved-posts.ts';

/** A post with what ties it to its other language. */
export type KeyedPost = PostSummary & { key: string };

/** `GET /api/jalon/posts?kind=article&language=fr` → `{posts}`, newest first, without their texts. */
export const listPosts = (e: core.RequestEvent): void => {
  const query = e.request?.url?.query();
  const kind = query?.get('kind');
  const language = query?.get('language');
  if (!isKind(kind) || !isLanguage(language)) return answering(() => refused(400, 'invalid'))(e);
  answerPublic(e, 'application/json', JSON.stringify({ posts: postList(e.app, kind, language) }));
};

export const postList = (app: core.App, kind: PostKind, language: PostLanguage): PostSummary[] =>
  publicPosts(app, { kind, language }).map(withoutKey);

/** `GET /api/jalon/posts/{kind}/{slug}` → a `Post`; 404 until it is published and due. An old address leads to the new one. */
export const showPost = (e: core.RequestEvent): void => {
  const kind = e.request?.pathValue('kind');
  const slug = e.request?.pathValue('slug') ?? '';
  const post = isKind(kind) ? findPost(e.app, kind, slug) : undefined;
  if (post) return answerPublic(e, 'application/json', JSON.stringify(post));
  const moved = isKind(kind) ? findMovedPost(e.app, kind, slug) : undefined;
  if (!moved) return answering(() => refused(404, 'unknown'))(e);
  // Kept by nobody: the address may be another post's one day.
  e.response.header().set('Cache-Control', 'no-store');
  e.redirect(308, `/api/jalon/posts/${moved.kind}/${moved.slug}`);
};

/** All that is published and due, newest first. */
export const publicPosts = (
  app: core.App,
  { kind = '', language = '' }: { kind?: PostKind | ''; language?: PostLanguage | '' } = {},
): KeyedPost[] =>
  rowsOf(
    app,
    `SELECT ${COLUMNS} FROM posts
     WHERE ${IS_PUBLIC} AND {:kind} IN ('', kind) AND {:language} IN ('', language)
     ORDER BY publishedOn DESC, key`,
    { today: dayIn(''), kind, language },
    SHAPE,
  ).map(summaryOf);

/** One post as its page shows it. */
export const findPost = (app: core.App, kind: PostKind, slug: string): Post | undefined => {
  const [row] = rowsOf(
    app,
    `SELECT ${COLUMNS}, body, sources FROM posts WHERE ${IS_PUBLIC} AND kind = {:kind} AND slug = {:slug}`,
    { today: dayIn(''), kind, slug },
    { ...SHAPE, body: '', sources: '' },
  );
  if (!row) return undefined;
  const summary = summaryOf(row);
  const others = publicPosts(app, { kind });
  const translation = others.find(
    ({ key, language }) => key === row.key && language !== row.language,
  );
  const sameLanguage = others.filter(({ language }) => language === row.language);
  return {
    ...withoutKey(summary),
    translation: translation?.slug ?? '',
    body: row.body,
    sources: readSources(row.sources) ?? [],
    related: relatedPosts(summary, sameLanguage).map(withoutKey),
  };
};

/** Before a post is written, by whomever: refuses what can't be read, counts its words, dates it and gives it an address. */
export const preparePost = (e: core.RecordEvent): void => {
  const { record } = e;
  if (record) {
    refuseMistakes({
      publishedOn: dayMistake(record, 'publishedOn'),
      revisedOn: dayMistake(record, 'revisedOn'),
      sources: readSources(record.getString('sources'))
        ? undefined
        : 'One source per line: title | publisher | https://address',
    });
    record.set('minutes', readingMinutes(record.getString('body')));
    if (record.getBool('published') && record.getString('publishedOn') === '')
      record.set('publishedOn', dayIn(''));
    fillSlug(record, 'slug', 'title');
    fillSlug(record, 'key', 'slug');
  }
  e.next();
};

const COLUMNS = `kind, language, key, slug, title, summary, tags, minutes,
  publishedOn, revisedOn`;

const SHAPE = {
  kind: '',
  language: '',
  key: '',
  slug: '',
  title: '',
  summary: '',
  tags: '',
  minutes: 0,
  publishedOn: '',
  revisedOn: '',
};

const summaryOf = (row: typeof SHAPE): KeyedPost => ({
  key: row.key,
  kind: row.kind as PostKind,
  language: row.language as PostLanguage,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  tags: readTags(row.tags),
  publishedOn: row.publishedOn,
  revisedOn: row.revisedOn,
  minutes: row.minutes,
});

const withoutKey = ({ key: _key, ...post }: KeyedPost): PostSummary => post;

const isKind = (value: unknown): value is PostKind => POST_KINDS.includes(value as PostKind);
