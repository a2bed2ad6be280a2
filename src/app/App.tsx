import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { AuthProvider } from '#/parts/AuthProvider.tsx';
import { LanguageProvider } from '#/parts/LanguageProvider.tsx';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import type { AppRouter } from './make-router.ts';
import { UpdateBar } from './UpdateBar.tsx';

/** The whole tree, the same in the browser and where pages are prerendered. */
export function App({ router }: { router: AppRouter }) {
  return (
    <StrictMode>
      <LanguageProvider>
        <AppErrorBoundary>
          <AuthProvider>
            <RouterProvider router={router} />
            <UpdateBar />
          </AuthProvider>
        </AppErrorBoundary>
      </LanguageProvider>
    </StrictMode>
  );
}
