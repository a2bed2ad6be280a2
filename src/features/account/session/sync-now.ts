import type { DataContext } from '#/data/context.ts';
import { createSyncPort } from '#/remote/sync.ts';
import { sessionPort } from '#/sync/session-port.ts';
import { syncOnce } from '#/sync/sync-once.ts';

/** Sends and takes all there is, or stops when the signal says so. */
export const syncNow = async (context: DataContext, signal: AbortSignal): Promise<void> => {
  await syncOnce(context, sessionPort(context, createSyncPort), signal);
};
