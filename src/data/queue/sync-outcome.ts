/** What became of syncing, kept in the database so that every tab and the next start say the same. */
import type { JalonDatabase } from '../db.ts';
import { withinTransaction } from '../within-transaction.ts';
import type { SyncFailure } from '#/domain/sync/sync-failure.ts';

/** `storage`: this device could not write what it was told. */
type Trouble = SyncFailure['kind'] | 'storage';

export interface SyncOutcome {
  /** Milliseconds since 1970: when the server last had all that was made here, and the other way round. */
  syncedAt: number | null;
  /** Why the latest attempt ended early; null when it did not. */
  trouble: Trouble | null;
  /** Collections the server told of and this version does not know: read once a later version does. */
  unknown: readonly string[];
}

/** The key under which `meta` holds the `SyncOutcome`. */
const SYNC_OUTCOME = 'sync-outcome';

export const readOutcome = (database: JalonDatabase) =>
  withinTransaction(async (): Promise<SyncOutcome> => {
    const entry = await database.meta.get(SYNC_OUTCOME);
    return {
      syncedAt: null,
      trouble: null,
      unknown: [],
      ...(entry?.value as Partial<SyncOutcome>),
    };
  });

export const changeOutcome = (database: JalonDatabase, change: Partial<SyncOutcome>) =>
  withinTransaction(async () => {
    const value = { ...(await readOutcome(database)), ...change };
    await database.meta.put({ key: SYNC_OUTCOME, value });
  });

/** A storage that can't take even this keeps what it said before. */
export const noteTrouble = async (database: JalonDatabase, trouble: Trouble): Promise<void> => {
  try {
    const { trouble: before } = await readOutcome(database);
    if (trouble !== 'aborted' && trouble !== before) await changeOutcome(database, { trouble });
  } catch {
    // The trouble itself is what the caller is told.
  }
};
