/**
 * A session on a computer that others use lives as long as one of its pages does. Its pages hold a lock
 * between them; whoever starts without finding it held wipes what the session has left, before anything
 * of it can be shown.
 */
import { now } from '#/platform/clock.ts';
import { eraseTraces } from '#/platform/traces.ts';
import { isReload, LEFT_KEY, readMirror, writeMirror } from './account-mirror.ts';
import { forgetPlanContent } from '../content-cache.ts';
import { databaseNameOf, deleteDatabase } from '../db.ts';

const LOCK = 'jalon-shared-session';
/** A start waits no longer for another page to let go; the deletion goes on behind it. */
const LONGEST_WAIT_MS = 5000;

export const endAbandonedSession = async (): Promise<void> => {
  const mirror = readMirror();
  if (!mirror?.shared || isReload() || (await isAlive())) return;
  writeMirror(undefined);
  await eraseTraces();
  await forgetPlanContent();
  await Promise.race([
    deleteDatabase(databaseNameOf(mirror.uid)).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
};

let release: (() => void) | undefined;

/**
 * For as long as a page of the session lives; call what it returns when the session ends. A page that is
 * closed asks the service worker to wipe what is left, unless another page has come by then. Held once however
 * often it is asked for: by the sign-in, so that a reload right after it goes on, and by the screen that counts down.
 */
export const holdSharedSession = (): (() => void) => {
  release ??= hold();
  return () => {
    release?.();
    release = undefined;
  };
};

const hold = (): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  const held = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  void locks()?.request(LOCK, { mode: 'shared' }, () => held);
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', reloadFromMemory, { signal });
  return () => end.abort();
};

const leave = (): void => {
  try {
    sessionStorage.setItem(LEFT_KEY, String(now()));
  } catch {
    // The page then counts as opened by somebody else when it is reloaded.
  }
  const mirror = readMirror();
  if (mirror)
    navigator.serviceWorker?.controller?.postMessage({
      kind: 'shared-session-left',
      database: databaseNameOf(mirror.uid),
    });
};

/** A page that the browser kept whole would show what may have been wiped since. */
const reloadFromMemory = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) location.reload();
};

const isAlive = async (): Promise<boolean> => {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
};

/** Missing outside secure contexts, which the DOM's types don't say. */
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined;
