import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PostSummary } from '#/domain/content/post.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { PostMeta } from './PostMeta.tsx';
import { item as css } from './PostsPage.css.ts';
import { tagWords } from './post-words.ts';

export function PostItem({ post }: { post: PostSummary }) {
  const { t } = useLingui();
  return (
    <li className={css.root} lang={LANGUAGE_TAGS[post.language]}>
      <h2 className={css.title}>
        <Link
          to={post.kind === 'article' ? '/articles/$slug' : '/blog/$slug'}
          params={{ slug: post.slug }}
          className={css.link}
        >
          {post.title}
        </Link>
      </h2>
      <p className={css.summary}>{post.summary}</p>
      <div className={css.meta}>
        <PostMeta post={post} />
        <span>{post.tags.map((tag) => tagWords(tag, t)).join(', ')}</span>
      </div>
    </li>
  );
}
