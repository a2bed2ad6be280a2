/**
 * Asks the browser to wake the service worker with this tag once there is a network, even after the page is gone.
 * Where browsers can't, nothing happens: the page itself goes on trying.
 */
export const askForBackgroundSync = async (tag: string): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = (await navigator.serviceWorker.ready) as SyncingRegistration;
    await registration.sync?.register(tag);
  } catch {
    // Refused by the person's settings.
  }
};

/** Not in the DOM's own types: only one browser engine has it. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}
