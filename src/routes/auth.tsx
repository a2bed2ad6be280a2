import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AuthPage } from '#/features/pages/AuthPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';

const Search = v.object({
  tab: v.optional(v.fallback(v.picklist(['connexion', 'inscription']), 'connexion')),
});

export const Route = createFileRoute('/auth')({
  staticData: { title: msg`Connexion` },
  validateSearch: Search,
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
