/**
 * Syncs the open database of this page: at its start and after a sign-in, when the event stream opens or brings a
 * nudge, when the page is seen again, when the network is back, after a write, and every minute while the page is seen.
 */
import type { DataContext } from '#/data/context.ts';
import { follow } from '#/data/live.ts';
import { readSyncState } from '#/data/queue/sync-state.ts';
import { isRefused, readSession } from '#/data/session/session.ts';
import { CATCH_UP_MS, POLL_MS } from '#/domain/sync/polling-periods.ts';
import { syncTag } from './background.ts';
import { createFilesLane } from './files-lane.ts';
import type { FilesPort } from './files.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { syncOnce } from './sync-once.ts';
import type { SyncPort } from './sync-port.ts';
import { createTiming, type Occasion, type Timing } from './timing.ts';

export interface SyncParts {
  context: DataContext;
  port: SyncPort;
  files: (token: string) => FilesPort;
  /** Opens the server's event stream for the token's owner; returns what closes it. */
  listen: (stream: {
    token: string;
    onConnected: () => void;
    onNudged: (head: number) => void;
  }) => () => void;
  /** Has what waits sent without this page, where the browser can. */
  sendLater: () => void;
}

let current: { timing: Timing; sync: () => Promise<unknown>; stop: () => void } | undefined;

/** Stops what was synced before: a page has one open database. */
export const startSync = (parts: SyncParts): (() => void) => {
  current?.stop();
  const { context, port } = parts;
  const end = new AbortController();
  const runFiles = createFilesLane(context, parts.files, locks(), end.signal);
  const sync = async () => {
    const ended = await oneAtATime(locks(), syncTag(context.uid), () =>
      syncOnce(context, port, end.signal),
    );
    if (ended.ok) void runFiles();
    else if (ended.error.kind === 'offline') parts.sendLater();
    return ended;
  };
  const timing = createTiming({ sync, now: context.now, random: context.random });
  const stops = [
    () => timing.stop(),
    () => end.abort(),
    keepStream(parts, timing.ask),
    onPageEvents(timing.ask),
    onWrites(parts, timing.ask),
    everyMinuteSeen(() => timing.ask('minute')),
  ];
  const own = { timing, sync, stop: () => stops.forEach((stop) => stop()) };
  current = own;
  return () => {
    own.stop();
    if (current === own) current = undefined;
  };
};

/** Soon, as the timing allows; nothing when nobody is signed in. */
export const requestSync = (): void => current?.timing.ask('visible');

/** Resolves when this device has heard what the account has, or can't within `CATCH_UP_MS`; at once for a guest. */
export const catchUp = async (): Promise<void> => {
  if (!current) return;
  const late = new Promise((resolve) => setTimeout(resolve, CATCH_UP_MS));
  await Promise.race([current.sync(), late]);
};

/**
 * Waits for a sync that is running: a change is announced to all of the person's devices, and the one that sent it has
 * reached that position once it has its answer. A server that restarted has closed the stream, and everything is asked
 * when it opens again.
 */
const hasReached = (context: DataContext, head: number): Promise<boolean> =>
  oneAtATime(locks(), syncTag(context.uid), async () => {
    const { cursor } = await readSyncState(context);
    return cursor !== null && cursor.seq >= head;
  }).catch(() => false);

/**
 * Asks at the start, and in whichever tab the person has signed in. A stream belongs to the token it was opened with.
 * Browsers open six connections to one server for all tabs together, so a hidden page closes its stream.
 */
const keepStream = (
  { context, listen }: SyncParts,
  ask: (occasion: Occasion) => void,
): (() => void) => {
  let token: string | undefined;
  let close = (): void => undefined;
  const reopen = (): void => {
    close();
    close =
      token !== undefined && isSeen()
        ? listen({
            token,
            onConnected: () => ask('connected'),
            onNudged: (head) =>
              void hasReached(context, head).then((isThere) => isThere || ask('nudged')),
          })
        : () => undefined;
  };
  const stopFollowing = follow(
    () => readSession(context.database),
    (session) => {
      const next = session && !isRefused(session) ? session.accessToken : undefined;
      if (next === token) return;
      token = next;
      reopen();
      if (token !== undefined) ask('start');
    },
  );
  document.addEventListener('visibilitychange', reopen);
  return () => {
    stopFollowing();
    document.removeEventListener('visibilitychange', reopen);
    close();
  };
};

const onPageEvents = (ask: (occasion: Occasion) => void): (() => void) => {
  const onVisibility = (): void => ask(isSeen() ? 'visible' : 'leaving');
  const onOnline = (): void => ask('online');
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
  };
};

const onWrites = (
  { context, sendLater }: SyncParts,
  ask: (occasion: Occasion) => void,
): (() => void) => {
  const before = context.onCommitted;
  context.onCommitted = () => {
    before();
    ask(isSeen() ? 'written' : 'leaving');
    if (!isSeen() || !navigator.onLine) sendLater();
  };
  return () => {
    context.onCommitted = before;
  };
};

const everyMinuteSeen = (callback: () => void): (() => void) => {
  const timer = setInterval(() => {
    if (isSeen()) callback();
  }, POLL_MS);
  return () => clearInterval(timer);
};

const isSeen = (): boolean => document.visibilityState === 'visible';

const locks = (): LockManager | undefined => (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
