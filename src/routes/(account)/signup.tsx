import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/(account)/signup')({
  beforeLoad: () => {
    throw redirect({ to: '/auth', search: { tab: 'inscription' }, replace: true });
  },
});
