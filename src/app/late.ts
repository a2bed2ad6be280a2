/** What a first paint doesn't need: the database, sync, the service worker, the tools for working offline. */
import { onMirror, readMirror } from '#/data/session/account-mirror.ts';
import { storedMessages } from '#/parts/contact/contact-outbox.ts';
import { onLock, readLock } from '#/platform/lock/app-lock.ts';
import { isFeedbackOn, startFeedback } from '#/platform/feedback.ts';
import { noticePermission } from '#/platform/notices/notifications.ts';
import { watchInstall } from '#/platform/install/install.ts';
import { fetchOfflineKitWhenIdle } from '#/platform/install/offline-kit.ts';
import { notePageViews } from './page-views.ts';
import { registerServiceWorker } from './register-service-worker.ts';

export const startLate = async (): Promise<void> => {
  watchInstall();
  notePageViews();
  onceLocked(() => void import('./lock.tsx').then(({ startLock }) => startLock()));
  if (isFeedbackOn()) void startFeedback();
  onceSignedIn(() => {
    void import('./keep-in-sync.ts').then(({ keepInSync }) => keepInSync());
    void import('#/features/account/session/keep-session.ts').then(({ keepSession }) =>
      keepSession(),
    );
  });
  // A page that came from this device was served with what was true then.
  if (navigator.serviceWorker?.controller)
    void import('./follow-site.ts').then(({ followSite }) => followSite());
  if (storedMessages())
    void import('#/parts/contact/waiting-messages.ts').then(({ sendWhenOnline }) =>
      sendWhenOnline(),
    );
  await registerServiceWorker().then(fetchOfflineKitWhenIdle);
  if (noticePermission() === 'granted')
    void import('#/parts/reminder-notices/watch-due.ts').then(({ watchDue }) => watchDue());
};

/** One that was there at the start has been seen to by then (`main.tsx`): starting twice changes nothing. */
const onceLocked = (callback: () => void): void => {
  const look = (): void => {
    if (!readLock()) return;
    stop();
    callback();
  };
  const stop = onLock(look);
  look();
};

/** Guests fetch the sync engine never, and the database with the first page that uses it. */
const onceSignedIn = (callback: () => void): void => {
  const look = (): void => {
    if (!readMirror()) return;
    stop();
    callback();
  };
  const stop = onMirror(look);
  look();
};
