import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UpcomingPage } from '#/features/pages/UpcomingPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/modules/training')({
  staticData: { title: msg`Préparation aux entrevues` },
  loader: () => loadCatalog('pages'),
  component: () => <UpcomingPage page="training" />,
});
