import { createFileRoute } from '@tanstack/react-router';
import { PostPage } from '#/features/articles/PostPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ params }) => {
    // Late, so that no other page pays for it.
    const { loadPost } = await import('#/features/articles/load-post.ts');
    await Promise.all([loadCatalog('articles'), loadPost('blog', params.slug)]);
  },
  component: OnePost,
});

function OnePost() {
  return <PostPage kind="blog" slug={Route.useParams().slug} />;
}
