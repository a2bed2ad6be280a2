import { createFileRoute } from '@tanstack/react-router';
import { LinkedinPage } from '#/features/linkedin/LinkedinPage.tsx';
import { toLinkedinSearch, type LinkedinSearch } from '#/features/linkedin/linkedin-search.ts';
import { loadCatalog } from '#/i18n/i18n.ts';
import { openDataEarly } from '#/parts/local-data/open-early.ts';

export const Route = createFileRoute('/modules/linkedin-booster')({
  // Read where it is shown: the table of routes comes with every page.
  validateSearch: (search): LinkedinSearch => search,
  loader: ({ preload }) => {
    if (!preload) openDataEarly();
    return Promise.all([loadCatalog('linkedin'), loadCatalog('local-data')]);
  },
  component: Linkedin,
});

function Linkedin() {
  return <LinkedinPage search={toLinkedinSearch({ ...Route.useSearch() })} />;
}
