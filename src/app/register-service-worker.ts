import { Workbox } from 'workbox-window';
import { useUpdate } from './update.ts';

/** Where the browser refuses it, the app works with the network alone. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const workbox = new Workbox('/service-worker.js', { type: 'module' });
  workbox.addEventListener('waiting', ({ sw }) => {
    // Without a controller this is the first visit: nothing older is running.
    if (sw && navigator.serviceWorker.controller)
      useUpdate.setState({ apply: () => applyUpdate(workbox, sw) });
  });
  try {
    await workbox.register();
  } catch {
    // Said above.
  }
};

const applyUpdate = (workbox: Workbox, waiting: ServiceWorker): void => {
  // Another tab may have let it take over already.
  if (waiting.state !== 'installed') return location.reload();
  workbox.addEventListener('controlling', () => location.reload());
  workbox.messageSkipWaiting();
};
