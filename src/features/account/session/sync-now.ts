import type { DataContext } from '#/data/context.ts';
import { createFilesPort } from '#/remote/files.ts';
import { createSyncPort } from '#/remote/sync.ts';
import { syncFiles } from '#/sync/files.ts';
import { sessionPort } from '#/sync/session-port.ts';
import { syncOnce } from '#/sync/sync-once.ts';

/** Sends and takes all there is, or stops when the signal says so. */
export const syncNow = async (context: DataContext, signal: AbortSignal): Promise<void> => {
  await syncOnce(context, sessionPort(context, createSyncPort), signal);
};

/** The bytes of files that only this device has, behind the text. */
export const sendFilesNow = async (context: DataContext, signal: AbortSignal): Promise<void> => {
  await syncFiles(context, createFilesPort, signal);
};
