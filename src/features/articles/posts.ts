/** Where posts are published, and what the server's answers mean. */
import * as v from 'valibot';
import { POST_KINDS, type Post, type PostKind, type PostSummary } from '#/domain/content/post.ts';
import type { Locale } from '#/i18n/locale.ts';
import type { Content } from '#/sync/content.ts';

const SUMMARY = {
  kind: v.picklist(POST_KINDS),
  language: v.picklist(['fr', 'en']),
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  tags: v.array(v.string()),
  publishedOn: v.string(),
  revisedOn: v.string(),
  minutes: v.number(),
};

const LIST = v.object({ posts: v.array(v.object(SUMMARY)) });

const POST = v.object({
  ...SUMMARY,
  translation: v.string(),
  body: v.string(),
  sources: v.array(v.object({ title: v.string(), publisher: v.string(), url: v.string() })),
  related: v.array(v.object(SUMMARY)),
});

/** All posts of a kind in a language; kept, so that the list opens offline. */
export const postList = (kind: PostKind, language: Locale): Content<readonly PostSummary[]> =>
  same(`/api/jalon/posts?kind=${kind}&language=${language}`, (body) => {
    const result = v.safeParse(LIST, body);
    return result.success ? result.output.posts : undefined;
  });

/** One post with its text; kept once it was opened. */
export const onePost = (kind: PostKind, slug: string): Content<Post> =>
  same(`/api/jalon/posts/${kind}/${encodeURIComponent(slug)}`, (body) => {
    const result = v.safeParse(POST, body);
    return result.success ? result.output : undefined;
  });

const given = new Map<string, unknown>();

/** The same object for the same path, so that a drawing tells whether it is still about the same thing. */
const same = <T>(path: string, parse: Content<T>['parse']): Content<T> => {
  const content = (given.get(path) as Content<T> | undefined) ?? { path, keep: 'for-good', parse };
  given.set(path, content);
  return content;
};
