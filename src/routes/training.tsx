import { createFileRoute } from '@tanstack/react-router';
import { toTrainingSearch, type TrainingSearch } from '#/features/training/training-search.ts';
import { TrainingPage } from '#/features/training/TrainingPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';
import { openDataEarly } from '#/parts/local-data/open-early.ts';

export const Route = createFileRoute('/training')({
  // Read where it is shown: the table of routes comes with every page.
  validateSearch: (search): TrainingSearch => search,
  loader: ({ preload }) => {
    if (!preload) openDataEarly();
    return Promise.all([loadCatalog('training'), loadCatalog('local-data')]);
  },
  component: Training,
});

function Training() {
  return <TrainingPage search={toTrainingSearch({ ...Route.useSearch() })} />;
}
