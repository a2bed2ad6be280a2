/** The state of the open database's sync: always the database's own word, so that every tab says the same. */
import type { DataContext } from '#/data/context.ts';
import { unsettledVersions } from '#/data/records/history.ts';
import { isRefused, readSession } from '#/data/session/session.ts';
import { follow } from '#/data/live.ts';
import { countUnanswered } from '#/data/queue/outbox.ts';
import { readOutcome } from '#/data/queue/sync-outcome.ts';
import { listRefused } from '#/data/queue/waiting.ts';
import { statusOf, type StatusFacts, type SyncStatus } from './status-of.ts';

const NOTHING_YET: SyncStatus = {
  kind: 'local',
  waiting: 0,
  refused: 0,
  versions: 0,
  syncedAt: null,
};

let status = NOTHING_YET;
const listeners = new Set<() => void>();

export const syncStatus = (): SyncStatus => status;

export const onSyncStatus = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells of this database from now on. Returns what stops it. */
export const followStatus = (context: DataContext): (() => void) =>
  watchStatus(context, (next) => {
    status = next;
    for (const listener of listeners) listener();
  });

/** Tells the state now and after each change, from any tab. Returns what stops it. */
export const watchStatus = (
  context: DataContext,
  listener: (status: SyncStatus) => void,
): (() => void) => {
  let facts: Omit<StatusFacts, 'isOnline'> | undefined;
  let told = '';
  const tell = (): void => {
    if (!facts) return;
    const next = statusOf({ ...facts, isOnline: isOnline() });
    const text = JSON.stringify(next);
    if (text !== told) listener(next);
    told = text;
  };
  const stopFollowing = follow(
    () => readFacts(context),
    (read) => {
      facts = read;
      tell();
    },
  );
  globalThis.addEventListener?.('online', tell);
  globalThis.addEventListener?.('offline', tell);
  return () => {
    stopFollowing();
    globalThis.removeEventListener?.('online', tell);
    globalThis.removeEventListener?.('offline', tell);
  };
};

const readFacts = async (context: DataContext): Promise<Omit<StatusFacts, 'isOnline'>> => {
  const { database, uid } = context;
  const [waiting, refused, versions, { syncedAt, trouble }, session] = await Promise.all([
    countUnanswered(database),
    listRefused(context),
    unsettledVersions(context),
    readOutcome(database),
    readSession(database),
  ]);
  return {
    hasAccount: uid !== '',
    isSignedIn: session?.user.id === uid && !isRefused(session),
    waiting,
    refused: refused.length,
    versions: versions.length,
    syncedAt,
    trouble,
  };
};

/** Only a no is certain: a yes may be a network that leads nowhere. */
const isOnline = (): boolean => (globalThis.navigator as Navigator | undefined)?.onLine !== false;
