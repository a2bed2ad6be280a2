import '#/ui/theme/theme.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLocale, loadCatalog } from '#/i18n/i18n.ts';
import { startingLocale } from '#/i18n/locale.ts';
import { AuthProvider } from '#/parts/AuthProvider.tsx';
import { LanguageProvider } from '#/parts/LanguageProvider.tsx';
import { startTheme } from '#/parts/theme-choice.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { router } from './router.ts';
import { UpdateBar } from './UpdateBar.tsx';

const start = async (): Promise<void> => {
  startTheme();
  // The header and the footer have no route to ask for their words.
  void loadCatalog('shell');
  await activateLocale(startingLocale());

  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <AppErrorBoundary>
          <AuthProvider>
            <RouterProvider router={router} />
            <UpdateBar />
          </AuthProvider>
        </AppErrorBoundary>
      </LanguageProvider>
    </StrictMode>,
  );
  afterFirstPage(() => void import('./late.ts').then(({ startLate }) => startLate()));
};

/** Once the first page's content, not only the shell, has been painted. */
const afterFirstPage = (callback: () => void): void => {
  const stop = router.subscribe('onRendered', () => {
    stop();
    requestAnimationFrame(() => setTimeout(callback, 0));
  });
};

void start();
