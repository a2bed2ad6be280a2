import { createFileRoute } from '@tanstack/react-router';
import { NotificationTestPage } from '#/features/settings/notification-test/NotificationTestPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/test-notifications')({
  loader: () => Promise.all([loadCatalog('settings'), loadCatalog('local-data')]),
  component: NotificationTestPage,
});
