import { createFileRoute } from '@tanstack/react-router';
import { UpcomingPage } from '#/features/pages/UpcomingPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/(account)/profile')({
  loader: () => loadCatalog('pages'),
  component: () => <UpcomingPage page="profile" />,
});
