/** What a first paint doesn't need: the database, sync, the service worker, the tools for working offline. */
import { dataState, onDataState, startData } from '#/data/start.ts';
import { fetchOfflineKitWhenIdle } from '#/platform/offline-kit.ts';
import { registerServiceWorker } from './update.ts';

export const startLate = async (): Promise<void> => {
  onceSignedIn(() => void import('./keep-in-sync.ts').then(({ keepInSync }) => keepInSync()));
  await Promise.allSettled([startData(), registerServiceWorker().then(fetchOfflineKitWhenIdle)]);
};

/** Guests never fetch the sync engine. */
const onceSignedIn = (callback: () => void): void => {
  const stop = onDataState(() => {
    const state = dataState();
    if (state.kind !== 'ready' || state.context.uid === '') return;
    stop();
    callback();
  });
};
