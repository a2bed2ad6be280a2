import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#/features/pages/NotFoundPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/$')({
  staticData: { title: msg`Page introuvable` },
  loader: () => loadCatalog('pages'),
  component: NotFoundPage,
});
