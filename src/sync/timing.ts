/**
 * When to sync: at once for what people wait for, in bursts while somebody types, later and later while the
 * server can't be reached, and not at all while the person has to act first.
 */
import type { Result } from '#/domain/result.ts';
import { BURST_MS, WRITTEN_DELAY_MS } from '#/domain/sync/polling-periods.ts';
import { createBackOff } from './back-off.ts';
import type { SyncTrouble } from './sync-once.ts';

export type Occasion =
  /** The page has started, or its session has changed. */
  | 'start'
  | 'connected'
  | 'nudged'
  | 'visible'
  | 'online'
  | 'written'
  /** The page may never run again. */
  | 'leaving'
  | 'minute';

export interface TimingParts {
  sync: () => Promise<Result<void, SyncTrouble>>;
  /** Milliseconds; any clock that runs. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
  setTimer?: (callback: () => void, milliseconds: number) => unknown;
  clearTimer?: (timer: never) => void;
}

export interface Timing {
  ask: (occasion: Occasion) => void;
  stop: () => void;
}

/** Something has changed since the last failure. */
const FRESH: ReadonlySet<Occasion> = new Set(['start', 'connected', 'visible', 'online']);

export const createTiming = ({
  sync,
  now,
  random,
  setTimer = (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimer = (timer) => clearTimeout(timer),
}: TimingParts): Timing => {
  let timer: unknown;
  let due = NEVER;
  let startedAt = -NEVER;
  let isRunning = false;
  /** Asked for while one runs: what it was asked for may have come too late for that one. */
  let isAskedAgain = false;
  const backOff = createBackOff({ now, random });
  /** Not before: the server has said so. */
  let refusedUntil = 0;
  let isPaused = false;
  let isStopped = false;

  const plan = (at: number): void => {
    const earliest = Math.max(at, backOff.until, refusedUntil);
    if (earliest >= due || isPaused || isStopped) return;
    unplan();
    due = earliest;
    timer = setTimer(onTimer, Math.max(0, earliest - now()));
  };

  const unplan = (): void => {
    if (timer !== undefined) clearTimer(timer as never);
    timer = undefined;
    due = NEVER;
  };

  const onTimer = (): void => {
    unplan();
    if (isRunning) isAskedAgain = true;
    else void run();
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    startedAt = now();
    try {
      learn(await sync());
    } finally {
      isRunning = false;
      if (isAskedAgain) plan(now());
      isAskedAgain = false;
    }
  };

  const learn = (ended: Result<void, SyncTrouble>): void => {
    isPaused = false;
    if (ended.ok) return backOff.reset();
    const { error } = ended;
    if (error.kind === 'aborted') return;
    unplan();
    isPaused = error.kind === 'unauthorised';
    isStopped ||= error.kind === 'update-app' || isOver(error);
    backOff.fail();
    if ('retryAfter' in error && error.retryAfter !== null) refusedUntil = now() + error.retryAfter;
    plan(backOff.until);
  };

  return {
    ask: (occasion) => {
      if (occasion === 'start') isPaused = false;
      if (FRESH.has(occasion)) backOff.reset();
      plan(
        occasion === 'written' ? Math.max(now() + WRITTEN_DELAY_MS, startedAt + BURST_MS) : now(),
      );
    },
    stop: () => {
      isStopped = true;
      unplan();
    },
  };
};

const NEVER = Number.POSITIVE_INFINITY;

/** The database was closed under us: this page has nothing more to sync. */
const isOver = (error: SyncTrouble): boolean =>
  error.kind === 'storage' && error.failure.kind === 'superseded';
