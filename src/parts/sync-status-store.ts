import { create } from 'zustand';

/**
 * Where the person's work stands. `local`: safe on this device; the others come with an account.
 * Being offline is read from the browser, not stored here.
 */
export type SyncState = 'local' | 'syncing' | 'synced' | 'conflict';

export const useSyncState = create<{ state: SyncState }>(() => ({ state: 'local' }));
