import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { readMarkdown } from '#/domain/content/markdown.ts';
import { POST_PAGES, type Post, type PostKind } from '#/domain/content/post.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { usePublished } from '#/parts/published/use-published.ts';
import { useOnline } from '#/parts/use-online.ts';
import { classNames } from '#/ui/class-names.ts';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { page } from '#/ui/layout/layout.css.ts';
import { Page } from '#/ui/layout/layout.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { PageSkeleton } from '#/ui/messages/Skeleton.tsx';
import { Kept, Unreachable } from './ContentNotes.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';
import { PostBody } from './PostBody.tsx';
import { PostContents } from './PostContents.tsx';
import { dayIn } from '#/domain/content/written-day.ts';
import { PostMeta } from './PostMeta.tsx';
import { postPage as css } from './PostPage.css.ts';
import { PostSources } from './PostSources.tsx';
import { KIND_WORDS } from './post-words.ts';
import { onePost } from './posts.ts';
import { RelatedPosts } from './RelatedPosts.tsx';
import { SharePost } from './SharePost.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** A guide or a piece of news. A change of the interface's language goes to its translation. */
export function PostPage({ kind, slug }: { kind: PostKind; slug: string }) {
  const { t } = useLingui();
  const { state, retry } = usePublished(onePost(kind, slug));
  useFollowLanguage(state.kind === 'ready' ? state.value : undefined);
  const words = KIND_WORDS[kind];

  if (state.kind === 'loading') return <PageSkeleton />;
  if (state.kind === 'ready') {
    const { value: post } = state;
    const hasMoved = post.kind !== kind || post.slug !== slug;
    return hasMoved ? <Navigate {...addressOf(post)} replace /> : <PostShown post={post} />;
  }
  return (
    <Page title={t(words.title)} reading>
      {state.kind === 'missing' ? (
        <EmptyState
          title={<Trans>Cet article est introuvable</Trans>}
          action={
            <LinkButton to={POST_PAGES[kind]} variant="primary">
              {t(words.back)}
            </LinkButton>
          }
        >
          <Trans>Son adresse a changé, ou il n’est plus publié. Cherchez-le dans la liste.</Trans>
        </EmptyState>
      ) : (
        <Unreachable because={state.because} onRetry={retry} />
      )}
    </Page>
  );
}

function PostShown({ post }: { post: Post }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const online = useOnline();
  useDocumentTitle(post.title);
  const blocks = readMarkdown(post.body);
  const words = KIND_WORDS[post.kind];
  const tag = LANGUAGE_TAGS[post.language];
  return (
    <div className={classNames(page.wrap, page.padding)}>
      <article className={css.article}>
        <header className={css.head}>
          <Link to={POST_PAGES[post.kind]} className={css.back}>
            <Icon of={ArrowLeft} size="small" />
            {t(words.back)}
          </Link>
          <h1 tabIndex={-1} lang={tag}>
            {post.title}
          </h1>
          <p lang={tag} className={css.lead}>
            {post.summary}
          </p>
          <p className={css.meta}>
            <PostMeta post={post} />
            {post.revisedOn && (
              <span>
                <Trans>
                  revu le <time dateTime={post.revisedOn}>{dayIn(post.revisedOn, language)}</time>
                </Trans>
              </span>
            )}
          </p>
          {!online && <Kept />}
          <OtherLanguage post={post} />
        </header>
        <div className={css.columns}>
          <PostContents blocks={blocks} language={tag} />
          <div className={css.text}>
            <PostBody blocks={blocks} language={tag} />
            <PostSources sources={post.sources} />
            <SharePost post={post} />
          </div>
        </div>
      </article>
      <RelatedPosts posts={post.related} title={t(words.related)} />
    </div>
  );
}

const addressOf = ({ kind, slug }: Pick<Post, 'kind' | 'slug'>) => ({
  to: kind === 'article' ? ('/articles/$slug' as const) : ('/blog/$slug' as const),
  params: { slug },
});

/** Only when the person changes it here: whoever arrives by a link reads what the link named. */
const useFollowLanguage = (post: Post | undefined): void => {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    if (!post?.translation || post.language === language) return;
    void navigate({ ...addressOf({ kind: post.kind, slug: post.translation }), replace: true });
  }, [language, navigate, post]);
};
