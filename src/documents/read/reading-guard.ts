import type { Refusal } from '#/domain/cv/source.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';

/**
 * Unwinds a parser from any depth once the file is known to be unreadable.
 * Private to this room: `readSource` turns it into a `Result`, so nobody outside ever catches it.
 */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: Refusal['code'], detail?: NonNullable<Refusal['detail']>) {
    super(code);
    this.name = 'Refused';
    this.refusal = detail === undefined ? { code } : { code, detail };
  }
}

export interface ReadingGuard {
  /** Throws when the time is over or the caller has cancelled; call it between pages and parts. */
  check: () => void;
  /** The same for a promise that may never settle. */
  race: <T>(promise: Promise<T>) => Promise<T>;
  /** True once the caller has cancelled: what is thrown then is the caller's reason. */
  isStopped: () => boolean;
  progress: (done: number, total: number) => void;
}

export interface GuardOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Milliseconds from any origin; `performance.now` in production. */
  now: () => number;
  /** How long it may take in all. */
  milliseconds?: number;
}

export const startGuard = ({
  signal,
  onProgress,
  now,
  milliseconds = READ_LIMITS.milliseconds,
}: GuardOptions): ReadingGuard => {
  const deadline = now() + milliseconds;
  const check = (): void => {
    signal?.throwIfAborted();
    if (now() > deadline) throw new Refused('corrupt', 'timeout');
  };
  const race = async <T>(promise: Promise<T>): Promise<T> => {
    // Whoever loses the race may still fail later, when nobody listens any more.
    promise.catch(() => undefined);
    check();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let onAbort: (() => void) | undefined;
    const stopped = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Refused('corrupt', 'timeout')),
        Math.max(0, deadline - now()),
      );
      onAbort = () => reject(signal?.reason);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
    try {
      return await Promise.race([promise, stopped]);
    } finally {
      clearTimeout(timer);
      if (onAbort) signal?.removeEventListener('abort', onAbort);
    }
  };
  const isStopped = (): boolean => signal?.aborted === true;
  return { check, race, isStopped, progress: (done, total) => onProgress?.(done, total) };
};
