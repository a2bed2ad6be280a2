/** What the browser promises about keeping this device's data. */
export type StoragePromise = 'kept' | 'best-effort' | 'unknown';

/** Asks the browser not to clear the data under pressure. Some browsers ask the person. */
export const askToKeepStorage = async (): Promise<StoragePromise> => {
  const storage = storageManager();
  if (!storage) return 'unknown';
  try {
    return (await storage.persisted()) || (await storage.persist()) ? 'kept' : 'best-effort';
  } catch {
    return 'unknown';
  }
};

export interface StorageState {
  promise: StoragePromise;
  /** Bytes of this site on the device, and how many it may take; undefined where the browser doesn't say. */
  usage: number | undefined;
  quota: number | undefined;
}

/** How the data stands on this device; asks the person nothing. */
export const storageState = async (): Promise<StorageState> => {
  const storage = storageManager();
  if (!storage) return { promise: 'unknown', usage: undefined, quota: undefined };
  try {
    const [isKept, { usage, quota }] = await Promise.all([storage.persisted(), storage.estimate()]);
    return { promise: isKept ? 'kept' : 'best-effort', usage, quota };
  } catch {
    return { promise: 'unknown', usage: undefined, quota: undefined };
  }
};

/** Missing outside secure contexts, which the DOM's types don't say. */
const storageManager = (): StorageManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.storage as StorageManager | undefined);
