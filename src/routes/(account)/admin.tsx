import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { allows } from '#/domain/access/roles.ts';
import { useSession } from '#/features/account/session/use-session.ts';
import { toAdminSearch } from '#/features/admin/admin-search.ts';
import { AdminFrame } from '#/features/admin/AdminFrame.tsx';
import type { AdminPageProps } from '#/features/admin/AdminPage.tsx';
import { AccessDeniedPage } from '#/features/pages/AccessDeniedPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';
import { lazyPart, NotHereYet } from '#/parts/NotHereYet.tsx';

/** For those who administer alone, and of use with a network alone. */
const Administration = lazyPart(async () => {
  const [{ AdminPage }, { asMyself }] = await Promise.all([
    import('#/features/admin/AdminPage.tsx'),
    import('#/features/account/session/own-request.ts'),
    loadCatalog('admin'),
  ]);
  return (props: Omit<AdminPageProps, 'ask'>) => <AdminPage ask={asMyself} {...props} />;
}, AdminNotHere);

export const Route = createFileRoute('/(account)/admin')({
  validateSearch: toAdminSearch,
  loader: () => loadCatalog('pages'),
  component: Admin,
});

/** What is shown, not what is allowed: the server decides on each thing it is asked for. */
function Admin() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const known = useSession();
  const isGuest = known.kind === 'guest';
  useEffect(() => {
    if (isGuest) void navigate({ to: '/auth', search: { next: '/admin' }, replace: true });
  }, [isGuest, navigate]);
  if (known.kind !== 'account') return <AdminFrame />;
  const { id, role } = known.session.user;
  if (!allows(role, 'admin')) return <AccessDeniedPage />;
  return (
    <Suspense fallback={<AdminFrame />}>
      <Administration
        me={{ id, role }}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </Suspense>
  );
}

function AdminNotHere() {
  return (
    <AdminFrame>
      <NotHereYet />
    </AdminFrame>
  );
}
