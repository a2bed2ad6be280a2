/**
 * A session on a computer that others use lives as long as one of its pages does. Its pages hold a lock
 * between them; whoever starts without finding it held wipes what the session has left, before anything
 * of it can be shown.
 */
import { isReload, readMirror, writeMirror } from './account-mirror.ts';
import { databaseNameOf, deleteDatabase } from './db.ts';

const LOCK = 'jalon-shared-session';
/** A start waits no longer for another page to let go; the deletion goes on behind it. */
const LONGEST_WAIT_MS = 5000;

export const endAbandonedSession = async (): Promise<void> => {
  const mirror = readMirror();
  if (!mirror?.shared || isReload() || (await isAlive())) return;
  writeMirror(undefined);
  await Promise.race([
    deleteDatabase(databaseNameOf(mirror.uid)).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
};

const isAlive = async (): Promise<boolean> => {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
};

/** Missing outside secure contexts, which the DOM's types don't say. */
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined;
