/** Syncing without a page: what the service worker does when the browser wakes it. */
import { Dexie } from 'dexie';
import type { DataContext } from '#/data/context.ts';
import { databaseNameOf, openDatabase, type JalonDatabase } from '#/data/db.ts';
import { MIGRATIONS } from '#/data/migrations.ts';
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
  const name = databaseNameOf(uid);
  // Gone with the account's sign-out: opening it would make it again.
  if (!(await Dexie.exists(name))) return;
  const database = await openDatabase(name, {
    onSuperseded: () => undefined,
    onBlocked: () => undefined,
  });
  const context: DataContext = { database, uid, now, newId, random, onCommitted: () => undefined };
  try {
    if (isNewer(database)) return;
    const { signal } = new AbortController();
    const port = sessionPort(context, connect.text);
    const text = await oneAtATime(locks, syncTag(uid), () => syncOnce(context, port, signal));
    const ended = text.ok ? await syncFiles(context, connect.files, signal) : text;
    if (!ended.ok && AGAIN.has(ended.error.kind)) throw new Error(ended.error.kind);
  } finally {
    database.close({ disableAutoOpen: true });
  }
};

/**
 * Brought up to date by a page that is newer than this worker: a version that does not know all of it must not write
 * into it. Dexie opens it without a word.
 */
const isNewer = (database: JalonDatabase): boolean =>
  database.backendDB().version / 10 > Math.max(...MIGRATIONS.map(({ version }) => version));

const AGAIN = new Set(['offline', 'busy', 'unavailable', 'malformed']);
