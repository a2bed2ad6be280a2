import { Link } from '@tanstack/react-router';
import type { PostSummary } from '#/domain/content/post.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { PostMeta } from './PostMeta.tsx';
import { postPage as css } from './PostPage.css.ts';

export function RelatedPosts({ posts, title }: { posts: readonly PostSummary[]; title: string }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="post-related" className={css.related}>
      <h2 id="post-related" className={css.relatedTitle}>
        {title}
      </h2>
      <ul className={css.relatedList}>
        {posts.map((post) => (
          <li key={post.slug} className={css.relatedItem}>
            <Link
              to={post.kind === 'article' ? '/articles/$slug' : '/blog/$slug'}
              params={{ slug: post.slug }}
              lang={LANGUAGE_TAGS[post.language]}
              className={css.relatedLink}
            >
              {post.title}
            </Link>
            <span className={css.meta}>
              <PostMeta post={post} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
