/** Syncing without a page: what the service worker does when the browser wakes it. */
import type { DataContext } from '#/data/context.ts';
import { openExisting } from '#/data/open-existing.ts';
import { now } from '#/platform/clock.ts';
import { newId, random } from '#/platform/ids.ts';
import { syncFiles, type FilesPort } from './files.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sessionPort } from './session-port.ts';
import { syncOnce } from './sync-once.ts';
import type { SyncPort } from './sync-port.ts';

const TAG = 'jalon-sync-';

/** Also the name of the lock between tabs. */
export const syncTag = (uid: string): string => TAG + uid;

/** undefined for a tag that is not of ours. */
export const uidOfTag = (tag: string): string | undefined =>
  tag.startsWith(TAG) ? tag.slice(TAG.length) : undefined;

/** Rejects when it is worth waking again: the network or the server was not there. */
export const syncInBackground = async (
  uid: string,
  connect: { text: (token: string) => SyncPort; files: (token: string) => FilesPort },
  locks: Pick<LockManager, 'request'> | undefined,
): Promise<void> => {
  const database = await openExisting(uid);
  if (!database) return;
  const context: DataContext = { database, uid, now, newId, random, onCommitted: () => undefined };
  try {
    const { signal } = new AbortController();
    const port = sessionPort(context, connect.text);
    const text = await oneAtATime(locks, syncTag(uid), () => syncOnce(context, port, signal));
    const ended = text.ok ? await syncFiles(context, connect.files, signal) : text;
    if (!ended.ok && AGAIN.has(ended.error.kind)) throw new Error(ended.error.kind);
  } finally {
    database.close({ disableAutoOpen: true });
  }
};

const AGAIN = new Set(['offline', 'busy', 'unavailable', 'malformed']);
