import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccessDeniedPage } from '#/features/pages/AccessDeniedPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/admin')({
  staticData: { title: msg`Administration` },
  loader: () => loadCatalog('pages'),
  component: AccessDeniedPage,
});
