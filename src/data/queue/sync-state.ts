/** What this device remembers of its syncing, shared by all tabs through `meta`. */
import type { PromiseExtended } from 'dexie';
import { newSyncState, type SyncState } from '#/domain/sync/client-core.ts';
import type { DataContext } from '../context.ts';
import type { JalonDatabase } from '../db.ts';
import { SYNC_STATE } from '../tables.ts';

/** A new one where none is stored yet. */
export const readSyncState = ({ database, newId }: DataContext): PromiseExtended<SyncState> =>
  storedSyncState(database).then((stored) => stored ?? newSyncState(newId()));

export const storedSyncState = ({ meta }: JalonDatabase): PromiseExtended<SyncState | undefined> =>
  meta.get(SYNC_STATE).then((entry) => entry && { ...(entry.value as SyncState) });

export const writeSyncState = (
  { meta }: JalonDatabase,
  state: SyncState,
): PromiseExtended<unknown> => meta.put({ key: SYNC_STATE, value: state });

/** The id under which this database numbers its changes; made here if nothing was written yet. */
export const deviceOf = ({ database, newId }: DataContext): Promise<string> =>
  database.transaction('rw', database.meta, async () => {
    const stored = await storedSyncState(database);
    if (stored) return stored.device;
    const state = newSyncState(newId());
    await writeSyncState(database, state);
    return state.device;
  });
