import { readMirror } from '#/data/session/account-mirror.ts';

/**
 * The id under which this device already syncs the account whose session has ended: the server counts its wrong
 * passwords apart from strangers'. undefined where no account is open.
 */
export const knownDevice = async (): Promise<string | undefined> => {
  if (!readMirror()) return undefined;
  const [{ startData }, { storedSyncState }] = await Promise.all([
    import('#/data/session/start.ts'),
    import('#/data/queue/sync-state.ts'),
  ]);
  const started = await startData();
  if (!started.ok) return undefined;
  return (await storedSyncState(started.value.database))?.device;
};
