/** What a first paint doesn't need: the database, sync, the service worker, the tools for working offline. */
import { startData } from '#/data/start.ts';
import { fetchOfflineKitWhenIdle } from '#/platform/offline-kit.ts';
import { keepInSync } from './keep-in-sync.ts';
import { registerServiceWorker } from './update.ts';

export const startLate = async (): Promise<void> => {
  keepInSync();
  await Promise.allSettled([startData(), registerServiceWorker().then(fetchOfflineKitWhenIdle)]);
};
