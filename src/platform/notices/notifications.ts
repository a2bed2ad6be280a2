/** Notifications of this device: shown by the service worker's registration, so that pressing one works without a page. */

export type NoticePermission =
  /** This browser shows none here; on iPhones and iPads only the installed app may. */
  | 'unsupported'
  /** Not asked yet. */
  | 'default'
  | 'denied'
  | 'granted';

export const noticePermission = (): NoticePermission =>
  typeof Notification === 'undefined' || !('serviceWorker' in navigator)
    ? 'unsupported'
    : Notification.permission;

/** To be called on a press: browsers refuse a question that comes unasked. */
export const askForNotices = async (): Promise<NoticePermission> => {
  if (noticePermission() === 'default') await Notification.requestPermission();
  tell();
  return noticePermission();
};

/** Calls back when the answer changes, in the browser's settings too where it says so. */
export const onNoticePermission = (listener: () => void): (() => void) => {
  listeners.add(listener);
  let status: PermissionStatus | undefined;
  const follow = async (): Promise<void> => {
    status = await navigator.permissions?.query({ name: 'notifications' }).catch(() => undefined);
    if (listeners.has(listener)) status?.addEventListener('change', listener);
  };
  void follow();
  return () => {
    listeners.delete(listener);
    status?.removeEventListener('change', listener);
  };
};

/** undefined where the service worker could not be installed. */
export const noticeRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Asks the browser to wake the service worker now and then; only installed apps of one browser engine are. */
export const askToBeWoken = async (tag: string, everyMs: number): Promise<void> => {
  try {
    const registration = (await noticeRegistration()) as WakingRegistration | undefined;
    await registration?.periodicSync?.register(tag, { minInterval: everyMs });
  } catch {
    // Refused: reminders are shown while the app is open.
  }
};

interface WakingRegistration extends ServiceWorkerRegistration {
  periodicSync?: { register: (tag: string, options: { minInterval: number }) => Promise<void> };
}

const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};
