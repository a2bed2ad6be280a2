import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AccountPage } from '#/features/account/manage/AccountPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

export const Route = createFileRoute('/(account)/account')({
  validateSearch: (search: Record<string, unknown>): { checkout?: 'done' | undefined } => ({
    checkout: search['checkout'] === 'done' ? 'done' : undefined,
  }),
  loader: () => loadCatalog('account'),
  component: Account,
});

function Account() {
  const navigate = Route.useNavigate();
  const askToSignIn = useCallback(
    () => void navigate({ to: '/auth', search: { next: '/account' }, replace: true }),
    [navigate],
  );
  const { checkout } = Route.useSearch();
  return <AccountPage onGuest={askToSignIn} hasPaid={checkout === 'done'} />;
}
