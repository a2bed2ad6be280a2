import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#/features/pages/NotFoundPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/$')({
  loader: () => loadCatalog('pages'),
  component: NotFoundPage,
});
