import { createFileRoute } from '@tanstack/react-router';
import { CvConverterPage } from '#/features/cv/CvConverterPage.tsx';
import { toCvSearch } from '#/features/cv/cv-search.ts';
import { loadCatalog } from '#/i18n/i18n.ts';
import { openDataEarly } from '#/parts/local-data/open-early.ts';

export const Route = createFileRoute('/modules/cv-converter')({
  validateSearch: toCvSearch,
  loader: ({ preload }) => {
    if (!preload) openDataEarly();
    return Promise.all([loadCatalog('cv'), loadCatalog('local-data')]);
  },
  component: CvConverter,
});

function CvConverter() {
  return <CvConverterPage search={Route.useSearch()} />;
}
