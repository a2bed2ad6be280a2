import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { toSettingsSearch } from '#/features/settings/settings-search.ts';
import { SettingsPage } from '#/features/settings/SettingsPage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';
import { useAlive } from '#/ui/use-alive.ts';
import { openDataEarly } from '#/parts/local-data/open-early.ts';

const SecurityCards = lazy(async () => {
  const [{ SecurityCards }] = await Promise.all([
    import('#/features/account/manage/SecurityCards.tsx'),
    loadCatalog('account'),
  ]);
  return { default: SecurityCards };
});

const LockCard = lazy(async () => {
  const [{ LockCard }] = await Promise.all([
    import('#/features/account/lock/LockCard.tsx'),
    loadCatalog('account'),
  ]);
  return { default: LockCard };
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
  // The page as it was made beforehand knows nothing of the address.
  const alive = useAlive();
  const navigate = Route.useNavigate();
  return (
    <SettingsPage
      tab={alive ? tab : 'general'}
      onTab={(next) =>
        void navigate({
          search: next === 'general' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
      account={<SecurityCards />}
      lock={<LockCard />}
    />
  );
}
