import { createFileRoute } from '@tanstack/react-router';
import { SharePage } from '#/features/share/SharePage.tsx';
import { toShareSearch } from '#/features/share/share-search.ts';
import { loadCatalog } from '#/i18n/i18n.ts';
import { openDataEarly } from '#/parts/local-data/open-early.ts';

export const Route = createFileRoute('/share')({
  validateSearch: toShareSearch,
  loader: ({ preload }) => {
    if (!preload) openDataEarly();
    return Promise.all([loadCatalog('share'), loadCatalog('local-data')]);
  },
  component: Share,
});

function Share() {
  return <SharePage id={Route.useSearch().id} />;
}
