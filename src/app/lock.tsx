/** The lock over whatever page is open: a tree of its own, so that the page stays as it was behind it. */
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { LockScreen } from '#/features/account/lock/LockScreen.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';
import { LanguageProvider } from '#/parts/LanguageProvider.tsx';
import { followLock, isLocked, onLocked } from '#/platform/lock/follow-lock.ts';

let started: Promise<void> | undefined;

/** Once the language is known. Asked again, it goes on with what it began. */
export const startLock = (): void => {
  started ??= (async () => {
    await loadCatalog('account');
    followLock();
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(
      <StrictMode>
        <LanguageProvider>
          <Lock />
        </LanguageProvider>
      </StrictMode>,
    );
  })();
};

function Lock() {
  return useSyncExternalStore(onLocked, isLocked) && <LockScreen />;
}
