import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#/features/dashboard/DashboardPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';
import { openDataEarly } from '#/parts/local-data/open-early.ts';

export const Route = createFileRoute('/dashboard')({
  loader: ({ preload }) => {
    if (!preload) openDataEarly();
    return Promise.all([loadCatalog('dashboard'), loadCatalog('local-data')]);
  },
  component: DashboardPage,
});
