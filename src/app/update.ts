/**
 * Registers the service worker and tells when a newer version waits.
 * A waiting version is applied only on request: the page reloads once, after what was typed is safe.
 */
import { create } from 'zustand';

interface UpdateState {
  waiting: ServiceWorker | undefined;
}

export const useUpdate = create<UpdateState>(() => ({ waiting: undefined }));

export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    type: 'module',
  });
  announceWaiting(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => announceWaiting(registration));
  });
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
