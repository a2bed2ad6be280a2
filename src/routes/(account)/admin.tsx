import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { allows } from '#/domain/access/roles.ts';
import { useSession } from '#/features/account/session/use-session.ts';
import { AdminFrame } from '#/features/pages/AdminFrame.tsx';
import { AccessDeniedPage } from '#/features/pages/AccessDeniedPage.tsx';
import { UpcomingPage } from '#/features/pages/UpcomingPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/(account)/admin')({
  loader: () => loadCatalog('pages'),
  component: Admin,
});

/** What is shown, not what is allowed: the server decides on each thing it is asked for. */
function Admin() {
  const navigate = Route.useNavigate();
  const known = useSession();
  const isGuest = known.kind === 'guest';
  useEffect(() => {
    if (isGuest) void navigate({ to: '/auth', search: { next: '/admin' }, replace: true });
  }, [isGuest, navigate]);
  if (known.kind !== 'account') return <AdminFrame />;
  return allows(known.session.user.role, 'admin') ? (
    <UpcomingPage page="admin" />
  ) : (
    <AccessDeniedPage />
  );
}
