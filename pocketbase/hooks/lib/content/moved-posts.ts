/** Addresses that posts had before: whoever follows one arrives at the post. */
import type { PostKind, PostLanguage } from '#/domain/content/post.ts';
import { rowOf, run } from '../sql.ts';
import { dayIn } from '../time-zone.ts';
import { IS_PUBLIC } from './is-public.ts';

/** In the transaction of the change, by whomever it is made. */
export const keepOldAddress = (e: core.RecordEvent): void => {
  const { record: post } = e;
  const before = post?.original();
  e.next();
  if (!post || !before) return;
  const [kind, slug] = [before.getString('kind'), before.getString('slug')];
  if (kind === post.getString('kind') && slug === post.getString('slug')) return;
  run(
    e.app,
    'INSERT OR REPLACE INTO post_addresses (kind, slug, post) VALUES ({:kind}, {:slug}, {:post})',
    { kind, slug, post: post.id },
  );
};

export interface PostAddress {
  kind: PostKind;
  language: PostLanguage;
  slug: string;
}

/** Where a post stands now; undefined when none stood at this address, or it is not public. */
export const findMovedPost = (
  app: core.App,
  kind: PostKind,
  slug: string,
): PostAddress | undefined => {
  const found = rowOf(
    app,
    `SELECT kind, language, slug FROM posts WHERE ${IS_PUBLIC} AND id =
       (SELECT post FROM post_addresses WHERE kind = {:kind} AND slug = {:slug})`,
    { today: dayIn(''), kind, slug },
    { kind: '', language: '', slug: '' },
  );
  return found as PostAddress | undefined;
};
