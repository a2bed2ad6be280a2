import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { toSettingsSearch } from '#/features/settings/settings-search.ts';
import { SettingsPage } from '#/features/settings/SettingsPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';
import { openDataEarly } from '#/parts/local-data/open-early.ts';

const SecurityCards = lazy(async () => {
  const [{ SecurityCards }] = await Promise.all([
    import('#/features/account/manage/SecurityCards.tsx'),
    loadCatalog('account'),
  ]);
  return { default: SecurityCards };
});

export const Route = createFileRoute('/(account)/settings')({
  validateSearch: toSettingsSearch,
  loader: ({ preload }) => {
    if (!preload) openDataEarly();
    return Promise.all([loadCatalog('settings'), loadCatalog('local-data')]);
  },
  component: Settings,
});

function Settings() {
  const { tab = 'general' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SettingsPage
      tab={tab}
      onTab={(next) =>
        void navigate({
          search: next === 'general' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
      account={<SecurityCards />}
    />
  );
}
