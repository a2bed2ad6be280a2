/** This browser's subscription to its own push service, which wakes the service worker when the server calls it. */
import { noticeRegistration } from './notifications.ts';

export const canBePushed = (): boolean =>
  typeof PushManager !== 'undefined' && 'serviceWorker' in navigator;

/** The subscription's address; undefined where there is none. */
export const pushEndpoint = async (): Promise<string | undefined> =>
  (await subscription())?.endpoint;

/** `key`: the server's, base64url. Rejects where the browser, or its service, refuses. */
export const subscribeToPush = async (key: string): Promise<string> => {
  const registration = await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  // One made for another server's key can't be called by this one.
  if (before && !isFor(before, key)) await before.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return made.endpoint;
};

/** From then on the browser's service refuses the server's calls, which forgets the address. */
export const endPush = async (): Promise<void> => {
  try {
    await (await subscription())?.unsubscribe();
  } catch {
    // Out of reach: the browser forgets it with the site's data.
  }
};

const subscription = async (): Promise<PushSubscription | null | undefined> =>
  canBePushed() ? (await noticeRegistration())?.pushManager.getSubscription() : undefined;

const isFor = ({ options }: PushSubscription, key: string): boolean => {
  const bytes = options.applicationServerKey;
  if (!bytes) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
};
