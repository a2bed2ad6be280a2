import { createFileRoute } from '@tanstack/react-router';
import { CvConverterPage } from '#/features/cv/CvConverterPage.tsx';
import { toCvSearch } from '#/features/cv/cv-search.ts';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/modules/cv-converter')({
  validateSearch: toCvSearch,
  loader: () => Promise.all([loadCatalog('cv'), loadCatalog('local-data')]),
  component: CvConverter,
});

function CvConverter() {
  return <CvConverterPage search={Route.useSearch()} />;
}
