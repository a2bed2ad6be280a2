/** What is said of a person's work, out of what is known of it. */
import type { SyncOutcome } from '#/data/queue/sync-outcome.ts';

export interface SyncStatus {
  kind:
    /** On this device, and safe there: without an account, or while the server has trouble of its own. */
    | 'local'
    | 'syncing'
    | 'synced'
    /** Safe on this device; it travels when there is a network. */
    | 'offline'
    /** Safe on this device; it travels once the person has signed in again. */
    | 'sign-in'
    /** Something was refused, has two versions, or no longer fits on the device. */
    | 'attention'
    /** This version of the app is too old to sync. */
    | 'update';
  /** Changes the server has not answered. */
  waiting: number;
  /** Records of which it has refused a change. */
  refused: number;
  /** Edits that lost against another device's, and that nobody has chosen about yet. */
  versions: number;
  /** Milliseconds since 1970: when both sides last had everything; null: never. */
  syncedAt: number | null;
}

export interface StatusFacts
  extends
    Pick<SyncStatus, 'waiting' | 'refused' | 'versions'>,
    Pick<SyncOutcome, 'syncedAt' | 'trouble'> {
  hasAccount: boolean;
  /** A session that the server has not refused. */
  isSignedIn: boolean;
  isOnline: boolean;
}

export const statusOf = (facts: StatusFacts): SyncStatus => {
  const { waiting, refused, versions, syncedAt } = facts;
  return { kind: kindOf(facts), waiting, refused, versions, syncedAt };
};

const kindOf = (facts: StatusFacts): SyncStatus['kind'] => {
  const { hasAccount, isSignedIn, isOnline, trouble, waiting, refused, versions } = facts;
  if (!hasAccount) return 'local';
  if (!isSignedIn || trouble === 'unauthorised') return 'sign-in';
  if (trouble === 'update-app') return 'update';
  if (refused + versions > 0 || trouble === 'storage') return 'attention';
  if (!isOnline || trouble === 'offline') return 'offline';
  if (trouble !== null) return 'local';
  return waiting > 0 || facts.syncedAt === null ? 'syncing' : 'synced';
};
