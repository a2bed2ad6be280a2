/** While the app is open, what becomes due is shown; the list in the app never waits for it. */
import { dataState, startData } from '#/data/session/start.ts';
import { MINUTE_MS } from '#/domain/duration.ts';
import { currentLocale } from '#/i18n/i18n.ts';
import { now } from '#/platform/clock.ts';
import { noticePermission, noticeRegistration } from '#/platform/notices/notifications.ts';
import { notifyDue } from './notify-due.ts';

const EVERY_MS = 10 * MINUTE_MS;

let isWatching = false;

/** Repeated calls look once more. */
export const watchDue = async (): Promise<void> => {
  if (!isWatching) {
    isWatching = true;
    setInterval(() => void look(), EVERY_MS);
    document.addEventListener('visibilitychange', () => void look());
  }
  const started = await startData();
  await look();
  if (started.ok) await (await import('./keep-push.ts')).keepPush(started.value);
};

const look = async (): Promise<void> => {
  const data = dataState();
  if (data.kind !== 'ready' || noticePermission() !== 'granted') return;
  const registration = await noticeRegistration();
  if (registration) await notifyDue(data.context.database, registration, now(), currentLocale());
};
