/**
 * The app's shell, every route and both languages are kept from the first visit; the offline kit
 * (parsers, editor, writers, document fonts) follows when the page asks for it.
 * What a person made lives in IndexedDB; it is touched here by the sync engine alone, the same as in the page.
 */
import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { createFilesPort } from '#/remote/files.ts';
import { createSyncPort } from '#/remote/sync.ts';
import { syncInBackground, uidOfTag } from '#/sync/background.ts';
import { chooseLocale, type Locale } from '#/i18n/locale.ts';
import { notifyInBackground, uidOfWaking } from '#/parts/reminder-notices/notify-due.ts';
import { now } from '#/platform/clock.ts';
import { answerPush } from './answer-push.ts';
import { SCAN_CACHE } from '#/domain/cv/scan-limits.ts';
import { answerKitMessage, isKitMessage, KIT_CACHE } from './kit.ts';
import { openNotice } from './open-notice.ts';
import { receiveShared } from './receive-shared.ts';
import { isLeftMessage, wipeOnceLeft } from './shared-session.ts';
import { withoutVary } from './without-vary.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const LANDING = { fr: '/index.html', en: '/en/index.html' };
const language = chooseLocale(undefined, self.navigator.languages);
const otherLanguage = language === 'fr' ? 'en' : 'fr';

// The server varies its answers by origin; scripts ask with one, the install without: they are one file all the same.
addPlugins([{ cacheWillUpdate: ({ response }) => withoutVary(response) }]);
// Pages are chosen below, by their language.
precacheAndRoute(
  self.__WB_MANIFEST.filter(
    (entry) => (typeof entry === 'string' ? entry : entry.url) !== LANDING[otherLanguage].slice(1),
  ),
  { directoryIndex: '', cleanURLs: false },
);
cleanupOutdatedCaches();
clientsClaim();

// The landing page is kept as it was made, in the browser's language; all others are drawn in the shell.
const landing = createHandlerBoundToURL(LANDING[language]);
const shell = createHandlerBoundToURL('/app.html');
const languageOfLanding = ({ pathname, search }: URL): Locale =>
  pathname === '/en' ? 'en' : search.includes('langue=fr') ? 'fr' : language;
registerRoute(
  ({ url, request }) =>
    request.mode === 'navigate' &&
    (url.pathname === '/' || url.pathname === '/en') &&
    languageOfLanding(url) === language,
  landing,
);
registerRoute(
  new NavigationRoute(shell, { denylist: [/^\/api\//, /^\/_\//, /\.[a-z0-9]{2,5}$/i] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/kit/'),
  // The server varies its answers by origin and encoding; a worker's imports send an origin, the kit's fetch none.
  new CacheFirst({ cacheName: KIT_CACHE, matchOptions: { ignoreVary: true } }),
);
// Asked for by a person who has a scanned CV, and kept from then on.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/scan/'),
  new CacheFirst({ cacheName: SCAN_CACHE, matchOptions: { ignoreVary: true } }),
);
// Fonts with the letters that few names need: fetched by a CV that has one, and kept from then on.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/letters/'),
  new CacheFirst({ cacheName: 'jalon-letters', matchOptions: { ignoreVary: true } }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/share',
  receiveShared,
  'POST',
);

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isKitMessage(message)) event.waitUntil(answerKitMessage(self, message));
  else if (isLeftMessage(message)) event.waitUntil(wipeOnceLeft(self, message));
  // The update is applied only when the person asks for it.
  else if (isSkipWaiting(message)) event.waitUntil(self.skipWaiting());
});

/** What `workbox-window` sends for it. */
const isSkipWaiting = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'SKIP_WAITING';

/** Only one browser engine has these two: the others sync, and show reminders, while a page is open. */
self.addEventListener('sync', (event) => {
  const woken = event as Woken;
  const uid = uidOfTag(woken.tag);
  if (uid === undefined) return;
  woken.waitUntil(
    syncInBackground(
      uid,
      { text: createSyncPort, files: createFilesPort },
      self.navigator.locks,
    ).finally(() => notifyInBackground(uid, self.registration, now())),
  );
});

self.addEventListener('periodicsync', (event) => {
  const woken = event as Woken;
  const uid = uidOfWaking(woken.tag);
  if (uid !== undefined) woken.waitUntil(notifyInBackground(uid, self.registration, now()));
});

type Woken = ExtendableEvent & { tag: string };

self.addEventListener('push', (event) => {
  event.waitUntil(answerPush(self, language));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(self, event.notification));
});
