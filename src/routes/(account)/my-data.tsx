import { createFileRoute } from '@tanstack/react-router';
import { MyDataPage } from '#/features/my-data/MyDataPage.tsx';
import { toMyDataSearch } from '#/features/my-data/my-data-search.ts';
import { loadCatalog } from '#/i18n/i18n.ts';
import { openDataEarly } from '#/parts/local-data/open-early.ts';

export const Route = createFileRoute('/(account)/my-data')({
  validateSearch: toMyDataSearch,
  loader: ({ preload }) => {
    if (!preload) openDataEarly();
    return Promise.all([loadCatalog('my-data'), loadCatalog('local-data')]);
  },
  component: MyData,
});

function MyData() {
  const { part = 'sync' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MyDataPage
      part={part}
      onPart={(next) =>
        void navigate({ search: { part: next }, replace: true, resetScroll: false })
      }
    />
  );
}
