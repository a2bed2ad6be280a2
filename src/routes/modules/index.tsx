import { createFileRoute } from '@tanstack/react-router';
import { ModulesPage } from '#/features/pages/ModulesPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/modules/')({
  loader: () => loadCatalog('pages'),
  component: ModulesPage,
});
