import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '#/features/pages/AuthPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

type AuthTab = 'connexion' | 'inscription';

export const Route = createFileRoute('/auth')({
  staticData: { title: msg`Connexion` },
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: AuthTab } =>
    tab === 'connexion' || tab === 'inscription' ? { tab } : {},
  loader: () => loadCatalog('pages'),
  component: Auth,
});

function Auth() {
  const { tab = 'connexion' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuthPage tab={tab} onTab={(next) => void navigate({ search: { tab: next }, replace: true })} />
  );
}
