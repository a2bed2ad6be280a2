import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AccountPage } from '#/features/account/manage/AccountPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/(account)/account')({
  loader: () => loadCatalog('account'),
  component: Account,
});

function Account() {
  const navigate = Route.useNavigate();
  const askToSignIn = useCallback(
    () => void navigate({ to: '/auth', search: { next: '/account' }, replace: true }),
    [navigate],
  );
  return <AccountPage onGuest={askToSignIn} />;
}
