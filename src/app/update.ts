/**
 * Registers the service worker and tells when a newer version waits.
 * A waiting version is applied only on request: the page reloads once, after what was typed is safe.
 */
import { create } from 'zustand';

interface UpdateState {
  waiting: ServiceWorker | undefined;
}

export const useUpdate = create<UpdateState>(() => ({ waiting: undefined }));

/** Where the browser refuses it, the app works with the network alone. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = await register();
  if (!registration) return;
  announceWaiting(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => announceWaiting(registration));
  });
};

const register = async (): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    return await navigator.serviceWorker.register('/service-worker.js', { type: 'module' });
  } catch {
    return undefined;
  }
};

/** Asks the waiting version to take over, then reloads this page under it. */
export const applyUpdate = (): void => {
  const { waiting } = useUpdate.getState();
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage('apply-update');
};

const announceWaiting = (registration: ServiceWorkerRegistration): void => {
  // Without a controller this is the first visit: nothing older is running.
  if (registration.waiting && navigator.serviceWorker.controller)
    useUpdate.setState({ waiting: registration.waiting });
};
