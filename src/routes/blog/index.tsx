import { createFileRoute } from '@tanstack/react-router';
import { PostsPage } from '#/features/articles/PostsPage.tsx';
import { toPostSearch } from '#/features/articles/post-address.ts';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/blog/')({
  validateSearch: toPostSearch,
  loader: () => loadCatalog('articles'),
  component: Posts,
});

function Posts() {
  return <PostsPage kind="blog" search={Route.useSearch()} />;
}
