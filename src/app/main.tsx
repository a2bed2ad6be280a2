import '#/ui/theme/theme.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { activateLocale, loadCatalog } from '#/i18n/i18n.ts';
import { startingLocale } from '#/i18n/locale.ts';
import { provideOnline } from '#/parts/online.ts';
import { startTheme } from '#/parts/theme-choice.ts';
import { App } from './App.tsx';
import { keepAddressInLanguage } from './make-router.ts';
import { router } from './router.ts';

const start = async (): Promise<void> => {
  startTheme();
  provideOnline(() => import('./online.ts').then(({ viaServer }) => viaServer));
  // The header and the footer have no route to ask for their words.
  void loadCatalog('shell');
  const locale = startingLocale();
  await activateLocale(locale);
  if (document.documentElement.dataset['lock'])
    void import('./lock.tsx').then(({ startLock }) => startLock());
  keepAddressInLanguage(router);

  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('index.html has no #root');
  afterFirstPage();
  if (root.dataset['prerendered'] === locale) await hydrate(root);
  else createRoot(root).render(<App router={router} />);
};

/** The page is there already: what it needs is fetched first, and it is brought to life piece by piece. */
const hydrate = async (root: HTMLElement): Promise<void> => {
  await router.load();
  // Without it the router draws its pending page over the prerendered one.
  router.ssr = { manifest: undefined };
  startTransition(() => {
    hydrateRoot(root, <App router={router} />);
  });
};

/** Once the first page answers: what of its content is not alive by then comes alive at the first press on it. */
const afterFirstPage = (): void => {
  const stop = router.subscribe('onRendered', () => {
    stop();
    dispatchEvent(new Event('jalon:alive'));
    whenIdle(() => void import('./late.ts').then(({ startLate }) => startLate()));
  });
};

const whenIdle = (callback: () => void): void => {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 });
  else requestAnimationFrame(() => setTimeout(callback, 0));
};

void start();
