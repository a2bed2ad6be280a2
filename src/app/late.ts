/** What a first paint doesn't need: the database, the service worker. */
import { startData } from '#/data/start.ts';
import { registerServiceWorker } from './update.ts';

export const startLate = async (): Promise<void> => {
  await Promise.allSettled([startData(), registerServiceWorker()]);
};
