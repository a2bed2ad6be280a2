/** A push says nothing: what is shown comes from the reminders on this device, after a look at the server's. */
import type { Locale } from '#/i18n/locale.ts';
import {
  notifyInBackground,
  showNothingNew,
  showTestNotice,
} from '#/parts/reminder-notices/notify-due.ts';
import { now } from '#/platform/clock.ts';
import { markedAccount, PUSH_ARRIVED, takeTest } from '#/platform/notices/push-marks.ts';
import { createFilesPort } from '#/remote/files.ts';
import { createSyncPort } from '#/remote/sync.ts';
import { syncInBackground } from '#/sync/background.ts';

export const answerPush = async (
  self: ServiceWorkerGlobalScope,
  browser: Locale,
): Promise<void> => {
  const test = await takeTest();
  if (test !== undefined) {
    await showTestNotice(self.registration, test === 'en' ? 'en' : 'fr');
    for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
      page.postMessage({ kind: PUSH_ARRIVED });
    return;
  }
  const uid = await markedAccount();
  if (uid === undefined) return showNothingNew(self.registration, browser);
  const ports = { text: createSyncPort, files: createFilesPort };
  const synced = syncInBackground(uid, ports, self.navigator.locks).catch(() => undefined);
  await Promise.race([synced, new Promise((resolve) => setTimeout(resolve, SYNC_WAIT_MS))]);
  const told = await notifyInBackground(uid, self.registration, now());
  if (told === 0) await showNothingNew(self.registration, browser);
};

/** Browsers give a push half a minute in all. */
const SYNC_WAIT_MS = 8000;
