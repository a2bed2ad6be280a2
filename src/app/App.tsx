import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode } from 'react';
import { loadCatalog } from '#/i18n/i18n.ts';
import { AuthProvider } from '#/parts/AuthProvider.tsx';
import { LanguageProvider } from '#/parts/LanguageProvider.tsx';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import type { AppRouter } from './make-router.ts';
import { UpdateBar } from './UpdateBar.tsx';

const AccountDialogs = lazy(async () => {
  const [{ AccountDialogs }] = await Promise.all([
    import('#/features/account/manage/AccountDialogs.tsx'),
    loadCatalog('account'),
  ]);
  return { default: AccountDialogs };
});

/** The whole tree, the same in the browser and where pages are prerendered. */
export function App({ router }: { router: AppRouter }) {
  return (
    <StrictMode>
      <LanguageProvider>
        <AppErrorBoundary>
          <AuthProvider dialogs={AccountDialogs}>
            <RouterProvider router={router} />
            <UpdateBar />
          </AuthProvider>
        </AppErrorBoundary>
      </LanguageProvider>
    </StrictMode>
  );
}
