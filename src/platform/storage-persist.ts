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

/** Missing outside secure contexts, which the DOM's types don't say. */
const storageManager = (): StorageManager | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.storage as StorageManager | undefined);
