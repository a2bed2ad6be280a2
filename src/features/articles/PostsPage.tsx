import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import Rss from 'lucide-react/icons/rss';
import { LIST_PLACE } from '#/domain/content/filled-places.ts';
import { POST_PAGES, type PostKind, type PostSummary } from '#/domain/content/post.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { usePublished } from '#/parts/published/use-published.ts';
import { useAlive } from '#/ui/use-alive.ts';
import { useOnline } from '#/parts/use-online.ts';
import { classNames } from '#/ui/class-names.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import { Kept, Unreachable } from './ContentNotes.tsx';
import { PostFilters } from './PostFilters.tsx';
import { PostItem } from './PostItem.tsx';
import type { PostSearch } from './post-address.ts';
import { matchingPosts, tagsOf } from './post-search.ts';
import { KIND_WORDS } from './post-words.ts';
import { postList } from './posts.ts';
import { postsPage as css } from './PostsPage.css.ts';

const NOTHING: PostSearch = {};

/** All posts of a kind in the interface's language, by tag and by words. */
export function PostsPage({ kind, search: asked }: { kind: PostKind; search: PostSearch }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const online = useOnline();
  // The page was made without knowing what is asked for.
  const search = useAlive() ? asked : NOTHING;
  const { state, retry } = usePublished(postList(kind, language));
  const words = KIND_WORDS[kind];
  const posts = state.kind === 'ready' ? state.value : [];

  const change = (next: PostSearch) =>
    void navigate({ to: POST_PAGES[kind], search: next, replace: true, resetScroll: false });

  return (
    <Page title={t(words.title)} lead={t(words.lead)}>
      <div className={css.columns}>
        <PostFilters kind={kind} tags={tagsOf(posts)} search={search} onChange={change} />
        <div className={css.list}>
          <noscript className={css.withoutScript} suppressHydrationWarning>
            {LIST_PLACE}
          </noscript>
          {state.kind === 'loading' && <Loading />}
          {state.kind === 'missing' && <Unreachable because="unavailable" onRetry={retry} />}
          {state.kind === 'failed' && <Unreachable because={state.because} onRetry={retry} />}
          {state.kind === 'ready' && (
            <>
              {!online && <Kept />}
              <Matches posts={posts} search={search} onClear={() => change({})} />
            </>
          )}
        </div>
        <p className={classNames(css.more, state.kind === 'loading' && css.moreLater)}>
          <Link to={POST_PAGES[kind === 'article' ? 'blog' : 'article']} className={css.moreLink}>
            {t(words.other)}
          </Link>
          <a href={language === 'en' ? '/en/rss.xml' : '/rss.xml'} className={css.moreLink}>
            <Icon of={Rss} size="small" />
            <Trans>Fil RSS</Trans>
          </a>
        </p>
      </div>
    </Page>
  );
}

function Matches({
  posts,
  search,
  onClear,
}: {
  posts: readonly PostSummary[];
  search: PostSearch;
  onClear: () => void;
}) {
  const found = matchingPosts(posts, search);
  const isFiltered = Boolean(search.tag ?? search.q);
  if (posts.length === 0)
    return (
      <EmptyState title={<Trans>Rien n’est encore publié ici</Trans>}>
        <Trans>Les articles paraîtront ici. Revenez bientôt, ou suivez le fil RSS.</Trans>
      </EmptyState>
    );
  return (
    <>
      <p role="status" className={css.count}>
        {isFiltered && <Plural value={found.length} one="# article" other="# articles" />}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={<Trans>Aucun article trouvé</Trans>}
          action={
            <Button onClick={onClear}>
              <Trans>Tout afficher</Trans>
            </Button>
          }
        >
          <Trans>Essayez un mot plus court, ou un autre sujet.</Trans>
        </EmptyState>
      ) : (
        <ul className={css.items}>
          {found.map((post) => (
            <PostItem key={post.slug} post={post} />
          ))}
        </ul>
      )}
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className={css.loading}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} lines={3} />
      ))}
    </div>
  );
}
