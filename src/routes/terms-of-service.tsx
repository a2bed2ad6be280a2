import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UpcomingPage } from '#/features/pages/UpcomingPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/terms-of-service')({
  staticData: { title: msg`Conditions d’utilisation` },
  loader: () => loadCatalog('pages'),
  component: () => <UpcomingPage page="terms" />,
});
