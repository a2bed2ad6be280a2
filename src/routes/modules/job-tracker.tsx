import { createFileRoute } from '@tanstack/react-router';
import { toTrackerSearch } from '#/features/tracker/tracker-search.ts';
import { TrackerPage } from '#/features/tracker/TrackerPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';
import { openDataEarly } from '#/parts/local-data/open-early.ts';

export const Route = createFileRoute('/modules/job-tracker')({
  validateSearch: toTrackerSearch,
  loader: ({ preload }) => {
    if (!preload) openDataEarly();
    return Promise.all([loadCatalog('tracker'), loadCatalog('local-data')]);
  },
  component: Tracker,
});

function Tracker() {
  return <TrackerPage search={Route.useSearch()} />;
}
