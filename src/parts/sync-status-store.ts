import { create } from 'zustand';
import type { SyncStatus } from '#/sync/status-of.ts';

/** Where the person's work stands, as the sync engine says; it is loaded late, until then the work is here. */
export type SyncState = SyncStatus['kind'];

export const useSyncState = create<{ state: SyncState; versions: number }>(() => ({
  state: 'local',
  versions: 0,
}));
